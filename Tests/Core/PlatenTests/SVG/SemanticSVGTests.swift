import Platen
import TestSupport
import Testing

/// Texts in an SVG that are texts.
@Suite struct SemanticSVGTests {
  @Test(arguments: SVGOptions.Fonts.allCases)
  func textsAreThereAsTheyWereWritten(_ fonts: SVGOptions.Fonts) throws {
    for text in [
      "Office affluent fjord", "iOS開発 日本語です", "a <b> & \"c\" 'd' ]]>", "👨‍👩‍👧‍👦 family 🦋", "🇯🇵1️⃣",
      "é ạ\u{308}",
      "  led  by   spaces ", "no\u{A0}break", "a\u{378}b",
    ] {
      let document = try Self.document(of: Text(text).font(.system(size: 20)), fonts)
      #expect(document.texts == [text])
    }
  }

  @Test(arguments: SVGOptions.Fonts.allCases)
  func textsOfEveryScriptAreOneElementInTheirOwnOrder(_ fonts: SVGOptions.Fonts) throws {
    for text in ["مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "ภาษาไทย"] {
      let document = try Self.document(of: Text(text), fonts)
      #expect(document.texts == [text])
    }
  }

  @Test(arguments: SVGOptions.Fonts.allCases)
  func documentsAreWellFormedWhateverTheTextsHold(_ fonts: SVGOptions.Fonts) throws {
    let marks = "a" + String(repeating: "\u{301}", count: 500)
    let hostile: [(text: String, expected: String)] = [
      (Self.text(of: Array(0...0x9F)), Self.text(of: Array(0x21...0x7E))),
      (Self.text(of: [0x61, 0xFFFE, 0xFFFF, 0x1FFFE, 0xFDD0, 0x62]), "ab"),
      (Self.text(of: [0x202E, 0x61, 0x202C, 0x2066, 0x62, 0x2069]), "ab"),
      (marks, marks), ("<svg onload=\"alert(1)\">", "<svgonload=\"alert(1)\">"),
      (Self.text(of: [0x10FFFD]), Self.text(of: [0x10FFFD])),
    ]
    for (text, expected) in hostile {
      let document = try Self.document(of: Text(verbatim: text).fixedSize(), fonts)
      let read = document.texts.joined().filter { $0 != " " && $0 != "\t" }
      #expect(read == expected)
    }
  }

  @Test(arguments: SVGPictures.allCases, SVGOptions.Fonts.allCases)
  func theBytesDependOnThePictureAlone(
    _ picture: SVGPictures, _ fonts: SVGOptions.Fonts
  ) throws {
    let options = SVGOptions(text: .semantic, fonts: fonts)
    let list = try picture.list()
    let first = try list.data(as: .svg, svgOptions: options, library: .shared)
    _ = try SVGPictures.tags.list().data(as: .svg, svgOptions: options, library: .shared)
    #expect(try list.data(as: .svg, svgOptions: options, library: .shared) == first)
    let document = try SVGDocument(first)
    #expect(Set(document.identifiers).count == document.identifiers.count)
    #expect(Set(document.references) == Set(document.identifiers))
  }

  @Test(arguments: SVGPictures.allCases, [SVGOptions.Fonts.outlines, .names])
  func anotherRasterizerDrawsWhatThePNGShows(
    _ picture: SVGPictures, _ fonts: SVGOptions.Fonts
  ) throws {
    let list = try picture.list()
    let ours = try PNGFile(
      Array(list.data(as: .png, options: PNGOptions(scale: 2), library: .shared)))
    let svg = try list.data(
      as: .svg, svgOptions: SVGOptions(text: .semantic, fonts: fonts), library: .shared)
    let theirs = try Self.withBundledFonts { environment in
      try DocumentReader.output(
        of: "rsvg-convert", package: "librsvg2-bin", ["-z", "2", "{}"], environment: environment,
        for: svg)
    }
    let difference = try PictureDifference(ours, try PNGFile(Array(theirs)))
    #expect(difference.mean < 1, "of 255, over all channels")
    #expect(difference.farShare < 0.004, "share of pixels that differ by more than 64")
  }

