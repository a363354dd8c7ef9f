import Foundation
import Platen
import PlatenDrawing
import TestSupport
import Testing

/// The objects of a PDF, beside what is drawn and read.
@Suite struct PDFDocumentTests {
  @Test(arguments: [
    ("a\u{FFFE}b", "ab"),
    (String(decoding: [0xFDD0, 0x63, 0xFDEF] as [UInt16], as: UTF16.self), "c"),
    ("d\u{1FFFF}\u{10FFFE}", "d"),
    ("e\u{0}f\u{1B}", "ef"), ("日本 🦋\u{FFFD}", "日本 🦋\u{FFFD}"),
  ])
  func aTitleIsWrittenWithoutWhatIsNoCharacter(_ title: String, _ written: String) throws {
    let renderer = ImageRenderer(content: Text("x"))
    renderer.title = title
    let output = try DocumentReader.output(
      of: "pdfinfo", package: "poppler-utils", ["-enc", "UTF-8", "{}"],
      for: try renderer.pdfData())
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("Title:") }
    let found = line?.dropFirst("Title:".count).drop(while: \.isWhitespace)
    #expect(found.map(String.init) == written)
  }

  @Test func aTitleOfNoCharactersIsNone() throws {
    let renderer = ImageRenderer(content: Text("x"))
    renderer.title = "\u{FFFF}"
    #expect(try !String(decoding: renderer.pdfData(), as: UTF8.self).contains("/Title"))
  }

  /// qpdf ends with 3 where an object is named that is not there.
  @Test(arguments: [nil, "de-CH"], ["", "A title (of \\ some)"])
  func everyObjectOfADocumentIsThere(_ language: String?, _ title: String) throws {
    let link = try #require(URL(string: "https://example.org"))
    for view in [
      AnyView(Text("plain")), AnyView(Link("Go", destination: link)),
      AnyView(VStack { ForEach(0..<12) { _ in Link("Go 🦋", destination: link).opacity(0.5) } }),
      AnyView(Text("[a](https://example.org/a) and [b](mailto:b@example.org)").shadow(radius: 3)),
    ] {
      let renderer = ImageRenderer(content: view)
      renderer.title = title
      if let language { renderer.environment.locale = Locale(identifier: language) }
      let data = try renderer.pdfData()
      _ = try DocumentReader.output(of: "qpdf", package: "qpdf", ["--check", "{}"], for: data)
      // ISO 32000-1, 14.9.2 and 12.2: what is read aloud, and what the window is called.
      let text = String(decoding: data.map { $0 < 0x80 ? $0 : 0 }, as: UTF8.self)
      #expect(text.contains("/Lang (de-CH)") == (language != nil))
      #expect(text.contains("/DisplayDocTitle true") == !title.isEmpty)
    }
  }

  @Test(arguments: SVGPictures.allCases)
  func everyObjectOfAPictureIsThere(_ picture: SVGPictures) throws {
    let data = try picture.list().data(as: .pdf, library: .shared)
    _ = try DocumentReader.output(of: "qpdf", package: "qpdf", ["--check", "{}"], for: data)
  }

  /// The lesser of white and of what is behind the group, which has nothing but its shadow: white
  /// (Compositing and Blending Level 1, 10.1, `darken`, of an isolated group).
  @Test func aBlendUnderAShadowDoesNotSeeIt() throws {
    let view = Circle().fill(.white).frame(width: 40, height: 40).blendMode(.darken)
      .shadow(color: .red, radius: 6).frame(width: 100, height: 60).background(.white)
    #expect(try Self.colour(of: view, x: 50, y: 30) == [255, 255, 255])
  }

  /// Inside of the radius the first colour, outside the last: `#F00` and `#00F` of sRGB.
  @Test func aGradientThatChangesAtOnceIsTheLastColourBeyond() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let radial = RadialGradient(
      colors: [red, blue], center: .center, startRadius: 10, endRadius: 10
    )
    .frame(width: 100, height: 60)
    #expect(try Self.colour(of: radial, x: 50, y: 30) == [255, 0, 0])
    #expect(try Self.colour(of: radial, x: 4, y: 4) == [0, 0, 255])
    let linear = LinearGradient(
      stops: [.init(color: red, location: 1), .init(color: blue, location: 1)],
      startPoint: .leading, endPoint: UnitPoint(x: 0.5, y: 0.5)
    ).frame(width: 100, height: 60)
    #expect(try Self.colour(of: linear, x: 40, y: 30) == [255, 0, 0])
    #expect(try Self.colour(of: linear, x: 60, y: 30) == [0, 0, 255])
  }

  /// The colour of a point as poppler shows it, at a pixel a point.
  private static func colour(of view: some View, x: Int, y: Int) throws -> [UInt8] {
    let picture = try DocumentReader.output(
      of: "pdftoppm", package: "poppler-utils", ["-r", "72", "-png", "-singlefile", "{}"],
      for: try ImageRenderer(content: view).pdfData())
    let file = try PNGFile(Array(picture))
    return Array(file.colors[(3 * (y * file.width + x))...].prefix(3))
  }

  /// What poppler finds is where the links lie, with the addresses as they are written.
  @Test func linksLeadToTheirAddresses() throws {
    let addresses = [
      "https://example.org/?a=1&b=2#c", "mailto:a@example.org", "https://example.org/(a)'b'",
      "javascript:alert(1)", "file:///etc/passwd",
    ]
    let view = VStack {
      ForEach(addresses, id: \.self) { address in
        if let url = URL(string: address) { Link("Go", destination: url).opacity(0.5) }
      }
    }
    .padding(10).scaleEffect(0.8).clipped()
    let data = try ImageRenderer(content: view).pdfData()
    #expect(try ImageRenderer(content: view).pdfData() == data)
    let output = try DocumentReader.output(
      of: "pdfinfo", package: "poppler-utils", ["-url", "{}"], for: data)
    let found = String(decoding: output, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(
      found.compactMap { $0.split(separator: " ").last.map(String.init) } == [
        "https://example.org/?a=1&b=2#c", "mailto:a@example.org",
        "https://example.org/%28a%29%27b%27",
      ])
  }

  /// Pages count from below, and annotations have whole points.
  @Test func aLinkLiesWhereItsViewIsSeen() throws {
    var word = WordCloud.Word("Swift")
    word.link = URL(string: "https://www.swift.org")
    let cloud = WordCloud([word]).frame(width: 200, height: 100)
    let box = try #require(
      try WordCloud([word]).arrangement(in: CGSize(width: 200, height: 100))
        .words.first?.ink)
    let text = String(
      decoding: try ImageRenderer(content: cloud).pdfData().map { $0 < 0x80 ? $0 : 0 },
      as: UTF8.self)
    let rect = try #require(text.firstMatch(of: /\/Rect \[ (\d+) (\d+) (\d+) (\d+) \]/)).output
    let sides = [rect.1, rect.2, rect.3, rect.4].compactMap { Double($0) }
    let expected = [box.minX, 100 - box.maxY, box.maxX, 100 - box.minY].map(Double.init)
    for (side, other) in zip(sides, expected) { #expect(abs(side - other) < 3) }
  }

  @Test func aPictureThatIsDrawnOftenIsNamedOnceInEachList() throws {
    let content = VStack {
      Text("🦋 and 🦋 and 📘🦋📘")
      Text("🦋 and 🦋").opacity(0.5)
    }
    let data = try ImageRenderer(content: content).pdfData()
    // Bytes that are no ASCII are those of streams.
    let text = String(decoding: data.map { $0 < 0x80 ? $0 : 0 }, as: UTF8.self)
    let lists = text.split(separator: "/XObject <<").dropFirst()
    #expect(lists.count >= 2, "of the page and of the group")
    for list in lists {
      let entries = list.prefix { $0 != ">" }.split(separator: "/").dropFirst()
      let names = entries.compactMap { $0.split(separator: " ").first }
      #expect(!names.isEmpty && Set(names).count == names.count, "\(names)")
    }
  }
}
