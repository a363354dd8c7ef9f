public import Foundation
public import PlatenBase
public import PlatenLayout

/// A renderer that draws the lines of texts itself.
///
/// Code with one compiles, but texts are drawn without it.
public protocol TextRenderer {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance by which the drawing may reach beyond the text, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer computes.
public struct TextProxy {
  init() {}

  /// Returns the text's own size; Platen does not use it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// An attribute of a part of a text, for a renderer.
public protocol TextAttribute {}

extension Text {
  /// Adds an attribute for a renderer to this text; Platen does not use it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text.
  public struct Layout: RandomAccessCollection, Equatable {
    private var lines: [Line] = []

    /// Whether the text did not fit.
    public var isTruncated: Bool { false }

    /// The position of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The position after the last line.
    public var endIndex: Int { lines.endIndex }

    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    private var runs: [Run] = []

    /// The beginning of its baseline, in points.
    public var origin = CGPoint.zero

    /// Its box.
    public var typographicBounds: TypographicBounds { TypographicBounds() }
    /// The position of the first run.
    public var startIndex: Int { runs.startIndex }
    /// The position after the last run.
    public var endIndex: Int { runs.endIndex }

    /// The run at a position.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// Letters of a line that look the same.
  public struct Run: RandomAccessCollection, Equatable {
    private var glyphs = 0

    /// Whether it is read from left to right or from right to left.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// Its box.
    public var typographicBounds: TypographicBounds { TypographicBounds() }
    /// The position of the first glyph.
    public var startIndex: Int { 0 }
    /// The position after the last glyph.
    public var endIndex: Int { glyphs }

    /// The glyph at a position.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// The glyphs at some positions.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Its attribute for a renderer; nil for none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that they are of.
    public var run: Run
    /// Their positions in it.
    public var indices: Range<Int>

    /// Their box.
    public var typographicBounds: TypographicBounds { TypographicBounds() }
    /// The position of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The position after the last glyph.
    public var endIndex: Int { indices.upperBound }

    /// The glyph at a position.
    public subscript(index: Int) -> RunSlice { run[index] }

    /// The glyphs at some positions.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// Their attribute for a renderer; nil for none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// A box of letters.
  public struct TypographicBounds: Equatable, Sendable {
    /// The beginning of its baseline, in points.
    public var origin = CGPoint.zero
    /// Its width in points.
    public var width: CGFloat = 0
    /// The height above the baseline, in points.
    public var ascent: CGFloat = 0
    /// The depth below the baseline, in points.
    public var descent: CGFloat = 0
    /// The space to the next line, in points.
    public var leading: CGFloat = 0

    /// Makes a box without a size.
    public init() {}

    /// The box as a rectangle.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }
}

extension GraphicsContext {
  /// Options of drawing a layout; without effect.
  public struct TextDrawingOptions: OptionSet, Sendable {
    /// The raw value: one bit for each member.
    public let rawValue: UInt32

    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws glyphs at fractions of pixels.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)
  }

  // A layout has no lines here: these are for code that would draw them.

  /// Draws a line of a layout; this layout has no lines.
  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = []) {}

  /// Draws a run of a layout; this layout has no runs.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = []) {}

  /// Draws the glyphs of a layout; a picture has none.
  public func draw(_ slice: Text.Layout.RunSlice, options: TextDrawingOptions = []) {}
}

nonisolated extension View {
  /// Returns this view unchanged: texts are drawn without the renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
