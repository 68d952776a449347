"""Deals as text that people read and write (docs/notation.md). Knows no game: each brings its fields and places."""
