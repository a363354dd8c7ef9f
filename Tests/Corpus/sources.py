"""What a repository has: its modules with their Swift files, and what these import."""

import os
import pathlib
import re
import subprocess

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+', re.S)
IMPORT = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:public |internal |private |fileprivate |package )?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
OBJECTIVE_C = re.compile(r"@(?:objcMembers|objc(?:\([^)\n]*\))?|IB[A-Z]\w+)(?!\w)")
SELECTOR = re.compile(r"#selector\((?:[^()\n]|\([^()\n]*\))*\)")
ASKS = re.compile(r"\b(os|targetEnvironment)\(\s*(\w+)\s*\)")


def answered(text):
    """A file's text with its questions for the system answered as on iOS's simulator, and without the words that are
    for Objective-C's runtime."""
    def answer(match):
        value = "true" if match[2] == {"os": "iOS", "targetEnvironment": "simulator"}[match[1]] else "false"
        return value + " " * (len(match[0]) - len(value))
    text = re.sub(r"(?m)^[ \t]*#(?:else)?if\b.*$", lambda line: ASKS.sub(answer, line[0]), text)
    text = OBJECTIVE_C.sub(lambda m: " " * len(m[0]), text)
    return SELECTOR.sub(lambda m: "Selector()".ljust(len(m[0])), text)


def imports(text, available=None):
    """The modules that a file imports, in conditions as well; with what is there, where they hold."""
    found, branches = set(), []
    for line in COMMENT.sub(lambda m: "\n" * m[0].count("\n"), text).splitlines():
        line = re.sub(r'//.*|"(?:\\.|[^"\\])*"', "", line).strip()
        directive = re.match(r"#(if|elseif|else|endif)\b(.*)", line)
        if directive:
            condition(branches, *directive.groups(), available)
        elif (available is None or all(b[0] for b in branches)) and IMPORT.match(line):
            found.add(IMPORT.match(line)[1])
    return found


def condition(branches, directive, expression, available):
    if directive == "if":
        value = holds(expression, available)
        branches.append([value, value])
    elif directive == "endif":
        if branches:
            branches.pop()
    elif branches:
        value = directive == "else" or holds(expression, available)
        branches[-1] = [value and not branches[-1][1], value or branches[-1][1]]


def holds(expression, available):
    """Whether the condition of an `#if` is true where some modules are there, in debug."""
    def term(match):
        function, argument = match[1], match[2].strip()
        if function == "canImport":
            return str(argument in (available or ()))
        if function in ("swift", "compiler"):
            return str(not argument.startswith("<"))
        return str(function == "arch" and argument == "x86_64")
    text = re.sub(r"(\w+)\s*\(([^()]*)\)", term, expression)
    text = re.sub(r"\b(?!True\b|False\b)\w+\b", lambda m: str(m[0] in ("true", "DEBUG")), text)
    text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    try:
        return bool(eval(text.strip(), {"__builtins__": {}}))
    except (SyntaxError, NameError, TypeError):
        return False


def visible(folder, pattern):
    """The paths of a pattern in their order, but for those of hidden folders and of Pods."""
    return [p for p in sorted(pathlib.Path(folder).glob(pattern))
            if not re.search(r"/Pods/|/\.", str(p)[len(str(folder)):])]


def modules(folder):
    """The modules of a repository with the paths of their files; a file is in its first one alone."""
    found, taken = [], set()
    for project in visible(folder, "**/*.xcodeproj/project.pbxproj"):
        found += list(project_targets(project))
    for manifest in visible(folder, "**/Package.swift"):
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
            and not re.search(r"Tests?/|/Pods/|\.playground/|\.docc/|/\.", str(f)[len(str(folder)):])]


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
    wanted = [p for p in tree.split(b"\0") if p.endswith((b".swift", b".pbxproj", b"set/Contents.json"))]
    subprocess.run(
        git + ["checkout", "--quiet", "HEAD", "--pathspec-from-file=-", "--pathspec-file-nul"],
        input=b"\0".join(wanted), check=True)
    return folder
