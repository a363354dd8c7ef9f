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
      /// Dashes and dots in alternation.
      public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
      /// A dash and two dots in alternation.
      public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a line; nil for the colour of its text.
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
    /// All letters are lowercase.
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
  /// The case of the letters of texts; nil for the case in which they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

// Attributes of all texts in a view. The attributes of a single text take precedence.

nonisolated extension View {
  /// Sets whether the texts in this view are emphasised.
  public func bold(_ isActive: Bool = true) -> some View { texts { $0.isBold = isActive } }

  /// Sets whether the texts in this view are slanted.
  public func italic(_ isActive: Bool = true) -> some View { texts { $0.isItalic = isActive } }

  /// Sets the weight of the texts in this view; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { texts { $0.weight = weight } }

  /// Sets the font design of the texts in this view; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    fontFamily(design.map { .design($0) })
  }

  /// The texts in this view in a design or in a family; nil for the font's own.
  package func fontFamily(_ family: ResolvedFont.Family?) -> some View {
    texts { $0.family = family }
  }

  /// Sets the font width of the texts in this view; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> some View { texts { $0.width = width } }

  /// Sets whether the texts in this view have the monospaced design.
  public func monospaced(_ isActive: Bool = true) -> some View {
    texts { $0.isMonospaced = isActive }
  }

  /// Gives the digits in the texts of this view one width.
  public func monospacedDigit() -> some View { texts { $0.hasMonospacedDigits = true } }

  /// Underlines the texts in this view; a nil colour takes their own.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts { $0.underline = .some(isActive ? TextLine(pattern, color) : nil) }
  }

  /// Strikes the texts in this view through; a nil colour takes their own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts { $0.strikethrough = .some(isActive ? TextLine(pattern, color) : nil) }
  }

  /// Sets the tracking of the texts in this view, in points.
  public func kerning(_ kerning: CGFloat) -> some View { texts { $0.kerning = kerning } }

  /// Sets the tracking of the texts in this view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { texts { $0.tracking = tracking } }

  /// Raises the texts in this view from their lines, in points.
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
