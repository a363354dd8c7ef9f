"""The notebooks run, and so does what the package's README shows."""
import contextlib
import io
import json
import os
import pathlib
import re
import shutil
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent


@contextlib.contextmanager
def elsewhere(files):
    """A working folder of its own, with the files that an example needs."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        for path in files:
            shutil.copy(path, folder)
        os.chdir(folder)
        try:
            yield pathlib.Path(folder)
        finally:
            os.chdir(before)


class ExampleTests(unittest.TestCase):
    def test_notebooks(self):
        notebooks = sorted((HERE.parent / "examples").glob("*.ipynb"))
        self.assertTrue(notebooks)
        for path in notebooks:
            notebook = json.loads(path.read_text("utf-8"))
            self.assertEqual(notebook["nbformat"], 4)
            with elsewhere((HERE.parent / "examples").glob("*.yaml")), contextlib.redirect_stdout(io.StringIO()):
                names = {"__name__": "__main__"}
                for cell in notebook["cells"]:
                    if cell["cell_type"] == "code":
                        # What a notebook has in it was not made on somebody's machine.
                        self.assertEqual((cell["outputs"], cell["execution_count"]), ([], None))
                        exec(compile("".join(cell["source"]), path.name, "exec"), names)

    def test_the_readme(self):
        text = (HERE.parent / "README.md").read_text("utf-8")
        blocks = [block for block in re.findall(r"```python\n(.*?)```", text, re.S)
                  if not re.search("^import (platen.spark|dask|ray)", block, re.M)]
        self.assertGreater(len(blocks), 2)
        names = {"__name__": "__main__"}
        with elsewhere((HERE.parent / "examples").glob("*.yaml")), contextlib.redirect_stdout(io.StringIO()):
            for block in blocks:
                exec(compile(block, "README.md", "exec"), names)
