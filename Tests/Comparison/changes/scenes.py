"""Changes that a person sees, each of one scene: (scene, what stands there, what stands there then)."""
FIXTURES = "card badges bars contact menu profile poster timetable letter og".split()

# Scenes of Fixtures/Scenes, changed in one place each.
CHANGES = [
    ("badges.yaml", '"#1A7F37"', '"#1A9F37"'), ("badges.yaml", '"#0B57D0"', '"#0B57B0"'),
    ("badges.yaml", '"#5B21B6"', '"#5B21A0"'), ("badges.yaml", '"#C2410C"', '"#C2510C"'),
    ("badges.yaml", "#424A53", "#424A5F"), ("badges.yaml", "#424A53", "#4A525B"),
    ("badges.yaml", "94%", "84%"), ("badges.yaml", '"6.2"', '"6,2"'), ("badges.yaml", "passing", "pasing"),
    ("badges.yaml", "roundedRectangle: 5", "roundedRectangle: 3"), ("badges.yaml", "spacing: 8", "spacing: 7"),
    ("badges.yaml", "vertical: 4", "vertical: 4.5"), ("badges.yaml", "weight: medium", "weight: semibold"),
    ("badges.yaml", "foregroundStyle: white", "foregroundStyle: '#E4E4E4'"), ("badges.yaml", "build,", "Build,"),
    ("card.yaml", "colorScheme: dark", "colorScheme: dark, background: '#101014'"),
    ("card.yaml", "seat: 14A", "seat: 14B"), ("card.yaml", "gate: B 22", "gate: B 23"),
    ("card.yaml", "from: HND", "from: HNO"), ("card.yaml", "2026-11-21", "2026-11-27"),
    ("card.yaml", "text: Date,", "text: Datum,"), ("card.yaml", "text: Seat,", "text: Seat.,"),
    ("card.yaml", "systemName: airplane", "systemName: car"), ("card.yaml", "foregroundStyle: secondary", "foregroundStyle: primary"),
    ("card.yaml", "foregroundStyle: secondary", "foregroundStyle: {style: secondary, opacity: 0.85}"),
    ("card.yaml", "roundedRectangle: 24", "roundedRectangle: 20"), ("card.yaml", "- divider", "- {divider, modifiers: [hidden]}"),
    ("card.yaml", "size: 40", "size: 39"), ("card.yaml", "padding: {leading: 14}", "padding: {leading: 15}"),
    ("card.yaml", "theme: candy", "theme: ocean"), ("card.yaml", "theme.surface", "{style: theme.surface, opacity: 0.9}"),
    ("bars.yaml", "loans: 1240", "loans: 1204"), ("bars.yaml", "loans: 986", "loans: 996"), ("bars.yaml", "loans: 97}", "loans: 91}"),
    ("bars.yaml", "Comics", "Comic"), ("bars.yaml", "locale: en-GB", "locale: de-DE"), ("bars.yaml", "height: 28", "height: 27"),
    ("bars.yaml", "topTrailingRadius: 4", "topTrailingRadius: 0"), ("bars.yaml", "October", "October."),
    ("bars.yaml", "theme: paper", "theme: {base: paper, background: '#FFFFFF'}"), ("bars.yaml", "size: 28", "size: 27.5"),
    ("contact.yaml", "#5C3A6B", "#5C3A7B"), ("contact.yaml", "#8FB8D8", "#8FB8E8"), ("contact.yaml", "#1F6C95", "#1F7495"),
    ("contact.yaml", "FFFFFFDD", "FFFFFFCC"), ("contact.yaml", "x: 48, y: 74", "x: 49, y: 74"), ("contact.yaml", "width: 22", "width: 23"),
    ("contact.yaml", "height: 34", "height: 33"), ("contact.yaml", "12:05", "12.05"), ("contact.yaml", "Roll 12,", "Roll 12"),
    ("contact.yaml", "#0B1122", "#131A2C"), ("menu.json", '"price": 6.5', '"price": 5.5'), ("menu.json", "EUR", "USD"),
    ("menu.json", "Pear tart", "Pear tarts"), ("menu.json", '"height": 2', '"height": 1'), ("menu.json", '"width": 48', '"width": 47'),
    ("menu.json", '"spacing": 14', '"spacing": 14.5'), ("menu.json", "17.25", "17.35"), ("menu.json", "Today", "To-day"),
    ("profile.yaml", "8230", "8290"), ("profile.yaml", "initials: NH", "initials: NI"), ("profile.yaml", "on Thursdays.", "on Thursdays"),
    ("profile.yaml", "lettering,", "letters,"), ("profile.yaml", "theme.palette2", "theme.palette3"),
    ("profile.yaml", "roundedRectangle: 28", "roundedRectangle: 26"), ("poster.yaml", '"#FFDD00"', '"#FFD200"'),
    ("poster.yaml", "#FAF6EE", "#F4F0E8"), ("poster.yaml", "x: 236", "x: 237"), ("poster.yaml", "1890", "1896"),
    ("timetable.yaml", "opacity: 0.16", "opacity: 0.13"), ("timetable.yaml", "Room 7", "Room 1"),
    ("timetable.yaml", "Choir", "Chair"), ("timetable.yaml", "theme.surface, opacity: 0.5", "theme.surface, opacity: 0.3"),
    ("og.yaml", "lineWidth: 3", "lineWidth: 2.5"), ("og.yaml", "opacity: 0.3", "opacity: 0.25"),
]


