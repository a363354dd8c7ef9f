"""The command that comes with the package, as the wheel of a release brings it."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PACKAGE = pathlib.Path(__file__).resolve().parents[1] / "platen"


class InstalledTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.site = pathlib.Path(folder.name)
        shutil.copytree(PACKAGE, self.site / "platen", ignore=shutil.ignore_patterns("__pycache__"))
        # Nothing of the caller's leads to a command: no activated environment, no variable.
        self.environment = {"PYTHONPATH": str(self.site), "PATH": "/nonexistent", "HOME": folder.name}

    def bring(self, program):
        """Puts a program where the wheel has the command."""
        place = self.site / "platen/_installed/bin/platen"
        place.parent.mkdir(parents=True)
        place.write_text(program)
        place.chmod(0o755)
        return place

    def python(self, text, *arguments):
        return subprocess.run([sys.executable, "-c", text, *arguments], env=self.environment, cwd=self.site,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)

    def test_the_packages_own_command_is_found_without_a_path(self):
        place = self.bring("#!/bin/sh\n")
        done = self.python("from platen._command import command_words as words; print(*words(None))")
        self.assertEqual(done.stdout, "%s\n" % place)

    def test_what_is_said_goes_before_it(self):
        self.bring("#!/bin/sh\n")
        self.environment["PLATEN"] = "/bin/cat"
        done = self.python("from platen._command import command_words as words; print(*words(None), *words('/bin/ls'))")
        self.assertEqual(done.stdout, "/bin/cat /bin/ls\n")

    def test_platen_of_the_terminal_is_the_command_with_its_arguments_and_its_end(self):
        self.bring("#!/bin/sh\necho \"$@\"; exit 65\n")
        done = self.python("from platen._command import run; run()", "tags", "a b")
        self.assertEqual((done.stdout, done.returncode), ("tags a b\n", 65))

    def test_the_command_draws(self):
        # The rest of the installation is found from where the command really lies.
        place = self.site / "platen/_installed/bin/platen"
        place.parent.mkdir(parents=True)
        place.symlink_to(os.environ["PLATEN"])
        done = self.python("import platen; platen.tags(['a']).save('a.svg')")
        self.assertEqual(done.stderr, "")
        self.assertTrue((self.site / "a.svg").read_text().startswith("<svg"))

    def test_a_package_without_the_command_says_what_to_do(self):
        done = self.python("import platen; platen.tags(['a'])")
        self.assertIn("Install the wheel that contains it", done.stderr)


if __name__ == "__main__":
    unittest.main()
