"""One scene for many rows."""

from __future__ import annotations

import collections
import difflib
import os
import re
import tempfile
from typing import Any, Callable, Deque, Dict, Generator, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from . import _encoding
from ._command import Settings
from ._errors import Place, PlatenError, Problem, SceneError, error_of
from ._jobs import Scene, path_of, text_of
from ._options import Format, scene_words
from ._picture import Picture, picture_of
from ._process import Process, start
from ._rows import mapping, rows_of
from ._stream import MOST_LINES, answers

Name = Union[None, str, Callable[[Mapping[str, Any]], Any]]
"""What pictures are called: the field of a row that says it, or a function of the row."""

_NO_LINE = b"!\n"
# What the folder of a scene is called that was no file before.
_PREFIX = "platen-scene-"


def draw_many(
    scene: Scene, rows: Any, settings: Settings, words: Sequence[str], id: Name = None, most_lines: int = MOST_LINES,
) -> Generator[Union[Picture, PlatenError], None, None]:
    """The pictures of a scene for rows, in their order; an exception stands for one that failed.

    :param words: Those of :func:`scene_arguments`.
    """
    names: Deque[Union[None, str, PlatenError]] = collections.deque()

    def lines() -> Iterator[bytes]:
        for number, row in enumerate(rows_of(rows), 1):
            line, name = row_line(row, number, id)
            names.append(name)
            yield line

    with SceneFile(scene) as path:

        def begin() -> Process:
            return start(settings, [path, *words])

        number = 0
        for answer in answers(begin, lines(), most_lines, scene_places(path)):
            number += 1
            yield outcome(answer, number, names.popleft(), path)
        if number == 0:
            check_scene(begin, {}, path)


def check_scene(begin: Callable[[], Process], fields: Mapping[str, Any], path: str) -> None:
    """Looks for what is wrong in a scene whatever rows have in their fields.

    :param begin: Starts a process for the scene.
    :param path: The scene's file, as :class:`SceneFile` has it.
    :raises SceneError: if something is.
    """
    [answer] = answers(begin, iter([_encoding.line(fields)]), places=scene_places(path))
    error = error_of(answer, scene_places(path))
    if isinstance(error, SceneError):
        wrong = [problem for problem in error.problems if _is_of_scene(problem, bool(fields))]
        if wrong:
            raise SceneError(error.message, wrong)


def _is_of_scene(problem: Problem, are_fields_known: bool) -> bool:
    """Whether no value of a row can fix it: a view or a modifier that does not exist, a field that rows lack."""
    if problem.expected in ("a view", "a modifier"):
        return True
    expects_field = problem.expected.startswith(("one of the fields ", "the field "))
    return are_fields_known and problem.found.startswith("{") and expects_field


def draw_alone(
    scene: Scene, data: Any, settings: Settings, words: Sequence[str], id: Optional[str]
) -> Picture:
    """The picture of a scene by a process of its own."""
    [drawn] = draw_many(scene, [data], settings, words, id=lambda _: id)
    if isinstance(drawn, PlatenError):
        raise drawn
    return drawn


def row_line(
    row: Any, number: int, id: Name, fields: Optional[Sequence[str]] = None
) -> Tuple[bytes, Union[None, str, PlatenError]]:
    """The line of a row, and what its picture is called.

    A row that cannot be said is a line that is none, so that what is wrong with it has its place.

    :param fields: Those that the scene sees; all if left out.
    """
    name: Optional[str] = None
    try:
        values = mapping(row)
        name = _name(values, number, id)
        seen = values if fields is None else {field: values[field] for field in fields}
        return _encoding.line(seen, number), name
    except SceneError as error:
        error.id = name
        return _NO_LINE, error
    except (TypeError, ValueError) as error:
        found, _, expected = str(error).partition(", expected ")
        return _NO_LINE, _encoding.problem(number, "", found.replace("found ", "", 1), expected or "a row")


def outcome(
    answer: Dict[str, Any], number: int, id: Union[None, str, PlatenError], path: str
) -> Union[Picture, PlatenError]:
    """The picture that an answer has in it, or the exception that it tells of.

    :param id: What the picture is called, or why its row was no line.
    :param path: The scene's file, as :class:`SceneFile` has it.
    """
    if isinstance(id, PlatenError):
        id.number = number
        return id
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
    format: Format, scale: Optional[float], strict: bool, options: Mapping[str, Any]
) -> List[str]:
    """What `platen batch` is told beside one scene for many rows."""
    words = ["--format", format, *scene_words(options, format)]
    if scale is not None:
        words += ["--scale", text_of(scale)]
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
                raise FileNotFoundError("The scene %s does not exist." % path)
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
        return _encoding.text(scene, indent=2)
    raise TypeError("found a scene of type %s, expected a text, a mapping or a path"
                    % type(scene).__name__)


def _name(row: Mapping[str, Any], number: int, id: Name) -> Optional[str]:
    if id is None:
        return None
    if not callable(id) and id not in row:
        near = difflib.get_close_matches(id, [str(name) for name in row], 1)
        raise _encoding.problem(
            number, id, "no field %s" % id, "the field with the name of a picture", near[0] if near else None)
    value = id(row) if callable(id) else row[id]
    return None if _encoding.is_nothing(value) else text_of(value)
