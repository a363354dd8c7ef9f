"""What happens when the command fails: a stand-in fails as it is told (fake_platen.py)."""
import asyncio
import gc
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import platen

FAKE = [sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "fake_platen.py")]
SCENE = "view: {text: '{name}'}"


class FailureTests(unittest.TestCase):
    def setUp(self):
        platen.configure(FAKE)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(platen.configure)
        self.flag = os.path.join(folder.name, "died")

    def test_a_process_that_dies_is_started_again(self):
        with platen.Session(command=FAKE) as session:
            first = session.render(SCENE, {"do": "pid"}).text
            self.assertEqual(session.render(SCENE, {"do": "pid"}).text, first)
            # It dies under this one, and draws it after all.
            self.assertIn("died", session.render(SCENE, {"do": "die once " + self.flag}).text)
            self.assertNotEqual(session.render(SCENE, {"do": "pid"}).text, first)

    def test_a_poisoned_picture_costs_itself_alone(self):
        with platen.Session(command=FAKE) as session:
            with self.assertRaises(platen.RenderError) as caught:
                session.render(SCENE, {"do": "die"})
            self.assertIn("SIGKILL", str(caught.exception))
            self.assertIn("a poisoned line", str(caught.exception))
            self.assertIn("Ada", session.render(SCENE, {"name": "Ada"}).text)

    def test_a_poisoned_row_costs_itself_alone(self):
        rows = [{"do": "die"} if i == 40 else {"i": i} for i in range(100)]
        drawn = list(platen.map(SCENE, rows, return_exceptions=True, most_lines=16))
        self.assertEqual(len(drawn), 100)
        failed = [i for i, picture in enumerate(drawn) if isinstance(picture, platen.PlatenError)]
        self.assertEqual(failed, [40])
        self.assertEqual(drawn[40].number, 41)
        for i in (0, 39, 41, 99):
            self.assertIn('"i": %d}' % i, drawn[i].text)

    def test_rows_after_a_process_that_died_are_neither_lost_nor_there_twice(self):
        rows = [{"do": "die once " + self.flag} if i == 500 else {"i": i} for i in range(2000)]
        texts = [picture.text for picture in platen.map(SCENE, rows)]
        self.assertEqual(len(texts), 2000)
        for i in (499, 501, 1999):
            self.assertIn('"i": %d}' % i, texts[i])

    def test_an_error_says_where_and_what_and_in_which_row(self):
        with self.assertRaises(platen.SceneError) as caught:
            for _ in platen.map(SCENE, [{"n": 1}, {"n": 2, "do": "fail"}], id="n"):
                pass
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), ("scene.yaml", 6, 5))
        self.assertEqual((error.path, error.suggestion), ("data.tpo", "top"))
        self.assertEqual((error.number, error.id), (2, "2"))
        self.assertEqual(
            str(error),
            'scene.yaml:6:5: data.tpo: found "tpo", expected a field; did you mean "top"?')
        self.assertIsInstance(error, platen.PlatenError)
        # As pools of processes hand them on.
        again = pickle.loads(pickle.dumps(error))
        self.assertEqual((str(again), again.line, again.number), (str(error), 6, 2))

    def test_a_command_that_is_not_there_is_told(self):
        with self.assertRaises(platen.CommandNotFound):
            platen.configure("/no/such/platen")
        with self.assertRaises(platen.CommandNotFound) as caught:
            platen.Session(command="no-such-platen").render(SCENE)
        self.assertIn("platen.configure", str(caught.exception))

    def test_a_command_that_refuses_to_start_is_told_once(self):
        platen.configure(FAKE, fonts="/no-such-fonts")
        for draw in (lambda: platen.render(SCENE), lambda: list(platen.map(SCENE, [{}]))):
            with self.assertRaises(platen.PlatenError) as caught:
                draw()
            self.assertIn("found no fonts", str(caught.exception))

    def test_what_is_no_answer_is_told(self):
        with platen.Session(command=FAKE) as session:
            with self.assertRaisesRegex(platen.PlatenError, "garbage"):
                session.render(SCENE, {"do": "garbage"})
            self.assertIn("Ada", session.render(SCENE, {"name": "Ada"}).text)
        with self.assertRaisesRegex(platen.PlatenError, "garbage"):
            list(platen.map(SCENE, [{"do": "garbage"}]))

    def test_a_picture_that_does_not_come_is_given_up(self):
        with platen.Session(command=FAKE, timeout=0.5) as session:
            begin = time.monotonic()
            with self.assertRaisesRegex(platen.RenderError, "0.5 s"):
                session.render(SCENE, {"do": "hang"})
            self.assertLess(time.monotonic() - begin, 10)
            self.assertIn("Ada", session.render(SCENE, {"name": "Ada"}).text)

    def test_a_picture_that_is_given_up_costs_no_other(self):
        with platen.Session(command=FAKE, timeout=2) as session:
            failures = []

            def hang():
                try:
                    session.render(SCENE, {"do": "hang"})
                except platen.RenderError as error:
                    failures.append(error)

            thread = threading.Thread(target=hang)
            thread.start()
            pid = session.render(SCENE, {"do": "pid"}).text
            # It is drawn while the other hangs, and its process outlives the other's.
            self.assertEqual(failures, [])
            thread.join(60)
            self.assertEqual(len(failures), 1)
            self.assertEqual(session.render(SCENE, {"do": "pid"}).text, pid)

    def test_a_picture_that_waits_for_a_process_is_given_up_too(self):
        with platen.Session(command=FAKE, workers=1, timeout=0.5) as session:
            begin = time.monotonic()
            failures = []

            def hang():
                try:
                    session.render(SCENE, {"do": "hang"})
                except platen.RenderError as error:
                    failures.append(str(error))

            threads = [threading.Thread(target=hang) for _ in range(3)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            self.assertEqual(failures, ["There is no picture after 0.5 s."] * 3)
            self.assertLess(time.monotonic() - begin, 10)

    def test_a_session_starts_no_more_processes_than_it_may(self):
        with platen.Session(command=FAKE, workers=2) as session:
            pids = set()

            def draw(compression):
                for _ in range(20):
                    pids.add(session.cloud(["a"], format="png", compression=compression).bytes)

            before = children()
            threads = [threading.Thread(target=draw, args=(mode,)) for mode in ("fast", "small") * 3]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            self.assertLessEqual(len(set(children()) - set(before)), 2)

    def test_a_picture_that_a_task_awaits(self):
        async def both():
            return await asyncio.gather(*(platen.render_async(SCENE, {"name": name}) for name in ("Ada", "Grace")))

        for name, picture in zip(("Ada", "Grace"), asyncio.run(both())):
            self.assertIn(name, picture.text)

    def test_a_row_that_cannot_be_said_has_its_error_in_its_place(self):
        rows = [{"n": 1}, {"n": 2, "a": {"b": [1, 2j]}}, {"n": 3, "x": float("inf")}, 7, {"nn": 5}, {"n": float("nan")}]
        drawn = list(platen.map(SCENE, rows, id="n", return_exceptions=True))
        self.assertEqual([str(error) for error in drawn[1:5]], [
            "row:2: a.b[1]: found complex, expected a value that JSON can express",
            "row:3: x: found inf, expected a finite number",
            "row:4: found a value of type int, expected a mapping",
            'row:5: n: found no field n, expected the field with the name of a picture; did you mean "nn"?'])
        self.assertEqual([(error.number, error.id) for error in drawn[1:3]], [(2, "2"), (3, "3")])
        self.assertEqual((drawn[0].id, drawn[5].id), ("1", None))
        with self.assertRaises(platen.SceneError) as caught:
            list(platen.map(SCENE, rows))
        self.assertEqual((caught.exception.line, caught.exception.path), (2, "a.b[1]"))
        with self.assertRaisesRegex(platen.SceneError, "^data.x: found inf"):
            platen.render(SCENE, {"x": float("inf")})
        for rows in ("rows.csv", {"n": 1}, 7):
            with self.assertRaisesRegex(TypeError, "expected a list of mappings or a table"):
                list(platen.map(SCENE, rows))

    def test_full_pipes_stop_nobody(self):
        # Each line and each answer is larger than what a pipe holds.
        rows = ({"text": "x" * 200_000, "bytes": 300_000} for _ in range(60))
        sizes = [picture.size for picture in platen.map(SCENE, rows)]
        self.assertEqual(len(sizes), 60)
        self.assertTrue(all(size > 500_000 for size in sizes))

    def test_rows_are_taken_as_pictures_are(self):
        taken = []

        def rows():
            for i in range(1_000_000):
                taken.append(i)
                yield {"i": i}

        drawn = platen.map(SCENE, rows(), most_lines=32)
        for _ in range(100):
            next(drawn)
        self.assertLessEqual(len(taken), 140)
        drawn.close()

    def test_a_generator_that_is_left_leaves_no_process(self):
        before = children()
        drawn = platen.map(SCENE, ({"i": i} for i in range(1_000_000)))
        next(drawn)
        self.assertGreater(len(children()), len(before))
        del drawn
        gc.collect()
        self.assertEqual(children(), before)

    def test_rows_that_fail_to_come_raise_what_they_raise(self):
        def rows():
            yield {"i": 1}
            raise KeyError("no more")

        before = children()
        with self.assertRaises(KeyError):
            list(platen.map(SCENE, rows()))
        self.assertEqual(children(), before)

    def test_threads_get_their_own_pictures(self):
        failures = []

        def draw(thread):
            for i in range(200):
                name = "%d of %d" % (i, thread)
                if name not in platen.render(SCENE, {"name": name}).text:
                    failures.append(name)

        threads = [threading.Thread(target=draw, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        self.assertEqual(failures, [])

    def test_a_child_has_a_process_of_its_own(self):
        first = platen.render(SCENE, {"do": "pid"}).text
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.write(writer, platen.render(SCENE, {"do": "pid"}).text.encode())
                platen.configure(FAKE)
            finally:
                os._exit(0)
        os.close(writer)
        with open(reader, encoding="utf-8") as pipe:
            other = pipe.read()
        os.waitpid(child, 0)
        self.assertTrue(other.startswith("<svg>"))
        self.assertNotEqual(other, first)
        self.assertEqual(platen.render(SCENE, {"do": "pid"}).text, first)

    def test_a_session_that_is_closed_says_so(self):
        session = platen.Session(command=FAKE)
        session.render(SCENE)
        session.close()
        session.close()
        with self.assertRaisesRegex(platen.PlatenError, "closed"):
            session.render(SCENE)

    def test_a_session_that_is_forgotten_leaves_no_process(self):
        before = children()
        session = platen.Session(command=FAKE)
        session.render(SCENE)
        self.assertGreater(len(children()), len(before))
        del session
        gc.collect()
        self.assertEqual(children(), before)

    def test_the_process_ends_with_the_interpreter(self):
        program = (
            "import sys, platen; platen.configure(%r)\n"
            "print(platen.render('a: b', {'do': 'pid'}).text)\n" % FAKE)
        for end in ("", "import os; sys.stdout.flush(); os._exit(0)",
                    "import os; sys.stdout.flush(); os.kill(os.getpid(), 9)"):
            done = subprocess.run(
                [sys.executable, "-W", "error", "-c", program + end], capture_output=True, text=True,
                timeout=60, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
            self.assertEqual(done.stderr, "")
            number = int(done.stdout.split()[-1].partition("<")[0])
            self.assertTrue(ends(number), "the process %d is still there" % number)

    def test_an_interrupt_of_the_terminal_does_not_reach_the_process(self):
        with platen.Session(command=FAKE) as session:
            first = session.render(SCENE, {"do": "pid"}).text
            number = int(first.split()[-1].partition("<")[0])
            self.assertNotEqual(os.getpgid(number), os.getpgrp())


def children():
    """The processes that this one has started, and that have not ended."""
    found = []
    for name in os.listdir("/proc"):
        try:
            with open("/proc/%s/stat" % name) as file:
                state, parent = file.read().rpartition(")")[2].split()[:2]
            if int(parent) == os.getpid() and state != "Z":
                found.append(int(name))
        except (OSError, ValueError):
            continue
    return sorted(found)


def ends(number):
    """Whether a process is gone within ten seconds."""
    for _ in range(100):
        try:
            with open("/proc/%d/stat" % number) as file:
                if file.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except OSError:
            return True
        time.sleep(0.1)
    return False
