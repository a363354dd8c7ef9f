internal import Foundation

/// How large a symbol of Apple's is, in regular weight beside text of one point.
///
/// The lengths are measured in the templates that SF Symbols makes of its symbols.
struct SymbolExtent: Hashable, Sendable {
  /// The width between the template's margins, which layout sees.
  var width: CGFloat
  /// The size of what is drawn.
  var ink: CGSize
  /// The height that layout sees, measured in pictures that SwiftUI draws of symbols.
  var height: CGFloat { ink.height + 2 * Self.margin }
  /// From the middle between the margins and of the capitals to the middle of what is drawn, y down.
  var offset: CGPoint

  /// Reads thousandths that commas part: the width, what is drawn, and its offset, if it has one.
  init?(_ text: ArraySlice<UInt8>) {
    let numbers = text.split(separator: UInt8(ascii: ",")).compactMap {
      Int(String(decoding: $0, as: UTF8.self)).map { CGFloat($0) / 1000 }
    }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    width = numbers[0]
    ink = CGSize(width: numbers[1], height: numbers[2])
    offset = numbers.count == 5 ? CGPoint(x: numbers[3], y: numbers[4]) : .zero
  }

  /// The extent of a symbol whose template is not known: as large as the drawing is on average beside
  /// those whose template is.
  ///
  /// - Parameter drawing: The size of what is drawn, in ems of the icon font.
  init(ofDrawing drawing: CGSize) {
    ink = CGSize(width: drawing.width * Self.scale, height: drawing.height * Self.scale)
    width = ink.width + 2 * Self.bearing
    offset = .zero
  }

  /// The size of the icon font with which a circle is as large as Apple's.
  private static let scale: CGFloat = 1.225
  /// The usual space before and after, and that above and below.
  private static let (bearing, margin): (CGFloat, CGFloat) = (0.1245, 0.088)

  /// Returns the extent in another weight, in which strokes are drawn on either side of the same line.
  func inWeight(_ weight: CGFloat) -> SymbolExtent {
    var extent = self
    let growth = Self.growth(weight)
    extent.width += growth
    extent.ink.width += growth
    extent.ink.height += growth
    return extent
  }

  /// How much larger symbols are than in regular weight: the medians of all templates.
  private static func growth(_ weight: CGFloat) -> CGFloat {
    let index = min(max(weight / 100 - 1, 0), CGFloat(growths.count - 1))
    let (low, high) = (growths[Int(index)], growths[Int(index.rounded(.up))])
    return low + (high - low) * (index - index.rounded(.down))
  }

  /// From ultralight, 100, to black, 900.
  private static let growths: [CGFloat] = [
    -0.0498, -0.0386, -0.0166, 0, 0.014, 0.0246, 0.0386, 0.059, 0.0774,
  ]

  /// Returns the size in which a drawing covers as much as Apple's, and is at most a tenth wider or higher.
  ///
  /// - Parameter drawing: The size of what is drawn in a size of one point.
  func size(ofDrawing drawing: CGSize) -> CGFloat {
    guard drawing.width > 0, drawing.height > 0 else { return 0 }
    let (across, down) = (ink.width / drawing.width, ink.height / drawing.height)
    return min((across * down).squareRoot(), 1.1 * min(across, down))
  }
}
