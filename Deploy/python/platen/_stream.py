"""Many lines through one process, of which only so many are on their way at a time."""

from __future__ import annotations

import collections
import queue
import threading
from typing import Any, Callable, Deque, Dict, Iterable, Iterator, Optional, Sequence

from ._errors import Place, refusal_of
from ._process import Ended, Process

MOST_LINES = 1024
"""How many lines may be on their way."""
_MOST_BYTES = 16 << 20
# How often a line is tried whose process ends before it answers any.
_MOST_TRIES = 3


def answers(
    begin: Callable[[], Process], lines: Iterable[bytes], most_lines: int = MOST_LINES,
    places: Sequence[Place] = (),
) -> Iterator[Dict[str, Any]]:
    """The answers to lines, one for each, in their order.

    Lines are taken in the caller's own thread, as they are wanted. A process that ends is started
    again with the lines that it did not answer; one under which three processes ended has the end
    as its answer's ``error``.

    :param places: What files are called in the error of a command that refuses to start.
    :raises PlatenError: if the command refuses to start, or answers what is no answer.
    """
    return iter(_Stream(begin, iter(lines), most_lines, places).run())


class _Stream:
    def __init__(
        self, begin: Callable[[], Process], lines: Iterator[bytes], most_lines: int,
        places: Sequence[Place],
    ) -> None:
        self._places = places
        self._begin = begin
        self._lines = lines
        self._most_lines = max(most_lines, 1)
        self._has_more = True
        # What is on its way, to be sent again to another process if this one ends.
        self._sent: Deque[bytes] = collections.deque()
        self._bytes = 0
        self._feed: Optional[_Feed] = None
        self._tries = 0

    def run(self) -> Iterator[Dict[str, Any]]:
        try:
            while True:
                self._fill()
                if not self._sent:
                    return
                yield self._next()
                # Who is slow to read gets two for each line that is sent, so that less and less waits.
                if self._sent and self._process.is_ready():
                    yield self._next()
        finally:
            self._stop()

    @property
    def _process(self) -> Process:
        return self._running().process

    def _running(self) -> "_Feed":
        if self._feed is None:
            self._feed = _Feed(self._begin())
            for line in self._sent:
                self._feed.put(line)
            if not self._has_more:
                self._feed.put(None)
        return self._feed

    def _fill(self) -> None:
        """Sends one line at least, and more until an answer is there, if there is room for them."""
        while self._has_more and self._has_room:
            try:
                line = next(self._lines)
            except StopIteration:
                self._has_more = False
                if self._feed is not None:
                    self._feed.put(None)
                return
            running = self._running()
            self._sent.append(line)
            self._bytes += len(line)
            running.put(line)
            if running.process.is_ready():
                return

    @property
    def _has_room(self) -> bool:
        if not self._sent:
            return True
        return len(self._sent) < self._most_lines and self._bytes < _MOST_BYTES

    def _next(self) -> Dict[str, Any]:
        while True:
            answer = self._process.read()
            if answer is not None:
                self._tries = 0
                self._answered()
                return answer
            ended = self._process.ended()
            self._stop()
            if ended.is_refusal:
                raise refusal_of(ended.messages, str(ended), self._places)
            self._tries += 1
            if self._tries == _MOST_TRIES:
                return self._given_up(ended)

    def _given_up(self, ended: Ended) -> Dict[str, Any]:
        self._tries = 0
        self._answered()
        return {"error": {"message": "The picture was tried %d times: %s" % (_MOST_TRIES, ended)}}

    def _answered(self) -> None:
        self._bytes -= len(self._sent.popleft())

    def _stop(self) -> None:
        feed, self._feed = self._feed, None
        if feed is not None:
            feed.stop(is_done=not self._has_more and not self._sent)


class _Feed:
    """A process, and the thread that writes to it: while one waits for room in a pipe, the other reads."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._lines: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="platen lines", daemon=True)
        self._writer.start()

    def put(self, line: Optional[bytes]) -> None:
        """Sends a line; None after the last."""
        self._lines.put(line)

    def stop(self, is_done: bool) -> None:
        """Ends the process: by itself if it has answered all, else at once."""
        self._lines.put(None)
        if not is_done:
            self.process.kill()
        self._writer.join()
        self.process.close()

    def _write(self) -> None:
        try:
            while True:
                line = self._lines.get()
                if line is None:
                    break
                self.process.write(line)
        except OSError:
            # The process has ended, as who reads from it finds out.
            pass
        self.process.end_input()
