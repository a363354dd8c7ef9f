/// Takes the commands, comments and formulas of LaTeX away.
struct LaTeXText {
  private var rest: Substring
  private var plain = ""

  private init(_ rest: Substring) { self.rest = rest }

  /// Returns whether a text begins as LaTeX does.
  static func isOne(_ start: Substring) -> Bool {
    ["\\documentclass", "\\begin{", "\\section{"].contains(where: start.contains)
  }

  /// Returns the text of a document, or of a part of one.
  static func plainText(of text: String) -> String {
    var body = text[...]
    if let start = body.firstRange(of: "\\begin{document}") { body = body[start.upperBound...] }
    if let end = body.firstRange(of: "\\end{document}") { body = body[..<end.lowerBound] }
    var latex = LaTeXText(body)
    latex.read()
    return latex.plain
  }

  private static let signs: Set<Character> = ["\\", "%", "$", "{", "}", "~"]

  private mutating func read() {
    while let sign = rest.firstIndex(where: Self.signs.contains) {
      plain += rest[..<sign]
      let first = rest[sign]
      rest = rest[sign...].dropFirst()
      switch first {
      case "\\": readCommand()
      // The end of the line is a part of the comment.
      case "%": rest = rest.drop { !$0.isNewline }.dropFirst()
      case "$":
        let end = rest.first == "$" ? "$$" : "$"
        rest = rest.drop { $0 == "$" }
        skip(behind: end)
      case "~": plain += " "
      default: break
      }
    }
    plain += rest
  }

  private mutating func readCommand() {
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    guard !name.isEmpty else { return readSign() }
    rest = rest[name.endIndex...]
    if let letter = Self.letters[name] {
      plain += letter
      rest = rest.drop { $0 == " " }
    } else if let mark = Self.marks[name] {
      readMarked(mark)
    } else if name == "begin" {
      readEnvironment()
    } else {
      if rest.first == "*" { rest = rest.dropFirst() }
      skipArguments(Self.argumentsWithoutText[name] ?? 0)
    }
  }

  /// Reads a command that is one sign.
  private mutating func readSign() {
    guard let sign = rest.popFirst() else { return }
    switch sign {
    case "(": skip(behind: "\\)")
    case "[": skip(behind: "\\]")
    case "\\", ",", " ": plain += " "
    case "%", "&", "$", "#", "_", "{", "}": plain.append(sign)
    default: if let mark = Self.marks[String(sign)[...]] { readMarked(mark) }
    }
  }

  /// Puts a mark on the letter behind it: `\"u`, `\"{u}`.
  private mutating func readMarked(_ mark: String) {
    rest = rest.drop { $0 == "{" || $0 == " " }
    if rest.first == "\\" { rest = rest.dropFirst() }
    if let letter = rest.popFirst() { plain += String(letter) + mark }
    if rest.first == "}" { rest = rest.dropFirst() }
  }

  private mutating func readEnvironment() {
    let name = argument() ?? ""
    plain += "\n"
    if Self.formulas.contains(name.hasSuffix("*") ? name.dropLast() : name) {
      skip(behind: "\\end{\(name)}")
    } else {
      // Behind the name of a table are its columns.
      skipArguments(name.hasPrefix("tabular") ? 1 : 0)
    }
  }

  /// Passes over options and over so many arguments.
  private mutating func skipArguments(_ count: Int) {
    var left = count
    while true {
      if rest.first == "[", let end = rest.prefix(1000).firstIndex(of: "]") {
        rest = rest[end...].dropFirst()
      } else if left > 0, argument() != nil {
        left -= 1
      } else {
        return
      }
    }
  }

  /// Passes over what stands between braces, and returns it; nil where none begins.
  private mutating func argument() -> Substring? {
    guard rest.first == "{" else { return nil }
    var depth = 0
    let end = rest.firstIndex {
      depth += $0 == "{" ? 1 : $0 == "}" ? -1 : 0
      return depth == 0
    }
    let argument = rest[..<(end ?? rest.endIndex)].dropFirst()
    rest = rest[(end ?? rest.endIndex)...].dropFirst()
    return argument
  }

  /// Passes over a formula; one that has no end is none.
  private mutating func skip(behind end: String) {
    guard let range = rest.firstRange(of: end) else { return }
    rest = rest[range.upperBound...]
    plain += " "
  }

  private static let formulas: Set<Substring> = [
    "align", "array", "displaymath", "eqnarray", "equation", "gather", "lstlisting", "math",
    "multline", "tikzpicture", "verbatim",
  ]

  /// How many arguments of a command are no text.
  private static let argumentsWithoutText: [Substring: Int] = [
    "addbibresource": 1, "autocite": 1, "autoref": 1, "bibliography": 1, "bibliographystyle": 1,
    "cite": 1, "citep": 1, "citet": 1, "color": 1, "cref": 1, "documentclass": 1, "end": 1,
    "eqref": 1, "hspace": 1, "href": 1, "include": 1, "includegraphics": 1, "input": 1, "label": 1,
    "newcommand": 2, "pageref": 1, "parencite": 1, "ref": 1, "renewcommand": 2, "setcounter": 2,
    "setlength": 2, "textcolor": 1, "textcite": 1, "url": 1, "usepackage": 1, "vspace": 1,
  ]

  private static let letters: [Substring: String] = [
    "AA": "Å", "AE": "Æ", "L": "Ł", "LaTeX": "LaTeX", "O": "Ø", "OE": "Œ", "TeX": "TeX", "aa": "å",
    "ae": "æ", "i": "i", "l": "ł", "o": "ø", "oe": "œ", "ss": "ß",
  ]

  private static let marks: [Substring: String] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "=": "\u{304}",
    ".": "\u{307}", "c": "\u{327}", "v": "\u{30C}", "u": "\u{306}", "H": "\u{30B}", "r": "\u{30A}",
    "k": "\u{328}",
  ]
}
