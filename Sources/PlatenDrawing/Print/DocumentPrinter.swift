internal import Foundation
internal import PlatenLayout
internal import PlatenText

/// Prints a picture as a document: SVG or PDF.
struct DocumentPrinter {
  private let list: DisplayList

  init(_ list: DisplayList) throws(PrintError) {
    try PrintError.check(list.size)
    self.list = list
  }

  func printSVG(_ options: SVGOptions, with store: GlyphStore, to sink: any ByteSink) throws {
    let isSemantic = options.text == .semantic
    var canvas = SVGCanvas(
      outlines: store.svgOutlines,
      styles: isSemantic ? SVGTextStyles(list, fonts: options.fonts, store: store.svgFonts) : nil)
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
        images: ImagePainter(isDocument: true), transform: .identity,
        pixelsPerUnit: CairoCanvas.documentPixels)
      try canvas.draw(list)
      try context.check()
    }
    try sink.write(try document.finish())
  }
}
