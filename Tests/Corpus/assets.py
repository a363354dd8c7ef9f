"""Swift code with the names that Xcode makes of the pictures and colours in catalogues of assets."""

import re

from sources import visible

KEYWORDS = set("default in is as for if else switch case import class repeat self true false nil public "
               "private internal return where while do let var".split())
KNOWN = set("red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear primary "
            "secondary accentColor tint background foreground quaternary tertiary separator selection link "
            "placeholder".split())


def symbols(folders, code):
    """The code for the catalogues below folders; of the colours' members, those that other code uses."""
    found = {"Image": {}, "Color": {}}
    for folder in folders:
        for kind in found:
            for path in visible(folder, f"**/*.xcassets/**/*.{kind.lower()}set"):
                found[kind].setdefault(symbol(path.stem, kind), path.stem)
    text = ""
    for kind, names in found.items():
        text += f"extension {kind}Resource {{\n"
        for name, asset in names.items():
            text += f'static let {quoted(name)} = {kind}Resource(name: "{asset}", bundle: .main)\n'
        text += "}\n"
    for name in found["Color"]:
        declared = re.search(rf"\b(?:var|let|case|func)\s+`?{name}\b", code)
        if name not in KNOWN and not declared and f".{name}" in code:
            text += (
                f"extension Color {{ static var {quoted(name)}: Color {{ Color(ColorResource.{quoted(name)}) }} }}\n"
                f"extension ShapeStyle where Self == Color {{\n"
                f"static var {quoted(name)}: Color {{ Color.{quoted(name)} }}\n}}\n")
    return "import SwiftUI\n" + text if any(found.values()) else ""


def quoted(name):
    return f"`{name}`" if name in KEYWORDS else name


def symbol(name, ending):
    """The symbol of a name: `brandBlue` of "Brand Blue", "brand-blue" and "BrandBlueColor"."""
    words = re.findall(r"[^\W_]+", name)
    if words and words[-1].endswith(ending) and (len(words) > 1 or words[-1] != ending):
        words[-1] = words[-1][:-len(ending)]
    joined = "".join(w if i == 0 else w[:1].upper() + w[1:] for i, w in enumerate(filter(None, words)))
    capitals = len(re.match(r"[A-Z]*", joined)[0])
    small = capitals if capitals == len(joined) else max(1, capitals - 1)
    made = joined[:small].lower() + joined[small:]
    return made if made[:1].isalpha() else "_" + made
