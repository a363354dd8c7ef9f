"""What a repository's Swift files are and hold: its modules, their imports and declarations."""

import functools
import os
import pathlib
import re
import subprocess

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+', re.S)
IMPORT = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:public |internal |private |fileprivate |package )?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias|macro)\s+([A-Z_]\w*)")
MEMBER = re.compile(r"\b(?:func|var|let|case)\s+`?(\w+)")
# Modules that the compiler has on Linux and `canImport` is true of. Others' are asked for.
HERE = {"Foundation", "Swift", "SwiftUI", "Observation", "Dispatch", "FoundationNetworking", "Glibc"}


class File:
    """A file's imports, what it declares, and what it declares for other systems alone."""

    def __init__(self, text):
        self.imports, self.names, self.members, self.hidden = set(), set(), set(), set()
        # The types at its top, and every word outside of comments and texts.
        self.types, self.words = set(), set()
        # Conditions: whether this branch is active, and whether one has been.
        branches, scopes = [], []
        self.lines = text.splitlines() + [""]
        for line in COMMENT.sub(lambda m: "\n" * m[0].count("\n"), text).splitlines():
            line = re.sub(r'//.*|"(?:\\.|[^"\\])*"', "", line).strip()
            directive = re.match(r"#(if|elseif|else|endif)\b(.*)", line)
            if directive:
                condition(branches, *directive.groups())
                continue
            active = all(b[0] for b in branches)
            if active:
                self.words.update(re.findall(r"\w+", line))
            imported = IMPORT.match(line)
            if imported and active and not scopes:
                self.imports.add(imported[1])
            declared = TYPE.search(line)
            member = MEMBER.search(line)
            if declared:
                self.names.add(declared[1])
                if not active:
                    self.hidden.add(declared[1])
                elif not scopes and "private " not in line:
                    self.types.add(declared[1])
            elif member and (not scopes or scopes[-1] != "body"):
                (self.names if not scopes else self.members).add(member[1])
                if not active:
                    self.hidden.add(member[1])
            for brace in re.findall(r"[{}]", line):
                if brace == "{":
                    scopes.append("type" if declared or line.find("extension ") >= 0 else "body")
                elif scopes:
                    scopes.pop()


def condition(branches, directive, expression):
    if directive == "if":
        value = holds(expression)
        branches.append([value, value])
    elif directive == "endif":
        if branches:
            branches.pop()
    elif branches:
        value = directive == "else" or holds(expression)
        branches[-1] = [value and not branches[-1][1], value or branches[-1][1]]


def holds(expression):
    """Whether the condition of an `#if` is true on Linux, without flags."""
    def term(match):
        function, argument = match[1], match[2].strip()
        if function == "os":
            return str(argument == "Linux")
        if function == "canImport":
            return str(argument in HERE)
        if function in ("swift", "compiler"):
            return str(not argument.startswith("<"))
        return str(function == "arch" and argument == "x86_64")
    text = re.sub(r"(\w+)\s*\(([^()]*)\)", term, expression)
    text = re.sub(r"\b(?!True\b|False\b)\w+\b", lambda m: str(m[0] == "true"), text)
    text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    try:
        return bool(eval(text.strip(), {"__builtins__": {}}))
    except (SyntaxError, NameError, TypeError):
        return False


@functools.lru_cache(None)
def inspected(path):
    return File(pathlib.Path(path).read_text(errors="replace"))


def modules(folder):
    """The modules of a repository with the paths of their files; a file is in its first one alone."""
    found, taken = [], set()
    for project in sorted(pathlib.Path(folder).glob("**/*.xcodeproj/project.pbxproj")):
        found += list(project_targets(project))
    for manifest in sorted(pathlib.Path(folder).glob("**/Package.swift")):
        found += list(package_targets(manifest))
    result = {}
    for name, files in sorted(found, key=lambda m: -len(m[1])):
        files = sorted(f for f in {os.path.realpath(f) for f in files} if os.path.isfile(f))
        if set(files) <= taken:
            continue
        taken |= set(files)
        while name in result:
            name += "_"
        result[name] = files
    return result


