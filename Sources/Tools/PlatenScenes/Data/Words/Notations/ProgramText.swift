/// Tells the logs and the source code of programs from prose.
///
/// They are counted as they are, which is only said.
enum ProgramText: String {
  case json = "JSON"
  case log = "a log"
  case code = "source code"

  /// What a text seems to be, by how it begins; nil for prose.
  init?(_ start: Substring) {
    let lines = start.split(whereSeparator: \.isNewline)
    if Self.isJSON(start) {
      self = .json
    } else if Self.areOfLog(lines) {
      self = .log
    } else if Self.areStatements(lines) {
      self = .code
    } else {
      return nil
    }
  }

  /// Returns whether a text begins as a value of JSON does that has named fields.
  static func isJSON(_ start: Substring) -> Bool {
    guard let first = start.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else {
      return false
    }
    return start.contains("\":")
  }
}

// MARK: - Logs

extension ProgramText {
  /// Whether there are two lines or more, most of which have a time as logs do.
  private static func areOfLog(_ lines: [Substring]) -> Bool {
    lines.count > 1
      && lines.count { beginsWithTime($0) || beginsWithDay($0) || isAccess($0) } * 2 > lines.count
  }

  /// Returns whether a line begins with a date or time in digits: `2026-11-29T10:00:00Z`.
  private static func beginsWithTime(_ line: Substring) -> Bool {
    let words = line.drop { $0 == "[" }.prefix { $0 != " " && $0 != "]" }
    return words.count >= 8 && words.count { $0 == ":" || $0 == "-" } >= 2
      && words.count(where: \.isNumber) >= 6
  }

  /// Returns whether a line begins as those of syslog do (RFC 3164): `Nov 29 10:00:00`.
  private static func beginsWithDay(_ line: Substring) -> Bool {
    let words = line.prefix(40).split(separator: " ", maxSplits: 3)
    guard words.count > 2, words[0].count == 3, words[0].allSatisfy(\.isLetter),
      Int(words[1]).map({ (1...31).contains($0) }) == true
    else { return false }
    let time = words[2].split(separator: ":")
    return time.count == 3 && time.allSatisfy { $0.count >= 2 && $0.first?.isNumber == true }
  }

  /// Returns whether a line is one of a web server's: `[29/Nov/2026:10:00:00 +0000] "GET /"`.
  private static func isAccess(_ line: Substring) -> Bool {
    guard let start = line.firstIndex(of: "["), let end = line[start...].firstIndex(of: "]") else {
      return false
    }
    let time = line[start..<end]
    return time.count { $0 == "/" } == 2 && time.count { $0 == ":" } == 3
      && line[end...].dropFirst().hasPrefix(" \"")
  }
}

// MARK: - Source code

extension ProgramText {
  /// Whether more than a third of the lines end as statements and blocks of code do, or more than half
  /// are statements in other ways, and some of these no assignments, as files of settings have.
  private static func areStatements(_ lines: [Substring]) -> Bool {
    if lines.first?.hasPrefix("#!/") == true { return true }
    if lines.count > 3, lines.count(where: endsStatement) * 3 > lines.count { return true }
    let others = lines.count { isDeclaration($0) || isCall($0) || isQuery($0) }
    let all = others + lines.count { isAssignment($0) && !isDeclaration($0) }
    return lines.count > 1 && others > 0 && all * 2 > lines.count
  }

  private static func endsStatement(_ line: Substring) -> Bool {
    line.last.map { ";{}".contains($0) } ?? false
  }

  /// Returns whether a line declares something or controls what follows: `for word in words:`.
  private static func isDeclaration(_ line: Substring) -> Bool {
    let line = trimmed(line)
    if line.hasPrefix("#include ") || line.hasPrefix("#define ") { return true }
    let words = line.split(separator: " ")
    guard let first = words.first, words.count > 1 || line.hasSuffix(":") || first == "return"
    else { return false }
    switch first {
    case "def", "class", "for", "if", "elif", "else:", "while", "with", "try:", "except", "except:",
      "finally:":
      return line.hasSuffix(":")
    case "func", "fn", "function", "fun", "sub": return line.contains("(")
    case "let", "const", "var", "val", "local", "my": return line.contains(" = ")
    case "import", "return", "package", "require", "using": return words.count <= 2
    case "from": return words.count > 3 && words[2] == "import"
    default: return false
    }
  }

  /// Returns whether a line gives a name a value: `words[word] = 1`.
  private static func isAssignment(_ line: Substring) -> Bool {
    let line = trimmed(line)
    let sign = [" = ", " += ", " := ", " <- "].compactMap { line.firstRange(of: $0) }.first
    guard let sign, line.first.map({ $0.isLetter || "_$@".contains($0) }) == true else {
      return false
    }
    return line[..<sign.lowerBound].allSatisfy {
      $0.isLetter || $0.isNumber || "_.[]$@'\"".contains($0)
    }
  }

  /// Returns whether a line is one call: `print(count_words("a.txt"))`.
  private static func isCall(_ line: Substring) -> Bool {
    let line = trimmed(line)
    let name = line.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }
    let rest = line.dropFirst(name.count)
    // Lists have amounts in parentheses.
    return !name.isEmpty && rest.first == "(" && rest.last == ")"
      && rest.contains { $0.isLetter || "\"'".contains($0) }
  }

  /// Returns whether a line is a statement of SQL.
  private static func isQuery(_ line: Substring) -> Bool {
    let words = trimmed(line).split(separator: " ").map { $0.uppercased() }
    guard words.count > 2 else { return false }
    switch words[0] {
    case "SELECT": return words.contains("FROM")
    case "INSERT": return words[1] == "INTO"
    case "UPDATE": return words.contains("SET")
    case "DELETE": return words[1] == "FROM"
    case "CREATE", "ALTER", "DROP":
      return ["TABLE", "VIEW", "INDEX", "DATABASE"].contains(words[1])
    default: return false
    }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let end = line.lastIndex { !$0.isWhitespace }.map { line[...$0] } ?? ""
    return end.drop(while: \.isWhitespace)
  }
}
