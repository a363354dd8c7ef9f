"""One scene for many rows."""

from __future__ import annotations

import collections
import json
import os
import re
import tempfile
from typing import Any, Callable, Deque, Dict, Iterator, List, Mapping, Optional, Union

from . import _encoding
from ._command import Settings
from ._errors import Place, PlatenError, error_of
from ._jobs import Scene, mappings, path_of
from ._picture import Picture, picture_of
from ._process import Process, start
from ._stream import MOST_LINES, answers

Name = Union[None, str, Callable[[Mapping[str, Any]], Any]]
"""What pictures are called: the field of a row that says it, or a function of the row."""

# What the folder of a scene is called that was no file before.
_PREFIX = "platen-scene-"


def draw_many(
    scene: Scene, rows: Any, settings: Settings, *, format: str = "svg",
    scale: Optional[float] = None, strict: bool = False, id: Name = None,
    most_lines: int = MOST_LINES,
) -> Iterator[Union[Picture, PlatenError]]:
    """The pictures of a scene for rows, in their order; an exception stands for one that failed."""
    names: Deque[Optional[str]] = collections.deque()

    def lines() -> Iterator[bytes]:
        for row in mappings(rows):
            names.append(_name(row, id))
            yield _encoding.line(row)

    with SceneFile(scene) as path:
        arguments = scene_arguments(path, format, scale, strict)

        def begin() -> Process:
            return start(settings, arguments)

        number = 0
        for answer in answers(begin, lines(), most_lines, scene_places(path)):
            number += 1
            yield outcome(answer, number, names.popleft(), path)


def draw_file(
    path: str, data: Mapping[str, Any], settings: Settings, format: str, scale: Optional[float],
    strict: bool, id: Optional[str],
) -> Picture:
    """The picture of a scene's file, by a process of its own."""
    [drawn] = draw_many(
        path, [data], settings, format=format, scale=scale, strict=strict, id=lambda _: id)
    if isinstance(drawn, PlatenError):
        raise drawn
    return drawn


def outcome(
    answer: Dict[str, Any], number: int, id: Optional[str], path: str
) -> Union[Picture, PlatenError]:
    """The picture that an answer has in it, or the exception that it tells of.

    :param path: The scene's file, as :class:`SceneFile` has it.
    """
    if id is not None:
        answer["id"] = id
    if "error" in answer:
        row: Place = (re.compile("standard input"), "row", number)
        error = error_of(answer, [row, *scene_places(path)])
        error.id, error.number = answer.get("id"), number
        return error
    return picture_of(answer, number)


def scene_places(path: str) -> List[Place]:
    """What the file of a scene that was no file before is called in errors."""
    if os.path.basename(os.path.dirname(path)).startswith(_PREFIX):
        return [(re.compile(re.escape(path)), "scene", None)]
    return []


def scene_arguments(
    path: str, format: str, scale: Optional[float], strict: bool
) -> List[str]:
    """How `platen batch` is called for one scene and many rows."""
    words = [path, "--format", format]
    if scale is not None:
        words += ["--scale", "%r" % scale]
    if strict:
        words.append("--strict")
    return words


class SceneFile:
    """A scene as a file, as long as it is used: that of a text or a mapping is made, and goes with it."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._folder: Optional[str] = None

    def __enter__(self) -> str:
        path = path_of(self._scene)
        if path is not None:
            if not os.path.isfile(path):
                raise FileNotFoundError("There is no scene %s." % path)
            return os.path.abspath(path)
        text = scene_text(self._scene)
        self._folder = tempfile.mkdtemp(prefix=_PREFIX)
        path = os.path.join(self._folder, "scene.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def __exit__(self, *_: Any) -> None:
        if self._folder is not None:
            os.unlink(os.path.join(self._folder, "scene.yaml"))
            os.rmdir(self._folder)


def scene_text(scene: Scene) -> str:
    """The text of a scene; that of a mapping is JSON, which is YAML, too."""
    path = path_of(scene)
    if path is not None:
        with open(path, encoding="utf-8") as file:
            return file.read()
    if isinstance(scene, str):
        return scene
    if isinstance(scene, Mapping):
        # In lines, so that errors have places that can be found.
        return json.dumps(json.loads(_encoding.line(scene)), ensure_ascii=False, indent=2)
    raise TypeError("found a scene of type %s, expected a text, a mapping or a path"
                    % type(scene).__name__)


def _name(row: Mapping[str, Any], id: Name) -> Optional[str]:
    if id is None:
        return None
    value = id(row) if callable(id) else row[id]
    return None if value is None else str(value)
