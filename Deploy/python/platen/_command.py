"""Where the command is, and how it is called."""

from __future__ import annotations

import os
import shutil
import sys
from typing import List, NamedTuple, Optional, Sequence, Union

from ._errors import CommandNotFound

Command = Union[str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]]]
"""A path or a name, or words that start the command, as ``["docker", "run", "-i", "platen"]``."""


class Settings(NamedTuple):
    """How pictures are made where a call does not say it."""

    command: Optional[Command] = None
    fonts: Optional[str] = None
    workers: Optional[int] = None


_defaults = Settings()


def set_defaults(settings: Settings) -> None:
    """Says what holds where a session does not say it."""
    global _defaults
    _defaults = settings


def effective(settings: Settings) -> Settings:
    """The settings, with the defaults where they say nothing."""
    return Settings(
        settings.command if settings.command is not None else _defaults.command,
        settings.fonts or _defaults.fonts,
        settings.workers if settings.workers is not None else _defaults.workers)


def packaged_command() -> Optional[str]:
    """The path of the command that came with the package, if one did."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_installed", "bin", "platen")
    return path if os.access(path, os.X_OK) else None


def run() -> None:
    """Becomes the command that came with the package: what ``platen`` is in a terminal."""
    path = packaged_command()
    if path is None:
        sys.exit("error: this package came without the command")
    os.execv(path, [path, *sys.argv[1:]])


def command_words(command: Optional[Command]) -> List[str]:
    """The words that start the command: what was asked for, the variable PLATEN, the package's own, or ``platen``.

    :raises CommandNotFound: if there is no such program.
    """
    asked = command if command is not None else os.environ.get("PLATEN") or packaged_command() or "platen"
    if isinstance(asked, (str, os.PathLike)):
        asked = [asked]
    words = [os.path.expanduser(os.fspath(word)) for word in asked]
    found = shutil.which(words[0]) if words else None
    if found is None:
        raise CommandNotFound(
            'The command "%s" was not found. Install the wheel that contains it, or Platen itself, or name it: '
            'platen.configure(command="…"), or the variable PLATEN.' % " ".join(words))
    return [found, *words[1:]]


def options(fonts: Optional[str], workers: Optional[int]) -> List[str]:
    """The options of `platen batch` that settings stand for."""
    words: List[str] = []
    if fonts is not None:
        words += ["--fonts", fonts]
    if workers is not None:
        if workers < 1:
            raise ValueError("found %d workers, expected at least 1" % workers)
        words += ["--workers", str(workers)]
    return words


def folder_path(folder: Union[None, str, "os.PathLike[str]"]) -> Optional[str]:
    """The path of a folder, if there is one."""
    return None if folder is None else os.path.abspath(os.path.expanduser(os.fspath(folder)))
