"""The engine's end of the page: JSON text in, JSON text out (docs/protocol.md)."""

from stih.session import Session

handle = Session().handle

__export__ = ["handle"]
