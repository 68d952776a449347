"""Štih: four card games with their rules, bots and records. Pure Python, no browser."""

__version__ = "0.1.0"
