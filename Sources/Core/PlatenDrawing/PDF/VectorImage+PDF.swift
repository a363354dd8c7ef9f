internal import Foundation

extension VectorImage {
  /// The picture of a PDF file's first page.
  ///
  /// Drawn are paths, lines, colours, gradients along lines and between circles, tiles, forms, images,
  /// clips, opacity, blend modes and soft masks. What else is drawn elsewhere, as text, is in ``losses``.
  ///
  /// - Throws: ``PictureError`` for what is no PDF, is encrypted or damaged, or is larger than any
  ///   picture.
  package convenience init(pdf bytes: [UInt8]) throws(PictureError) {
    let drawing = try PDFDrawing(bytes)
    self.init(size: drawing.extent.size, items: drawing.items, losses: drawing.losses)
  }

  /// Returns whether a file is a PDF, by how it begins.
  package static func isPDF(_ bytes: [UInt8]) -> Bool { PDFFile.isPDF(bytes) }
}
