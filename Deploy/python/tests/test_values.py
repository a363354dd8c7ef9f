"""Values, rows and options, as they are written for the command."""
import collections
import datetime
import decimal
import enum
import fractions
import pathlib
import sqlite3
import unittest
import uuid

from platen import _encoding, _jobs, _rows, SceneError
from platen._files import file_name, tar_header


class Color(enum.Enum):
    TEAL = "teal"


class ValueTests(unittest.TestCase):
    def check(self, value, text):
        self.assertEqual(_encoding.line({"a": value}), ('{"a":%s}\n' % text).encode())

    def test_values(self):
        self.check("Ünïcode 😀\n", '"Ünïcode 😀\\n"')
        self.check(None, "null")
        self.check(True, "true")
        self.check(datetime.date(2026, 11, 3), '"2026-11-03"')
        self.check(datetime.datetime(2026, 11, 3, 10, 8), '"2026-11-03T10:08:00"')
        self.check(
            datetime.datetime(2026, 11, 3, 10, 8, tzinfo=datetime.timezone.utc),
            '"2026-11-03T10:08:00Z"')
        self.check(datetime.time(10, 8), '"10:08:00"')
        self.check(datetime.timedelta(minutes=2), "120.0")
        self.check(b"\x00\xff", '"AP8="')
        self.check(Color.TEAL, '"teal"')
        self.check(uuid.UUID(int=1), '"00000000-0000-0000-0000-000000000001"')
        self.check({"b", "a"}, '["a","b"]')
        self.check((1, 2), "[1,2]")
        self.check(pathlib.PurePosixPath("a/b"), '"a/b"')
        self.check({"b": [collections.OrderedDict(c=1)]}, '{"b":[{"c":1}]}')

    def test_numbers_have_all_of_their_digits(self):
        self.check(decimal.Decimal("12.50"), "12.50")
        self.check(decimal.Decimal("1E+3"), "1000")
        self.check(decimal.Decimal("0.1"), "0.1")
        # 2^53 + 1 is no double; nor are 20 digits of pi.
        self.check(decimal.Decimal("9007199254740993"), "9007199254740993")
        self.check(decimal.Decimal("3.1415926535897932384"), "3.1415926535897932384")
        self.check(decimal.Decimal("1E+999999"), "1E+999999")
        self.check(decimal.Decimal("NaN"), "null")
        self.check([fractions.Fraction(1, 4), fractions.Fraction(6, 2)], "[0.25,3]")
        self.check(2**53 + 1, "9007199254740993")

    def test_what_is_no_number_is_nothing(self):
        self.check(float("nan"), "null")
        self.check([float("nan"), datetime.date(2026, 1, 2)], '[null,"2026-01-02"]')

    def test_what_nobody_can_show_is_an_error_with_its_field(self):
        within = []
        within.append(within)
        for value, message in [
                (object(), "found object, expected a value that JSON can express"),
                ("x\ud800", r"found an unpaired surrogate \('x\\ud800'\), expected a text"),
                (float("-inf"), "found -inf, expected a finite number"),
                (decimal.Decimal("Infinity"), "found Infinity, expected a finite number"),
                ((i for i in [1]), "found generator, expected a value that JSON can express"),
                ({(1, 2): 3}, r"found the key \(1, 2\), expected a text as the key")]:
            with self.assertRaisesRegex(SceneError, r"^row:7: a.b\[1\]: " + message):
                _encoding.line({"a": {"b": [float("nan"), value]}}, 7)
        with self.assertRaisesRegex(SceneError, "found a value within itself"):
            _encoding.line({"a": within})

    def test_values_of_packages(self):
        """Each with what it is in JSON, if the package is there."""
        numpy, pandas, polars, pyarrow = map(module, ("numpy", "pandas", "polars", "pyarrow"))
        if numpy:
            self.check(numpy.float32(0.1), "0.1")
            self.check(numpy.float16(0.1), "0.1")
            self.check([numpy.float32("nan"), numpy.float64(0.1)], "[null,0.1]")
            self.check([numpy.int64(3), numpy.bool_(True)], "[3,true]")
            self.check(numpy.array([[0.1, 2]], "float32"), "[[0.1,2.0]]")
            self.check(numpy.datetime64("2026-11-03T10:08:00", "ns"), '"2026-11-03T10:08:00.000000000"')
            self.check(numpy.array(["2026-11-03", "NaT"], "datetime64[ns]"), '["2026-11-03T00:00:00.000000000",null]')
            self.check(numpy.timedelta64(90, "s"), "90.0")
            self.check(numpy.array([(1, "a")], [("x", int), ("y", "U1")]), '[{"x":1,"y":"a"}]')
            self.check(numpy.array(7), "7")
        if pandas:
            self.check([pandas.NA, pandas.NaT], "[null,null]")
            self.check(pandas.Period("2026-11"), '"2026-11"')
            self.check(pandas.Timestamp("2026-11-03 10:08", tz="Europe/Berlin"), '"2026-11-03T10:08:00+01:00"')
            self.check(pandas.Series([0.1, 0.2], dtype="float32"), "[0.1,0.2]")
            self.check(pandas.DataFrame({"x": [1, 2]}), '[{"x":1},{"x":2}]')
            self.check(pandas.Categorical(["a", "b"]), '["a","b"]')
            self.check(pandas.to_datetime(["2026-11-03"], utc=True), '["2026-11-03T00:00:00Z"]')
        if polars:
            self.check(polars.Series([0.1], dtype=polars.Float32), "[0.1]")
        if pyarrow:
            self.check([pyarrow.scalar(0.1, pyarrow.float32()), pyarrow.array([1, None])], "[0.1,[1,null]]")


