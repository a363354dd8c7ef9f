import Foundation
import Platen
import Testing

/// Attributed strings and Markdown against the same texts made by modifiers.
@Suite struct AttributedTextTests {
  private static func hello(_ change: (inout AttributedSubstring) -> Void) throws -> Text {
    var string = AttributedString("Hello, world")
    let range = try #require(string.range(of: "world"))
    change(&string[range])
    return Text(string)
  }

  private static let hello = Text(verbatim: "Hello, ")
  private static let world = Text(verbatim: "world")

  @Test func attributesAreWhatModifiersAre() throws {
    let (hello, world) = (Self.hello, Self.world)
    let red = Text.LineStyle(pattern: .dot, color: .red)
    let cases: [(Text, Text)] = [
      (try Self.hello { $0.font = .title }, hello + world.font(.title)),
      (try Self.hello { $0.foregroundColor = .red }, hello + world.foregroundColor(.red)),
      (try Self.hello { $0.underlineStyle = .single }, hello + world.underline()),
      (
        try Self.hello { $0.underlineStyle = red },
        hello + world.underline(true, pattern: .dot, color: .red)
      ),
      (
        try Self.hello { $0.strikethroughStyle = red },
        hello + world.strikethrough(true, pattern: .dot, color: .red)
      ),
      (try Self.hello { $0.kern = 3 }, hello + world.kerning(3)),
      (try Self.hello { $0.tracking = 3 }, hello + world.tracking(3)),
      (try Self.hello { $0.baselineOffset = 5 }, hello + world.baselineOffset(5)),
      (
        try Self.hello { $0.inlinePresentationIntent = [.emphasized, .stronglyEmphasized] },
        hello + world.bold().italic()
      ),
      (try Self.hello { $0.inlinePresentationIntent = .code }, hello + world.monospaced()),
      (
        try Self.hello { $0.inlinePresentationIntent = .strikethrough },
        hello + world.strikethrough()
      ),
    ]
    let plain = try drawn(hello + world)
    for (text, expected) in cases {
      let picture = try drawn(text)
      #expect(try drawn(expected) == picture)
      #expect(picture != plain)
    }
    #expect(try drawn(Text(AttributedString("Hello, world"))) == plain)
  }

  @Test func whatTheStringSaysCountsMoreThanTheText() throws {
    let text = try Self.hello { $0.foregroundColor = .red }
    #expect(
      try drawn(text.foregroundColor(.blue).font(.title))
        == drawn(
          (Self.hello.foregroundColor(.blue) + Self.world.foregroundColor(.red)).font(.title)))
  }

  @Test func linksAreInTheTint() throws {
    let text = try Self.hello { $0.link = URL(string: "https://swift.org") }
    let expected = Self.hello.foregroundColor(.red) + Self.world.foregroundColor(.green)
    #expect(try drawn(text.foregroundColor(.red).tint(.green)) == drawn(expected))
    let red = try Self.hello {
      $0.link = URL(string: "https://swift.org")
      $0.foregroundColor = .red
    }
    #expect(
      try drawn(red.tint(.green)) == drawn(Self.hello + Self.world.foregroundColor(.red)))
  }

  /// JetBrains Mono's letters are 12 points wide at 20; its ascent of 20.4 over the baseline, which
  /// is at 20.5, and its descent of 6 are brought to half points.
  @Test func theColourBehindIsAsHighAsTheFontsLine() throws {
    var string = AttributedString("abcd")
    let range = try #require(string.range(of: "bc"))
    string[range].backgroundColor = .yellow
    let text = Text(string).font(.custom("JetBrains Mono", fixedSize: 20))
    let renderer = ImageRenderer(content: text)
    renderer.scale = 2
    // Behind the letters: before all else.
    guard case .fill(let path, _, _) = try renderer.displayList().items.first else {
      Issue.record("nothing is behind the letters")
      return
    }
    #expect(path.boundingRect == CGRect(x: 12, y: 0, width: 24, height: 26.5))
  }

  @Test func marksInKeysCount() throws {
    let bold = Text(verbatim: "Bold").bold()
    #expect(
      try drawn(Text("**Bold** and *it*"))
        == drawn(bold + Text(verbatim: " and ") + Text(verbatim: "it").italic()))
    #expect(try drawn(Text("`a`")) == drawn(Text(verbatim: "a").monospaced()))
    #expect(try drawn(Text("~~a~~")) == drawn(Text(verbatim: "a").strikethrough()))
    #expect(
      try drawn(Text("[a](https://a.b)").tint(.green))
        == drawn(Text(verbatim: "a").foregroundColor(.green)))
    #expect(try drawn(Text(LocalizedStringKey("**Bold**"))) == drawn(bold))
    #expect(
      try drawn(Label("**Bold**", systemImage: "star"))
        == drawn(
          Label {
            bold
          } icon: {
            Image(systemName: "star")
          }))
  }

  @Test func marksInStringsAndValuesDoNot() throws {
    let text = "**no** *mark*"
    #expect(try drawn(Text(text)) == drawn(Text(verbatim: text)))
    #expect(try drawn(Text("\(text)")) == drawn(Text(verbatim: text)))
    #expect(try drawn(Text("*\(text)*")) == drawn(Text(verbatim: text).italic()))
    #expect(try drawn(Text("**\(12)** \(1)")) == drawn(Text("12").bold() + Text(verbatim: " 1")))
    #expect(
      try drawn(Text("*\(Text("a").bold())b*"))
        == drawn(Text("a").bold().italic() + Text("b").italic()))
    #expect(try drawn(Text("`\(text)`")) == drawn(Text(verbatim: text).monospaced()))
    // SwiftUI's key is **%@**: marks before a letter and a sign do not begin.
    #expect(try drawn(Text("a**\("b")**")) == drawn(Text(verbatim: "a**b**")))
  }

  @Test func markdownBecomesIntentsAndLinks() throws {
    let string = try AttributedString(markdown: "a **b** [c](d)\ne")
    let runs = string.runs.map { String(string.characters[$0.range]) }
    #expect(runs == ["a ", "b", " ", "c", " ", "e"])
    #expect(
      string.runs.map(\.inlinePresentationIntent)
        == [nil, .stronglyEmphasized, nil, nil, .softBreak, nil])
    #expect(string.runs.compactMap(\.link) == [URL(string: "d")])
    let kept = try AttributedString(
      markdown: "a\n  *b*",
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\n  b")
    #expect(try drawn(Text(AttributedString(markdown: "**b**"))) == drawn(Text("**b**")))
  }
}