  @Test func eachWordStandsWhereItWasMeasured() throws {
    let font = Font.system(size: 20)
    let document = try Self.document(of: Text("To Ty quick").font(font), .names)
    let places = try #require(document.elements["tspan"]).compactMap { Double($0["x"] ?? "") }
    let start = Double(document.elements["text"]?.first?["x"] ?? "") ?? .nan
    let widths = try ["To ", "To Ty "].map {
      Double(try FontLibrary.shared.measure($0, font: font).width)
    }
    #expect(places.count == 2)
    for (place, width) in zip(places, widths) { #expect(abs(place - start - width) < 0.01) }
  }

  @Test func spacedLettersStandByThemselves() throws {
    let document = try Self.document(of: Text("abc").font(.system(size: 20)).tracking(5), .names)
    #expect(document.texts == ["abc"])
    #expect(document.elements["tspan"]?.count == 2)
  }

  @Test func whatIsReadFromRightToLeftIsNotTurnedAgain() throws {
    let document = try Self.document(of: Text("abc שלום def"), .names)
    let turned = try #require(document.elements["tspan"]).filter { $0["direction"] == "rtl" }
    #expect(document.texts == ["abc שלום def"])
    #expect(turned.map { $0["unicode-bidi"] } == ["bidi-override"])
  }

  @Test func picturesAndOutlinesAreUnderATextThatIsNotSeen() throws {
    let emoji = try Self.document(of: Text("🦋"), .embedded)
    #expect(emoji.texts == ["🦋"])
    #expect(emoji.elements["tspan"]?.first?["fill-opacity"] == "0")
    #expect(emoji.elements["image"]?.count == 1)
    let outlines = try Self.document(of: Text("Hi"), .outlines)
    #expect(outlines.elements["text"]?.first?["fill-opacity"] == "0")
    #expect(outlines.elements["path"]?.count == 2)
  }

  @Test func aSymbolAndAMaskSayNothing() throws {
    let symbol = try Self.document(of: Image(systemName: "heart"), .names)
    #expect(symbol.texts.isEmpty)
    let mask = try Self.document(
      of: Color.red.frame(width: 90, height: 30).mask { Text("mask") }, .names)
    #expect(mask.texts.isEmpty)
  }

  @Test func anEmbeddedFontShapesTheTextAsItWasMeasured() throws {
    for (text, weight) in [("Office AVATAR", Font.Weight.semibold), ("日本語", .regular)] {
      let font = Font.system(size: 20, weight: weight)
      let document = try Self.document(of: Text(text).font(font), .embedded)
      let start = try #require(document.rules.firstRange(of: "base64,")).upperBound
      let end = try #require(document.rules[start...].firstIndex(of: ")"))
      let file = try #require(Data(base64Encoded: String(document.rules[start..<end])))
      let lines = try DocumentReader.output(
        of: "hb-shape", package: "libharfbuzz-bin",
        [
          "--no-clusters", "--no-positions", "--no-glyph-names", "--show-extents",
          "--font-size=upem", "{}", text,
        ],
        for: file)
      // Nothing is missing: no glyph is the font's first one.
      #expect(!String(decoding: lines, as: UTF8.self).contains("[0<"))
      let advances = try DocumentReader.output(
        of: "hb-shape", package: "libharfbuzz-bin",
        ["--no-clusters", "--no-glyph-names", "--font-size=1000", "{}", text], for: file)
      let width = String(decoding: advances, as: UTF8.self).matches(of: #/\+([0-9]+)/#)
        .reduce(0) { $0 + (Double($1.output.1) ?? .nan) }
      let measured = try FontLibrary.shared.measure(text, font: font).width
      #expect(abs(width / 50 - Double(measured)) < 0.1, "\(text)")
    }
  }

  /// HarfBuzz takes vowels apart, composes letters, and puts a circle under a lonely mark: what it
  /// asks a font for has to be in the part of it that a document has.
  @Test(arguments: [
    "কোড", "ನೀರು", "දේශ", "କୈ", "కై", "കൊച്ചി", "கௌ", "កើតមក", "ກຳ", "ทำ", "ཧཱུྃ", "ꦏꦿꦺꦴ",
    "e\u{301}", "ụ\u{301}", "שׁ\u{5BC}", "\u{94D}\u{915}", "각", "a\u{2011}b\u{2003}c", "أحرارًا",
  ])
  func theFontOfADocumentShapesAsTheWholeOne(_ text: String) throws {
    let runs = try FontLibrary.shared.measure(text, font: .system(size: 20)).shaped.runs
    let face = try #require(runs.first?.face)
    #expect(runs.allSatisfy { $0.face == face })
    let document = try Self.document(of: Text(text).font(.system(size: 20)), .embedded)
    let start = try #require(document.rules.firstRange(of: "base64,")).upperBound
    let end = try #require(document.rules[start...].firstIndex(of: ")"))
    let file = try #require(Data(base64Encoded: String(document.rules[start..<end])))
    let places = face.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    let whole = try Self.glyphs(
      of: text, in: Data(contentsOf: URL(fileURLWithPath: face.file)), face.index, places)
    #expect(try Self.glyphs(of: text, in: file, 0, "") == whole)
    #expect(!whole.isEmpty)
  }

  /// The glyphs without their numbers: advances, offsets and boxes, by another build of HarfBuzz.
  private static func glyphs(of text: String, in font: Data, _ index: Int, _ variations: String)
    throws -> String
  {
    let lines = try DocumentReader.output(
      of: "hb-shape", package: "libharfbuzz-bin",
      [
        "--no-clusters", "--no-glyph-names", "--show-extents", "--font-size=upem",
        "--face-index=\(index)", "--variations=\(variations)", "{}", text,
      ], for: font)
    return String(decoding: lines, as: UTF8.self).replacing(/([\[|])[0-9]+/) { $0.output.1 }
  }

  /// ZERO WIDTH JOINER stands for a letter that is beyond the element (Unicode 9.2).
  ///
  /// Alef joins to no letter after it.
  @Test func lettersJoinAcrossParts() throws {
    func texts(_ first: String, _ second: String) throws -> [String] {
      let view = Text(first) + Text(second).foregroundColor(.red)
      return try Self.document(of: view, .embedded).texts
    }
    #expect(try texts("محم", "د") == ["محم\u{200D}", "\u{200D}د"])
    #expect(try texts("با", "د") == ["با", "د"])
    #expect(try texts("مح ", "د") == ["مح ", "د"])
    #expect(try texts("بِ", "سم") == ["بِ\u{200D}", "\u{200D}سم"])
    #expect(try texts("of", "fice") == ["of", "fice"])
    let cut = try Self.document(
      of: Text("محممحممحممحم").font(.system(size: 20)).lineLimit(1).frame(width: 60), .embedded)
    #expect(cut.texts.joined().contains("\u{200D}…"))
  }

  /// A tab leads to eight figures from the line's start; CSS would show a space.
  @Test func whatFollowsATabStandsWhereItWasMeasured() throws {
    let font = Font.system(size: 20)
    let document = try Self.document(of: Text("a\tb").font(font), .embedded)
    #expect(document.texts == ["a\tb"])
    let place = Double(document.elements["tspan"]?.last?["x"] ?? "") ?? .nan
    let start = Double(document.elements["text"]?.first?["x"] ?? "") ?? .nan
    let figures = Double(try FontLibrary.shared.measure("00000000", font: font).width)
    #expect(abs(place - start - figures) < 0.02)
  }

  @Test func aHeadingHasALevelAndTheDocumentItsLanguage() throws {
    let view = VStack {
      Text("Eins").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
      Text("Zwei").accessibilityAddTraits(.isHeader)
    }
    let document = try Self.document(of: view, .names)
    #expect(document.elements["g"]?.map { $0["aria-level"] } == ["3", "2"])
    #expect(document.elements["svg"]?[0]["lang"] == nil)
    let renderer = ImageRenderer(content: view)
    renderer.environment.locale = Locale(identifier: "de_CH")
    renderer.svgOptions = SVGOptions(text: .semantic, fonts: .names)
    let root = try #require(SVGDocument(renderer.svgData()).elements["svg"]?[0])
    #expect(root["lang"] == "de-CH" && root["xml:lang"] == "de-CH")
  }

  @Test func aTextOfAnotherLanguageSaysIt() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Text("Guten Tag")
        Text("直角").typesettingLanguage(Locale.Language(identifier: "ja"))
      })
    renderer.svgOptions = SVGOptions(text: .semantic, fonts: .names)
    for locale in [nil, Locale(identifier: "de_CH")] {
      if let locale { renderer.environment.locale = locale }
      let texts = try #require(SVGDocument(renderer.svgData()).elements["text"])
      #expect(texts.map { $0["lang"] } == [nil, "ja-Jpan"])
    }
  }

