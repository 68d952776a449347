"""The live page for authors, `docs/author.html`: the engine's wheel, and micropip to install it with in Pyodide."""

import hashlib
import html
import json
import re
from pathlib import Path

DEAL = """[Game "raub"]
[Seats "rules you rules"]
[Dealer "1"]
[Hands "KS TS 7H QC / AS 8S JH 9D / 9S KH AD 8C"]
[Turned "QH"]
[Title en:"What would you play?" sr:"Šta bi ti odigrao?"]
deal face_up continue / accept follow follow / done done done
9S KS {en: The king takes so far. sr: Za sada nosi kralj.}
AS {en: Nobody has to beat the king, but the ace wins the trick. sr: Kralja niko ne mora da tuče, ali kec nosi štih.}"""
"""The deal on the page."""

Files = dict[str, bytes]


def page(template: bytes, code: bytes, wheel: str) -> Files:
    """The page and its Python, told the name of the wheel."""
    source = re.sub(r"  # noqa: .*", "", code.decode()).replace("@@WHEEL@@", wheel)
    marks = {"@@WHEEL@@": wheel, "@@DEAL@@": DEAL, "@@SOURCE@@": html.escape(source)}
    text = template.decode()
    for mark, value in marks.items():
        text = text.replace(mark, value)
    return {"docs/author.html": text.encode(), "docs/author.py": source.encode()}


def installer(folder: Path, lock: Path) -> Files:
    """micropip beside Pyodide, and Pyodide's list of packages with it alone: the engine itself needs none."""
    wheel = next(folder.glob("micropip-*.whl"))
    data = wheel.read_bytes()
    about = json.loads(lock.read_text())
    entry = {**about["packages"]["micropip"], "file_name": wheel.name, "sha256": hashlib.sha256(data).hexdigest()}
    listed = json.dumps(about | {"packages": {"micropip": entry}})
    return {"vendor/pyodide/pyodide-lock.json": listed.encode(), f"vendor/pyodide/{wheel.name}": data}
