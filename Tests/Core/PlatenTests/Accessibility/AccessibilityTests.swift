import Foundation
import Platen
import Testing

/// What a picture says to those who cannot see it.
@Suite struct AccessibilityTests {
  private func svg(_ view: some View, title: String = "") throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.title = title
    return String(decoding: try renderer.svgData(), as: UTF8.self)
  }

  @Test func theRootsLabelIsThePicturesTitle() throws {
    let view = Color.red.frame(width: 9, height: 9).accessibilityLabel("A red square").padding(2)
    #expect(try svg(view).contains("role=\"img\"><title>A red square</title>"))
    #expect(try svg(view, title: "Mine").contains("role=\"img\"><title>Mine</title>"))
    let pair = HStack {
      view; view
    }
    #expect(!(try svg(pair).contains("viewBox=\"0 0 34 13\" role=\"img\"><title>")))
  }

  @Test func aGroupHasItsNameAndItsDescription() throws {
    let view = HStack {
      Color.red.frame(width: 9, height: 9)
        .accessibilityLabel(Text("Volume \(50)")).accessibilityValue("50 %")
        .accessibilityHint("Drag & drop")
      Color.blue.frame(width: 9, height: 9)
    }
    let text = try svg(view)
    #expect(
      text.contains(
        "<g role=\"img\"><title>Volume 50</title><desc>50 %, Drag &amp; drop</desc><rect"))
    #expect(text.components(separatedBy: "<title>").count == 2)
  }

  @Test func helpIsATitleAndALabelBesideItANameOfItsOwn() throws {
    let square = Color.red.frame(width: 9, height: 9)
    #expect(try svg(square.help("Five < \(6)")).contains("<g><title>Five &lt; 6</title><rect"))
    #expect(try svg(square.help(String("a&b"))).contains("<title>a&amp;b</title>"))
    #expect(
      try svg(square.help(Text("Told")).accessibilityLabel("\"Named\"").padding(1))
        .contains("<g aria-label=\"&quot;Named&quot;\" role=\"img\"><title>Told</title><rect"))
    #expect(try svg(square.help("")) == svg(square))
    let signs = try SVGDocument(
      ImageRenderer(content: square.help(String("]]>\u{1}<\"&'>"))).svgData())
    #expect(signs.elements["title"]?.count == 1, "the document is well-formed")
    let renderer = ImageRenderer(content: square)
    let helped = ImageRenderer(content: square.help("Told"))
    #expect(try renderer.pngData() == helped.pngData() && renderer.pdfData() == helped.pdfData())
  }

  @Test func traitsAndHeadingsAreRoles() throws {
    func role(_ change: (AnyView) -> some View) throws -> String {
      let one = change(AnyView(Color.red.frame(width: 9, height: 9)))
      return try svg(
        HStack {
          one; Color.blue
        })
    }
    #expect(try role { $0.accessibilityAddTraits(.isButton) }.contains("<g role=\"button\">"))
    #expect(try role { $0.accessibilityAddTraits([.isHeader, .isButton]) }.contains("\"heading\""))
    #expect(
      try role { $0.accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isLink) }
        .contains("<g") == false)
    #expect(
      try role { $0.accessibilityHeading(.h2) }.contains("role=\"heading\" aria-level=\"2\""))
    let hidden = try role { $0.accessibilityLabel("x").accessibilityHidden(true) }
    #expect(hidden.contains("<g aria-hidden=\"true\"><rect"))
  }

  @Test func nothingIsWrittenWhereNothingIsSaid() throws {
    let text = try svg(
      HStack {
        Text("a"); Color.red.accessibilityElement(children: .combine)
      })
    #expect(!text.contains("<title>") && !text.contains("aria"))
  }
}
