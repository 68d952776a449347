"""The service worker: it keeps the site for use without a network, and fetches only what has changed."""

import hashlib
import json

LATER = (".snapshot",)
"""How the names of files end that only quicken later visits: they are fetched when the page has nothing to do."""

LEFT_OUT = ("wheels/",)
"""How the paths of files begin that no player needs: they are not kept."""


def worker(files: dict[str, bytes], template: str) -> dict[str, bytes]:
    """`sw.js`, with the hash of every file that is kept in it."""
    kept = [path for path in files if not path.startswith(LEFT_OUT)]
    first = listed(files, [path for path in kept if not path.endswith(LATER)])
    later = listed(files, [path for path in kept if path.endswith(LATER)])
    version = hashlib.sha256((first + later + template).encode()).hexdigest()[:12]
    filled = template.replace("@@VERSION@@", version).replace('"@@FILES@@"', first).replace('"@@LATER@@"', later)
    return {"sw.js": filled.encode()}


def listed(files: dict[str, bytes], paths: list[str]) -> str:
    """The hashes of these files by their paths, as JavaScript."""
    return json.dumps({path: hashlib.sha256(files[path]).hexdigest()[:16] for path in sorted(paths)}, indent=0)
