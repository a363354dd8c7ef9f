"""Processes that draw one picture at a time each, so that none waits for another's."""

from __future__ import annotations

import os
import threading
import time
from typing import Any, Dict, List, Optional, Sequence, Set, Tuple

from ._command import Settings, effective, options
from ._errors import PlatenError, RenderError
from ._process import Process, start


class Pool:
    """The processes of a session: as many as pictures are drawn at once, each started when it is wanted."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._changed = threading.Condition()
        self._idle: List[Tuple[Sequence[str], Process]] = []
        self._busy: Set[Process] = set()
        self.is_closed = False

    def ask(self, line: bytes, arguments: Sequence[str], timeout: Optional[float]) -> Dict[str, Any]:
        """The answer to a line, of a process with these arguments.

        :raises Ended: if the process ends before.
        :raises RenderError: if there is no answer after so many seconds.
        """
        end = None if timeout is None else time.monotonic() + timeout
        process = self._take(arguments, end)
        is_late = threading.Event()
        timer = threading.Timer(0 if end is None else max(end - time.monotonic(), 0), self._end, [process, is_late])
        timer.daemon = True
        is_sound = False
        try:
            if end is not None:
                timer.start()
            try:
                process.write(line)
            except OSError:
                # The process has ended, as the answer that does not come says.
                pass
            answer = process.read()
            timer.cancel()
            is_sound = answer is not None and not is_late.is_set()
            if answer is not None:
                return answer
            if is_late.is_set():
                raise _too_late(timeout)
            raise process.ended()
        finally:
            timer.cancel()
            self._give_back(process, arguments, is_sound)

    def close(self) -> None:
        """Ends all processes, and with them the pictures that threads wait for."""
        with self._changed:
            self.is_closed = True
            idle, self._idle = self._idle, []
            for process in self._busy:
                process.kill()
            self._changed.notify_all()
        for _, process in idle:
            process.close()

    @staticmethod
    def _end(process: Process, is_late: threading.Event) -> None:
        is_late.set()
        process.kill()

    def _take(self, arguments: Sequence[str], end: Optional[float]) -> Process:
        begun = time.monotonic()
        with self._changed:
            while True:
                if self.is_closed:
                    raise PlatenError("The session is closed.")
                for i in reversed(range(len(self._idle))):
                    if self._idle[i][0] == arguments:
                        process = self._idle.pop(i)[1]
                        self._busy.add(process)
                        return process
                if len(self._busy) < self._most:
                    break
                if not self._changed.wait(None if end is None else end - time.monotonic()):
                    raise _too_late((end or 0) - begun)
            surplus = self._idle.pop(0)[1] if len(self._busy) + len(self._idle) >= self._most else None
            process = start(self._settings._replace(workers=1), arguments)
            self._busy.add(process)
        if surplus is not None:
            surplus.close()
        return process

    @property
    def _most(self) -> int:
        workers = effective(self._settings).workers
        options(None, workers)
        return workers or max(os.cpu_count() or 1, 2)

    def _give_back(self, process: Process, arguments: Sequence[str], is_sound: bool) -> None:
        with self._changed:
            self._busy.discard(process)
            is_kept = is_sound and not self.is_closed
            if is_kept:
                self._idle.append((arguments, process))
            self._changed.notify()
        if not is_kept:
            process.kill()
            process.close(0)


def _too_late(seconds: Optional[float]) -> RenderError:
    return RenderError("There is no picture after %g s." % round(seconds or 0, 3))
