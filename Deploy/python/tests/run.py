#!/usr/bin/env python3
"""Runs the tests of the Python package.

    run.py --platen PATH [--wheel PATH] [--only PATTERN]

They need Python's standard library and the command, and that of the wheel the wheel which `make wheel` builds. Those of
Spark are in Tests/Scale.
"""
import argparse
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platen", required=True, help="the command")
    parser.add_argument("--wheel", help="the wheel; without it, its test is passed over")
    parser.add_argument("--only", help="a part of the names of the tests to run")
    options = parser.parse_args()
    os.environ["PLATEN"] = os.path.abspath(options.platen)
    os.environ["PLATEN_WHEEL"] = os.path.abspath(options.wheel) if options.wheel else ""
    sys.path.insert(0, os.path.dirname(HERE))
    loader = unittest.TestLoader()
    loader.testNamePatterns = ["*%s*" % options.only] if options.only else None
    found = loader.discover(HERE)
    print("Python %s" % sys.version.split()[0])
    result = unittest.TextTestRunner(verbosity=2).run(found)
    bad = len(result.failures) + len(result.errors)
    print("%d passed, %d failed" % (result.testsRun - bad - len(result.skipped), bad))
    sys.exit(bool(bad) or not result.testsRun)


main()
