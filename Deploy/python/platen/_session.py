"""One process behind all calls, which lives as long as they come."""

from __future__ import annotations

import atexit
import collections
import concurrent.futures
import os
import re
import threading
import weakref
from types import TracebackType
from typing import Any, Deque, Dict, Mapping, Optional, Sequence, Tuple, Type, Union

from . import _encoding
from ._command import Command, Settings, command_words, folder_path, set_defaults
from ._errors import PlatenError, RenderError, error_of
from ._jobs import Scene, Words, job, path_of, picture_options, words_table
from ._many import draw_file, scene_text
from ._picture import Picture, picture_of
from ._process import Ended, Process, start

# How often a picture is tried whose process ends under it.
_MOST_TRIES = 3

# What the files of errors are called: a scene's places are those of its text, an option has none.
_PLACES = [(re.compile(r".* line \d+ scene"), "scene", None), (re.compile("standard input"), "", 0)]
_Future = concurrent.futures.Future


class Session:
    """A process that draws one picture after the other.

    It starts with the first picture, is started again if it ends, and ends with the session: with
    :meth:`close`, with the ``with`` statement, or with the interpreter. Any number of threads may
    share a session; each gets its own pictures, and they are drawn on all cores. A child that was
    forked starts a process of its own.

    :param command: The command, where it is not the one that :func:`platen.configure` or the
        variable PLATEN says: a path, a name, or a list of words.
    :param fonts: The folder of fonts in place of those that Platen brings.
    :param workers: How many pictures are drawn at once; as many as there are cores if left out.
    :param timeout: The seconds after which a picture that has not come is given up, and the process
        ended. The command has a limit of its own for each picture.
    """

    def __init__(
        self, *, command: Optional[Command] = None,
        fonts: Union[None, str, "os.PathLike[str]"] = None,
        workers: Optional[int] = None, timeout: Optional[float] = None,
    ) -> None:
        self._settings = Settings(command, folder_path(fonts), workers)
        self._timeout = timeout
        self._lock = threading.Lock()
        self._line: Optional[_Line] = None
        self._is_closed = False
        _sessions.add(self)

    # What can be drawn.

    def render(
        self, scene: Scene, data: Optional[Mapping[str, Any]] = None, *, format: str = "svg",
        scale: Optional[float] = None, strict: bool = False, id: Optional[str] = None,
    ) -> Picture:
        """Draws a scene.

        :param scene: Its text in YAML or JSON, a mapping, or the path of a file. A scene of a file
            may name files of its folder; its process is started for this picture alone, so
            :func:`platen.map` is the way to many.
        :param data: What its texts name: ``{"name": "Ada"}`` is what stands for ``{name}``.
        :param format: svg, png, pdf, or json, which tells where everything lies.
        :param scale: Pixels a point, of PNG; the scene's own if left out.
        :param strict: Whether a picture that is not as it was meant, as by a text that was cut off,
            is an error.
        :param id: What the picture is called.
        :raises SceneError: for what is wrong in the scene or its data, with line and column.
        :raises RenderError: if it cannot be drawn.
        """
        path = path_of(scene)
        if path is not None:
            return draw_file(path, dict(data or {}), self._settings, format, scale, strict, id)
        return self._draw(job(
            {"scene": scene_text(scene), "data": data or {}}, format, scale, strict, id))

    def cloud(
        self, words: Words, *, format: str = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Any,
    ) -> Picture:
        """Draws a cloud of words, packed by their ink.

        :param words: A text, a mapping of words and weights, a list of words, as tuples where they
            have weights and groups, or a series or table of pandas, polars or Arrow.
        :param options: Of a table, which columns have the words: ``word="term", weight="votes"``. Else
            those of `platen help cloud`, as ``width=640, shape="heart", theme="ocean"``.
        :raises SceneError: for an option that there is not, or its value.
        """
        return self._picture("cloud", words_table(words, 3), format, scale, strict, options)

    def tags(
        self, tags: Words, *, format: str = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Any,
    ) -> Picture:
        """Draws tags that flow in rows.

        :param tags: A text, a mapping of tags and their counts, a list of tags, or a series or
            table of pandas, polars or Arrow, as :meth:`cloud` takes them.
        :param options: Those of `platen help tags`, as ``select=["Swift"], alignment="center"``.
        :raises SceneError: for an option that there is not, or its value.
        """
        return self._picture("tags", words_table(tags, 2), format, scale, strict, options)

    def clock(
        self, time: Any = None, *, format: str = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Any,
    ) -> Picture:
        """Draws a clock's face, or the clocks of some places.

        :param time: Where the hands point: a text as ``10:08``, or a ``datetime.time``.
        :param options: Those of `platen help clock`, as ``numerals="roman", shows_ticks=True``.
        :raises SceneError: for an option that there is not, or its value.
        """
        if hasattr(time, "hour"):
            time = "%d:%02d" % (time.hour, time.minute)
        return self._picture("clock", {}, format, scale, strict, {"time": time, **options})

    def grid(
        self, items: Sequence[Any], *, format: str = "svg", scale: Optional[float] = None,
        strict: bool = False, **options: Any,
    ) -> Picture:
        """Draws letters, emoji or words in the cells of a grid.

        :param options: Those of `platen help grid`, as ``width=800, height=400, border=1``.
        :raises SceneError: for an option that there is not, or its value.
        """
        return self._picture("grid", {}, format, scale, strict, {"items": list(items), **options})

    def close(self) -> None:
        """Ends the process. Pictures that threads wait for fail."""
        self._is_closed = True
        # A thread that writes to a process that hangs must not hold up the end.
        is_locked = self._lock.acquire(timeout=2)
        try:
            line, self._line = self._line, None
            if line is not None:
                line.close()
        finally:
            if is_locked:
                self._lock.release()

    def __del__(self) -> None:
        if getattr(self, "_line", None) is not None:
            self.close()

    def __enter__(self) -> "Session":
        return self

    def __exit__(
        self, type: Optional[Type[BaseException]], value: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    # Asking the process.

    def _picture(
        self, kind: str, what: Mapping[str, Any], format: str, scale: Optional[float], strict: bool,
        options: Mapping[str, Any],
    ) -> Picture:
        # A text is an option of its own, and other words are a table.
        asked = dict(what)
        asked[kind] = picture_options({**options, **asked.pop("options", {})})
        return self._draw(job(asked, format, scale, strict))

    def _draw(self, asked: Mapping[str, Any]) -> Picture:
        answer = self._answer(_encoding.line(asked))
        if "error" in answer:
            error = error_of(answer, _PLACES)
            error.id = answer.get("id")
            raise error
        return picture_of(answer, 1)

    def _answer(self, line: bytes) -> Dict[str, Any]:
        last: Optional[Ended] = None
        for _ in range(_MOST_TRIES):
            running, future = self._send(line)
            try:
                return dict(future.result(self._timeout))
            except concurrent.futures.TimeoutError:
                running.process.kill()
                raise RenderError("There is no picture after %g s." % (self._timeout or 0)) from None
            except Ended as ended:
                last = ended
                if self._is_closed:
                    raise PlatenError("The session is closed.") from None
                if ended.is_refusal:
                    raise PlatenError(str(ended)) from None
        raise RenderError("The picture was tried %d times: %s" % (_MOST_TRIES, last))

    def _send(self, line: bytes) -> "Tuple[_Line, _Future[Dict[str, Any]]]":
        with self._lock:
            running = self._running()
            future = running.ask()
            try:
                running.process.write(line)
            except OSError:
                # The process has ended, as what waits for its answers will say.
                pass
            except BaseException:
                # Half a line may be written: this process understands nothing any more.
                running.process.kill()
                raise
            return running, future

    def _running(self) -> "_Line":
        if self._is_closed:
            raise PlatenError("The session is closed.")
        if self._line is not None and self._line.has_ended:
            self._line.close()
            self._line = None
        if self._line is None:
            self._line = _Line(start(self._settings))
        return self._line

    def _forget(self) -> None:
        """Lets go of the parent's process, after a fork."""
        self._lock = threading.Lock()
        self._line = None


class _Line:
    """A process, and those who wait for its answers, in their order."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.has_ended = False
        self._lock = threading.Lock()
        self._waiting: Deque[_Future[Dict[str, Any]]] = collections.deque()
        self._reader = threading.Thread(target=self._read, name="platen answers", daemon=True)
        self._reader.start()

    def ask(self) -> _Future[Dict[str, Any]]:
        """The answer to the line that is written next.

        It fails with :class:`Ended` if the process ends before."""
        future: _Future[Dict[str, Any]] = _Future()
        with self._lock:
            if not self.has_ended:
                self._waiting.append(future)
                return future
        future.set_exception(Ended("platen batch ended", is_refusal=False))
        return future

    def close(self) -> None:
        self.process.end_input()
        self.process.wait(2)
        self._reader.join(2)
        self.process.close(0)

    def _read(self) -> None:
        error: Exception
        try:
            while True:
                answer = self.process.read()
                if answer is None:
                    error = self.process.ended()
                    break
                self._waiting.popleft().set_result(answer)
        except Exception as problem:
            self.process.kill()
            error = problem
        with self._lock:
            self.has_ended = True
            waiting = list(self._waiting)
            self._waiting.clear()
        for future in waiting:
            future.set_exception(error)


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
    :param fonts: The folder of fonts in place of those that Platen brings.
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
