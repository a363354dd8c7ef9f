"""Swift sources as these checks read them: their code alone, without comments and the texts of strings."""

import re

# What ends a stretch of plain code; a literal of a regular expression stands in `#/ … /#`, or begins a line.
CODE = re.compile(r'//[^\n]*|/\*|#/.*?/#|^ */[^ /*\n][^\n]*/$|#*"""|#*"|[()]', re.M | re.S)
COMMENT = re.compile(r"/\*|\*/")


def code(source):
    """Returns the source without comments and strings; what a string interpolates is code, and stays."""
    kept = []
    place = 0
    # The strings that the place lies in, each with the depth of parentheses in its interpolation.
    strings = []
    depth = 0
    while match := CODE.search(source, place):
        kept.append(source[place : match.start()])
        place = match.end()
        token = match[0]
        if token.startswith(("//", "#/", " ")):
            kept.append(" ")
        elif token == "/*":
            place = after_comment(source, place)
            kept.append(" ")
        elif token == "(":
            depth += 1
            kept.append("(")
        elif token == ")" and strings and depth == 0:
            quote, depth = strings.pop()
            kept.append(")")
            place, depth = after_text(source, place, quote, strings, depth)
        elif token == ")":
            depth -= 1
            kept.append(")")
        else:
            kept.append('""')
            place, depth = after_text(source, place, token, strings, depth)
    kept.append(source[place:])
    return "".join(kept)


def after_comment(source, place):
    """Returns the place after a comment that began before the place, and may have others in it."""
    depth = 1
    while depth and (match := COMMENT.search(source, place)):
        depth += 1 if match[0] == "/*" else -1
        place = match.end()
    return len(source) if depth else place


def after_text(source, place, quote, strings, depth):
    """Returns the place after a string's text: behind its quote, or in the interpolation that begins."""
    marks = "#" * (len(quote) - len(quote.lstrip("#")))
    closing = quote[len(marks) :] + marks
    end = re.compile(rf"\\{marks}\(|\\{marks}.|{closing}", re.S)
    while match := end.search(source, place):
        place = match.end()
        if match[0] == closing:
            return place, depth
        if match[0].endswith("("):
            strings.append((quote, depth))
            return place, 0
    return len(source), depth
