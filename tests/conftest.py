"""How the tests look for what nobody thought of: the same examples every time, more with --deep."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "kwintet",
    max_examples=2_000 if os.environ.get("KWINTET_DEEP") else 150,
    deadline=None,  # a game's tables are made when the first example asks for them
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("kwintet")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a record may be written."""
    return tmp_path / "game.json"
