#!/usr/bin/env python3
"""Runs the steps that a change has to hold, two side by side.

    .ci/run [--keep] [STEP ...]            what every change has to hold
    .ci/steps.py --all [--keep] [STEP ...] with what takes longer: `make check`

What is installed is tried as users have it, with the checkout away. At the end stands a table of what the steps
took, beside what `--keep` has written to seconds.tsv before.
"""

import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import lanes
from lanes import Step

ROOT = pathlib.Path(__file__).resolve().parents[1]
KEPT = ROOT / ".ci/seconds.tsv"
AWAY = "Tests/Install/away.sh"
PICTURES = 'for picture in out/*.svg out/*.png; do cmp "$picture" "Fixtures/Pictures/${picture#out/}"; done'
# A minute of what `make load` does in many.
SERVER = "--server .build/release/platen-server"
LOAD = "; ".join([
    f"Tests/Load/overload.py {SERVER} --seconds 10", f"Tests/Load/abuse.py {SERVER} --count 12000 --slow 50",
    f"Tests/Load/kills.py {SERVER} --count 200",
    f"Tests/Load/drain.py {SERVER} --rounds 1",
    f"Tests/Load/clouds.py {SERVER} --platen .build/release/platen --words 600",
    f"Tests/Load/soak.py {SERVER} --platen .build/release/platen --count 500 --hostile 1000 --sample 50"])
SCALE = ('make scale SCALE_BATCH="--lines 2000 --same 1000 --badges 10000"'
         ' SCALE_SPARK="--rows 2000 --measured-rows 2000 --least-share 0" SCALE_PEERS="--rows 200"')
# Public packages are drawn where a folder has mirrors of them.
PACKAGES = ('if [ -z "${MIRRORS:-}" ]; then echo "no public packages: MIRRORS names no folder of mirrors";'
            f' else {AWAY} Tests/Previews/packages.py --platen "$PREFIX/bin/platen" --output "$WORK/packages"'
            ' --mirror "$MIRRORS"; fi')
MUTANTS = 'if [ -x Tests/Mutants/run.py ]; then Tests/Mutants/run.py; else echo "there are no mutants"; fi'
# How many minutes all of `.ci/run` may take, and from how many on it says so.
MOST_MINUTES, MANY_MINUTES = 85, 40


def away(name, command, after=(), **options):
    """A step that tries what was installed into $PREFIX."""
    return Step(name, f"{AWAY} {command}", after=("install", *after), **options)


# The stranger's two commands are `make demo`, and `make test` by its parts in a folder of its own: lint, setup,
# test-build, tests. A step that comes first in this list begins first.
STEPS = [
    Step("demo", "make demo"),
    Step("lint", "make lint"),
    Step("setup", "make setup", after=("lint",)),
    Step("test-build", "make test-build BUILD_DIR=.build-tests", after=("setup",)),
    Step("pictures", PICTURES, after=("demo",)),
    Step("install", 'make install PREFIX="$PREFIX"', after=("demo", "setup")),
    Step("tests", "make test-run BUILD_DIR=.build-tests", after=("test-build",)),
    away("installed", 'Tests/Install/run.sh "$PREFIX"'),
    away("previews", 'Tests/Previews/run.py --platen "$PREFIX/bin/platen" --work "$WORK/previews"'),
    away("documents", 'Tests/Documents/run.py --programs "$PREFIX/bin"'),
    away("clouds", '/usr/bin/python3 Tests/Clouds/check.py --platen "$PREFIX/bin/platen" --work "$WORK/clouds"'
         " --clouds 60"),
    away("python", 'Deploy/python/tests/run.py --platen "$PREFIX/bin/platen" --wheel out/platen-*.whl',
         after=("wheel",)),
    away("actions", 'Tests/Actions/run.py --platen "$PREFIX/bin/platen"'),
    away("playground", 'Tests/Playground/run.py "$PREFIX/bin/platen-server"'),
    away("motion", '/usr/bin/python3 Tests/Motion/run.py "$PREFIX/bin/platen"'),
    Step("wheel", "make wheel"),
    Step("swift-examples", "Tests/Documents/run.py --swift-modules .build-tests/debug/Modules", after=("tests",)),
    Step("docs", "make docs BUILD_DIR=.build-tests", after=("swift-examples",)),
    Step("instructions", "make instructions", after=("install",), long=True),
    Step("many-clouds", "make clouds", after=("instructions",), long=True),
    Step("renderers", "make renderers", after=("many-clouds",), long=True),
    Step("comparison", "/usr/bin/python3 Tests/Comparison/changes/suite.py --platen .build/release/platen"
         " --work .build/comparison", after=("renderers",), long=True),
    Step("load", LOAD, after=("scale",), long=True),
    Step("scale", SCALE, after=("comparison", "wheel"), long=True),
    Step("fuzz", "make fuzz FUZZ_SECONDS=10", after=("setup",), long=True),
    Step("sanitizers", "make sanitize", after=("setup",), long=True),
    away("preview-plugin", 'Tests/Previews/run.py --platen "$PREFIX/bin/platen" --work "$WORK/plugin" --plugin',
         long=True),
    Step("preview-packages", PACKAGES, after=("install",), long=True),
    Step("mutants", MUTANTS, after=("docs", "scale", "fuzz", "sanitizers"), long=True),
]


