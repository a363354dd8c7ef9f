/// Takes the code, the comments, the properties and the addresses of links out of Markdown (CommonMark).
enum MarkdownText {
  /// Returns whether a text is Markdown: its file is called so, it has blocks of code between lines of
  /// accents, or properties above it, or it has marks of two kinds.
  ///
  /// - Parameter name: The name of the file; nil for a text without one.
  static func isOne(_ text: String, named name: String?) -> Bool {
    let ending = name.flatMap { name in
      name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    }
    if let ending, ["md", "mdx", "markdown", "mdown", "mkd"].contains(ending) { return true }
    let start = text.prefix(4096)
    let first = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if kindsOfMarks(first) > 1 { return true }
    guard
      first.first == "---" || first.first == "+++" || start.contains("```") || start.contains("~~~")
    else {
      return false
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Fences(lines).count > 0 || propertyCount(lines) > 0
  }

  /// Returns what is to be read.
  static func plainText(of text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lines.removeFirst(propertyCount(lines))
    let prose = withoutIndentedCode(Fences(lines).outside(lines)).filter { !isImport($0) }
    return withoutAddresses(withoutComments(prose.joined(separator: "\n")))
  }

  /// Returns whether a line takes a component from a file, as MDX does: `import Chart from "./chart"`.
  private static func isImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ") && line.contains(" from ")
      && ["\"", "'"].contains {
        line.drop { $0 == " " }.dropLast(line.hasSuffix(";") ? 1 : 0).hasSuffix($0)
      }
  }

  /// How many lines the properties above a text have, between two lines of hyphens (YAML) or plus signs
  /// (TOML).
  private static func propertyCount(_ lines: [Substring]) -> Int {
    guard let first = lines.first, first == "---" || first == "+++",
      let end = lines.dropFirst().firstIndex(of: first),
      lines[1..<end].contains(where: { $0.contains(first == "---" ? ": " : " = ") })
    else { return 0 }
    return end + 1
  }
}

// MARK: - Marks

extension MarkdownText {
  /// How many kinds of marks the lines of a text have, of headings, links and strong words.
  private static func kindsOfMarks(_ lines: [Substring]) -> Int {
    let kinds: [(Substring) -> Bool] = [isHeading, hasLink, hasStrongWord]
    return kinds.count { lines.contains(where: $0) }
  }

  /// Returns whether a line is a heading: `## Looms`.
  private static func isHeading(_ line: Substring) -> Bool {
    let signs = line.prefix { $0 == "#" }
    return (1...6).contains(signs.count) && line.dropFirst(signs.count).first == " "
  }

  /// Returns whether a line has a link or a picture: `[looms](looms.md)`.
  private static func hasLink(_ line: Substring) -> Bool {
    guard let middle = line.firstRange(of: "](") else { return false }
    return line[..<middle.lowerBound].contains("[") && line[middle.upperBound...].contains(")")
  }

  /// Returns whether a line has words between double asterisks.
  private static func hasStrongWord(_ line: Substring) -> Bool {
    guard let start = line.firstRange(of: "**") else { return false }
    let rest = line[start.upperBound...]
    guard rest.first.map({ $0.isLetter || $0.isNumber }) == true else { return false }
    return rest.contains("**")
  }
}

// MARK: - Code

extension MarkdownText {
  /// The lines of accents or tildes between which there is code.
  private struct Fences {
    /// Where blocks begin and end; none if one of them has no end.
    private let blocks: [ClosedRange<Int>]

    var count: Int { blocks.count }

    init(_ lines: [Substring]) {
      var blocks: [ClosedRange<Int>] = []
      var open: (line: Int, sign: Character, length: Int)?
      for (i, line) in lines.enumerated() {
        let inner = line.drop { $0 == " " || $0 == ">" }
        guard let sign = inner.first, sign == "`" || sign == "~" else { continue }
        let length = inner.prefix { $0 == sign }.count
        let rest = inner.dropFirst(length)
        if let (start, opening, least) = open {
          guard sign == opening, length >= least, rest.allSatisfy(\.isWhitespace) else { continue }
          blocks.append(start...i)
          open = nil
        } else if length >= 3, sign == "~" || !rest.contains("`") {
          open = (i, sign, length)
        }
      }
      self.blocks = open == nil ? blocks : []
    }

