"""Figures by what they say, and how they stand to their goals."""
import statistics


def ratio(pairs):
    """The median of the rounds' ratios."""
    return statistics.median(a / b for a, b in pairs)


def text(value):
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def table(title, head, rows, names=2):
    """Prints rows below each other, the first columns to the left."""
    print("\n" + title)
    rows = [head, *rows]
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    for row in rows:
        left = [cell.ljust(width) for cell, width in zip(row[:names], widths)]
        right = [cell.rjust(width) for cell, width in zip(row[names:], widths[names:])]
        print("  ".join(left + right).rstrip())


class Figures:
    """What a run has measured: (scene, format, what, value, unit, goal, whether it is met)."""

    def __init__(self):
        self.rows = []

    def add(self, scene, kind, what, value, unit="ratio", goal=None, other=False):
        """Notes a figure and returns what a table says of its goal; `other` is whether it is met in another way."""
        is_met = goal is None or value <= goal or other
        self.rows.append((scene, kind, what, value, unit, goal, is_met))
        return "" if goal is None else f"{goal:g} {'met' if is_met else 'MISSED'}"

    def print_goals(self):
        rows = [[scene, kind, what, text(value), unit, f"{goal:g}", "met" if is_met else "MISSED"]
                for scene, kind, what, value, unit, goal, is_met in self.rows if goal is not None]
        met = sum(row[-1] == "met" for row in rows)
        table(f"Goals: {met} of {len(rows)} met", ["scene", "format", "what", "value", "unit", "goal", ""], rows,
              names=3)