def chosen(options):
    """The steps that were asked for."""
    steps = [step for step in STEPS if options.all or not step.long]
    unknown = set(options.steps) - {step.name for step in steps}
    if unknown:
        sys.exit(f"error: no step {min(unknown)}; there are {', '.join(step.name for step in steps)}")
    return [step for step in steps if not options.steps or step.name in options.steps]


def kept():
    """The seconds that were kept, by the names of steps."""
    if not KEPT.exists():
        return {}
    return dict(line.split("\t") for line in KEPT.read_text().splitlines()[1:])


def keep(outcomes):
    """Writes the seconds of the steps that were run in the place of those before."""
    seconds = kept() | {name: f"{outcome.seconds:.0f}" for name, outcome in outcomes.items() if outcome.seconds}
    names = [step.name for step in STEPS if step.name in seconds]
    KEPT.write_text("step\tseconds\n" + "".join(f"{name}\t{seconds[name]}\n" for name in names))


def lane_count():
    """How many steps may run at once: one where the checkout has to be moved away from all."""
    if subprocess.run([ROOT / AWAY, "--beside"]).returncode == 0:
        return 2
    print("no mounts are allowed here: steps run one after another, and the checkout is moved for some", flush=True)
    return 1


def report(outcomes, minutes, options):
    """Prints what failed, the table, and what the tests say at their end; returns whether all is well."""
    failed = {name: outcome for name, outcome in outcomes.items() if outcome.state not in ("passed", "not run")}
    print("\n".join([*lanes.table(outcomes, kept()), "", *lanes.closing(outcomes)]))
    for name, outcome in failed.items():
        print("\n".join(lanes.trouble(name, outcome)))
    passed = all(outcome.state == "passed" for outcome in outcomes.values())
    print(f"all of it took {minutes:.1f} minutes: {'passed' if passed else 'FAILED: ' + ', '.join(failed)}")
    if not options.all and minutes > MANY_MINUTES:
        print(f"that is over {MANY_MINUTES} minutes; over {MOST_MINUTES} it fails")
    return passed and (options.all or minutes <= MOST_MINUTES)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="run what takes longer, too")
    parser.add_argument("--keep", action="store_true", help="keep the seconds of steps, if all pass")
    parser.add_argument("steps", nargs="*", metavar="STEP", help="the steps to run, without those that they need")
    options = parser.parse_args()
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    work = pathlib.Path(tempfile.mkdtemp(prefix="platen-ci-"))
    # What `make check` says to its own commands is not for those of the steps.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PLATEN", "MAKE"))}
    environment |= {"WORK": str(work), "PREFIX": str(work / "installed")}
    start = time.monotonic()
    limit = None if options.all else MOST_MINUTES * 60
    try:
        outcomes = lanes.Lanes(chosen(options), lane_count(), work, environment, limit).run()
        passed = report(outcomes, (time.monotonic() - start) / 60, options)
        if passed and options.keep:
            keep(outcomes)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
