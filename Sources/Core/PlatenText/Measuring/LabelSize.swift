public import Foundation
package import PlatenBase

// The helpers of the article on tag cells, under their own names. They answer for the Dynamic Type
// size of the render that is under way, and for the default size outside of one.

extension String {
  /// Returns the size of this text on one line in points, as a label that fits its text.
  ///
  /// It is the size of a `Text`: the width rounded up to a pixel, the height to a point. It is zero
  /// if there is no font.
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
      self, font: context.resolved(font), width: nil, height: nil)
    return paragraph?.size ?? .zero
  }

  /// Returns the size of a symbol beside text of a font in points; zero if the symbol does not exist.
  public static func labelSizeOfSymbol(systemName: String, withFont font: Font) -> CGSize {
    let context = MeasuringContext.current
    let symbol = try? context.library.symbol(named: systemName, font: context.resolved(font))
    return symbol?.size(on: context.grid) ?? .zero
  }
}

extension CGFloat {
  /// Returns this length, scaled as Dynamic Type scales text of the font's style.
  ///
  /// The result is rounded to the nearest pixel. A font of a fixed size scales as body text does.
  public func scaledValue(for font: Font) -> CGFloat {
    scaledValue(relativeTo: font.textStyle ?? .body, context: .current)
  }

  /// This length in points, scaled as text of a style is, on the context's pixels.
  package func scaledValue(relativeTo style: Font.TextStyle, context: MeasuringContext) -> CGFloat {
    context.grid.nearest(self * context.scale(of: style))
  }
}

// MARK: - Context

/// The context of measuring where no environment can be passed: in `String.labelSize(withFont:)`
/// and its kin, which code calls from anywhere in a view's body.
package struct MeasuringContext: Sendable {
  package var library: FontLibrary
  package var dynamicTypeSize: DynamicTypeSize
  package var platform: Platform
  /// Pixels per point of the display that sizes are rounded for.
  package var displayScale: CGFloat

  package init(
    library: FontLibrary, dynamicTypeSize: DynamicTypeSize = .large, platform: Platform = .iOS,
    displayScale: CGFloat = 2
  ) {
    self.library = library
    self.dynamicTypeSize = dynamicTypeSize
    self.platform = platform
    self.displayScale = displayScale
  }

  /// The context of the current render on this thread.
  @TaskLocal private static var ofRender: MeasuringContext?

  /// The context of the current render, or else the bundled fonts at the default size.
  package static var current: MeasuringContext {
    ofRender ?? MeasuringContext(library: .shared)
  }

  /// Calls `body` with `context` as the current one.
  package static func with<R>(_ context: MeasuringContext, _ body: () throws -> R) rethrows -> R {
    try $ofRender.withValue(context, operation: body)
  }

  package var grid: PixelGrid { PixelGrid(scale: displayScale) }

  /// A font as texts are set in it here.
  package func resolved(_ font: Font) -> ResolvedFont {
    font.resolved(for: dynamicTypeSize, on: platform)
  }

  /// Returns how much a length that goes with a style grows here.
  package func scale(of style: Font.TextStyle) -> CGFloat {
    style.scale(for: dynamicTypeSize, on: platform)
  }
}
