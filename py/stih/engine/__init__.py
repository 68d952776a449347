"""What all games share. Nothing in this package knows a game."""
