"""Tells errors apart: those that come from without SwiftUI, and those that are the same."""

import collections
import re

# Names of Apple's other frameworks, and of Foundation's parts that Linux lacks.
OUTSIDE = re.compile(
    r"(?:UI|NS|CA|CF|CG|CI|CL|CK|CN|CT|MK|AV|MTL|MTK|SCN|SK|WK|PK|PH|UN|GK|EK|HK|LA|NW|OS|SF|SS|VN|XC|"
    r"AS|MF|MP|PDF|QL|JS|UT|kCG|kCF|kSec|Sec)[A-Z]\w+|URL\w+|HTTP\w+|arc4random\w*|os_\w+|objc\w*|"
    r"Logger|OSLog\w*|Bundle|module|Timer|Model|Query|ModelConte\w+|Localized\w+Resource|Predicate|"
    r"(?:Image|Color)Resource|(?:measurement|date)ComponentsFormatter|__C\w*|Darwin|AppStore|"
    r"AppDelegate|Core\w+|Haptic\w+|CACurrentMediaTime|autoreleasepool|\w*Representable\w*")
OBJECTIVE_C = re.compile(r"Objective-C|#selector|@objc|NSObject|NSManaged|external macro|'#Predicate'")
# What Core Data's classes and the names of a catalog's pictures and colours are known by.
GENERATED = re.compile(
    r"\(context: |managedObjectContext|FetchRequest|FetchedResults|\.modelContext|"
    r"\b(?:Color|Image)\(\.(?!system)[a-z]\w*\)")
CONCURRENCY = re.compile(
    r"isolated|concurren|[Ss]endable|Sending|sending|actor|data race|'inout sending'|async")
FOLLOWS = re.compile(
    r"cannot infer|could not be inferred|ambiguous|failed to produce diagnostic|unable to infer|"
    r"reasonable time|contextual type")
# What is said of a call or a key path that fits nothing that is there.
UNFIT = re.compile(
    r"cannot infer (?:key path type|contextual base)|no exact matches|extra argument|extraneous argument|"
    r"missing argument|argument passed to call")
# A property whose type is said, as those of environment values are.
PROPERTY = re.compile(r"\bvar (\w+)\s*:")
DECLARATION = re.compile(r"\b(?:class|struct|enum|protocol|actor) (\w+)([^{}]*)\{")
CROSSES = re.compile(r"conformance of '([\w.]+)[^']*' to protocol '(\w+)' crosses into main actor")
STORED = re.compile(
    r"stored property '\w+' of 'Sendable'-conforming (?:generic )?\w+ '([\w.]+)' "
    r"(?:has|contains) non-Sendable type '(?:any )?([\w.]+)'")
USED = re.compile(
    r"(?:call to )?main actor-isolated (?:(?:static |class |instance )?(?:property|method)|let|var) "
    r"'(\w+)(?:\([^']*\))?' (?:can not be referenced from a|in a synchronous) nonisolated context|"
    r"main actor-isolated conformance of '([\w.]+)' to '\w+' cannot be used in nonisolated context")

CONVERTED = re.compile(r"converting function value of type '@MainActor .* loses global actor 'MainActor'")


def normalized(message, own):
    """A message without what differs from file to file."""
    member = re.search(r"(?:value of )?type '(.+)' has no (?:\w+ )?member '(.+)'", message)
    if member:
        kind = re.sub(r"[<(].*", "", member[1])
        if kind in own or "<" in member[1]:
            kind = "some View" if not message.startswith("type") else kind
        return f"'{kind}' has no member '{member[2]}'"
    while re.search(r"<[^<>]*>", message):
        message = re.sub(r"<[^<>]*>", "", message)
    return message


