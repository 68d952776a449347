"""Bots for Rabló."""
