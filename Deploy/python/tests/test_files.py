"""Names of files that executors write."""
import unittest

from platen._files import Unnamed, check_template, file_name
from platen.spark import _Writing, write_files


class Batch:
    """Rows as a batch of Arrow hands them out."""

    def __init__(self, *rows):
        self.rows = [{"picture": data, "id": name} for name, data in rows]

    def to_pylist(self):
        return [dict(row) for row in self.rows]


class Frame:
    """A data frame whose tasks have told what they wrote."""

    columns = ["id", "picture"]

    def __init__(self, *names):
        self.names = names

    def mapInArrow(self, write, kinds):
        return self

    def collect(self):
        counts = {"bytes": 1, "missing": 0, "unnamed": 0, "reason": None}
        return [{**counts, "pictures": len(names), "names": b"".join(names)} for names in self.names]


class NameTests(unittest.TestCase):
    def written(self, *batches):
        writing = _Writing()
        return writing, list(writing.named(iter(batches), "picture", lambda row: file_name("{id}.svg", row)))

    def test_a_row_without_a_name_costs_that_row_alone(self):
        writing, written = self.written(
            Batch(("a", b"1"), (None, b"2"), ("b", None)), Batch(("é" * 126, b"3"), ("é" * 125 + "x", b"44")))
        # 125 letters of two bytes, one of one, and ".svg" are 255 bytes.
        self.assertEqual(written, [("a.svg", b"1"), ("é" * 125 + "x.svg", b"44")])
        self.assertEqual((writing.pictures, writing.size, writing.missing, writing.unnamed), (2, 3, 1, 2))
        self.assertIn("nothing in the column id", writing.reason)

    def test_two_pictures_with_one_name_are_an_error(self):
        with self.assertRaisesRegex(ValueError, "two pictures with the name a.svg"):
            self.written(Batch(("a", b"1"), ("b", b"2")), Batch(("a", b"1")))

    def test_two_tasks_with_one_name_are_an_error(self):
        a, b, c = (letter * 12 for letter in (b"a", b"b", b"c"))
        self.assertEqual(write_files(Frame([a, b], [c]), "/tmp/{id}.svg")["pictures"], 3)
        with self.assertRaisesRegex(ValueError, "found 1 pictures with the name of another, .*: 2 files exist"):
            write_files(Frame([a, b], [b]), "/tmp/{id}.svg")

    def test_names(self):
        self.assertEqual(file_name("out/{id}.svg", {"id": "../a b"}), "out/%2E.%2Fa b.svg")
        with self.assertRaisesRegex(Unnamed, "at most 255 bytes"):
            file_name("{id}", {"id": "x" * 256})
        check_template("{id}.svg", ["id"])
        with self.assertRaisesRegex(ValueError, "found {nme} in {nme}.svg, expected one of id, name"):
            check_template("{nme}.svg", ["id", "name"])


if __name__ == "__main__":
    unittest.main()
