"""Tells errors apart: those that come from without SwiftUI, and those that are the same."""

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
        for path, file in repository.files.items():
            self.own |= file.names
            self.names |= file.names
            self.members |= file.hidden if path in kept else file.members | file.hidden

    def is_own_global(self, message):
        """Whether an error is a variable that threads share, mutable or of a type of the repository's own."""
        if "#MutableGlobalVariable" not in message:
            return False
        kind = re.search(r"non-'Sendable' type '\W*([\w.]+)", message)
        return kind is None or kind[1].split(".")[-1] in self.own or kind[1].split(".")[0] in self.own

    def is_outside(self, path, line, message):
        if "SwiftUI" not in self.files[path].imports or OBJECTIVE_C.search(message):
            return True
        if GENERATED.search(self.files[path].lines[line - 1]):
            return True
        quoted = re.findall(r"'([^']+)'", message)
        if re.match(r"cannot find|no type named|no such|unknown attribute|no macro named", message):
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
