"""Processes behind all calls, which live as long as they come."""

from __future__ import annotations

import atexit
import os
import re
import threading
import weakref
from types import TracebackType
from typing import TYPE_CHECKING, Any, Dict, Iterable, Mapping, Optional, Sequence, Type, Union

from . import _encoding
from ._command import Command, Settings, command_words, folder_path, set_defaults
from ._errors import PlatenError, RenderError, error_of
from ._jobs import Scene, Words, cloud_following, job, path_of, picture_options, words_table
from ._many import draw_alone, scene_arguments, scene_text
from ._options import (
    PIXELS, CloudOptions, ClockOptions, Format, GridOptions, PictureFormat, SceneOptions, TagsOptions, is_of_scene, picture_words,
    scene_words)
from ._picture import Picture, picture_of
from ._pool import Pool
from ._process import Ended
from ._rows import mapping

if TYPE_CHECKING:
    from typing_extensions import Unpack

# Pixels a point of pictures that no scene says, as the command has them.
_SCALE = 2.0
# How often a picture is tried whose process ends under it.
_MOST_TRIES = 3

# What the files of errors are called: a scene's places are those of its text, an option has none.
_PLACES = [(re.compile(r".* line \d+ scene"), "scene", None), (re.compile("standard input"), "", 0)]