class Judge:
    """Tells what of an error comes from without SwiftUI."""

    def __init__(self, repository, kept, platen):
        self.platen, self.files = platen, repository.files
        self.names, self.members, self.own = set(), set(), set()
        self.declared, self.kept_members = set(), set()
        self.kept_properties, self.lost_properties = set(), set()
        # What the repository's types say of themselves, between their names and their members.
        self.clauses = collections.defaultdict(str)
        for path, file in repository.files.items():
            self.own |= file.names
            self.names |= file.names
            self.declared |= file.members
            for name, clause in DECLARATION.findall("\n".join(file.lines)):
                self.clauses[name] += clause
            self.members |= file.hidden if path in kept else file.members | file.hidden
            self.kept_members |= file.members - file.hidden if path in kept else set()
            properties = set(PROPERTY.findall("\n".join(file.lines)))
            self.kept_properties |= properties if path in kept else set()
            self.lost_properties |= set() if path in kept else properties

    def is_own_global(self, message):
        """Whether an error is a variable that threads share, mutable or of a type of the repository's own."""
        if "#MutableGlobalVariable" not in message:
            return False
        kind = re.search(r"non-'Sendable' type '\W*(?:any )?([\w.]+)", message)
        return kind is None or kind[1].split(".")[-1] in self.own or kind[1].split(".")[0] in self.own

    def is_nonisolated(self, path, line):
        """Whether a line is in a shape, which SwiftUI has on no actor, or in what says so of itself."""
        lines, depth = self.files[path].lines, 0
        for text in reversed(lines[:line - 1]):
            text = re.sub(r'//.*|"(?:\\.|[^"\\])*"', "", text)
            depth += text.count("}") - text.count("{")
            if depth < 0:
                depth = 0
                opened = re.search(r"\b(?:class|struct|enum|actor|extension) ([\w.]+)", text)
                if re.search(r"\bnonisolated\b", text):
                    return True
                if opened:
                    clause = self.clauses.get(opened[1].split(".")[-1], "") + text
                    return bool(re.search(r"\b(?:Insettable)?Shape\b", clause))
        return False

    def is_own_isolation(self, path, line, message):
        """Whether an error is of what the repository's own types say of actors, with any SwiftUI."""
        crosses = CROSSES.match(message)
        if crosses:
            name, protocol = crosses[1].split(".")[-1], crosses[2]
            words = set(re.findall(r"\w+", self.clauses.get(name, "")))
            if protocol in ("Animatable", "AnimatableModifier"):
                return bool(words & {"View", "ViewModifier", "AnimatableModifier"})
            refined = set(re.findall(r"\w+", self.clauses.get(protocol, "")))
            known = protocol in self.clauses and protocol not in self.platen
            return known and not refined & (self.platen | self.own)
        used = USED.match(message)
        if used:
            own = used[1] in self.declared if used[1] else used[2].split(".")[-1] in self.clauses
            return own and self.is_nonisolated(path, line)
        if CONVERTED.match(message):
            method = re.search(r"\.([a-z]\w*)$", self.files[path].lines[line - 1].strip())
            return bool(method) and method[1] in self.declared
        stored = STORED.match(message)
        if stored:
            name, kind = (s.split(".")[-1] for s in stored.groups())
            parameters = self.clauses.get(name, "").split(">")[0]
            own = kind in self.clauses and kind not in self.platen
            return name in self.clauses and (own or bool(re.search(rf"<.*\b{kind}\b", parameters, re.S)))
        return False

    def is_outside(self, path, line, message):
        if "SwiftUI" not in self.files[path].imports or OBJECTIVE_C.search(message):
            return True
        code = self.files[path].lines[line - 1]
        if GENERATED.search(code):
            return True
        quoted = re.findall(r"'([^']+)'", message)
        # Types that neither SwiftUI nor the repository has: of a package, or made by Xcode.
        unknown = re.match(r"cannot find (?:type )?'([A-Z]\w*)' in scope", message)
        if unknown and unknown[1] not in self.platen | self.own:
            return True
        # A member of a file that is left out: by its key path, by its call.
        if UNFIT.match(message):
            if set(re.findall(r"\\\.(\w+)", code)) & (self.lost_properties - self.kept_properties):
                return True
            if set(re.findall(r"\.(\w+)\(", code)) & (self.members - self.kept_members):
                return True
        # What arguments a type takes is its own matter.
        if re.match(r"missing arguments? for parameters?", message):
            called = re.findall(r"\b([A-Z]\w*)\(", code)
            return bool(called) and all(
                c in self.own - self.platen or OUTSIDE.fullmatch(c) for c in called)
        if re.match(
                r"cannot find|no type named|no such|unknown attribute|no macro named|"
                r"'\w+' is not a member type of", message):
            return bool(OUTSIDE.fullmatch(quoted[0])) or quoted[0] in self.names - self.platen
        member = re.search(r"type '(.+)' has no (?:\w+ )?member '(\w+)", message)
        if member:
            kind = re.split(r"[<( ?]", re.sub(r"^(?:some|any) ", "", member[1]))[0].split(".")[0]
            if kind.startswith("["):
                return True
            known = kind in self.platen or kind in self.own or kind == "View"
            return not known or member[2] in self.members or bool(OUTSIDE.fullmatch(member[2]))
        words = {w for q in quoted for w in re.findall(r"\w+", q)}
        if any(OUTSIDE.fullmatch(w) and w not in self.platen for w in words):
            return True
        return bool(words & self.members) and bool(FOLLOWS.search(message))