  @Test func aLinkInATextIsOne() throws {
    let view = Text("see [the page](https://example.org/a?b=1&c) now, [not](javascript:x)")
    let document = try Self.document(of: view, .names)
    #expect(document.elements["a"]?.map { $0["xlink:href"] } == ["https://example.org/a?b=1&c"])
    #expect(document.texts.joined() == "see the page now, not")
    let report = try ImageRenderer(content: view).fitReport().findings
    #expect(report.map(\.kind) == [.unusableLink])
  }

  @Test func linksLeadWhereTheyShouldAndNeverRunAnything() throws {
    let addresses = [
      "https://example.com/?a=1&b=2", "mailto:a@example.com", "javascript:alert(1)",
      "data:text/html,x", "file:///etc/passwd",
    ]
    let view = VStack {
      ForEach(addresses, id: \.self) { address in
        if let url = URL(string: address) { Link("Go", destination: url) }
      }
    }
    let document = try Self.document(of: view, .names)
    #expect(document.elements["a"]?.map { $0["xlink:href"] } == Array(addresses.prefix(2)))
    #expect(document.texts == Array(repeating: "Go", count: 5))
    let outlines = try SVGDocument(ImageRenderer(content: view).svgData())
    #expect(outlines.elements["a"] == nil)
  }

  private static func text(of scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  private static func document(
    of view: some View, _ fonts: SVGOptions.Fonts
  ) throws -> SVGDocument {
    let renderer = ImageRenderer(content: view.padding(10))
    renderer.svgOptions = SVGOptions(text: .semantic, fonts: fonts)
    return try SVGDocument(renderer.svgData())
  }

  /// Calls `body` with what makes fontconfig know the bundled fonts.
  private static func withBundledFonts<Result>(
    _ body: ([String: String]) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("platen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("fonts.conf")
    let fonts = FontLibrary.shared.folder
    try Data("<fontconfig><dir>\(fonts)</dir><cachedir>\(folder.path)</cachedir></fontconfig>".utf8)
      .write(to: file)
    return try body(["FONTCONFIG_FILE": file.path])
  }
}
