#!/usr/bin/env python3
"""Holds pictures of Spark to those of the command: two executors, one of them killed, every byte the same.

    spark.py --platen PATH [--rows COUNT] [--least-share SHARE]

It needs Java 17 and what requirements.txt names, and runs a real cluster on this machine: a master, two
workers with an executor each (`local-cluster[2,1,1024]`), and the Python processes of their tasks.
"""
import argparse
import datetime
import decimal
import hashlib
import json
import os
import pathlib
import signal
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import warnings

import pyspark

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Deploy" / "python"))

import platen  # noqa: E402
import platen.spark  # noqa: E402

SCENE = HERE / "card.yaml"
CORES = 2
TOWNS = ["London", "Zürich", "東京", "São Paulo", "القاهرة", "Reykjavík", "New York"]
NAMES = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Alan Turing", "Jean Bartik", "Kurt Gödel"]
SCHEMA = "id long, name string, town string, joined date, spent double, tags array<string>"
# By this variable in their environment the processes of a run are known.
MARK = "PLATEN_SCALE_RUN"
results = []


def hold(what, holds, detail=""):
    results.append(bool(holds))
    print("%s  %s%s" % ("ok    " if holds else "FAILED", what, " (%s)" % detail if detail else ""), flush=True)


def row(i):
    """A visitor; no two are the same."""
    return {
        "id": i, "name": NAMES[i % len(NAMES)], "town": TOWNS[i % len(TOWNS)],
        "joined": datetime.date(2000, 1, 1) + datetime.timedelta(days=i % 9000),
        "spent": i * 37 % 100_000 / 4, "tags": ["reader", "member", "guest"][:1 + i % 3]}


def line(i):
    """The visitor as JSON, written by others than the package."""
    fields = row(i)
    return json.dumps({**fields, "joined": fields["joined"].isoformat()}, ensure_ascii=False)


class Command:
    """What `platen batch` makes of the same rows."""

    def __init__(self, platen, rows, folder):
        self.platen, self.rows = platen, rows
        self.input = folder / ("%d.jsonl" % rows)
        self.input.write_text("".join(line(i) + "\n" for i in range(rows)), "utf-8")

    def run(self):
        """The answers."""
        done = subprocess.run(self.words, stdout=subprocess.PIPE, check=True)
        return [json.loads(answer) for answer in done.stdout.splitlines()]

    def seconds(self):
        """How long it takes."""
        begin = time.monotonic()
        subprocess.run(self.words, stdout=subprocess.DEVNULL, check=True)
        return time.monotonic() - begin

    @property
    def words(self):
        return [self.platen, "batch", SCENE, self.input, "--format", "svg", "--quiet",
                "--workers", str(CORES), "-o", "-"]


def cluster():
    os.environ[MARK] = str(os.getpid())
    os.environ["SPARK_HOME"] = os.path.dirname(pyspark.__file__)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["PYSPARK_SUBMIT_ARGS"] = "--driver-memory 2g pyspark-shell"
    spark = (
        pyspark.sql.SparkSession.builder.master("local-cluster[%d,1,1024]" % CORES)
        .config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
        .config("spark.log.level", "ERROR").config("spark.sql.session.timeZone", "UTC")
        .config("spark.python.worker.reuse", "true").getOrCreate())
    platen.spark.add_package(spark)
    return spark


def people(spark, rows, partitions):
    """The visitors as a data frame that the executors make themselves."""
    def make(numbers):
        import pyarrow as pa

        for batch in numbers:
            yield pa.RecordBatch.from_pylist([row(i) for i in batch.column(0).to_pylist()], schema)

    import pyarrow as pa
    schema = pa.schema([
        ("id", pa.int64()), ("name", pa.string()), ("town", pa.string()), ("joined", pa.date32()),
        ("spent", pa.float64()), ("tags", pa.list_(pa.string()))])
    return spark.range(0, rows, 1, partitions).mapInArrow(make, SCHEMA)


