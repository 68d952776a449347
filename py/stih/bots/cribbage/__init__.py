"""Bots for cribbage."""
