"""Pictures of labels, as SwiftUI lays them out: word clouds, cards, badges, clocks, grids.

The command ``platen`` draws the pictures, in processes that all calls share:

>>> import platen
>>> platen.cloud({"Swift": 120, "Kotlin": 80, "Python": 210}).save("cloud.svg")
>>> for card in platen.map("card.yaml", rows, format="png", id="name"):
...     card.save("cards/%s.png" % card.id)

A picture depends only on its input: it has the same bytes on every machine.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Generator, Iterable, Iterator, Literal, Optional, Union, overload

from ._command import Settings
from ._errors import CommandNotFound, PlatenError, Problem, RenderError, SceneError
from ._jobs import Scene, Words
from ._many import Name, draw_many, scene_arguments
from ._options import CloudOptions, ClockOptions, Format, GridOptions, PictureFormat, SceneOptions, TagsOptions
from ._picture import Picture
from ._session import Session, configure, shared
from ._stream import MOST_LINES

if TYPE_CHECKING:
    from typing_extensions import Unpack

__version__ = "0.1.0"

__all__ = [
    "CommandNotFound", "Picture", "PlatenError", "Problem", "RenderError", "SceneError", "Session",
    "cloud", "clock", "configure", "grid", "map", "render", "render_async", "tags",
]


def render(
    scene: Scene, data: Any = None, *, format: Format = "svg", scale: Optional[float] = None,
    strict: bool = False, id: Optional[str] = None, **options: Unpack[SceneOptions],
) -> Picture:
    """Draws a scene; see :meth:`Session.render`."""
    return shared().render(scene, data, format=format, scale=scale, strict=strict, id=id, **options)


async def render_async(
    scene: Scene, data: Any = None, *, format: Format = "svg", scale: Optional[float] = None,
    strict: bool = False, id: Optional[str] = None, **options: Unpack[SceneOptions],
) -> Picture:
    """Draws a scene while other tasks continue; see :meth:`Session.render`.

    ``await asyncio.to_thread(platen.cloud, words)`` does the same for any other picture.
    """
    def draw() -> Picture:
        return render(scene, data, format=format, scale=scale, strict=strict, id=id, **options)

    return await asyncio.to_thread(draw)


def cloud(
    words: Words, *, format: PictureFormat = "svg", scale: Optional[float] = None, strict: bool = False,
    **options: Unpack[CloudOptions],
) -> Picture:
    """Draws a word cloud, packed by the ink of the words; see :meth:`Session.cloud`."""
    return shared().cloud(words, format=format, scale=scale, strict=strict, **options)


def tags(
    tags: Words, *, format: PictureFormat = "svg", scale: Optional[float] = None, strict: bool = False,
    **options: Unpack[TagsOptions],
) -> Picture:
    """Draws tags in rows; see :meth:`Session.tags`."""
    return shared().tags(tags, format=format, scale=scale, strict=strict, **options)


def clock(
    time: Any = None, *, format: PictureFormat = "svg", scale: Optional[float] = None, strict: bool = False,
    **options: Unpack[ClockOptions],
) -> Picture:
    """Draws a clock face, or clocks for several time zones; see :meth:`Session.clock`."""
    return shared().clock(time, format=format, scale=scale, strict=strict, **options)


def grid(
    items: Iterable[Any], *, format: PictureFormat = "svg", scale: Optional[float] = None,
    strict: bool = False, **options: Unpack[GridOptions],
) -> Picture:
    """Draws letters, emoji or words in the cells of a grid; see :meth:`Session.grid`."""
    return shared().grid(items, format=format, scale=scale, strict=strict, **options)


@overload
def map(
    scene: Scene, rows: Any, *, format: Format = ..., scale: Optional[float] = ..., strict: bool = ...,
    id: Name = ..., return_exceptions: Literal[False] = ..., workers: Optional[int] = ...,
    most_lines: int = ..., **options: Unpack[SceneOptions],
) -> Iterator[Picture]: ...


@overload
def map(
    scene: Scene, rows: Any, *, format: Format = ..., scale: Optional[float] = ..., strict: bool = ...,
    id: Name = ..., return_exceptions: bool, workers: Optional[int] = ..., most_lines: int = ...,
    **options: Unpack[SceneOptions],
) -> Iterator[Union[Picture, PlatenError]]: ...


def map(
    scene: Scene, rows: Any, *, format: Format = "svg", scale: Optional[float] = None,
    strict: bool = False, id: Name = None, return_exceptions: bool = False,
    workers: Optional[int] = None, most_lines: int = MOST_LINES, **options: Unpack[SceneOptions],
) -> Iterator[Union[Picture, PlatenError]]:
    """Draws a scene for many rows, on all cores, and yields the pictures in the rows' order.

    It takes rows as you take pictures, at most ``most_lines`` ahead, so the number of rows is not
    limited. A separate process reads the scene once, and ends with the generator.

    :param scene: The scene's text in YAML or JSON, a mapping, or the path of a file. The scene may
        name files in the folder of that file.
    :param rows: Mappings, named tuples, series of pandas; or a table of pandas, polars (also lazy),
        Arrow, Spark or numpy, or a sequence of tables. The scene's texts name the fields of a row.
        Labels of pandas are fields, too, if they have a name or are not numbers.
    :param id: The name of a picture: a field of the row, or a function of the row.
    :param strict: Whether a picture with findings is an error.
    :param return_exceptions: Whether to yield an exception for a picture that failed. Otherwise,
        the first exception is raised.
    :param workers: How many pictures to draw at once; default: the number of cores.
    :param most_lines: How many rows to take ahead of the pictures.
    :param options: The options of :meth:`Session.render`.
    :raises SceneError: if something is wrong in the scene or a row; ``number`` is the row's number.
    :raises RenderError: if a picture cannot be drawn.
    """
    words = scene_arguments(format, scale, strict, options)
    return _outcomes(draw_many(scene, rows, Settings(workers=workers), words, id, most_lines), return_exceptions)


def _outcomes(
    drawn: Generator[Union[Picture, PlatenError], None, None], return_exceptions: bool
) -> Iterator[Union[Picture, PlatenError]]:
    try:
        for picture in drawn:
            if isinstance(picture, PlatenError) and not return_exceptions:
                raise picture
            yield picture
    finally:
        drawn.close()
