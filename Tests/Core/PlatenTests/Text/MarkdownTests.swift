import Foundation
import Testing

@testable import PlatenViews

/// Marks in Markdown, as CommonMark's specification and GitHub's have them; `cmark-gfm` gives the
/// same for each text.
@Suite struct MarkdownTests {
  private static func spans(_ text: String, keepsLines: Bool = true) -> [Markdown.Span] {
    Markdown.spans(of: text.unicodeScalars.map { .character($0) }, keepsLines: keepsLines)
  }

  /// The words, those with a style in brackets after its letters: emphasised, strong, code, struck
  /// and a link.
  private static func marked(_ text: String, keepsLines: Bool = true) -> String {
    spans(text, keepsLines: keepsLines).map { span in
      var letters = ""
      if span.style.intent.contains(.emphasized) { letters += "e" }
      if span.style.intent.contains(.stronglyEmphasized) { letters += "s" }
      if span.style.intent.contains(.code) { letters += "c" }
      if span.style.intent.contains(.strikethrough) { letters += "d" }
      if span.style.link != nil { letters += "l" }
      guard case .characters(let text) = span.content else { return "" }
      return letters.isEmpty ? text : "\(letters)(\(text))"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("*a* _b_", "e(a) e(b)"), ("**a** __b__", "s(a) s(b)"),
    ("***a*** b", "es(a) b"), ("*a **b** c*", "e(a )es(b)e( c)"), ("**a *b***", "s(a )es(b)"),
    ("snake_case_name", "snake_case_name"), ("in*tra*word", "ine(tra)word"),
    ("* a *", "* a *"), ("2 * 3 * 4", "2 * 3 * 4"), ("*a", "*a"), ("a**", "a**"),
    ("*foo**bar*", "e(foo**bar)"), ("**a*", "*e(a)"), ("*a _b* c_", "e(a _b) c_"),
    ("\\*a\\* \\a", "*a* \\a"), ("`a*b*`", "c(a*b*)"), ("`` a`b ``", "c(a`b)"), ("`a", "`a"),
    ("*a`*`", "*ac(*)"), ("~~a~~ ~b~ ~~~c~~~", "d(a) d(b) ~~~c~~~"), ("~~a~", "~~a~"),
    ("[a](b)", "l(a)"), ("[*a* `b`](</u v> \"t\")", "el(a)l( )cl(b)"), ("[a] (b)", "[a] (b)"),
    ("[a](b", "[a](b"), ("[a](b c)", "[a](b c)"), ("[a [b](c) d](e)", "[a l(b) d](e)"),
    ("*[a*](b)", "*l(a*)"), ("![a](b) c", "a c"), ("[a]", "[a]"), ("[a](b(c)d)", "l(a)"),
    ("&amp; &#65;&#x42; &nope; AT&T", "& AB &nope; AT&T"),
    ("<https://a.b> <m@n.op> <b>", "l(https://a.b) l(m@n.op) <b>"),
    ("see https://a.b/c_d_e, or www.a.bc.", "see l(https://a.b/c_d_e), or l(www.a.bc)."),
    ("(http://a.b/(c))", "(l(http://a.b/(c)))"), ("www.a", "l(www.a)"),
    ("mail a.b+c@d.ef.", "mail l(a.b+c@d.ef)."),
    ("a@b", "a@b"), ("a—*b*", "a—e(b)"), ("a*—b*", "a*—b*"),
  ])
  func marksAreThoseOfCommonMark(text: String, marked: String) {
    #expect(Self.marked(text) == marked)
  }

