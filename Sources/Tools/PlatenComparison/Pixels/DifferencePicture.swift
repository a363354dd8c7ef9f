internal import Foundation
internal import Platen
package import PlatenBase

/// A picture that shows people where two pictures differ.
package enum DifferencePicture: String, Hashable, Sendable, Codable, CaseIterable {
  /// The reference faded, the differing pixels in red, those that smooth edges in yellow, those that
  /// differ by less than the threshold in pink, ignored regions hatched, a box around each part that
  /// differs.
  case overlay
  /// The reference, the overlay and the other picture beside each other.
  case sideBySide
  /// Both in turns, an animated PNG.
  case blink
  /// The other picture with a box around each part that differs.
  case boxes

  /// Draws the picture, as a PNG file that is the same wherever it is drawn.
  ///
  /// - Parameter examined: What tells the two pictures apart.
  /// - Throws: ``OutputError`` where the picture would be larger than a PNG can be.
  package func png(
    _ reference: PixelImage, _ actual: PixelImage, _ examined: ExaminedPixels
  ) throws(OutputError) -> [UInt8] {
    let drawing = DifferenceDrawing(reference: reference, actual: actual, examined: examined)
    switch self {
    case .overlay: return try drawing.overlay.png()
    case .sideBySide: return try drawing.sideBySide.png()
    case .boxes: return try drawing.boxed.png()
    case .blink: return try [drawing.old, drawing.new].animated(milliseconds: 700)
    }
  }
}

// MARK: - Drawing

/// Draws two pictures and what tells them apart, on their common canvas.
private struct DifferenceDrawing {
  let reference: PixelImage
  let actual: PixelImage
  let examined: ExaminedPixels

  // The colours of a legend: each is told from the others and from every grey, by people who see no
  // red or no green as well, as their brightness differs.
  private static let differing: UInt32 = 0xFFE5_003C
  private static let antialiased: UInt32 = 0xFFFF_C400
  private static let slight: UInt32 = 0xFFFF_B8C8
  private static let hatching: UInt32 = 0xFF7F_A3CC
  private static let box: UInt32 = 0xFF00_5BFF
  private static let boxBorder: UInt32 = 0xFFFF_FFFF
  private static let ground: UInt32 = 0xFF80_8080

  /// The other picture with boxes.
  var boxed: StreamedPNG {
    let (picture, boxes) = (new, boxes)
    return StreamedPNG(width: picture.width, height: picture.height) { y, row in
      picture.draw(y, row)
      for box in boxes { box.draw(y, row) }
    }
  }

  var sideBySide: StreamedPNG {
    .beside([old, overlay, new], gap: 16, ground: Self.ground)
  }

  /// The reference on the canvas.
  var old: StreamedPNG { placed(reference, examined.canvas.reference) }

  /// The other picture on the canvas.
  var new: StreamedPNG { placed(actual, examined.canvas.actual) }

  var overlay: StreamedPNG {
    let (old, new, boxes) = (old, new, boxes)
    let (examined, place) = (examined, examined.canvas.reference)
    let common = examined.canvas.common
    var picture = StreamedPNG(width: old.width, height: old.height) { y, row in
      // What the reference lacks is told from the other picture.
      (place.y..<place.bottom ~= y && place.width == old.width ? old : new).draw(y, row)
      if let marks = examined.marks {
        Self.mark(row, marks, y, common)
      } else {
        let greys = Self.fadedGreys
        for x in 0..<old.width { row[x] = greys[Self.brightness(row[x])] }
      }
      for box in boxes { box.draw(y, row) }
    }
    // Few greys come again and again.
    picture.filter = .none
    return picture
  }
}

// MARK: - Parts

extension DifferenceDrawing {
  private var boxes: [RegionBox] {
    let canvas = examined.canvas
    return examined.difference.regions.map { region in
      RegionBox(
        around: region.bounds, width: canvas.width, height: canvas.height, color: Self.box,
        border: Self.boxBorder)
    }
  }

  /// A picture on the canvas; what is transparent shows a chequered ground.
  private func placed(_ picture: PixelImage, _ place: PixelRegion) -> StreamedPNG {
    let canvas = examined.canvas
    return StreamedPNG(width: canvas.width, height: canvas.height) { y, row in
      if place.width < canvas.width || !(place.y..<place.bottom ~= y) {
        row.update(repeating: Self.ground, count: canvas.width)
      }
      guard place.y..<place.bottom ~= y else { return }
      picture.pixels.withUnsafeBufferPointer { pixels in
        let start = (y - place.y) * place.width
        let target = row + place.x
        for x in 0..<place.width {
          let pixel = pixels[start + x]
          target[x] = pixel >= 0xFF00_0000 ? pixel : pixel.over((x ^ y) & 8 == 0 ? 255 : 224)
        }
      }
    }
  }

