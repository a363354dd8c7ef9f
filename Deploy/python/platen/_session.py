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

    The first starts with the first picture, and others as threads ask for pictures at the same time. One
    that ends is started again, and all end with the session: with :meth:`close`, with the ``with``
    statement, or with the interpreter. Any number of threads may share a session; a quick picture does not
    wait for another thread's slow one. A child that was forked starts processes of its own.

    :param command: The command, where it is not the one that :func:`platen.configure` or the
        variable PLATEN says: a path, a name, or a list of words.
    :param fonts: A folder of fonts that are used before those that Platen brings.
    :param workers: How many pictures are drawn at once; as many as there are cores if left out.
    :param timeout: The seconds after which a picture that has not come is given up, and that one alone.
        The command has a limit of its own for each picture, ``time_limit``.
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

        :param scene: Its text in YAML or JSON, a mapping, or the path of a file. A scene of a file
            may name files of its folder; its process is started for this picture alone, as that of one
            with options of its look is, so :func:`platen.map` is the way to many.
        :param data: What its texts name: ``{"name": "Ada"}`` is what stands for ``{name}``. A row as
            :func:`platen.map` takes it: a mapping, a named tuple, a series of pandas.
        :param format: svg, png, pdf, webp, jpg, or json, which tells where everything lies.
        :param scale: Pixels a point, of PNG, WebP and JPEG; of SVG and PDF the grid that edges lie on, and not their
            size. The scene's own if left out.
        :param strict: Whether a picture that is not as it was meant, as by a text that was cut off,
            is an error.
        :param id: What the picture is called.
        :param options: In place of what the scene says, ``theme``, ``background``, ``color_scheme``,
            ``locale`` and ``set={"canvas.width": 300}``; ``allow_path``; how it is written, ``svg``,
            ``svg_fonts``, ``compression``, ``quality``, ``pixels``, ``side``; and its limits, ``time_limit`` in seconds and
            ``memory_limit`` in MiB. They are those of `platen help batch`.
        :raises SceneError: for what is wrong in the scene or its data, with line and column.
        :raises RenderError: if it cannot be drawn.
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
        """Draws a cloud of words, packed by their ink.

        :param words: A text, a mapping of words and weights, a list of words, as tuples where they
            have weights and groups, or a series or table of pandas, polars or Arrow.
        :param format: As in :meth:`render`, and gif of a picture that moves, which ``to`` makes of it.
        :param scale: As in :meth:`render`; 2 of PNG, WebP, JPEG and GIF if left out.
        :param options: Of a table, which columns have the words: ``word="term", weight="votes"``. With
            ``layout=True`` the picture knows where its words lie, and a cloud that follows it as
            ``previous=picture`` leaves them there as far as there is room; it may be a file of `--layout`, too. Else
            those of `platen help cloud`, as ``width=640, shape="heart", theme="ocean"``.
        :raises SceneError: for an option that there is not, or its value.
        """
        own, following = cloud_following(options)
        return self._picture("cloud", {**words_table(words, 3), **following}, format, scale, strict, own)

    def tags(
        self, tags: Words, *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[TagsOptions],
    ) -> Picture:
        """Draws tags that flow in rows.

        :param tags: A text, a mapping of tags and their counts, a list of tags, or a series or
            table of pandas, polars or Arrow, as :meth:`cloud` takes them.
        :param options: Those of `platen help tags`, as ``select=["Swift"], alignment="center"``.
        :raises SceneError: for an option that there is not, or its value.
        """
        return self._picture("tags", words_table(tags, 2), format, scale, strict, options)

    def clock(
        self, time: Any = None, *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[ClockOptions],
    ) -> Picture:
        """Draws a clock face, or clocks for several time zones.

        :param time: Where the hands point: a text as ``10:08``, or a ``datetime.time``.
        :param options: Those of `platen help clock`, as ``numerals="roman", shows_ticks=True``.
        :raises SceneError: for an option that there is not, or its value.
        """
        if hasattr(time, "hour"):
            time = "%d:%02d" % (time.hour, time.minute)
        return self._picture("clock", {"options": {"time": time}}, format, scale, strict, options)

    def grid(
        self, items: Iterable[Any], *, format: PictureFormat = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Unpack[GridOptions],
    ) -> Picture:
        """Draws letters, emoji or words in the cells of a grid.

        :param options: Those of `platen help grid`, as ``width=800, height=400, border=1``.
        :raises SceneError: for an option that there is not, or its value.
        """
        return self._picture("grid", {"options": {"items": list(items)}}, format, scale, strict, options)

    def close(self) -> None:
        """Ends the processes. Pictures that threads wait for fail."""
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
    """Says how pictures are made from here on, where a session does not say it.

    :param command: The command: a path, a name, or a list of words. If left out it is what the
        variable PLATEN says, or else ``platen`` on the PATH.
    :param fonts: A folder of fonts that are used before those that Platen brings.
    :param workers: How many pictures are drawn at once; as many as there are cores if left out.
    :raises CommandNotFound: if there is no such command.
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
