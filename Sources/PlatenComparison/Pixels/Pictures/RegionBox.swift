/// A line around a part of a picture, with a lighter one on both of its sides: it is seen on any
/// ground.
struct RegionBox {
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
