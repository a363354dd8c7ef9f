import Foundation
import Platen
import PlatenDrawing
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