class Session:
    """Processes that draw one picture after the other.

    The first process starts with the first picture, and others start when threads request pictures at the
    same time. A process that dies starts again. All end with the session: with :meth:`close`, with the
    ``with`` statement, or with the interpreter. Any number of threads may share a session; a quick picture
    does not wait for another thread's slow one. A forked child starts its own processes.

    :param command: The command, if it is not the one of :func:`platen.configure` or of the variable PLATEN:
        a path, a name, or a list of words.
    :param fonts: A folder of fonts to use before the bundled ones.
    :param workers: How many pictures to draw at once; default: the number of cores.
    :param timeout: The seconds after which the session gives up a picture, and only that picture. The
        command has its own limit for each picture, ``time_limit``.
    """

    def __init__(
        self, *, command: Optional[Command] = None,
        fonts: Union[None, str, "os.PathLike[str]"] = None,
        workers: Optional[int] = None, timeout: Optional[float] = None,
    ) -> None:
        self._settings = Settings(command, folder_path(fonts), workers)
        self._timeout = timeout
        self._pool = Pool(self._settings)
        _sessions.add(self)

    # What can be drawn.

    def render(
        self, scene: Scene, data: Any = None, *, format: Format = "svg", scale: Optional[float] = None,
        strict: bool = False, id: Optional[str] = None, **options: Unpack[SceneOptions],
    ) -> Picture:
        """Draws a scene.

        :param scene: The scene's text in YAML or JSON, a mapping, or the path of a file. A scene in a file
            may name files of its folder. Such a scene, and a scene with options such as ``theme``, starts
            its own process for this picture; use :func:`platen.map` for many pictures.
        :param data: The values for the scene's texts: ``{"name": "Ada"}`` replaces ``{name}``. A row as
            :func:`platen.map` takes it: a mapping, a named tuple, a series of pandas.
        :param format: svg, png, pdf, webp, jpg, or json, which has the position of every view.
        :param scale: Pixels per point of PNG, WebP and JPEG. In SVG and PDF, it sets the grid for edges, and
            not the size. Default: the scene's own.
        :param strict: Whether a picture with findings, such as a text that was cut off, is an error.
        :param id: The name of the picture.
        :param options: ``theme``, ``background``, ``color_scheme``, ``locale`` and
            ``set={"canvas.width": 300}`` replace the scene's own values. ``allow_path`` allows more files.
            ``svg``, ``svg_fonts``, ``compression``, ``quality``, ``pixels`` and ``side`` set how the picture
            is written. ``time_limit`` (seconds) and ``memory_limit`` (MiB) limit it. `platen help batch`
            describes them.
        :raises SceneError: if something is wrong in the scene or its data, with line and column.
        :raises RenderError: if the scene cannot be drawn.
        """
        row = {} if data is None else mapping(data)
        if path_of(scene) is not None or is_of_scene(options):
            return draw_alone(scene, row, self._settings, scene_arguments(format, scale, strict, options), id)
        words = tuple(scene_words(options, format))
        return self._draw(job({"scene": scene_text(scene), "data": row}, format, scale, strict, id), words)

    def cloud(
        self, words: Words, *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[CloudOptions],
    ) -> Picture:
        """Draws a word cloud, packed by the ink of the words.

        :param words: A text, a mapping of words and weights, a list of words or of tuples with weights and
            groups, or a series or table of pandas, polars or Arrow.
        :param format: As in :meth:`render`; also gif, if ``to`` makes the picture an animation.
        :param scale: As in :meth:`render`; default: 2 for PNG, WebP, JPEG and GIF.
        :param options: For a table, ``word="term", weight="votes"`` names its columns. With ``layout=True``,
            the picture has the positions of its words. A later cloud with ``previous=picture`` keeps them
            where they fit; ``previous`` can also be a file that `--layout` wrote. `platen help cloud`
            describes the other options, such as ``width=640, shape="heart", theme="ocean"``.
        :raises SceneError: for an unknown option or a wrong value.
        """
        own, following = cloud_following(options)
        return self._picture("cloud", {**words_table(words, 3), **following}, format, scale, strict, own)

    def tags(
        self, tags: Words, *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[TagsOptions],
    ) -> Picture:
        """Draws tags in rows.

        :param tags: A text, a mapping of tags and their counts, a list of tags, or a series or
            table of pandas, polars or Arrow, as :meth:`cloud` takes them.
        :param options: The options of `platen help tags`, such as ``select=["Swift"], alignment="center"``.
        :raises SceneError: for an unknown option or a wrong value.
        """
        return self._picture("tags", words_table(tags, 2), format, scale, strict, options)

    def clock(
        self, time: Any = None, *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[ClockOptions],
    ) -> Picture:
        """Draws a clock face, or clocks for several time zones.

        :param time: The time that the hands show: a text such as ``10:08``, or a ``datetime.time``.
        :param options: The options of `platen help clock`, such as ``numerals="roman", shows_ticks=True``.
        :raises SceneError: for an unknown option or a wrong value.
        """
        if hasattr(time, "hour"):
            time = "%d:%02d" % (time.hour, time.minute)
        return self._picture("clock", {"options": {"time": time}}, format, scale, strict, options)

    def grid(
        self, items: Iterable[Any], *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[GridOptions],
    ) -> Picture:
        """Draws letters, emoji or words in the cells of a grid.

        :param options: The options of `platen help grid`, such as ``width=800, height=400, border=1``.
        :raises SceneError: for an unknown option or a wrong value.
        """
        return self._picture("grid", {"options": {"items": list(items)}}, format, scale, strict, options)

    def close(self) -> None:
        """Ends the processes. Pictures in progress fail."""
        self._pool.close()

    def __del__(self) -> None:
        if hasattr(self, "_pool"):
            self.close()

    def __enter__(self) -> "Session":
        return self

    def __exit__(
        self, type: Optional[Type[BaseException]], value: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    # Asking a process.

    def _picture(
        self, kind: str, what: Mapping[str, Any], format: PictureFormat, scale: Optional[float], strict: bool,
        options: Mapping[str, Any],
    ) -> Picture:
        # A text is an option of its own, and other words are a table.
        asked = dict(what)
        own, words = picture_words(options, format)
        asked[kind] = picture_options({**own, **asked.pop("options", {})})
        if scale is None and format in PIXELS and "scale" not in asked[kind]:
            scale = _SCALE
        return self._draw(job(asked, format, scale, strict), words)

    def _draw(self, asked: Mapping[str, Any], words: Sequence[str]) -> Picture:
        answer = self._answer(_encoding.line(asked), words)
        if "error" in answer:
            error = error_of(answer, _PLACES)
            error.id = answer.get("id")
            raise error
        return picture_of(answer, 1)

    def _answer(self, line: bytes, words: Sequence[str]) -> Dict[str, Any]:
        last: Optional[Ended] = None
        for _ in range(_MOST_TRIES):
            try:
                return self._pool.ask(line, words, self._timeout)
            except Ended as ended:
                last = ended
                if self._pool.is_closed:
                    raise PlatenError("The session is closed.") from None
                if ended.is_refusal:
                    raise PlatenError(str(ended)) from None
        raise RenderError("The picture was tried %d times: %s" % (_MOST_TRIES, last))

    def _forget(self) -> None:
        """Lets go of the parent's processes, after a fork."""
        self._pool = Pool(self._settings)


# The session of the module's functions, and what is to be closed with the interpreter.

_sessions: "weakref.WeakSet[Session]" = weakref.WeakSet()
_shared: Optional[Session] = None
_shared_lock = threading.Lock()


def configure(
    command: Optional[Command] = None, *,
    fonts: Union[None, str, "os.PathLike[str]"] = None,
    workers: Optional[int] = None,
) -> None:
    """Sets how later pictures are drawn, unless a session sets it.

    :param command: The command: a path, a name, or a list of words. Default: the command in the
        variable PLATEN, then the one inside the package, then ``platen`` on the PATH.
    :param fonts: A folder of fonts to use before the bundled ones.
    :param workers: How many pictures to draw at once; default: the number of cores.
    :raises CommandNotFound: if the command does not exist.
    """
    global _shared
    if command is not None:
        command_words(command)
    with _shared_lock:
        set_defaults(Settings(command, folder_path(fonts), workers))
        old, _shared = _shared, None
    if old is not None:
        old.close()


def shared() -> Session:
    """The session of the module's functions."""
    global _shared
    with _shared_lock:
        if _shared is None:
            _shared = Session()
        return _shared


def _close_all() -> None:
    for session in list(_sessions):
        session.close()


def _after_fork() -> None:
    global _shared_lock
    _shared_lock = threading.Lock()
    for session in list(_sessions):
        session._forget()


atexit.register(_close_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
