public import PlatenDrawing

extension Text {
  /// How a line under or through a text looks.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of ink and of nothing, in widths of the line; empty for a line without gaps.
      let dashes: [Int]

      /// A line without gaps.
      public static let solid = Pattern(dashes: [])
      /// Dots.
      public static let dot = Pattern(dashes: [1, 1])
      /// Dashes.
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

  /// How a text's letters are changed.
  public enum Case: Hashable, Sendable {
    /// All of them are capitals.
    case uppercase
    /// None of them is a capital.
    case lowercase
  }

  /// What is left out of a text that is too long, and where the ellipsis stands in its place.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the line.
    case head
    /// The end.
    case tail
    /// The middle of the line.
    case middle
  }
}
