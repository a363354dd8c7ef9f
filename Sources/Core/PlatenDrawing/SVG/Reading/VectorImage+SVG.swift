internal import Foundation

extension VectorImage {
  /// The picture of an SVG file.
  ///
  /// Drawn are paths, basic shapes, groups, `use`, `symbol`, `switch`, nested drawings, transforms, fills
  /// and strokes with colours, gradients and patterns, pictures, clips, masks, blurs and opacity, by
  /// attributes, `style` and style sheets. What else is drawn elsewhere, as text, is in ``losses``.
  ///
  /// - Parameters:
  ///   - maximumPixels: The most pixels of all pictures in it.
  ///   - admits: Whether a picture of so many pixels may be read; asked before each.
  /// - Throws: ``PictureError`` for what is no SVG, is damaged, or is larger than any drawing.
  package convenience init(
    svg bytes: [UInt8], maximumPixels: Int = .max, admits: @escaping (Int) -> Bool = { _ in true }
  ) throws(PictureError) {
    do throws(SVGReadingError) {
      var drawing = try SVGDrawing(
        Data(bytes), maximumPixels: maximumPixels, admits: admits)
      let (size, items) = try drawing.picture()
      self.init(size: size, items: items, losses: drawing.losses, pixels: drawing.pixels)
    } catch {
      throw PictureError(
        code: error.code == .notSVG ? .format : error.code == .limit ? .tooManyPixels : .damaged,
        description: error.line > 1 ? "line \(error.line): \(error.message)" : error.message)
    }
  }

  /// Returns whether a file is an SVG, by how it begins.
  package static func isSVG(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<svg") { return true }
    return ["<?xml", "<!--", "<!DOCTYPE svg"].contains { text.hasPrefix($0) }
      && start.contains(#/<([a-z]+:)?svg[\s>\/]/#)
  }
}