def swift_files(folder):
    return [str(f) for f in pathlib.Path(folder).glob("**/*.swift") if f.name != "Package.swift"
            and not re.search(r"Tests?/|\.playground/|\.docc/|/\.", str(f)[len(str(folder)):])]


def package_targets(manifest):
    text = re.sub(r"//.*", "", manifest.read_text(errors="replace"))
    for match in re.finditer(r"\.(?:executableT|t)arget\(\s*name:\s*\"([^\"]+)\"", text):
        end, depth = match.end(), 1
        while depth and end < len(text):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        path = re.search(r"\bpath:\s*\"([^\"]*)\"", text[match.end():end])
        folder = manifest.parent / (path[1] if path else f"Sources/{match[1]}")
        if not path and not folder.is_dir():
            folder = manifest.parent / "Sources"
        if files := swift_files(folder):
            yield match[1], files


def project_targets(path):
    """The targets of an Xcode project, each with what it compiles."""
    tokens = [t for t in TOKEN.findall(path.read_text(errors="replace"))
              if not t.startswith(("/*", "//"))]
    tokens.reverse()
    try:
        objects = value(tokens)["objects"]
    except (IndexError, KeyError, TypeError):
        return
    parents = {c: k for k, o in objects.items() for c in o.get("children", ())}

    def location(key):
        item = objects.get(key, {})
        own, tree = item.get("path", ""), item.get("sourceTree", "<group>")
        if tree == "<group>" and key in parents:
            return location(parents[key]) / own
        return path.parents[1] / own

    for target in objects.values():
        if target.get("isa") != "PBXNativeTarget" or "test" in target.get("productType", ""):
            continue
        files = []
        for phase in (objects.get(p, {}) for p in target.get("buildPhases", ())):
            if phase.get("isa") == "PBXSourcesBuildPhase":
                files += [str(location(objects[f].get("fileRef", "")))
                          for f in phase.get("files", ()) if f in objects]
        for group in target.get("fileSystemSynchronizedGroups", ()):
            files += swift_files(location(group))
        files = [f for f in files if f.endswith(".swift")]
        if files:
            yield target.get("name", path.parent.stem), files


def value(tokens):
    """A value of a property list in the old style, of tokens in reverse."""
    token = tokens.pop()
    if token == "{":
        result = {}
        while tokens[-1] != "}":
            key = value(tokens)
            tokens.pop()
            result[key] = value(tokens)
            tokens.pop()
        tokens.pop()
        return result
    if token == "(":
        result = []
        while tokens[-1] != ")":
            result.append(value(tokens))
            if tokens[-1] == ",":
                tokens.pop()
        tokens.pop()
        return result
    return token[1:-1].replace('\\"', '"') if token.startswith('"') else token


def fetched(name, cache, mirror):
    """A folder with the Swift files and the projects of a repository's newest commit."""
    folder = cache / "repositories" / name.replace("/", "+")
    if folder.exists():
        return folder
    source = ["--depth", "1", f"https://github.com/{name}"]
    if mirror:
        bare = [h.parent for h in pathlib.Path(mirror, name.replace("/", "+")).glob("*/HEAD")]
        if not bare:
            return None
        source = ["--shared", str(bare[0].resolve())]
    clone = ["git", "clone", "--quiet", "--no-checkout", *source, str(folder)]
    if subprocess.run(clone).returncode:
        return None
    git = ["git", "-C", str(folder)]
    tree = subprocess.run(
        git + ["ls-tree", "-r", "-z", "--name-only", "HEAD"], capture_output=True, check=True).stdout
    wanted = [p for p in tree.split(b"\0") if p.endswith((b".swift", b".pbxproj"))]
    subprocess.run(
        git + ["checkout", "--quiet", "HEAD", "--pathspec-from-file=-", "--pathspec-file-nul"],
        input=b"\0".join(wanted), check=True)
    return folder
