public import Foundation
internal import PlatenText
public import PlatenViews

extension AttributedString.LineHeight {
  /// The height of the ink in each line, rounded up to a point, and at least the height of the font.
  ///
  /// Lines then differ by their letters, and none meets another, even with stacked marks: in verses
  /// of the Quran, for example, which need more room than everyday Arabic.
  public static let ink = AttributedString.LineHeight(.ink)
}
