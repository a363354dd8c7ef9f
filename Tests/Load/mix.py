"""Random requests for pictures, the same for the same seed, with the command's arguments for the same pictures."""
import glob
import json
import os
import random
import re
import urllib.parse

from harness import ROOT, words

SCENES = os.path.join(ROOT, "Fixtures", "Scenes")
EMOJI = "📘 📕 🦋 🍎 🚀 🎲 🌈 🐙 🍩 🎧 ⚽ 🌻 é Ω 開 ش Platen type".split()
THEMES = ["system", "paper", "ocean", "meadow", "candy", "mono"]
COLORS = ["teal", "ff8000", "F2F2F7", "black", "white", "indigo"]
MEDIA = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "webp": "image/webp", "jpg": "image/jpeg",
         "json": "application/json"}
WEIGHTS = ["linear", "squareRoot", "logarithmic"]


class Request:
    """A request, the statuses that it may have, and how the command makes the same picture."""

    def __init__(self, method, target, fields=(), body=b"", statuses=(200,), command=None, source=None, ending="txt"):
        self.method, self.target, self.fields, self.body = method, target, list(fields), body
        self.statuses, self.kind = statuses, ""
        # The command's arguments, with "FILE" for a file with the source; none where it makes no such picture.
        self.command, self.source, self.ending = command, source, ending

    def __repr__(self):
        return "%s %s %s %r" % (self.method, self.target[:400], self.fields, self.body[:400])


