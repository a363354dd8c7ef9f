"""The outlines of CFF fonts in fewer bytes: in the shortest of the operators that draw a curve, and
with subroutines for what is drawn more than once. Not a point of them changes."""

from collections import Counter

import cffsubr
from fontTools.cffLib.specializer import specializeProgram
from fontTools.misc.psCharStrings import calcSubrBias

# One less than the 48 that a charstring may have on its stack, for the number of a subroutine.
MOST_OPERANDS = 47


def shorten(font):
    """Writes each outline in the shortest operators. It must have no hints."""
    font["CFF "].cff.desubroutinize()
    charstrings = font["CFF "].cff[0].CharStrings
    for name in font.getGlyphOrder():
        charstring = charstrings[name]
        charstring.decompile()
        charstring.setProgram(
            specializeProgram(charstring.program, maxstack=MOST_OPERANDS, preserveTopology=True))


def share(font):
    """Finds what is drawn more than once."""
    cffsubr.subroutinize(font)


def keep_what_pays(font, least):
    """Puts subroutines that save fewer than `least` bytes back where they are called.

    A document that embeds some glyphs carries the numbers of all subroutines, used or not: fewer of
    them make it smaller.
    """
    top = font["CFF "].cff[0]
    programs = [[] for _ in top.FDArray]
    for place, name in enumerate(font.getGlyphOrder()):
        charstring = top.CharStrings[name]
        charstring.decompile()
        programs[top.FDSelect[place]].append(charstring)
    for dictionary, glyphs in zip(top.FDArray, programs):
        subroutines = getattr(dictionary.Private, "Subrs", [])
        if len(subroutines) > 0:
            Pool(subroutines, glyphs).reduce(least)


class Pool:
    """The local subroutines of a font dictionary, and the glyphs that call them.

    Within a pool a call is one token: a tuple of the subroutine's number.
    """

    def __init__(self, subroutines, glyphs):
        self.subroutines, self.glyphs = subroutines, glyphs
        for subroutine in subroutines:
            subroutine.decompile()
        bias = calcSubrBias(subroutines)
        self.bodies = {number: tokens(subroutine.program, bias)
                       for number, subroutine in enumerate(subroutines)}
        self.programs = [tokens(glyph.program, bias) for glyph in glyphs]

    def reduce(self, least):
        while True:
            uses = Counter(token[0] for program in [*self.programs, *self.bodies.values()]
                           for token in program if isinstance(token, tuple))
            inlined = {}
            for number in self.innermost_first():
                body = self.bodies[number] = inline(self.bodies[number], inlined)
                length = sum(map(size, body))
                # A call takes some four bytes, and so do a subroutine's end and its place in the table.
                if uses[number] * (length - 4) - length - 4 < least:
                    inlined[number] = body
            if not inlined:
                break
            for number in inlined:
                del self.bodies[number]
            self.programs = [inline(program, inlined) for program in self.programs]
        self.write(uses)

    def innermost_first(self):
        order = {}

        def visit(number):
            for token in self.bodies[number]:
                if isinstance(token, tuple) and token[0] not in order:
                    visit(token[0])
            order[number] = True

        for number in self.bodies:
            if number not in order:
                visit(number)
        return list(order)

    def write(self, uses):
        """Gives the shortest numbers to what is called most."""
        count = len(self.bodies)
        bias = calcSubrBias(range(count))
        often = sorted(self.bodies, key=lambda number: (-uses[number], number))
        places = sorted(range(count), key=lambda place: (size(place - bias), place))
        new = dict(zip(often, places))

        def program(tokens):
            return [part for token in tokens
                    for part in ((new[token[0]] - bias, "callsubr") if isinstance(token, tuple)
                                 else (token,))]

        bodies = {new[number]: program(body) for number, body in self.bodies.items()}
        kept = [self.subroutines[place] for place in range(count)]
        for place, subroutine in enumerate(kept):
            subroutine.setProgram(bodies[place])
        self.subroutines.items = kept
        for glyph, tokens in zip(self.glyphs, self.programs):
            glyph.setProgram(program(tokens))


def tokens(program, bias):
    found = []
    for token in program:
        if token == "callsubr":
            found[-1] = (found[-1] + bias,)
        else:
            found.append(token)
    return found


def inline(program, bodies):
    found = []
    for token in program:
        if isinstance(token, tuple) and token[0] in bodies:
            # What ends a subroutine does not end the outline.
            found += [part for part in bodies[token[0]] if part != "return"]
        else:
            found.append(token)
    return found


def size(token):
    """The bytes of a token."""
    if isinstance(token, tuple):
        return 4
    if isinstance(token, str):
        return 1
    return 1 if abs(token) <= 107 else 2 if abs(token) <= 1131 else 3
