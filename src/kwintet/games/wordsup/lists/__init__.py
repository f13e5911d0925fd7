"""How the word lists and decks are made; no part of the game, and not in what is installed."""
