public import Foundation
internal import PlatenText
public import PlatenViews

extension AttributedString.LineHeight {
  /// As high as what is drawn in each line, rounded up to a point, and at least as high as the font
  /// that was asked for.
  ///
  /// Lines then differ by their letters, and none meets another, whatever marks are stacked in them:
  /// for verses of the Quran, say, which reach further than everyday Arabic.
  public static let ink = AttributedString.LineHeight(.ink)
}
