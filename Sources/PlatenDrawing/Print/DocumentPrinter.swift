internal import Foundation
internal import PlatenBase
internal import PlatenText

/// Prints a picture as a document: SVG or PDF.
struct DocumentPrinter {
  private let list: DisplayList
  private let budget: PrintBudget

  init(_ list: DisplayList, _ budget: PrintBudget) throws(PrintError) {
    try PrintError.check(list.size)
    self.list = list
    self.budget = budget
  }

  func printSVG(_ options: SVGOptions, with store: GlyphStore, to sink: any ByteSink) throws {
    let isSemantic = options.text == .semantic
    var canvas = SVGCanvas(
      outlines: store.svgOutlines,
      styles: isSemantic ? SVGTextStyles(list, fonts: options.fonts, store: store.svgFonts) : nil,
      budget: budget)
    try canvas.draw(list)
    try canvas.write(to: sink, size: list.size, title: list.title)
  }

  func printPDF(with store: GlyphStore, library: FontLibrary, to sink: any ByteSink) throws {
    let document = try CairoDocument(pdfOf: list.size, title: list.title)
    do {
      let context = try CairoContext(document)
      let blankFace = try? library.face(for: Font.body.resolved(for: .large))
      var canvas = CairoCanvas(
        context, painter: DocumentPainter(store: store, blankFace: blankFace),
        images: ImagePainter(isDocument: true), budget: budget, transform: .identity,
        pixelsPerUnit: CairoCanvas.documentPixels)
      try canvas.draw(list)
      try context.check()
    } catch {
      document.discard()
      throw error
    }
    let bytes: [UInt8]
    do {
      bytes = try document.finish()
    } catch {
      // Cairo says only that its bytes were not taken.
      try budget.check()
      throw error
    }
    try budget.check()
    try sink.write(bytes)
  }
}
