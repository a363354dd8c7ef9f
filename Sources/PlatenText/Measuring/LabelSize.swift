public import Foundation
internal import PlatenBase

// The helpers of the article on tag cells, under their own names. They answer for the Dynamic Type
// size of the render that is under way, and for the default size outside of one.

extension String {
  /// The size in points that this text takes on one line, as a label that fits its text does.
  ///
  /// It is the size that `Text` has: the width rounded up to a pixel, the height to a point. It is
  /// zero if there is no font to measure with.
  public func labelSize(withFont font: Font) -> CGSize {
    labelSize(withFont: font, lineLimit: nil)
  }

  /// The size in points that this text takes on `lineLimit` lines at most; nil for no limit.
  package func labelSize(withFont font: Font, lineLimit: Int?) -> CGSize {
    let context = MeasuringContext.current
    var style = ParagraphStyle()
    style.lineLimit = lineLimit
    let typesetter = Typesetter(library: context.library, grid: context.grid, style: style)
    let paragraph = try? typesetter.set(
      self, font: font.resolved(for: context.dynamicTypeSize), width: nil, height: nil)
    return paragraph?.size ?? .zero
  }

  /// The size in points that a symbol takes beside text of a font; zero if there is no such symbol.
  public static func labelSizeOfSymbol(systemName: String, withFont font: Font) -> CGSize {
    let context = MeasuringContext.current
    let symbol = try? context.library.symbol(
      named: systemName, font: font.resolved(for: context.dynamicTypeSize))
    return symbol?.size(on: context.grid) ?? .zero
  }
}

extension CGFloat {
  /// This length, grown or shrunk as text of the font's style is by Dynamic Type.
  ///
  /// Rounded to the nearest pixel. A font of a fixed size scales as body text does.
  public func scaledValue(for font: Font) -> CGFloat {
    scaledValue(relativeTo: font.textStyle ?? .body, context: .current)
  }

  /// This length in points, scaled as text of a style is, on the context's pixels.
  package func scaledValue(relativeTo style: Font.TextStyle, context: MeasuringContext) -> CGFloat {
    context.grid.nearest(self * style.scale(for: context.dynamicTypeSize))
  }
}
