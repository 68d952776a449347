"""The service worker: it keeps the site for use without a network, and fetches only what has changed."""

import hashlib
import json


def worker(files: dict[str, bytes], template: str) -> dict[str, bytes]:
    """`sw.js`, with the hash of every file of the site in it."""
    hashes = {path: hashlib.sha256(files[path]).hexdigest()[:16] for path in sorted(files)}
    listed = json.dumps(hashes, indent=0)
    version = hashlib.sha256((listed + template).encode()).hexdigest()[:12]
    return {"sw.js": template.replace("@@VERSION@@", version).replace('"@@FILES@@"', listed).encode()}