class Series:
    """What pandas' series have of what is asked for."""

    def __init__(self, values, labels=None):
        self.values = values
        self.index = labels if labels is not None else type("RangeIndex", (list,), {})(range(len(values)))

    def to_frame(self):
        raise NotImplementedError

    def to_list(self):
        return self.values


class Table:
    """What polars' frames have."""

    schema = {"term": "String", "votes": "Int64"}

    def iter_rows(self, named):
        return iter([{"term": "tea", "votes": 3}])


def module(name):
    """A package if it is installed; its tests are passed over if not."""
    try:
        return __import__(name)
    except ImportError:
        return None


class WordTests(unittest.TestCase):
    def check(self, words, data):
        self.assertEqual(_jobs.words_table(words, 3), {"data": data})

    def test_series(self):
        pairs = [{"name": "tea", "weight": 3}, {"name": "cake", "weight": 2}]
        self.check(Series([3, 2], ["tea", "cake"]), pairs)
        self.check(Series([3, 2], [("a", 1), ("b", 2)]), [
            {"name": "a 1", "weight": 3}, {"name": "b 2", "weight": 2}])
        self.check(Series(["tea", "cake", None, "tea"]), [{"name": w} for w in ["tea", "cake", "tea"]])
        self.check(collections.Counter(["tea", "cake", "tea", "tea", "cake"]), pairs)
        with self.assertRaisesRegex(ValueError, "without words"):
            _jobs.words_table(Series([3, 2]), 3)

    def test_words_that_are_none(self):
        for words, found in [(["a", None], "None"), (["a", float("nan")], "nan"), ([b"a"], "b'a'"), (b"a", "bytes"),
                             ([(None, 3)], "None")]:
            with self.assertRaisesRegex(ValueError, "found %s, expected a " % found):
                _jobs.words_table(words, 3)

    def test_sets_have_an_order(self):
        self.check({"c", "a", "b"}, [{"name": "a"}, {"name": "b"}, {"name": "c"}])

    def test_weights_that_are_no_floats(self):
        half = decimal.Decimal("0.50")
        self.check(Series([half], ["tea"]), [{"name": "tea", "weight": half}])
        hour = datetime.timedelta(hours=1)
        self.check(Series([hour], ["tea"]), [{"name": "tea", "weight": hour}])

    def test_tables(self):
        self.check(Table(), [{"term": "tea", "votes": 3}])

    def test_what_is_installed(self):
        expected = [{"term": "tea", "votes": 3}, {"term": "cake", "votes": 2}]
        columns = {"term": ["tea", "cake"], "votes": [3, 2]}
        for name, table in [("pandas", "DataFrame"), ("polars", "DataFrame"), ("pyarrow", "table")]:
            try:
                module = __import__(name)
            except ImportError:
                continue
            with self.subTest(name):
                self.check(getattr(module, table)(columns), expected)
                if name != "pyarrow":
                    series = getattr(module, table)(columns)["term"]
                    self.check(series, [{"name": "tea"}, {"name": "cake"}])
                if name == "pandas":
                    counts = module.Series(["b", "a", "b"]).value_counts()
                    self.check(counts, [{"name": "b", "weight": 2}, {"name": "a", "weight": 1}])
                    frame = module.DataFrame({"votes": [3]}, index=module.Index(["tea"], name="term"))
                    self.check(frame, [{"term": "tea", "votes": 3}])
                    # Labels without a name are the words, and numbers that a filter left are not.
                    self.check(module.DataFrame({"votes": [3]}, ["tea"]), [{"name": "tea", "votes": 3}])
                    self.check(frame.reset_index().iloc[[0, 0]].iloc[1:], [{"term": "tea", "votes": 3}])