class Mix:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.words = words()
        self.scenes = []
        for path in sorted(glob.glob(os.path.join(SCENES, "*.yaml")) + glob.glob(os.path.join(SCENES, "*.json"))):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            # The service reads no files.
            if not re.search(r"\bfile:|\bimage:", text):
                self.scenes.append((path.rpartition(".")[2], text))

    def next(self):
        kind = self.random.choices(["tags", "clock", "grid", "scene", "object", "wrong"], [30, 15, 10, 25, 15, 5])[0]
        request = getattr(self, kind)()
        request.kind = kind
        if request.method == "GET" and self.random.random() < 0.02:
            request.method, request.command = "HEAD", None
        if self.random.random() < 0.3:
            request.fields.append(("Accept-Encoding", self.random.choice(["gzip", "gzip, deflate, br", "br;q=1, gzip;q=0.5"])))
        return request

    def maybe(self, share, value):
        return value() if self.random.random() < share else None

    def format(self):
        return self.random.choices(["svg", "png", "pdf", "json"], [60, 20, 10, 10])[0]

    # Names and values of a query, with the command's option for each; its arguments come last.
    def query(self, path, format, pairs, command, last=()):
        target = "/v1/%s.%s?%s" % (path, format, "&".join(
            "%s=%s" % (name, urllib.parse.quote(str(value), safe="")) for name, value, _ in pairs if value is not None))
        for _, value, option in pairs:
            if value is not None and option is not None:
                command += [option(value)] if callable(option) else [option, str(value)]
        # The command draws two pixels per point if nothing else is said, and an address one.
        if format == "png" and "--scale" not in command:
            command += ["--scale", "1"]
        # Of a query's picture the command prints no frames.
        arguments = None if format == "json" else [*command, "--format", format, *last]
        return Request("GET", target, command=arguments)

    def look(self):
        random = self.random
        color = self.maybe(0.2, lambda: random.choice(COLORS))
        return [
            ("theme", self.maybe(0.4, lambda: random.choice(THEMES)), "--theme"),
            ("scale", self.maybe(0.4, lambda: random.choice([0.5, 1, 2, 3])), "--scale"),
            ("background", color, lambda color: "--background=" + hexadecimal(color)),
            ("colorScheme", self.maybe(0.2, lambda: random.choice(["light", "dark"])), "--color-scheme"),
            ("title", self.maybe(0.5, lambda: "picture %d" % random.randrange(1000)), "--title"),
        ]

    def tags(self):
        random = self.random
        names = random.choices(self.words, k=random.randint(1, 30))
        counts = random.random() < 0.3
        tags = ["%s %d" % (name, i) if i % 3 else name for i, name in enumerate(names)]
        numbers = [random.randint(1, 500) for _ in tags]
        pairs = [("tags", "%s:%d" % pair if counts else pair[0], None) for pair in zip(tags, numbers)]
        style = None if counts else self.maybe(0.6, lambda: random.choice(["cell", "pill", "plain"]))
        pairs += self.look() + [
            ("weights", random.choice(WEIGHTS) if counts else None, "--weights"),
            ("width", self.maybe(0.7, lambda: random.randint(120, 800)), "--width"),
            ("alignment", self.maybe(0.6, lambda: random.choice(["leading", "center", "trailing", "justified"])), "--alignment"),
            ("style", style, "--style"),
            ("spacing", self.maybe(0.3, lambda: random.randint(0, 20)), "--spacing"),
            ("padding", self.maybe(0.3, lambda: random.randint(0, 30)), "--padding"),
            ("select", self.maybe(0.3, lambda: random.choice(tags)), "--select"),
            ("isDeletable", None if counts or style not in (None, "cell") else self.maybe(0.2, lambda: "true"),
             lambda value: "--is-deletable"),
        ]
        request = self.query("tags", self.format(), pairs, ["tags", "FILE"])
        request.source = "".join("%s\t%d\n" % pair if counts else pair[0] + "\n" for pair in zip(tags, numbers))
        return request

    def clock(self):
        random = self.random
        time = self.maybe(0.8, lambda: "%d:%02d" % (random.randrange(24), random.randrange(60)))
        pairs = [
            ("time", time, "--time"),
            ("second", random.randrange(60) if time and random.random() < 0.5 else None, "--second"),
            ("numerals", self.maybe(0.5, lambda: random.choice(["arabic", "roman", "none"])), "--numerals"),
            ("showsTicks", self.maybe(0.5, lambda: "true"), lambda value: "--shows-ticks"),
            ("diameter", random.randint(60, 500), "--diameter"),
        ]
        return self.query("clock", self.format(), pairs + self.look(), ["clock"])

    def grid(self):
        random = self.random
        items = random.choices(EMOJI, k=random.randint(1, 24))
        size = (random.randint(100, 700), random.randint(100, 500))
        pairs = [("items", item, None) for item in items] + self.look() + [
            ("width", size[0], "--width"), ("height", size[1], "--height"),
            ("alignment", self.maybe(0.4, lambda: random.choice(["center", "topLeading", "bottom"])), "--alignment"),
            ("border", self.maybe(0.3, lambda: random.randint(1, 3)), "--border"),
        ]
        return self.query("grid", self.format(), pairs, ["grid"], ["--", *items])

    def post(self, language, text):
        random = self.random
        format = self.format()
        scale = self.maybe(0.5, lambda: random.choice([0.5, 1, 2, 3]))
        query = [] if scale is None else ["scale=%g" % scale]
        fields = [("Content-Type", random.choice(["application/" + language, "text/plain"]))]
        if format == "json" and random.random() < 0.5:
            path = "/v1/layout"
        elif random.random() < 0.5:
            path, query = "/v1/render", query + ["format=" + format]
        else:
            path = "/v1/render"
            fields.append(("Accept", MEDIA[format] + ", text/plain;q=0.1"))
        target = path + ("?" + "&".join(query) if query else "")
        command = ["layout", "FILE", "--json"] if format == "json" else ["render", "FILE", "--format", format]
        if scale is not None and format != "json":
            command += ["--scale", "%g" % scale]
        return Request("POST", target, fields, text.encode(), statuses=(200, 422), command=command, source=text,
                       ending=language)

    # One of the examples with another title.
    def scene(self):
        language, text = self.random.choice(self.scenes)
        title = "title: picture %d" % self.random.randrange(2000)
        if language == "json":
            title = title.replace("title: picture", '"title": "picture') + '",'
        text = re.sub(r'(?m)^( *)"?title"?:.*$', lambda match: match[1] + title, text, count=1)
        return self.post(language, text)

    # A scene of its own, as programs make them.
    def object(self):
        random = self.random
        scene = {
            "platen": 1, "title": "stack %d" % random.randrange(10_000),
            "canvas": {"padding": random.randint(0, 30), "scale": random.choice([1, 2])},
            "theme": random.choice(THEMES), "view": self.view(random.randint(1, 3)),
        }
        text = json.dumps(scene, ensure_ascii=random.random() < 0.5, indent=random.choice([None, 2]))
        return self.post("json", text)

    def view(self, depth):
        random = self.random
        if depth == 0 or random.random() < 0.2:
            leaf = {"text": " ".join(random.choices(self.words + ["שלום", "مرحبا", "🦋"], k=random.randint(1, 5)))}
            if random.random() < 0.5:
                leaf["modifiers"] = [{"font": random.randint(9, 40)}, {"foregroundStyle": random.choice(["teal", "secondary"])}]
            return leaf
        children = [self.view(depth - 1) for _ in range(random.randint(1, 5))]
        stack = {random.choice(["vStack", "hStack", "zStack"]): {"children": children}}
        if random.random() < 0.5:
            stack["modifiers"] = [{"padding": random.randint(0, 12)},
                                  {"background": {"style": random.choice(["theme.surface", "teal"]),
                                                  "in": {"roundedRectangle": random.randint(2, 12)}}}]
        return stack

    # What is wrong, and how that is answered.
    def wrong(self):
        random = self.random
        return random.choice([
            lambda: Request("GET", "/v1/tags.svg?tags=a&widht=%d" % random.randrange(500), statuses=(400, 422)),
            lambda: Request("GET", "/v1/tags.png?tags=a&fill=%s" % random.choice(["tael", "%23gg0000"]), statuses=(400, 422)),
            lambda: Request("GET", "/v1/clock.svg?time=25:%02d" % random.randrange(60), statuses=(400, 422)),
            lambda: Request("GET", "/v1/clock.gif", statuses=(422,)),
            lambda: Request("GET", "/v1/nothing/%d" % random.randrange(100), statuses=(404,)),
            lambda: Request("DELETE", "/v1/render", statuses=(405,)),
            lambda: Request("POST", "/v1/render", body=b"platen: 1\nview: {txet: a}\n", statuses=(400, 422)),
            lambda: Request("POST", "/v1/render", body=b"{\"platen\": 1, \"view\":", statuses=(400, 422)),
            lambda: Request("POST", "/v1/render", [("Content-Type", "image/png")], b"x", statuses=(415,)),
            lambda: Request("POST", "/v1/render", [("Accept", "text/html")], b"platen: 1\nview: {text: a}\n", statuses=(406,)),
            lambda: Request("GET", "/v1/tags.png?tags=a&width=20000", statuses=(422,)),
        ])()


def hexadecimal(color):
    return "#" + color if re.fullmatch("[0-9A-Fa-f]{6}", color) else color
