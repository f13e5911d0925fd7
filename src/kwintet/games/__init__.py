"""The games: a folder each, found by looking; nothing about a game lies anywhere else."""
