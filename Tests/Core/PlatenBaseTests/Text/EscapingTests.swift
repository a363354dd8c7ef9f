import PlatenBase
import Testing

/// Each class of characters in each place where a text of unknown origin is written.
@Suite("Characters that mean something elsewhere") struct EscapingTests {
  /// A character, and how it stands in a place.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// Between the quotation marks of JSON, in files and in logs (RFC 8259, section 7).
    let json: String
    /// In an element or an attribute of XML 1.0 (section 2.2) and HTML.
    let markup: String
    let markdown: String
    /// In an address (RFC 3986, section 2).
    let address: String
    /// In a sentence of a message.
    let message: String
    /// In an excerpt of a file.
    let excerpt: String

    var testDescription: String { name }

    init(
      _ name: String, _ text: String, json: String? = nil, markup: String? = nil,
      markdown: String? = nil, address: String, message: String? = nil, excerpt: String? = nil
    ) {
      (self.name, self.text, self.address) = (name, text, address)
      self.json = json ?? text
      self.markup = markup ?? text
      self.markdown = markdown ?? text
      self.message = message ?? text
      self.excerpt = excerpt ?? text
    }
  }

  static let rows = [
    Row("a letter", "a", address: "a"),
    Row("a letter beyond ASCII", "é", address: "%C3%A9"),
    Row("a picture", "🌙", address: "%F0%9F%8C%99"),
    Row("a space", " ", address: "%20"),
    Row("a quotation mark", "\"", json: "\\\"", markup: "&quot;", address: "%22"),
    Row("an apostrophe", "'", address: "%27"),
    Row("a backslash", "\\", json: "\\\\", markdown: "\\\\", address: "%5C"),
    Row("an ampersand", "&", markup: "&amp;", markdown: "&amp;", address: "%26"),
    Row("a tag's start", "<", markup: "&lt;", markdown: "&lt;", address: "%3C"),
    Row("a tag's end", ">", markup: "&gt;", markdown: "&gt;", address: "%3E"),
    Row("a percent sign", "%", address: "%25"),
    Row("a plus sign", "+", address: "%2B"),
    Row("a slash", "/", address: "%2F"),
    Row("a star", "*", markdown: "\\*", address: "%2A"),
    Row("a cell's border", "|", markdown: "\\|", address: "%7C"),
    Row("a heading's mark", "#", markdown: "\\#", address: "%23"),
    Row("a mention", "@", markdown: "@\u{2060}", address: "%40"),
    Row(
      "a line's end", "\n", json: "\\n", markdown: " ", address: "%0A", message: " ",
      excerpt: "\u{240A}"),
    Row(
      "a carriage return", "\r", json: "\\r", markdown: " ", address: "%0D", message: " ",
      excerpt: "\u{240D}"),
    Row(
      "a tab", "\t", json: "\\t", markdown: " ", address: "%09", message: " ",
      excerpt: "\u{2409}"),
    Row(
      "nothing", "\0", json: "\\u0000", markup: "\u{FFFD}", markdown: "\u{FFFD}", address: "%00",
      message: " ", excerpt: "\u{2400}"),
    Row(
      "a terminal's escape", "\u{1B}", json: "\\u001b", markup: "\u{FFFD}", markdown: "\u{FFFD}",
      address: "%1B", message: " ", excerpt: "\u{241B}"),
    Row(
      "delete", "\u{7F}", json: "\\u007f", markup: "\u{FFFD}", markdown: "\u{FFFD}", address: "%7F",
      message: " ", excerpt: "\u{2421}"),
    Row(
      "a control of Latin-1", "\u{9B}", json: "\\u009b", markup: "\u{FFFD}", markdown: "\u{FFFD}",
      address: "%C2%9B", message: " ", excerpt: "\u{FFFD}"),
    invisible("a mark of Arabic's direction", "\u{61C}", json: "\\u061c", address: "%D8%9C"),
    invisible("a mark of direction", "\u{200F}", json: "\\u200f", address: "%E2%80%8F"),
    invisible("JavaScript's line end", "\u{2028}", json: "\\u2028", address: "%E2%80%A8"),
    invisible("a turn of direction", "\u{202E}", json: "\\u202e", address: "%E2%80%AE"),
    invisible("an isolate", "\u{2067}", json: "\\u2067", address: "%E2%81%A7"),
    invisible("a retired mark of shapes", "\u{206F}", json: "\\u206f", address: "%E2%81%AF"),
    invisible("a byte order mark", "\u{FEFF}", json: "\\ufeff", address: "%EF%BB%BF"),
    invisible("an annotation's end", "\u{FFFB}", json: "\\ufffb", address: "%EF%BF%BB"),
    Row(
      "no character", "\u{FFFE}", markup: "\u{FFFD}", markdown: "\u{FFFD}", address: "%EF%BF%BE"),
  ]

  /// What no page has to fear, but a terminal.
  private static func invisible(
    _ name: String, _ text: String, json: String, address: String
  ) -> Row {
    Row(name, text, json: json, address: address, message: " ", excerpt: "\u{FFFD}")
  }

  @Test(arguments: rows) func standInEachPlaceAsThemselves(row: Row) {
    #expect("x\(row.text)y".jsonQuoted == "\"x\(row.json)y\"")
    #expect("x\(row.text)y".jsonText == "\"x\(row.json)y\"")
    #expect("x\(row.text)y".markupEscaped == "x\(row.markup)y")
    #expect("x\(row.text)y".markdownEscaped == "x\(row.markdown)y")
    #expect("x\(row.text)y".percentEncoded() == "x\(row.address)y")
    #expect("x\(row.text)y".printable == "x\(row.message)y")
    #expect("x\(row.text)y".quoted() == "\"x\(row.message)y\"")
    #expect("x\(row.text)y".withVisibleControls == "x\(row.excerpt)y")
  }

  @Test func anAddressKeepsWhatItIsTold() {
    #expect("a-b.c~d/e".percentEncoded(keeping: "-.~") == "a-b.c~d%2Fe")
  }

  @Test func codePointsAreWrittenAsUnicodeWritesThem() {
    #expect(("\u{7}" as Unicode.Scalar).codePoint == "U+0007")
    #expect(("🌙" as Unicode.Scalar).codePoint == "U+1F319")
  }
}
