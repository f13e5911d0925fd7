"""The environment that the peers live in: .venv-peers, apart from our own."""

import hashlib
import os
import shutil
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv-peers"
PINNED = ROOT / "bench" / "peers.txt"
STAMP = VENV / "kwintet-stamp"  # what it was made from; absent while it is being made


def _load_run() -> Any:
    """The script `run` as a module: it knows how to find uv and how to wait for others."""
    loader = SourceFileLoader("kwintet_run", str(ROOT / "run"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def peers_python() -> Path:
    """The Python of the peers' environment, which is made if it is missing or out of date."""
    run = _load_run()
    python = VENV / str(run.SCRIPTS) / "python"
    wanted = f"{sys.version} {VENV}\n{hashlib.sha256(PINNED.read_bytes()).hexdigest()}\n"
    with run.only_one():
        if not STAMP.exists() or STAMP.read_text("utf-8") != wanted:
            print("Setting up .venv-peers ...", file=sys.stderr, flush=True)
            _make(run, str(python))
            STAMP.write_text(wanted, "utf-8")
    return python


def _make(run: Any, python: str) -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    os.environ.setdefault("UV_LINK_MODE", "copy")
    uv = run.find_uv()
    base = getattr(sys, "_base_executable", sys.executable)
    run.call([uv, "venv", "--quiet", "--python", base, str(VENV)], ".venv-peers cannot be made")
    sync = [uv, "pip", "sync", "--quiet", "--python", python, "--require-hashes", str(PINNED)]
    run.call(sync, "the peers cannot be installed, so nothing can be compared")
    run.call([python, "-c", "import pyspiel"], "the peers are installed but do not start")
