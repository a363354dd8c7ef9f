public import Foundation
public import PlatenDrawing
public import PlatenText

extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of ink and of nothing, in widths of the line; empty for a line without gaps.
      let dashes: [Int]

      /// A line without gaps.
      public static let solid = Pattern(dashes: [])
      /// Dots as far apart as they are wide.
      public static let dot = Pattern(dashes: [1, 1])
      /// Dashes twice as long as their gaps.
      public static let dash = Pattern(dashes: [4, 2])
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    let color: Color?

    /// A line; nil for the colour of its text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without gaps in the colour of its text.
    public static let single = LineStyle()
  }

  /// The case of a text.
  public enum Case: Hashable, Sendable {
    /// All of them are capitals.
    case uppercase
    /// None of them is a capital.
    case lowercase
  }

  /// The truncation of a text that is too long: at its head, middle or tail.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the line.
    case head
    /// The end.
    case tail
    /// The middle of the line.
    case middle
  }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  /// How the letters of texts are changed; nil for as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

// What is said of all texts in a view; what a text says of itself counts more.

nonisolated extension View {
  /// The texts in this view, emphasised or not.
  public func bold(_ isActive: Bool = true) -> some View { texts { $0.isBold = isActive } }

  /// The texts in this view, slanted or not.
  public func italic(_ isActive: Bool = true) -> some View { texts { $0.isItalic = isActive } }

  /// The texts in this view in a weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { texts { $0.weight = weight } }

  /// The texts in this view in a design; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    fontFamily(design.map { .design($0) })
  }

  /// The texts in this view in a design or in a family; nil for the font's own.
  package func fontFamily(_ family: ResolvedFont.Family?) -> some View {
    texts { $0.family = family }
  }

  /// The texts in this view in a width; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> some View { texts { $0.width = width } }

  /// The texts in this view in the monospaced design, or not.
  public func monospaced(_ isActive: Bool = true) -> some View {
    texts { $0.isMonospaced = isActive }
  }

  /// The texts in this view with digits of one width.
  public func monospacedDigit() -> some View { texts { $0.hasMonospacedDigits = true } }

  /// The texts in this view with lines under them; nil for lines of their own colours.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts { $0.underline = .some(isActive ? TextLine(pattern, color) : nil) }
  }

  /// The texts in this view, struck through; nil for lines of their own colours.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts { $0.strikethrough = .some(isActive ? TextLine(pattern, color) : nil) }
  }

  /// The texts in this view with their letters further apart, in points.
  public func kerning(_ kerning: CGFloat) -> some View { texts { $0.kerning = kerning } }

  /// The texts in this view with their letters further apart, in points.
  public func tracking(_ tracking: CGFloat) -> some View { texts { $0.tracking = tracking } }

  /// The texts in this view, raised from their lines, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    texts { $0.baselineOffset = baselineOffset }
  }

  func texts(_ change: @escaping (inout TextAttributes) -> Void) -> EnvironmentView<Self> {
    environmentValues { change(&$0.textAttributes) }
  }
}

extension TextLine {
  /// A line of a pattern; nil for the colour of the text.
  init(_ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self.init(dashes: pattern.dashes, color: color)
  }
}
