#!/usr/bin/env python3
"""Runs the notebooks of the Python package as Jupyter does, with pandas and with Spark.

    notebooks.py --platen PATH [--output FOLDER]
"""
import argparse
import os
import pathlib
import shutil
import sys
import tempfile

import nbclient
import nbformat

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Deploy" / "python" / "examples"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platen", required=True, help="the command")
    parser.add_argument("--output", help="where the notebooks are written as they were run")
    options = parser.parse_args()
    os.environ["PLATEN"] = os.path.abspath(options.platen)
    os.environ["PLATEN_EXAMPLE_SPARK"] = "local[2]"
    os.environ["PYSPARK_PYTHON"] = sys.executable
    # The package of the checkout, where it is not installed.
    os.environ["PYTHONPATH"] = os.pathsep.join(
        filter(None, [os.environ.get("PYTHONPATH"), str(EXAMPLES.parent)]))
    failed = 0
    for path in sorted(EXAMPLES.glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        with tempfile.TemporaryDirectory() as folder:
            for file in EXAMPLES.glob("*.yaml"):
                shutil.copy(file, folder)
            client = nbclient.NotebookClient(
                notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": folder}})
            client.execute()
        # Which kinds of output the cells have: a picture shows itself.
        kinds = {kind for cell in notebook.cells if cell.cell_type == "code"
                 for output in cell.outputs for kind in output.get("data", {})}
        shows = {"image/svg+xml", "image/png"} <= kinds
        failed += not shows
        print("%s  %s runs, and shows %s" % ("ok    " if shows else "FAILED", path.name, ", ".join(sorted(kinds))))
        if options.output:
            os.makedirs(options.output, exist_ok=True)
            nbformat.write(notebook, os.path.join(options.output, path.name))
    sys.exit(bool(failed))


main()
