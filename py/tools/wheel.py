"""The engine as a wheel of pure Python, for pip, JupyterLite and micropip. The same sources give the same bytes."""

import base64
import hashlib
import io
import zipfile
from collections.abc import Mapping

DATE = (1980, 1, 1, 0, 0, 0)
TAG = "py3-none-any"


def name(project: Mapping) -> str:
    """The wheel's file name, from the table `project` of pyproject.toml."""
    return f"{project['name']}-{project['version']}-{TAG}.whl"


def build(project: Mapping, sources: Mapping[str, bytes], licence: bytes, readme: bytes) -> bytes:
    """The wheel of the *sources*, by their path in the package, with what describes it."""
    info = f"{project['name']}-{project['version']}.dist-info"
    files = {**sources, f"{info}/METADATA": metadata(project, readme), f"{info}/WHEEL": wheel(),
             f"{info}/licenses/LICENSE": licence}
    listed = [f"{path},sha256={digest(data)},{len(data)}" for path, data in sorted(files.items())]
    files[f"{info}/RECORD"] = "\n".join([*listed, f"{info}/RECORD,,", ""]).encode()
    return zipped(files)


def metadata(project: Mapping, readme: bytes) -> bytes:
    """What package indexes and pip show."""
    lines = ["Metadata-Version: 2.4", f"Name: {project['name']}", f"Version: {project['version']}",
             f"Summary: {project['description']}", f"License-Expression: {project['license']}",
             "License-File: LICENSE", f"Requires-Python: {project['requires-python']}",
             "Description-Content-Type: text/markdown", "", ""]
    return "\n".join(lines).encode() + readme


def wheel() -> bytes:
    """What kind of wheel it is."""
    return f"Wheel-Version: 1.0\nGenerator: stih\nRoot-Is-Purelib: true\nTag: {TAG}\n".encode()


def digest(data: bytes) -> str:
    """A file's hash as RECORD writes it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip of the files, those that describe the package last."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files, key=lambda path: (".dist-info/" in path, path.endswith("/RECORD"), path)):
            entry = zipfile.ZipInfo(path, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[path], compresslevel=9)
    return out.getvalue()
