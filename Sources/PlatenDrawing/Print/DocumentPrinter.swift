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

  func svg() throws -> [UInt8] {
    var canvas = SVGCanvas()
    try canvas.draw(list)
    return canvas.document(size: list.size, title: list.title)
  }

  func pdf(with store: GlyphStore) throws -> [UInt8] {
    let document = try CairoDocument(pdfOf: list.size, title: list.title)
    do {
      let context = try CairoContext(document)
      var canvas = CairoCanvas(
        context, painter: OutlinePainter(store: store, keepsGlyphs: true), transform: .identity)
      try canvas.draw(list)
      try context.check()
    }
    return try document.finish()
  }
}
