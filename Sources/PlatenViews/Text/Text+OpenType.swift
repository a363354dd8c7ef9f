public import Foundation
internal import PlatenText

extension Text {
  /// This text with one of its font's OpenType features on, off, or set to an alternate.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontFeature(_:_:)`` says what the tag and
  /// the value mean.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> Text {
    with { $0.setFeature(tag, value) }
  }

  /// This text at a place on an axis of its font, if that is a variable one.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontVariation(_:_:)`` says what the tag and
  /// the value mean.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> Text {
    with { $0.setVariation(axis, value) }
  }
}

extension View {
  /// The texts in this view with one of their fonts' OpenType features on, off, or set to an
  /// alternate.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontFeature(_:_:)`` says what the tag and
  /// the value mean; what a text says of the same feature itself counts more.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> some View {
    texts { $0.setFeature(tag, value) }
  }

  /// The texts in this view at a place on an axis of their fonts, where these are variable ones.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontVariation(_:_:)`` says what the tag and
  /// the value mean; what a text says of the same axis itself counts more.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> some View {
    texts { $0.setVariation(axis, value) }
  }
}

extension TextAttributes {
  fileprivate mutating func setFeature(_ tag: String, _ value: Int) {
    if let feature = FontFeature(tag, value) { features.set(feature) }
  }

  fileprivate mutating func setVariation(_ axis: String, _ value: CGFloat) {
    if let variation = FontVariation(axis, value) { variations.set(variation) }
  }
}
