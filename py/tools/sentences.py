"""The table's sentences at build time, said by the Fluent that the page uses, under Node."""

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from table.text import Text

SPEAKER = Path(__file__).with_name("fluent.mjs")


class Speaker:
    """A Node that says sentences; use it in a `with`."""

    def __init__(self, node: Path, catalogues: Path) -> None:
        self._command = [str(node), str(SPEAKER), str(catalogues)]

    def __enter__(self) -> Self:
        self._node = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                      encoding="utf-8")
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._node.communicate()

    def say(self, language: str, key: str, args: dict[str, Any]) -> str:
        """The sentence of a key. Raises KeyError without one."""
        self._node.stdin.write(json.dumps({"language": language, "key": key, "args": args}) + "\n")
        self._node.stdin.flush()
        said = json.loads(self._node.stdout.readline())
        if said is None:
            raise KeyError(f"no sentence {key} in {language}")
        return said


class Sentences(Text):
    """The sentences of one language, as `table.text` asks for them."""

    def __init__(self, speaker: Speaker, language: str) -> None:
        super().__init__(None, None, None, None)
        self.language = language
        self._speaker = speaker

    def _format(self, key: str, args: dict[str, Any]) -> str:
        return self._speaker.say(self.language, key, args)