class RowTests(unittest.TestCase):
    def test_rows(self):
        Point = collections.namedtuple("Point", "x y")
        base = sqlite3.connect(":memory:")
        base.row_factory = sqlite3.Row
        rows = [{"x": 1, "y": 2}, Point(1, 2), base.execute("select 1 as x, 2 as y").fetchone()]
        self.assertEqual([dict(_rows.mapping(row)) for row in _rows.rows_of(rows)], [{"x": 1, "y": 2}] * 3)
        base.close()
        with self.assertRaisesRegex(TypeError, "tuple"):
            _rows.mapping((1, 2))

    def rows(self, table):
        return [dict(_rows.mapping(row)) for row in _rows.rows_of(table)]

    def test_frames(self):
        pandas = module("pandas")
        if not pandas:
            self.skipTest("no pandas")
        frame = pandas.DataFrame({"x": [0.5, None], "y": pandas.array([0.1, 0.2], "float32")})
        self.assertEqual(str(self.rows(frame)), "[{'x': 0.5, 'y': 0.1}, {'x': nan, 'y': 0.2}]")
        # Labels are fields if they have a name or are no numbers, as those that a filter leaves are.
        self.assertEqual(self.rows(frame[frame.x.isna()])[0].keys(), {"x", "y"})
        self.assertEqual(str(self.rows(frame.set_index("y", drop=False))), str(self.rows(frame)))
        named = pandas.DataFrame({"x": [1]}, index=["tea"])
        self.assertEqual(self.rows(named), [{"index": "tea", "x": 1}])
        many = pandas.DataFrame({"x": [1]}, index=pandas.MultiIndex.from_tuples([("a", 7)], names=["k", None]))
        self.assertEqual(self.rows(many), [{"k": "a", "x": 1}])
        self.assertEqual(self.rows([named.iloc[0], frame[:1]]), [{"x": 1}, *self.rows(frame[:1])])
        for columns, message in [
                (["x", "x"], "two columns x"), ([0, "0"], "two columns 0"), ([("a", "b"), "c"], "join")]:
            with self.assertRaisesRegex(ValueError, message):
                self.rows(pandas.DataFrame([[1, 2]], columns=pandas.Index(columns, tupleize_cols=False)))
        with self.assertRaisesRegex(ValueError, "two columns a"):
            _rows.mapping(pandas.Series([1, 2], ["a", "a"]))
        with self.assertRaisesRegex(TypeError, "one row of it"):
            _rows.mapping(frame)

    def test_other_tables(self):
        polars, pyarrow, numpy = map(module, ("polars", "pyarrow", "numpy"))
        expected = [{"x": 0.1, "y": "a"}]
        if polars:
            frame = polars.DataFrame({"x": [0.1], "y": ["a"]}, {"x": polars.Float32, "y": polars.Categorical})
            self.assertEqual([self.rows(frame), self.rows(frame.lazy())], [expected, expected])
        if pyarrow:
            table = pyarrow.table({"x": pyarrow.array([0.1], "float"), "y": ["a"]})
            for rows in (table, table.to_batches()[0], table.to_reader()):
                self.assertEqual(self.rows(rows), expected)
            kind = pyarrow.map_(pyarrow.string(), pyarrow.int64())
            self.assertEqual(self.rows(pyarrow.table({"m": pyarrow.array([[("k", 1)]], kind)})), [{"m": {"k": 1}}])
            with self.assertRaisesRegex(ValueError, "two columns x"):
                self.rows(pyarrow.Table.from_arrays([table["x"], table["x"]], ["x", "x"]))
        if numpy:
            self.assertEqual(self.rows(numpy.array([(1, "a")], [("x", int), ("y", "U1")])), [{"x": 1, "y": "a"}])

    def test_paths_and_texts(self):
        self.assertEqual(_jobs.path_of("cards/card.yaml"), "cards/card.yaml")
        self.assertEqual(_jobs.path_of(pathlib.Path("card")), "card")
        for text in ("view: {text: a.json}", "view:\n  text: card.yaml", '{"a": "b.yaml"}'):
            self.assertIsNone(_jobs.path_of(text))


