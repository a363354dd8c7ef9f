#!/usr/bin/env python3
"""Makes the archives that the released programs bring along, beside those that Debian has.

    engines.py --output FOLDER

HarfBuzz and Little CMS have no archive in Debian: they are compiled from Debian's own sources, in the version that is
installed. What is linked in has to be as new as the distribution's, with what its security updates mend: the script refuses what is older,
and says how to renew it. Of the toolchain's ICU it makes one without the data that nothing needs. Needs apt, dpkg-dev and a Swift toolchain, whose compilers of C and C++ it uses.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import icu

HERE = pathlib.Path(__file__).resolve().parent
# The package of each archive that is linked into the programs, and the archives; libqrencode is a library beside them.
LINKED = {
    "libbrotli-dev": ("brotlidec", "brotlicommon"), "libbz2-dev": ("bz2",), "libcairo2-dev": (), "libdeflate-dev": (),
    "libexpat1-dev": (), "libfontconfig-dev": (), "libfreetype-dev": ("freetype",), "libgif-dev": (),
    "libharfbuzz-dev": (), "liblcms2-dev": (), "libpixman-1-dev": (), "libpng-dev": ("png16",),
    "libqrencode-dev": (), "libstemmer-dev": (), "libturbojpeg0-dev": (), "libwebp-dev": (),
    "libyaml-dev": (), "nettle-dev": (), "zlib1g-dev": ("z",),
}
# What is compiled, by its package: the files of its sources, the compiler and what it is told, and the archives. What
# they find out of the system themselves is named, as their own builds do.
SOURCES = {
    # One file includes all of HarfBuzz and its subsetter.
    "libharfbuzz-dev": ("src/harfbuzz-subset.cc", "clang++", [
        "-std=c++17", "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics",
        *(f"-DHAVE_{name}=1" for name in ("PTHREAD", "SYS_MMAN_H", "MMAP", "MPROTECT", "UNISTD_H", "SYSCONF"))],
        ("harfbuzz", "harfbuzz-subset")),
    "liblcms2-dev": ("src/*.c", "clang", ["-std=gnu17", "-DHAVE_GMTIME_R=1"], ("lcms2",)),
}
COMPILED = ["-w", "-O2", "-DNDEBUG", "-fPIC", "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections", "-c"]


def output(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def outdated():
    """What is older here than in the distribution: package, version here, version there."""
    found = []
    for package in LINKED:
        policy = output("apt-cache", "policy", package, env=os.environ | {"LC_ALL": "C"})
        here, there = (re.search(rf"{word}: (.*)", policy)[1] for word in ("Installed", "Candidate"))
        if here != there:
            found.append((package, here, there))
    return found


def sources(package, folder):
    """Unpacks the sources of an installed package, as Debian signed them; returns their folder."""
    version = output("dpkg-query", "-W", "-f", "${source:Version}", package)
    name = output("dpkg-query", "-W", "-f", "${source:Package}", package)
    places = output("apt-get", "indextargets", "--format", "$(SITE) $(RELEASE) $(COMPONENT)", "Created-By: Packages")
    lines = {f"deb-src {place}" for place in places.splitlines() if place.endswith(" main") and "/debian" in place}
    (folder / "lists/partial").mkdir(parents=True)
    (folder / "sources.list").write_text("".join(f"{line}\n" for line in sorted(lines)))
    apt = ["apt-get", "-q", "-o", f"Dir::Etc::SourceList={folder}/sources.list", "-o", "Dir::Etc::SourceParts=/dev/null",
           "-o", f"Dir::State::Lists={folder}/lists/", "-o", "APT::Sandbox::User=root"]
    subprocess.run([*apt, "update"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([*apt, "source", "-d", f"{name}={version}"], check=True, cwd=folder, stdout=subprocess.DEVNULL)
    description, = folder.glob("*.dsc")
    subprocess.run(["dpkg-source", "-x", description, "unpacked"], check=True, cwd=folder, stdout=subprocess.DEVNULL)
    return folder / "unpacked", f"{name} {version}"


def tool(name):
    """A program of the Swift toolchain."""
    swift = shutil.which("swift") or sys.exit("error: no Swift toolchain: see https://www.swift.org/install")
    return os.path.join(os.path.dirname(os.path.realpath(swift)), name)


def compile(package, target):
    """Compiles a package's sources into its archives, unless they are there in the version that is installed."""
    version = output("dpkg-query", "-W", "-f", "${source:Version}", package)
    files, compiler, flags, (first, *others) = SOURCES[package]
    made = target / f"{first}.version"
    if made.exists() and made.read_text() == version:
        return
    with tempfile.TemporaryDirectory() as work:
        folder, name = sources(package, pathlib.Path(work))
        print(f"compiling {name}", flush=True)
        compiled = []
        for file in sorted(folder.glob(files)):
            compiled.append(f"{work}/{file.stem}.o")
            subprocess.run([tool(compiler), *flags, *COMPILED, f"-I{folder}/include", file, "-o", compiled[-1]], check=True)
        archive(target / f"lib{first}.a", *compiled)
    # What they have is in the first.
    for other in others:
        archive(target / f"lib{other}.a")
    made.write_text(version)


def archive(path, *files):
    path.unlink(missing_ok=True)
    subprocess.run(["ar", "rcsD", path, *files], check=True)


def runtime():
    """The toolchain's folder of libraries that programs are linked with."""
    told = json.loads(output("swift", "-print-target-info"))
    return f"{told['paths']['runtimeResourcePath']}_static/linux"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=pathlib.Path, required=True, help="the folder of the archives")
    target = parser.parse_args().output.resolve()
    if old := outdated():
        for package, here, there in old:
            print(f"error: {package} is {here} here, {there} in the distribution", file=sys.stderr)
        sys.exit(f"to renew them: apt-get install {' '.join(package for package, _, _ in old)}")
    target.mkdir(parents=True, exist_ok=True)
    for package in SOURCES:
        compile(package, target)
    folder = output("pkg-config", "--variable=libdir", "cairo").strip()
    for library in (library for libraries in LINKED.values() for library in libraries):
        link = target / f"lib{library}.a"
        link.unlink(missing_ok=True)
        link.symlink_to(f"{folder}/lib{library}.a")
    icu.reduce(f"{runtime()}/lib_FoundationICU.a", target / "icu/lib_FoundationICU.a", tool("clang"))
    subprocess.run([tool("clang"), "-std=c17", "-fno-builtin", "-fno-math-errno", *COMPILED, HERE / "libc.c", "-o", target / "libc.o"], check=True)


if __name__ == "__main__":
    main()
