internal import Foundation
internal import PlatenLayout
internal import PlatenText

/// Prints a picture as a document of outlines: SVG or PDF.
struct DocumentPrinter {
  private let list: DisplayList

  init(_ list: DisplayList) throws(PrintError) {
    try PrintError.check(list.size)
    self.list = list
  }

  func printSVG(to sink: any ByteSink) throws {
    var canvas = SVGCanvas()
    try canvas.draw(list)
    try canvas.write(to: sink, size: list.size, title: list.title)
  }

  func printPDF(with store: GlyphStore, to sink: any ByteSink) throws {
    let document = try CairoDocument(pdfOf: list.size, title: list.title)
    do {
      let context = try CairoContext(document)
      var canvas = CairoCanvas(
        context, painter: OutlinePainter(store: store, keepsGlyphs: true),
        images: ImagePainter(isDocument: true), transform: .identity,
        pixelsPerUnit: CairoCanvas.documentPixels)
      try canvas.draw(list)
      try context.check()
    }
    try sink.write(try document.finish())
  }
}