class OptionTests(unittest.TestCase):
    def test_words(self):
        def words(value, parts=3):
            return _jobs.words_table(value, parts)

        self.assertEqual(words("A text."), {"options": {"text": "A text."}})
        self.assertEqual(words(["Swift", 7]), {"data": [{"name": "Swift"}, {"name": "7"}]})
        self.assertEqual(
            words({"Swift": 120, "a:b": 1.5}),
            {"data": [{"name": "Swift", "weight": 120}, {"name": "a:b", "weight": 1.5}]})
        self.assertEqual(
            words([("apple", 9, "fruit"), ("sage", None, "herb"), {"name": "salt", "link": "/salt"}]),
            {"data": [{"name": "apple", "weight": 9, "group": "fruit"},
                      {"name": "sage", "group": "herb"}, {"name": "salt", "link": "/salt"}]})
        with self.assertRaises(ValueError):
            words([("apple", 9, "fruit")], 2)

    def test_options(self):
        self.assertEqual(
            _jobs.picture_options({
                "largest_size": 44, "showsTicks": True, "select": ["a,b", "c"], "width": 640.0,
                "group_fonts": {"fruit": "Inter"}, "angles": [-30, 0, 30], "keep": {"b", "a"}, "theme": None}),
            {
                "largestSize": 44, "showsTicks": True, "select": "a\\,b,c", "width": 640.0,
                "groupFonts": "fruit=Inter", "angles": "-30,0,30", "keep": "a,b"})
        with self.assertRaisesRegex(ValueError, "font_size twice"):
            _jobs.picture_options({"fontSize": 20, "font_size": 30})
        with self.assertRaisesRegex(ValueError, "found None"):
            _jobs.picture_options({"items": ["a", None]})
        numpy = module("numpy")
        if numpy:
            options = _jobs.picture_options(
                {"width": numpy.int64(300), "repeats": numpy.bool_(True), "angles": numpy.arange(2)})
            self.assertEqual(_encoding.line(options), b'{"width":300,"repeats":true,"angles":"0,1"}\n')


class NameTests(unittest.TestCase):
    def test_names_of_files_lead_nowhere_else(self):
        self.assertEqual(file_name("out/{id}.png", {"id": 7}), "out/7.png")
        self.assertEqual(file_name("{a}-{b}", {"a": "../x", "b": "y/z"}), "%2E.%2Fx-y%2Fz")
        self.assertEqual(file_name("{a}", {"a": ""}), "%")
        self.assertNotEqual(file_name("{a}", {"a": "%2F"}), file_name("{a}", {"a": "/"}))
        for row in ({"b": 1}, {"id": None}):
            with self.assertRaises(ValueError):
                file_name("{id}.png", row)

    def test_headers_of_tars_depend_on_name_and_size_alone(self):
        self.assertEqual(len(tar_header("a.png", 10)), 512)
        self.assertEqual(tar_header("ü" * 200, 10), tar_header("ü" * 200, 10))