  /// Marks the pixels of a row; what only one of the pictures has is tinted, so that it is still seen.
  private static func mark(
    _ row: UnsafeMutablePointer<UInt32>, _ marks: PixelMarks, _ y: Int, _ common: PixelRegion
  ) {
    let shared = common.y..<common.bottom ~= y ? common.x..<common.right : 0..<0
    let greys = fadedGreys
    // Most pixels are like the one before them.
    var (last, grey): (UInt32, UInt32) = (0, greys[0])
    func faded(_ pixel: UInt32) -> UInt32 {
      if pixel != last { (last, grey) = (pixel, greys[brightness(pixel)]) }
      return grey
    }
    marks.values.withUnsafeBufferPointer { values in
      let start = y * marks.width
      for x in 0..<marks.width {
        switch PixelMarks.Mark(rawValue: values[start + x]) {
        case .differing: row[x] = shared ~= x ? differing : tinted(row[x])
        case .antialiased: row[x] = antialiased
        case .slight: row[x] = slight
        case .ignored: row[x] = (x + y) & 7 < 2 ? hatching : faded(row[x])
        case .outside: row[x] = ground
        case .same, nil: row[x] = faded(row[x])
        }
      }
    }
  }

  /// A colour with a third of the colour of what differs.
  @inline(__always)
  private static func tinted(_ pixel: UInt32) -> UInt32 {
    func mixed(_ shift: UInt32) -> UInt32 {
      ((2 &* (pixel >> shift & 255) &+ (differing >> shift & 255)) / 3) << shift
    }
    return 0xFF00_0000 | mixed(16) | mixed(8) | mixed(0)
  }

  @inline(__always)
  private static func brightness(_ pixel: UInt32) -> Int {
    let red = pixel >> 16 & 255
    let green = pixel >> 8 & 255
    return Int((red &* 77 &+ green &* 150 &+ (pixel & 255) &* 29) >> 8)
  }

  /// Every brightness as a pale grey, in few steps: they pack well, and nobody misses the others.
  ///
  /// Light ones are told from white, which most grounds are.
  private static let fadedGreys: [UInt32] = (0...255).map { brightness in
    let darkness = pow(Double(255 - brightness) / 255, 0.6)
    return 0xFFFF_FFFF - UInt32((darkness * 24).rounded()) * 4 * 0x01_0101
  }
}

// MARK: - Boxes

/// A line around a part of a picture, with a lighter one on both of its sides: it is seen on any
/// ground.
private struct RegionBox {
  /// Pixels between the part and the line.
  private static let margin = 3

  private let color: UInt32
  private let border: UInt32
  private let picture: PixelRegion
  /// The line's outer edge.
  private let outline: PixelRegion
  /// How thick the line is.
  private let thickness: Int

  /// - Parameters:
  ///   - width: The picture's width in pixels, which the line does not leave.
  ///   - height: Its height.
  init(around part: PixelRegion, width: Int, height: Int, color: UInt32, border: UInt32) {
    thickness = min(width, height) < 200 ? 1 : 2
    let distance = Self.margin + thickness
    (self.color, self.border) = (color, border)
    picture = PixelRegion(x: 0, y: 0, width: width, height: height)
    let around = PixelRegion(
      x: part.x - distance, y: part.y - distance, width: part.width + 2 * distance,
      height: part.height + 2 * distance)
    outline = around.intersection(picture) ?? part
  }

  /// Draws what the line has in a row.
  func draw(_ y: Int, _ row: UnsafeMutablePointer<UInt32>) {
    draw(frame: outline.grown(1), thickness: 1, border, y, row)
    draw(frame: outline.grown(-thickness), thickness: 1, border, y, row)
    draw(frame: outline, thickness: thickness, color, y, row)
  }

  private func draw(
    frame: PixelRegion, thickness: Int, _ color: UInt32, _ y: Int,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    guard frame.width > 0, frame.height > 0, frame.y..<frame.bottom ~= y else { return }
    let isEdge = y < frame.y + thickness || y >= frame.bottom - thickness
    if isEdge {
      fill(frame.x..<frame.right, color, row)
    } else {
      fill(frame.x..<min(frame.x + thickness, frame.right), color, row)
      fill(max(frame.right - thickness, frame.x)..<frame.right, color, row)
    }
  }

  private func fill(_ columns: Range<Int>, _ color: UInt32, _ row: UnsafeMutablePointer<UInt32>) {
    for x in columns.clamped(to: 0..<picture.width) { row[x] = color }
  }
}

extension PixelRegion {
  /// The region with all its edges moved outwards, or inwards for less than 0.
  fileprivate func grown(_ pixels: Int) -> PixelRegion {
    PixelRegion(
      x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
  }
}
