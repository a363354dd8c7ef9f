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
