"""A running `platen batch`, and its pipes."""

from __future__ import annotations

import collections
import json
import os
import select
import signal
import subprocess
import threading
import weakref
from typing import Any, Deque, Dict, List, Optional, Sequence

from ._command import Settings, command_words, effective, options
from ._errors import PlatenError

# What the command said last, to be told if it ends.
_MOST_MESSAGES = 100
_PIECE = 1 << 18


class Ended(Exception):
    """The process ended, and did not answer all that it was asked.

    :attr:`is_refusal`: it ended by itself, with an error, and answered nothing: to start it again
    would end in the same way.
    """

    def __init__(self, message: str, is_refusal: bool, messages: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.is_refusal = is_refusal
        self.messages = messages


class Process:
    """A `platen batch` that answers lines of JSON with lines of JSON, in their order.

    One thread may write and another one read at the same time.
    """

    def __init__(self, words: Sequence[str], arguments: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                [*words, "batch", *arguments, "-o", "-", "--keep-going", "--quiet"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                # Ctrl-C in a terminal or a notebook interrupts Python alone.
                start_new_session=True)
        except OSError as error:
            raise PlatenError("%s cannot be started: %s" % (words[0], error)) from error
        self.answered = 0
        self._pipes = [self._process.stdin, self._process.stdout, self._process.stderr]
        self._output = self._pipes[1].fileno() if self._pipes[1] else -1
        self._poll = select.poll()
        self._poll.register(self._output, select.POLLIN)
        self._buffer = bytearray()
        self._searched = 0
        self._messages: Deque[str] = collections.deque(maxlen=_MOST_MESSAGES)
        self._listener = threading.Thread(
            target=self._listen, args=(self._pipes[2],), name="platen messages", daemon=True)
        self._listener.start()
        _processes.add(self)

    def write(self, line: bytes) -> None:
        """Writes a line, and waits until the pipe has taken it.

        :raises OSError: if the process has ended; what it answered before can still be read.
        """
        stdin = self._process.stdin
        if stdin is None or stdin.closed:
            raise BrokenPipeError("closed")
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(stdin.fileno(), rest):]

    def end_input(self) -> None:
        """Says that no more lines come."""
        stdin = self._process.stdin
        if stdin is not None:
            try:
                stdin.close()
            except OSError:
                pass

    def is_ready(self) -> bool:
        """Whether an answer, or a part of one, can be read without waiting."""
        return b"\n" in self._buffer or bool(self._poll.poll(0))

    def read(self) -> Optional[Dict[str, Any]]:
        """The next answer; None when the process has closed its output.

        :raises PlatenError: for what is no answer.
        """
        while True:
            end = self._buffer.find(b"\n", self._searched)
            if end >= 0:
                break
            self._searched = len(self._buffer)
            piece = os.read(self._output, _PIECE)
            if not piece:
                return None
            self._buffer += piece
        text = bytes(self._buffer[:end])
        del self._buffer[:end + 1]
        self._searched = 0
        self.answered += 1
        return self._answer(text)

    def _answer(self, text: bytes) -> Dict[str, Any]:
        try:
            answer = json.loads(text)
            number = answer["line"]
        except (ValueError, KeyError, TypeError):
            raise PlatenError("platen batch answered %r, expected an answer" % text[:80]) from None
        if number != self.answered:
            raise PlatenError(
                "platen batch answered line %s, expected line %d" % (number, self.answered))
        return dict(answer)

    def kill(self) -> None:
        """Ends the process at once."""
        self._process.kill()

    def wait(self, seconds: Optional[float] = None) -> None:
        """Waits until the process has ended, for so many seconds; then it is killed."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()

    def close(self, seconds: float = 2) -> None:
        """Ends the input, waits for the end, and closes the pipes."""
        self.end_input()
        self.wait(seconds)
        self._listener.join(1)
        for pipe in self._pipes:
            if pipe is not None:
                pipe.close()

    def ended(self) -> Ended:
        """Why there is no answer, after the output has ended."""
        self.wait(5)
        self._listener.join(1)
        code = self._process.returncode
        how = "exited with %d" % code if code >= 0 else "was ended by %s" % _name(-code)
        told = "".join("\n" + message for message in self._messages)
        return Ended(
            "platen batch %s%s" % (how, ":" + told if told else ""),
            is_refusal=code > 0 and self.answered == 0, messages=list(self._messages))

    def abandon(self) -> None:
        """Lets go of the process in a child that was forked, as it is the parent's.

        Its input would not end as long as the child has the pipe open, too.
        """
        self._process.returncode = 0
        for pipe in self._pipes:
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    pass

    def _listen(self, pipe: Any) -> None:
        try:
            rest = b""
            while True:
                piece = os.read(pipe.fileno(), 4096)
                lines = (rest + piece).split(b"\n")
                rest = lines.pop()[-4096:]
                self._tell(lines)
                if not piece:
                    self._tell([rest])
                    return
        except (OSError, ValueError):
            return

    def _tell(self, lines: List[bytes]) -> None:
        self._messages.extend(line.decode("utf-8", "replace") for line in lines if line.strip())


_processes: "weakref.WeakSet[Process]" = weakref.WeakSet()
# Kept, so that nobody waits for a process that is another's.
_abandoned: List[Process] = []


def _after_fork() -> None:
    _abandoned.extend(_processes)
    for process in _abandoned:
        process.abandon()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def start(settings: Settings, arguments: Sequence[str] = ()) -> Process:
    """Starts `platen batch` as settings say.

    :param arguments: Those beside the ones that are made of the settings.
    :raises CommandNotFound: if there is no such command.
    """
    settings = effective(settings)
    return Process(
        command_words(settings.command),
        [*arguments, *options(settings.fonts, settings.workers)])


def _name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return "signal %d" % number