    /// The lines that no block has.
    func outside(_ lines: [Substring]) -> [Substring] {
      var (kept, next): ([Substring], Int) = ([], 0)
      for block in blocks {
        // A blank line: what follows code begins anew.
        kept += lines[next..<block.lowerBound] + [""]
        next = block.upperBound + 1
      }
      return kept + lines[next...]
    }
  }

  /// The lines without those that are four columns further right than the text or the item of a list
  /// around them, behind a blank line or a heading.
  private static func withoutIndentedCode(_ lines: [Substring]) -> [Substring] {
    var kept: [Substring] = []
    // Where the text of the innermost item begins, and whether code may begin.
    var (margin, mayBegin) = (0, true)
    for line in lines {
      let indent = columns(of: line.prefix { $0 == " " || $0 == "\t" })
      let isBlank = line.allSatisfy(\.isWhitespace)
      if !isBlank, mayBegin, indent >= margin + 4 { continue }
      kept.append(line)
      if isBlank {
        mayBegin = true
        continue
      }
      if let width = widthOfMark(line) {
        margin = indent + width
      } else if mayBegin || isHeading(line), indent < margin {
        margin = 0
      }
      mayBegin = isHeading(line)
    }
    return kept
  }

  private static func columns(of blanks: Substring) -> Int {
    blanks.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  /// The columns of the mark with which a line begins an item of a list, with the space behind it.
  private static func widthOfMark(_ line: Substring) -> Int? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    let digits = line.prefix { $0.isNumber }
    guard let sign = line.dropFirst(digits.count).first,
      (digits.isEmpty ? "-*+" : ".)").contains(sign), digits.count < 10
    else { return nil }
    let rest = line.dropFirst(digits.count + 1)
    return rest.first == " " || rest.first == "\t" ? digits.count + 2 : nil
  }
}

// MARK: - Comments and links

extension MarkdownText {
  private static func withoutComments(_ text: String) -> String {
    var (plain, rest) = ("", text[...])
    while let start = rest.firstRange(of: "<!--"),
      let end = rest[start.upperBound...].firstRange(of: "-->")
    {
      plain += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return plain + rest
  }

  /// Returns a text without where its links lead to: `[looms](looms.md)`, and `[1]: looms.md` on a line
  /// of its own.
  private static func withoutAddresses(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.filter { !isDefinition($0) }.map { line in
      var (plain, rest) = ("", line)
      while let middle = rest.firstRange(of: "]("),
        let end = rest[middle.upperBound...].firstIndex(of: ")")
      {
        plain += rest[...middle.lowerBound]
        rest = rest[end...].dropFirst()
      }
      return withoutMarks(plain + rest)
    }.joined(separator: "\n")
  }

  /// Returns a line without the marks of footnotes, `[^1]`, and the name of a heading: `{#looms}`.
  private static func withoutMarks(_ line: String) -> String {
    var (plain, rest) = ("", line[...])
    while let start = rest.firstRange(of: "[^"),
      let end = rest[start.upperBound...].firstIndex(of: "]")
    {
      plain += rest[..<start.lowerBound]
      rest = rest[end...].dropFirst()
    }
    let isNamed = rest.last == "}" && isHeading(line[...])
    if isNamed, let start = rest.firstRange(of: " {#") { rest = rest[..<start.lowerBound] }
    return withoutEscapes(plain + rest)
  }

  /// Returns a line without the backslashes before signs: `Kolleg\*innen`.
  private static func withoutEscapes(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    return line.replacing(#/\\([*_:#\-+.!()\[\]])/#) { $0.1 }
  }

  private static func isDefinition(_ line: Substring) -> Bool {
    guard line.first == "[", let middle = line.firstRange(of: "]: ") else { return false }
    // A footnote has a text.
    return !line.hasPrefix("[^")
      && TextAddresses.isOne(line[middle.upperBound...].prefix { $0 != " " })
  }
}
