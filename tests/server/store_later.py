"""A schema newer than ours, made up: what a migration from today's would be."""

import shutil
from pathlib import Path

from kwintet.server.store.prepare import MIGRATIONS, newest

LATER = '''"""A later revision."""

import sqlalchemy as sa
from alembic import op

revision = "{0}"
down_revision = "{1}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text, server_default="calm"))
    {2}
'''


def later(folder: Path, body: str = "") -> Path:
    """The migrations, and one more."""
    scripts = folder / "100% later" / "migrations"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    now = newest(MIGRATIONS)
    number = f"{int(now) + 1:04}"
    (scripts / "versions" / f"v{number}_later.py").write_text(LATER.format(number, now, body))
    return scripts