  @Test func linksLeadWhereTheySay() {
    func links(_ text: String) -> [String] { Self.spans(text).compactMap(\.style.link) }
    #expect(links("[a](https://a.b/?c=d&amp;e \"title\")") == ["https://a.b/?c=d&e"])
    #expect(links("[a](<b c>) [d](e\\)f)") == ["b c", "e)f"])
    #expect(
      links("<https://a.b> www.c.de f@g.hi") == [
        "https://a.b", "http://www.c.de", "mailto:f@g.hi",
      ])
  }

  @Test func linesStayOrAreSpaces() {
    #expect(Self.marked("*a\nb*\n\n  c") == "e(a\nb)\n\n  c")
    #expect(Self.marked("a\n  b", keepsLines: false) == "a b")
    #expect(Self.marked("a  \nb\\\nc", keepsLines: false) == "a\nb\nc")
  }

  @Test(arguments: [
    ("apple", "apple", "apples"), ("tickets", "ticket", "tickets"), ("City", "City", "Cities"),
    ("day", "day", "days"), ("boxes", "box", "boxes"), ("class", "class", "classes"),
    ("house", "house", "houses"), ("Person", "Person", "People"), ("lens", "lens", "lenses"),
    ("KNIVES", "KNIFE", "KNIVES"), ("sheep", "sheep", "sheep"), ("sizes", "size", "sizes"),
    ("photo", "photo", "photos"), ("bus", "bus", "buses"), ("cookies", "cookie", "cookies"),
    ("calories", "calorie", "calories"), ("PDF", "PDF", "PDFs"),
    ("grandchild", "grandchild", "grandchildren"),
    ("basis", "basis", "bases"), ("hypothesis", "hypothesis", "hypotheses"),
    ("human", "human", "humans"),
    ("headaches", "headache", "headaches"), ("wolf", "wolf", "wolves"), ("data", "data", "data"),
  ])
  func nounsHaveTheirNumber(word: String, one: String, several: String) {
    #expect(EnglishNumber.form(of: word, for: 1) == one)
    for count in [0, 1.5, 2, 17] { #expect(EnglishNumber.form(of: word, for: count) == several) }
  }

  @Test func wordsAgreeWithTheNumberAmongThem() {
    func plain(_ key: LocalizedStringKey) -> TextContent { key.content }
    #expect(plain("^[3 apple](inflect: true)") == .plain("3 apples"))
    #expect(plain("^[1 red apples](inflect: true)") == .plain("1 red apple"))
    #expect(plain("^[3 apple](morphology: {})") == .plain("3 apple"))
    #expect(plain("^[3 day left](inflect: true)") == .plain("3 days left"))
    #expect(plain("^[1,000 cup of coffee](inflect: true)") == .plain("1,000 cups of coffee"))
    #expect(plain("^[2 kg](inflect: true)") == .plain("2 kg"))
    #expect(plain("^[3 个苹果](inflect: true)") == .plain("3 个苹果"))
    var german: LocalizedStringKey = "^[3 Apfel](inflect: true)"
    german.isEnglish = false
    #expect(german.content == .plain("3 Apfel"))
    #expect(Self.marked("a ^[2 **b**](inflect: true)") == "a 2 s(b)")
    let count = 1
    guard case .joined(let texts) = plain("Sold ^[\(count) tickets](inflect: true) for 2 days")
    else {
      Issue.record("one text")
      return
    }
    #expect(texts.map(\.content).contains(.plain(" ticket")))
    #expect(texts.last?.content == .plain(" for 2 days"))
  }

  @Test func blocksAreNotToldApart() {
    for text in ["# a", "- a", "1. a", "> a", "    a", "---", "| a |"] {
      #expect(Self.marked(text) == text)
    }
  }

  @Test func whatHasNoMarkIsNotParsed() {
    for text in ["", "Hello, world!", "10:08", "a/b", "3.5 (c) {d} #1 – 100 % $5 v. 1.2.3", "日本語。"]
    {
      #expect(!Markdown.mayBeMarked(text), "\(text)")
      #expect(Self.marked(text) == text)
    }
    for text in ["*", "_", "`", "~", "[", "\\", "<", "&", "@", "http://a", "www.a"] {
      #expect(Markdown.mayBeMarked(text), "\(text)")
    }
  }

  /// Twice the text takes about twice the steps: a quadratic parser would not come to an end.
  @Test(arguments: [
    "*", "_a", "**a *b", "a**b", "[", "![", "[a](", "[a](b", "[a](<b", "^[a](", "[a](b)*", "](",
    "^[1 a](inflect: true)", "`", "``a`", "~~a~", "<", "<a:", "&", "&#", "\\", "www._", "www.a.b)",
    "http://", "a@",
    "m@n.o ",
    "*a_ ", "[[a](b)", "*a**b",
  ])
  func hostileTextsComeToAnEnd(piece: String) {
    let text = String(repeating: piece, count: 8_000)
    #expect(!Self.spans(text).isEmpty)
  }
}
