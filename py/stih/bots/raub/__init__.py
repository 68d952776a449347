"""Bots for Raub."""
