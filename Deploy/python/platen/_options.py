"""The options of pictures: the command's, whose names have ``_`` for ``-``."""

from __future__ import annotations

import difflib
import os
import re
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union

from . import _encoding

if TYPE_CHECKING:
    from ._picture import Picture

Format = Literal["svg", "png", "pdf", "webp", "jpg", "json"]
"""The formats of scenes, which stand still."""
PictureFormat = Literal[Format, "gif"]
Text = Optional[str]
Texts = Union[None, str, Sequence[str]]
Named = Union[None, str, Sequence[str], Mapping[str, str]]
Number = Optional[float]
Count = Optional[int]
Flag = Optional[bool]
Column = Union[None, str, int]


class Writing(TypedDict, total=False):
    """How pictures are written, and what one may take; the same for all that one process draws."""

    svg: Optional[Literal["outlines", "semantic"]]
    svg_fonts: Optional[Literal["embedded", "names", "outlines"]]
    compression: Optional[Literal["fast", "small"]]
    quality: Count
    pixels: Count
    side: Count
    time_limit: Number
    memory_limit: Count


class SceneOptions(Writing, total=False):
    """What takes the place of what a scene says itself."""

    theme: Text
    background: Text
    color_scheme: Optional[Literal["light", "dark", "auto"]]
    locale: Text
    set: Optional[Mapping[str, Any]]
    allow_path: Union[None, str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]]]


_Frame = TypedDict("_Frame", {
    "theme": Text, "width": Number, "height": Number, "padding": Number, "background": Text, "color_scheme": Text,
    "font": Text, "font_weight": Text, "font_design": Text, "locale": Text, "layout_direction": Text, "title": Text,
}, total=False)
_Moving = TypedDict("_Moving", {
    "duration": Number, "bounce": Number, "hold": Number, "loops": Count, "frame_rate": Number, "frame_colors": Count,
    "moments": Count, "svg_motion": Optional[Literal["css", "smil"]],
}, total=False)
_Counting = TypedDict("_Counting", {
    "word": Column, "weight": Column, "top": Count, "weights": Text, "language": Texts, "keep": Texts,
    "merges_inflections": Flag, "keeps_phrases": Flag, "minimum_length": Count, "minimum_count": Count,
    "keeps_numbers": Flag, "keeps_addresses": Flag, "markup": Flag, "counts_lines": Flag, "stop_words": Texts,
}, total=False)
_Cloud = TypedDict("_Cloud", {
    "group": Column, "least_size": Number, "largest_size": Union[None, float, str], "fit": Text, "orientation": Text,
    "vertical_share": Number, "angles": Union[None, str, float, Sequence[float]], "groups": Text, "colors": Text,
    "colors_from": Text, "legend": Flag, "shape": Text, "shape_fill": Text, "outline": Text, "spacing": Union[None, float, str],
    "measure": Text, "repeats": Flag, "nests_in_letters": Flag, "group_fonts": Named, "effort": Count, "seed": Count,
    "to": Texts, "layout": bool, "previous": Union[None, str, "os.PathLike[str]", Mapping[str, Any], "Picture"],
}, total=False)
_Tags = TypedDict("_Tags", {
    "select": Texts, "sort": Text, "style": Text, "font_size": Number, "foreground": Text, "alignment": Text,
    "spacing": Number, "line_spacing": Number, "line_limit": Count, "fill": Text, "accent": Text,
    "to": Texts, "path": Text,
    "pill_padding": Union[None, float, str], "corner_radius": Number, "is_deletable": Flag, "dynamic_type_size": Text,
}, total=False)
_Clock = TypedDict("_Clock", {
    "to_time": Text, "second": Number, "arcs": Any, "zones": Named, "at": Any, "hands": Text, "shows_ring": Flag,
    "shows_ticks": Flag, "tick_length": Number, "tick_width": Number, "shows_minutes": Flag,
    "shows_disc": Flag, "inset": Number, "diameter": Number, "numerals": Text, "emphasizes_quarters": Flag,
    "fill": Text, "shows_seconds": Flag, "spacing": Number, "alignment": Text, "dynamic_type_size": Text,
}, total=False)
_Grid = TypedDict("_Grid", {
    "alignment": Text, "spacing": Union[None, float, str], "columns": Any, "inset": Number, "border": Number,
    "font_size": Number, "to": Texts, "path": Text,
}, total=False)


