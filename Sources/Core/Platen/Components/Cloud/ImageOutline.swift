public import Foundation
public import PlatenDrawing
public import PlatenViews

/// The outline of a picture's content: the area that is at least half opaque, or, if all of the
/// picture is opaque, the area that differs from its background.
///
/// The background is the colour of most corners, or otherwise of most of the border. If the background
/// is light and all content is dark, the outline lies where a pixel is half as bright as white.
///
/// The picture takes the largest size that the space allows, in its proportions, in the middle.
public struct ImageOutline: Shape {
  private let outline: Path
  /// The picture's sides in the outline's units.
  private let size: CGSize
  /// The share of the picture inside the outline, from 0 for nothing to 1 for all.
  public let coverage: Double

  /// Finds the outline.
  ///
  /// Pictures of more than 512 pixels on a side are read in fewer, larger pixels.
  public init(_ image: UIImage) {
    let levels = ImageLevels(image.picture.bitmap)
    let tracer = ContourTracer(levels)
    outline = tracer.contours().reduce(into: Path()) { path, contour in
      path.addPath(Path(closed: contour))
    }
    size = levels.size
    coverage = levels.coverage
  }

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    outline.fitted(CGRect(origin: .zero, size: size), in: rect)
  }

  /// Fixed: like pictures, the shape is not mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// MARK: - Levels

/// The coverage of a picture, in squares of pixels: from 0 for nothing to 255.
struct ImageLevels {
  let rows: Int
  let columns: Int
  /// The picture's sides in squares, of which the last ones may be cut.
  let size: CGSize
  /// Row by row.
  private let levels: [UInt8]

  /// A level from which on something counts as shown.
  static let threshold: CGFloat = 127.5

  private static let mostAtSide = 512

  init(_ bitmap: Bitmap) {
    let side = (max(bitmap.width, bitmap.height) + Self.mostAtSide - 1) / Self.mostAtSide
    let (rows, columns) = (
      (bitmap.height + side - 1) / side, (bitmap.width + side - 1) / side
    )
    size = CGSize(
      width: CGFloat(bitmap.width) / CGFloat(side), height: CGFloat(bitmap.height) / CGFloat(side))
    let ground = bitmap.isOpaque ? ImageGround(of: bitmap, step: side) : nil
    var levels: [UInt8] = []
    levels.reserveCapacity(rows * columns)
    for row in 0..<rows {
      let ys = row * side..<min((row + 1) * side, bitmap.height)
      for column in 0..<columns {
        let xs = column * side..<min((column + 1) * side, bitmap.width)
        levels.append(Self.level(of: bitmap, on: ground, xs, ys))
      }
    }
    (self.rows, self.columns, self.levels) = (rows, columns, levels)
  }

  /// The mean level of a part of a picture.
  private static func level(
    of bitmap: Bitmap, on ground: ImageGround?, _ xs: Range<Int>, _ ys: Range<Int>
  ) -> UInt8 {
    var sum = 0
    for y in ys {
      for pixel in bitmap.pixels[
        y * bitmap.width + xs.lowerBound..<y * bitmap.width + xs.upperBound]
      {
        sum += ground?.level(of: pixel) ?? Int(pixel >> 24)
      }
    }
    return UInt8(sum / (xs.count * ys.count))
  }

  /// Nothing is shown beside the picture.
  subscript(row: Int, column: Int) -> CGFloat {
    guard 0..<rows ~= row, 0..<columns ~= column else { return 0 }
    return CGFloat(levels[row * columns + column])
  }

  var coverage: Double {
    let count = levels.count { CGFloat($0) > Self.threshold }
    return Double(count) / Double(levels.count)
  }
}
