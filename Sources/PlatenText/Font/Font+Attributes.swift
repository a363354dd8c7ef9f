public import Foundation

extension Font {
  /// A named text style with a place in the Dynamic Type tables.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// A family of letterforms of the system font.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The width as a number: 0 is usual, smaller ones are narrower.
    public var value: CGFloat

    /// A width as a number.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// As is usual.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// How far lines are from each other.
  public enum Leading: Hashable, Sendable {
    /// As is usual.
    case standard
    /// Closer together.
    case tight
    /// Further apart.
    case loose
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale, 1 to 1000; regular is 400 and bold 700.
    package var value: CGFloat

    package init(value: CGFloat) { self.value = value }

    /// 100 on OpenType's scale.
    public static let ultraLight = Weight(value: 100)
    /// 200 on OpenType's scale.
    public static let thin = Weight(value: 200)
    /// 300 on OpenType's scale.
    public static let light = Weight(value: 300)
    /// 400 on OpenType's scale.
    public static let regular = Weight(value: 400)
    /// 500 on OpenType's scale.
    public static let medium = Weight(value: 500)
    /// 600 on OpenType's scale.
    public static let semibold = Weight(value: 600)
    /// 700 on OpenType's scale.
    public static let bold = Weight(value: 700)
    /// 800 on OpenType's scale.
    public static let heavy = Weight(value: 800)
    /// 900 on OpenType's scale.
    public static let black = Weight(value: 900)
  }
}
