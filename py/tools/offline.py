"""The service worker: it keeps the site for use without a network, and fetches only what has changed."""

import hashlib
import json

LATER = (".snapshot",)
"""How the names of files end that only quicken later visits: they are fetched when the page has nothing to do."""

AUTHORS = ("wheels/",)
"""How the paths of files begin that no player needs: the page for authors asks for them."""


def worker(files: dict[str, bytes], template: str) -> dict[str, bytes]:
    """`sw.js`, with the hash of every file that is kept in it."""
    lists: dict[str, list[str]] = {"FILES": [], "LATER": [], "AUTHORS": []}
    for path in files:
        name = "AUTHORS" if path.startswith(AUTHORS) else "LATER" if path.endswith(LATER) else "FILES"
        lists[name].append(path)
    filled = template
    for name, paths in lists.items():
        filled = filled.replace(f'"@@{name}@@"', listed(files, paths))
    version = hashlib.sha256(filled.encode()).hexdigest()[:12]
    return {"sw.js": filled.replace("@@VERSION@@", version).encode()}


def listed(files: dict[str, bytes], paths: list[str]) -> str:
    """The hashes of these files by their paths, as JavaScript."""
    return json.dumps({path: hashlib.sha256(files[path]).hexdigest()[:16] for path in sorted(paths)}, indent=0)