class CloudOptions(Writing, _Frame, _Moving, _Counting, _Cloud, total=False):
    """Those of `platen help cloud`."""


class TagsOptions(Writing, _Frame, _Moving, _Counting, _Tags, total=False):
    """Those of `platen help tags`."""


class ClockOptions(Writing, _Frame, _Moving, _Clock, total=False):
    """Those of `platen help clock`."""


class GridOptions(Writing, _Frame, _Moving, _Grid, total=False):
    """Those of `platen help grid`."""


_WRITING = tuple(Writing.__annotations__)
_SCENE = tuple(SceneOptions.__annotations__)
PIXELS = ("png", "webp", "jpg", "gif")
"""The formats that have pixels."""
_NEEDS: Dict[str, Tuple[str, ...]] = {
    "svg": ("svg",), "svg_fonts": ("svg",), "compression": ("png",), "quality": ("webp", "jpg"), "pixels": PIXELS,
    "side": PIXELS}
# What the command reads from a file beside the picture.
_ELSEWHERE = {
    "images": "only the command has: platen grid --images *.png -o grid.png",
}


def scene_words(options: Mapping[str, Any], format: str) -> List[str]:
    """The command's words for a scene's options.

    :raises TypeError: for an option that there is not.
    :raises ValueError: for one that the format does not have.
    """
    for name in options:
        if name not in _SCENE:
            near = difflib.get_close_matches(name, _SCENE, 1)
            raise TypeError("found the option %s, expected one of %s%s" % (
                name, ", ".join(_SCENE), "; did you mean %s?" % near[0] if near else ""))
    return _words(options, format)


def is_of_scene(options: Mapping[str, Any]) -> bool:
    """Whether one of the options is a scene's, and none of how pictures are written."""
    return any(value is not None and name not in _WRITING for name, value in options.items())


def picture_words(options: Mapping[str, Any], format: str) -> Tuple[Dict[str, Any], Tuple[str, ...]]:
    """The options that a picture itself has, and the command's words for the others.

    :raises ValueError: for an option that the format does not have, or the command alone.
    """
    own: Dict[str, Any] = {}
    others: Dict[str, Any] = {}
    for name, value in options.items():
        spelled = re.sub("[A-Z]", lambda match: "_" + match[0].lower(), name)
        if spelled in _ELSEWHERE and value is not None:
            raise ValueError("found the option %s, which %s" % (name, _ELSEWHERE[spelled]))
        if spelled in _WRITING:
            others[spelled] = value
        else:
            own[name] = value
    return own, tuple(_words(others, format))


def _words(options: Mapping[str, Any], format: str) -> List[str]:
    words: List[str] = []
    for name, value in options.items():
        if value is None:
            continue
        if format not in _NEEDS.get(name, (format,)):
            raise ValueError("%s has no effect on %s: it needs format=%s" % (
                name, format, " or ".join('"%s"' % needed for needed in _NEEDS[name])))
        if name == "set":
            if not isinstance(value, Mapping):
                raise TypeError('found %r as set, expected a mapping, such as {"canvas.width": 300}' % (value,))
            value = ["%s=%s" % (key, _encoding.text(item)) for key, item in value.items()]
        elif not isinstance(value, (list, tuple)):
            value = [value]
        words += ["--%s=%s" % (name.replace("_", "-"), os.fspath(v) if hasattr(v, "__fspath__") else v) for v in value]
    return words