def figure(**changed):
    """Shapes and words of which each changes by a name."""
    v = {"ground": "#FFFFFF", "badge": "#1A7F37", "radius": 8, "badgeText": "passing", "amount": "1,250.00", "small": "Total: 48 of 50",
         "pale": "Draft 3", "paleColor": "#ECECEC", "ink": "#111111", "panel": "#F3F4F6", "line": 1, "lineColor": "#C8CCD0", "dot": 5,
         "dotX": 150.0, "bar": 96, "barColor": "#0B57D0", "checked": 1, "grey": "#8A8F98", "shade": "#20242C", "shadeText": "dark",
         "shadeInk": "#3A4150", "title": "Receipt", "weight": "regular", "ring": 3.0}
    assert set(changed) <= set(v), changed
    v.update(changed)

    def shape(kind, fill, x, y, width, height):
        kind = dict(kind)
        key = next(iter(kind))
        kind[key] = {**kind[key], "fill": fill}
        return {**kind, "modifiers": [{"frame": {"width": width, "height": height}}, {"position": {"x": x + width / 2, "y": y + height / 2}}]}

    def text(words, size, color, x, y, weight="regular"):
        return {"text": words, "modifiers": [{"font": {"size": size, "weight": weight}}, {"foregroundStyle": color}, "fixedSize",
                {"frame": {"width": 220, "height": 30, "alignment": "leading"}}, {"position": {"x": x + 110, "y": y}}]}

    box = {"rectangle": {}}
    parts = [
        shape(box, v["panel"], 10, 120, 140, 70), shape({"roundedRectangle": {"cornerRadius": v["radius"]}}, v["badge"], 10, 10, 74, 24),
        text(v["badgeText"], 13, "#FFFFFF", 20, 22), text(v["title"], 20, v["ink"], 100, 22, "bold"),
        text(v["amount"], 13, v["ink"], 10, 56, v["weight"]), text(v["small"], 10, v["grey"], 10, 76),
        text(v["pale"], 16, v["paleColor"], 10, 100), shape(box, v["lineColor"], 110, 64, 190, v["line"]),
        shape({"circle": {}}, v["ink"], v["dotX"], 80, v["dot"], v["dot"]), shape(box, v["barColor"], 20, 130, v["bar"], 12),
        shape({"circle": {}}, v["barColor"], 20, 154, 24, 24), shape({"circle": {}}, v["panel"], 20 + v["ring"], 154 + v["ring"], 24 - 2 * v["ring"], 24 - 2 * v["ring"]),
        shape(box, v["shade"], 170, 110, 130, 80), text(v["shadeText"], 18, v["shadeInk"], 184, 150, "semibold"),
    ]
    if v["checked"]:
        parts.append(shape(box, v["ink"], 280, 76, 9, 9))
    return {"platen": 1, "title": "A figure", "canvas": {"width": 320, "height": 200, "background": v["ground"]},
            "view": {"zStack": {"children": parts}}}


# Changes of the figure, made in the pictures of each program.
FIGURE_CHANGES = [
    {"badge": "#1A9F37"}, {"amount": "1.250,00"}, {"amount": "1,260.00"}, {"pale": "Final 3"}, {"shade": "#14171D"}, {"shadeText": "dusk"},
    {"panel": "#E9EAEC"}, {"line": 2}, {"lineColor": "#D8DCE0"}, {"dotX": 151.0}, {"dot": 6}, {"bar": 97}, {"barColor": "#0B57E8"},
    {"checked": 0}, {"small": "Total: 43 of 50"}, {"grey": "#7A7F88"}, {"title": "Receipts"}, {"weight": "semibold"}, {"radius": 5},
    {"ring": 2.0}, {"ground": "#FBF7F0"}, {"badgeText": "passing."},
]