def processes():
    """The processes below this one: their numbers, and the words that started them."""
    parents, words = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            stat = pathlib.Path("/proc", name, "stat").read_text()
            parents[int(name)] = int(stat.rpartition(")")[2].split()[1])
            words[int(name)] = pathlib.Path("/proc", name, "cmdline").read_bytes().split(b"\0")
        except (OSError, ValueError):
            continue
    found, open_ = {}, [os.getpid()]
    while open_:
        number = open_.pop()
        below = [child for child, parent in parents.items() if parent == number]
        found.update({child: words[child] for child in below})
        open_ += below
    return found


def marked():
    """The processes that draw for this run, whoever their parents are by now."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            words = pathlib.Path("/proc", name, "cmdline").read_bytes().split(b"\0")
            mark = ("%s=%d\0" % (MARK, os.getpid())).encode() in pathlib.Path("/proc", name, "environ").read_bytes()
        except OSError:
            continue
        if mark and any(word.startswith(b"batch") for word in words):
            found.append(words)
    return found


def executors():
    return sorted(number for number, words in processes().items()
                  if any(word.endswith(b"CoarseGrainedExecutorBackend") for word in words[:40]))


def same_bytes(spark, command, expected):
    print("\nThe same bytes")
    cards = platen.spark.render(people(spark, command.rows, 8), SCENE, id="id", command=command.platen)
    begin = time.monotonic()
    found = cards.select("id", "sha256", "error", "findings").collect()
    seconds = time.monotonic() - begin
    sums = {card["id"]: card["sha256"] for card in found}
    hold("every row has one picture", len(found) == len(sums) == command.rows and all(sums.values()))
    hold("the bytes are those of the command", [sums[i] for i in range(command.rows)] == expected)
    hold("no error", not any(card["error"] for card in found))
    some = cards.limit(20).collect()
    hold("the sums are those of the bytes",
         all(hashlib.sha256(card["picture"]).hexdigest() == card["sha256"] for card in some))
    return seconds


def package(command, expected):
    drawn = platen.map(SCENE, (row(i) for i in range(command.rows)), id="id")
    hold("Python has the same bytes", [picture.sha256 for picture in drawn] == expected)


def kill_one(spark, command, expected, folder):
    """Kills an executor while both draw."""
    print("\nAn executor is killed in the middle")
    # What is drawn counts, so that the middle is known: each picture is noted by the task that drew it.
    drawn = spark.sparkContext.accumulator(0)
    killed = []

    def kill():
        while drawn.value < command.rows // 4:
            if ended.wait(0.05):
                return
        first = executors()[:1]
        for number in first:
            os.kill(number, signal.SIGKILL)
            killed.append(drawn.value)

    def count(batches):
        for batch in batches:
            yield batch

    cards = platen.spark.render(people(spark, command.rows, 32), SCENE, command=command.platen)

    def note(part):
        cards_of_part = [(card["id"], card["sha256"]) for card in part]
        drawn.add(len(cards_of_part))
        return cards_of_part

    ended = threading.Event()
    killer = threading.Thread(target=kill)
    killer.start()
    try:
        found = cards.select("id", "sha256").rdd.mapPartitions(note).collect()
    finally:
        ended.set()
        killer.join()
    hold("it was killed in the middle", killed and killed[0] < command.rows,
         "%s of %d were there" % (killed[0] if killed else "none", command.rows))
    hold("all pictures are there", len({i for i, _ in found}) == command.rows)
    hold("none is there twice", len(found) == command.rows)
    hold("the bytes are the same", [sum_ for _, sum_ in sorted(found)] == expected)

    # The same with files: what the dead one wrote is written again.
    files = folder / "killed"
    before, dead = executors(), []

    def kill_writer():
        while not ended.wait(0.05):
            if files.exists() and sum(1 for _ in os.scandir(files)) > command.rows // 4:
                for number in before[:1]:
                    os.kill(number, signal.SIGKILL)
                    dead.append(number)
                return

    ended.clear()
    killer = threading.Thread(target=kill_writer)
    killer.start()
    try:
        told = platen.spark.write_files(cards, "%s/{id}.svg" % files)
    finally:
        ended.set()
        killer.join()
    names = {path.name for path in files.iterdir() if not path.name.startswith(".")}
    hold("an executor is killed while it writes", dead)
    hold("all files are there, and told once",
         names == {"%d.svg" % i for i in range(command.rows)} and told["pictures"] == command.rows)
    same = cards.limit(50).selectExpr("picture", "cast(id % 2 as string) AS id").repartition(4)
    try:
        platen.spark.write_files(same, "%s/same/{id}.svg" % folder)
        hold("two pictures with one name are an error", False)
    except Exception as error:
        hold("two pictures with one name are an error", "with the name" in str(error), str(error)[:80])
    null = cards.limit(5).selectExpr("picture", "nullif(id, 3) AS id")
    with warnings.catch_warnings(record=True) as warned:
        told = platen.spark.write_files(null, "%s/null/{id}.svg" % folder)
    hold("a name that is null costs its row alone", told["unnamed"] == 1 and told["pictures"] == 4 and len(warned) == 1)
    hold("each has its bytes", all(
        hashlib.sha256((files / ("%d.svg" % i)).read_bytes()).hexdigest() == expected[i]
        for i in range(command.rows)))


def tars(spark, command, expected, folder):
    print("\nTars")
    cards = platen.spark.render(people(spark, command.rows, 4), SCENE, command=command.platen)
    told = platen.spark.write_tar(cards, "file://%s/tars" % folder, "cards/{id}.svg")
    found, sums = {}, []
    for path in sorted((folder / "tars").glob("part-*.tar")):
        sums.append(hashlib.sha256(path.read_bytes()).hexdigest())
        with tarfile.open(path) as archive:
            for member in archive:
                data = archive.extractfile(member).read()
                found[member.name] = hashlib.sha256(data).hexdigest()
    hold("a tar for each partition", len(sums) == 4 and (folder / "tars" / "_SUCCESS").exists())
    hold("with all pictures and their bytes",
         found == {"cards/%d.svg" % i: expected[i] for i in range(command.rows)})
    hold("as it is told", told["pictures"] == command.rows and told["missing"] == 0)
    try:
        platen.spark.write_tar(cards, "file://%s/tars" % folder, "cards/{id}.svg")
        hold("tars that are there stay", False)
    except FileExistsError:
        hold("tars that are there stay", True)
    platen.spark.write_tar(cards, "file://%s/tars" % folder, "cards/{id}.svg", overwrite=True)
    again = [hashlib.sha256(path.read_bytes()).hexdigest()
             for path in sorted((folder / "tars").glob("part-*.tar"))]
    hold("the same again has the same tars", again == sums)
    system = subprocess.run(["tar", "-tf", folder / "tars" / "part-00000.tar"], capture_output=True, text=True)
    hold("tar reads them", system.returncode == 0 and not system.stderr
         and len(system.stdout.split()) == sum(1 for name in found) // 4)


def values(spark, command):
    """Columns of all types, beside the same values from Python."""
    print("\nColumns of all types")
    template = "|".join("{%s}" % name for name in (
        "whole", "amount:currency(EUR)", "day:date(yyyy-MM-dd)", "at:time(HH:mm)", "local:time(HH:mm)", "nothing",
        "flag", "person.name", "person.address.town", "prices.apple", "raw", "real"))
    scene = {"platen": 1, "canvas": {"locale": "en-GB"}, "view": {"vStack": {"children": [
        {"text": template},
        {"forEach": {"data": "list", "as": "item", "view": {"text": "{item}"}}}]}}}
    utc = datetime.timezone.utc
    fields = {
        "whole": 2**53 + 1, "amount": decimal.Decimal("1234567.10"), "day": datetime.date(2026, 11, 3),
        "at": datetime.datetime(2026, 11, 3, 10, 8, tzinfo=utc), "local": datetime.datetime(2026, 11, 3, 11, 9),
        "nothing": None, "flag": True, "person": {"name": "Ada", "address": {"town": "London"}},
        "prices": {"apple": 1.5}, "raw": b"\x00\xff", "real": 0.1, "list": ["a", "b"]}
    kinds = (
        "whole long, amount decimal(12,2), day date, at timestamp, local timestamp_ntz, nothing string, flag boolean, "
        "person struct<name:string,address:struct<town:string>>, prices map<string,double>, raw binary, real double, "
        "list array<string>")
    frame = spark.createDataFrame([tuple(fields.values())], kinds)
    [card] = platen.spark.render(frame, scene, "json", command=command.platen).collect()
    expected = platen.render(scene, fields, format="json")
    hold("they are what they are in Python", card["picture"] == expected.bytes, card["error"] or "")
    for text in ("9007199254740993|€1,234,567.10|2026-11-03|10:08|11:09||", "|Ada|London|1.5|AP8=|0.1"):
        hold("the picture says %s" % text, text in expected.text)
    mixed = spark.createDataFrame([(1, 10), (2, None), (3, 30)], "id int, width int").repartition(1)
    scene = {"platen": 1, "data": {"width": 0}, "view": {"text": {"content": "{id}"}, "modifiers": [
        {"frame": {"width": "{width}"}}]}}
    cards = platen.spark.render(mixed, scene, id="id", command=command.platen).orderBy("id").collect()
    hold("rows without a picture say why, and the others have theirs",
         [card["picture"] is None for card in cards] == [card["error"] is not None for card in cards]
         and cards[0]["picture"] and cards[2]["picture"],
         "; ".join(str(card["error"]) for card in cards if card["error"])[:120])
    empty = platen.spark.render(mixed.where("id > 5"), scene, command=command.platen)
    hold("no rows are no pictures", empty.count() == 0)
    try:
        platen.spark.render(mixed, scene, data=["hight"])
        hold("a column that is not there is told", False)
    except ValueError as error:
        hold("a column that is not there is told", "hight" in str(error))


def throughput(spark, command, least):
    print("\nThroughput")
    rows = command.rows
    cards = platen.spark.render(people(spark, rows, 2 * CORES), SCENE, command=command.platen)
    times = {"command": [], "Spark": []}
    # In turns, so that what else the machine does befalls both.
    for _ in range(3):
        times["command"].append(command.seconds())
        begin = time.monotonic()
        cards.write.format("noop").mode("overwrite").save()
        times["Spark"].append(time.monotonic() - begin)
    rates = {name: rows / min(seconds) for name, seconds in times.items()}
    share = rates["Spark"] / rates["command"]
    print("%d cards as SVG, the best of three: %.0f/s by one `platen batch --workers %d`, %.0f/s by two executors"
          % (rows, rates["command"], CORES, rates["Spark"]))
    hold("two executors make at least %.2f of what one command makes on the same cores" % least,
         share >= least, "%.2f" % share)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platen", required=True, help="the command")
    parser.add_argument("--rows", type=int, default=20_000)
    parser.add_argument("--measured-rows", type=int, default=60_000,
                        help="how many are drawn to measure throughput: jobs of Spark begin slowly")
    parser.add_argument("--least-share", type=float, default=0.7,
                        help="what two executors make at least of what the command makes")
    options = parser.parse_args()
    program = os.path.abspath(options.platen)
    platen.configure(program)
    with tempfile.TemporaryDirectory(prefix="platen-scale-") as name:
        folder = pathlib.Path(name)
        command = Command(program, options.rows, folder)
        answers = command.run()
        hold("the command draws every card", not any("error" in answer for answer in answers))
        expected = [answer.get("sha256") for answer in answers]
        spark = cluster()
        try:
            seconds = same_bytes(spark, command, expected)
            print("%d cards by Spark, the first time: %.1f s" % (options.rows, seconds))
            package(command, expected)
            values(spark, command)
            tars(spark, command, expected, folder)
            throughput(spark, Command(program, options.measured_rows, folder), options.least_share)
            kill_one(spark, command, expected, folder)
        finally:
            spark.stop()
        # The driver's own process.
        platen.configure(program)
        left = marked()
        for _ in range(20):
            if not left:
                break
            time.sleep(0.5)
            left = marked()
        hold("no process that draws is left, not even the killed executors'", not left, str(left or ""))
    print("\n%d passed, %d failed" % (sum(results), len(results) - sum(results)))
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
