"""Bots for Preferans."""
