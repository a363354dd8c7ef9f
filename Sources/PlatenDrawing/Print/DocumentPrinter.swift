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

  func svg(with store: GlyphStore) throws -> [UInt8] {
    let document = try CairoDocument.svg(size: list.size)
    return SVGRewriter(title: list.title, size: list.size).rewrite(try draw(on: document, store))
  }

  func pdf(with store: GlyphStore) throws -> [UInt8] {
    let document = try CairoDocument.pdf(size: list.size, title: list.title)
    return try draw(on: document, store)
  }

  private func draw(on document: CairoDocument, _ store: GlyphStore) throws -> [UInt8] {
    do {
      let context = try CairoContext(document)
      let canvas = CairoCanvas(
        context, painter: OutlinePainter(store: store, keepsGlyphs: true), transform: .identity)
      if let background = list.background { canvas.fill(background) }
      for item in list.items { try canvas.draw(item) }
      try context.check()
    }
    return try document.finish()
  }
}
