internal import Foundation
internal import PlatenDrawing
internal import PlatenText

/// The visible parts of a picture, as boxes.
struct ImageInk: Sendable {
  /// As fractions of the picture's sides, from its top left; they do not overlap.
  let boxes: [CGRect]

  /// Pictures with longer sides are looked at in squares of pixels.
  private static let mostAtSide = 64
  /// Pixels of less alpha than this, of 255, count as nothing.
  private static let leastAlpha: UInt32 = 16

  /// Finds the boxes of what a picture shows; pixels beside it count, too, as they have a part of
  /// it where the picture is drawn at another size.
  init(_ bitmap: Bitmap) {
    let longest = max(bitmap.width, bitmap.height)
    let side = max((longest + Self.mostAtSide - 1) / Self.mostAtSide, 1)
    let rows = (bitmap.height + side - 1) / side
    var boxes: [CGRect] = []
    var open: [(columns: Range<Int>, top: Int)] = []
    for row in 0...rows {
      let runs = row < rows ? Self.runs(of: bitmap, row: row, side: side) : []
      for (columns, top) in open where !runs.contains(columns) {
        boxes.append(Self.box(columns, top..<row, of: bitmap, side: side))
      }
      open = runs.map { run in (run, open.first { $0.columns == run }?.top ?? row) }
    }
    self.boxes = boxes
  }

  /// The squares of a row that show anything, as far as they lie side by side.
  private static func runs(of bitmap: Bitmap, row: Int, side: Int) -> [Range<Int>] {
    let columns = (bitmap.width + side - 1) / side
    var runs: [Range<Int>] = []
    for column in 0..<columns where isShown(bitmap, row: row, column: column, side: side) {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  /// Returns whether a square, or a pixel beside it, shows anything.
  private static func isShown(_ bitmap: Bitmap, row: Int, column: Int, side: Int) -> Bool {
    let xs = max(column * side - 1, 0)..<min((column + 1) * side + 1, bitmap.width)
    let ys = max(row * side - 1, 0)..<min((row + 1) * side + 1, bitmap.height)
    return ys.contains { y in
      xs.contains { x in bitmap.pixels[y * bitmap.width + x] >> 24 >= leastAlpha }
    }
  }

  private static func box(
    _ columns: Range<Int>, _ rows: Range<Int>, of bitmap: Bitmap, side: Int
  ) -> CGRect {
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    let left = CGFloat(columns.lowerBound * side) / width
    let right = min(CGFloat(columns.upperBound * side) / width, 1)
    let top = CGFloat(rows.lowerBound * side) / height
    let bottom = min(CGFloat(rows.upperBound * side) / height, 1)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The boxes in a rectangle that the picture fills.
  func boxes(in rect: CGRect) -> [CGRect] {
    boxes.map { box in
      CGRect(
        x: rect.minX + box.minX * rect.width, y: rect.minY + box.minY * rect.height,
        width: box.width * rect.width, height: box.height * rect.height)
    }
  }
}

// MARK: - Glyphs

extension Path {
  /// What a glyph covers: the inside its outline or, of one that its font has as a picture, boxes
  /// around what that shows.
  ///
  /// - Parameters:
  ///   - pen: Where the glyph's origin lies.
  ///   - size: How long an em is.
  init(
    glyph: UInt32, of face: FontFace, at pen: CGPoint, size: CGFloat, outlines: OutlineReader
  ) {
    self.init()
    let outline = outlines.outline(ofGlyph: glyph, face: face)
    guard outline.elements.isEmpty else {
      addOutline(outline, at: pen, unit: size / CGFloat(face.unitsPerEm))
      return
    }
    guard let ink = face.inkBounds(ofGlyph: glyph) else { return }
    for box in ImageInk(ofGlyph: glyph, face)?.boxes(in: ink) ?? [ink] {
      addRect(
        CGRect(
          x: pen.x + box.minX * size, y: pen.y + box.minY * size, width: box.width * size,
          height: box.height * size))
    }
  }
}

extension ImageInk {
  /// The ink of a glyph that a font has as a picture; nil for others.
  fileprivate init?(ofGlyph glyph: UInt32, _ face: FontFace) {
    guard face.hasColour, let file = face.picture(ofGlyph: glyph),
      let picture = try? RasterImage(file: file)
    else { return nil }
    self.init(picture.bitmap)
  }
}
