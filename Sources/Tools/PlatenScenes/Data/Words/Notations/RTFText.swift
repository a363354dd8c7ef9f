internal import Foundation

/// Takes the commands of the Rich Text Format away (RTF 1.9.1).
enum RTFText {
  /// Returns whether a text begins as RTF does.
  static func isOne(_ start: Substring) -> Bool { start.hasPrefix("{\\rtf") }

  /// Returns what is to be read.
  static func prose(of text: String) -> TextNotation.Prose {
    var reader = RTFReader(rest: text.utf8[...])
    var prose = TextNotation.Prose(reader.read(), "the text of RTF, without its commands")
    prose.lost = reader.unknownPages.sorted().map {
      "characters of code page \($0) cannot be read: left out"
    }
    return prose
  }
}

/// Reads the text of RTF.
private struct RTFReader {
  /// What a group sets for itself alone.
  private struct Group {
    /// Whether its text is no part of the document.
    var isHidden = false
    /// Whether it describes fonts.
    var isFontTable = false
    var font: Int?
    /// How many characters stand behind one of Unicode for programs that know none.
    var fallbacks = 1
  }

  var rest: Substring.UTF8View
  private var plain = ""
  private var groups = [Group()]
  /// Bytes that are no text yet, and their code page.
  private var bytes: [UInt8] = []
  private var bytesPage = 1252
  /// The code page of the document, and those of fonts.
  private var documentPage = 1252
  private var fontPages: [Int: Int] = [:]
  private var defaultFont: Int?
  /// The code pages whose characters are not known.
  private(set) var unknownPages: Set<Int> = []
  /// How many characters to pass over.
  private var skipped = 0

  init(rest: Substring.UTF8View) { self.rest = rest }

  private var group: Group {
    get { groups[groups.count - 1] }
    set { groups[groups.count - 1] = newValue }
  }

  mutating func read() -> String {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"): groups.append(group)
      case UInt8(ascii: "}"): if groups.count > 1 { groups.removeLast() }
      case UInt8(ascii: "\\"): readCommand()
      case 0x0A, 0x0D: continue
      default: add(byte)
      }
    }
    flush()
    return plain
  }

  private mutating func add(_ byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
    } else if !group.isHidden {
      let page = (group.font ?? defaultFont).flatMap { fontPages[$0] } ?? documentPage
      if page != bytesPage { flush() }
      bytesPage = page
      bytes.append(byte)
    }
  }

  private mutating func add(_ text: String) {
    guard !group.isHidden else { return }
    flush()
    plain += text
  }

  private mutating func flush() {
    guard !bytes.isEmpty else { return }
    if let text = CodePage.text(of: bytes, in: bytesPage) {
      plain += text
    } else {
      unknownPages.insert(bytesPage)
    }
    bytes = []
  }

  private mutating func readCommand() {
    guard let first = rest.first else { return }
    guard isLetter(first) else {
      rest.removeFirst()
      return readSign(first)
    }
    let name = Substring(rest.prefix(while: isLetter))
    rest = rest.dropFirst(name.utf8.count)
    let digits = Substring(rest.prefix { $0 == UInt8(ascii: "-") || isDigit($0) })
    rest = rest.dropFirst(digits.utf8.count)
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    apply(name, Int(digits))
  }

  private mutating func readSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "'"):
      let digits = Substring(rest.prefix(2))
      rest = rest.dropFirst(2)
      if let byte = UInt8(digits, radix: 16) { add(byte) }
    case UInt8(ascii: "*"): group.isHidden = true
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case UInt8(ascii: "_"): add("\u{2011}")
    // As TextEdit ends a paragraph.
    case 0x0A, 0x0D: add("\n\n")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(sign)
    default: break
    }
  }

  private mutating func apply(_ name: Substring, _ value: Int?) {
    if let text = Self.signs[name] { return add(text) }
    if Self.hidden.contains(name) { group.isHidden = true }
    if name == "fonttbl" { group.isFontTable = true }
    switch (name, value) {
    case ("mac", _): documentPage = 10000
    case ("pc", _): documentPage = 437
    case ("pca", _): documentPage = 850
    case ("ansicpg", let page?): documentPage = page
    case ("deff", let font?): defaultFont = font
    case ("f", let font?): group.font = font
    case ("plain", _): group.font = nil
    case ("fcharset", let charset?):
      if group.isFontTable, let font = group.font { fontPages[font] = Self.pages[charset] }
    case ("uc", let count?): group.fallbacks = max(count, 0)
    case ("u", let number?):
      // Numbers of 16 bits have a sign.
      let unit = UInt16(truncatingIfNeeded: number)
      add(Unicode.Scalar(unit).map { String($0) } ?? "\u{FFFD}")
      skipped = group.fallbacks
    default: break
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The code pages for the numbers of the characters that a font has.
  private static let pages: [Int: Int] = [
    0: 1252, 77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258,
    177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
  ]

  /// The groups that have no text of the document.
  private static let hidden: Set<Substring> = [
    "colortbl", "fldinst", "fonttbl", "footer", "footerf", "footerl", "footerr", "header",
    "headerf", "headerl", "headerr", "info", "listtable", "object", "pict", "revtbl", "stylesheet",
  ]

  private static let signs: [Substring: String] = [
    "bullet": "•", "cell": "\n\n", "emdash": "—", "endash": "–", "ldblquote": "“", "line": "\n",
    "lquote": "‘", "page": "\n\n", "par": "\n\n", "rdblquote": "”", "row": "\n\n", "rquote": "’",
    "sect": "\n\n", "tab": "\t",
  ]
}
