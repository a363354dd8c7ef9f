public import Foundation
package import PlatenText

extension AttributedString {
  /// The line height of a text: the distance of its baselines, without the line spacing.
  ///
  /// The names are SwiftUI's. `.exact`, `.leading` and `.multiple` and their derivatives give all
  /// lines of a text the same height, regardless of their content, with the letters in the middle.
  public struct LineHeight: Hashable, Sendable {
    /// What lines are set with.
    package let height: ParagraphStyle.LineHeight

    /// A height by what lines are set with.
    package init(_ height: ParagraphStyle.LineHeight) { self.height = height }

    /// The height of the fonts used in each line, by their ascents and descents.
    ///
    /// A fallback font counts as well, even if its letters leave most of its line empty: a line
    /// with an Arabic word is then nearly twice as high as one without.
    public static let variable = LineHeight(.variable)

    /// Five quarters of the font size.
    ///
    /// SwiftUI says only that it is perceived as normal.
    public static let normal = multiple(factor: 1.25)

    /// Eleven tenths of the font size.
    ///
    /// SwiftUI says only that it is perceived as tight.
    public static let tight = multiple(factor: 1.1)

    /// One and a half times the font size.
    ///
    /// SwiftUI only documents it as loose.
    public static let loose = multiple(factor: 1.5)

    /// Returns a fixed line height in points; a negative value counts as zero, and one that is not
    /// finite changes nothing.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(.exact(points)) }

    /// Returns a line height of the text's largest font size plus `increase` points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(.leading(increase)) }

    /// Returns the size of the text's largest type, times `factor`.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(.multiple(factor)) }
  }
}

nonisolated extension View {
  /// Returns how high the lines of texts in this view are.
  ///
  /// Nil leaves it to the text: a line is then as high as its font, or as the words of a tall script
  /// in it, such as Burmese or Tibetan, need.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environmentValues { $0.lineHeight = lineHeight }
  }
}

extension EnvironmentValues {
  /// The line height of texts; nil for the height that their fonts and scripts need.
  public var lineHeight: AttributedString.LineHeight? {
    get { paragraph.lineHeight.map(AttributedString.LineHeight.init) }
    set { paragraph.lineHeight = newValue?.height }
  }
}
