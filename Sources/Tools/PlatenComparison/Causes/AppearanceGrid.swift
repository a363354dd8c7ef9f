internal import Foundation

/// The mean colours of the parts of a view's box: for a picture, a symbol or a shape they are
/// nearly the same wherever it lies between pixels, and in another size.
struct AppearanceGrid {
  /// How many parts a side has.
  private static let ofSide = 6
  /// Parts of equal pictures differ by no more than so many levels of a channel.
  private static let sameCell: Float = 64

  /// The parts' means in rows; empty for what is too small to be told.
  private var means: [ColorChannels] = []

  /// Looks at a view's box.
  ///
  /// - Parameters:
  ///   - frame: The box, in points.
  ///   - scale: How many pixels per point has.
  ///   - ground: The colour that it is drawn on, if colours do not count: then only how much each
  ///     pixel stands out from the ground does.
  init(_ picture: PixelImage, _ frame: CGRect, scale: CGFloat, ground: UInt32? = nil) {
    let side = Self.ofSide
    guard let (columns, rows) = picture.pixels(in: frame, scale: scale),
      min(columns.count, rows.count) >= 2 * side
    else { return }
    for row in 0..<side {
      let (top, bottom) = (row * rows.count / side, (row + 1) * rows.count / side)
      for column in 0..<side {
        let left = columns.lowerBound + column * columns.count / side
        let right = columns.lowerBound + (column + 1) * columns.count / side
        var sum = ColorChannels()
        for y in top..<bottom {
          let start = (rows.lowerBound + y) * picture.width
          for x in left..<right {
            let color = ColorChannels(word: picture.pixels[start + x])
            sum +=
              ground.map { ColorChannels(repeating: (color - ColorChannels(word: $0)).largest) }
              ?? color
          }
        }
        means.append(sum / Float((bottom - top) * (right - left)))
      }
    }
    if ground != nil {
      let most = max(means.map(\.largest).max() ?? 0, 1)
      means = means.map { $0 * (255 / most) }
    }
  }

  /// Returns whether one of the parts shows something else.
  func differ(from other: AppearanceGrid) -> Bool {
    zip(means, other.means).contains { ($0 - $1).largest > Self.sameCell }
  }
}

extension PixelImage {
  /// The pixels of a box in points, and one more at each side; nil if there are none.
  func pixels(in frame: CGRect, scale: CGFloat) -> (columns: Range<Int>, rows: Range<Int>)? {
    let box = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).insetBy(dx: -1, dy: -1)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = box.intersection(whole).integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return (Int(part.minX)..<Int(part.maxX), Int(part.minY)..<Int(part.maxY))
  }
}
