public import Foundation
internal import PlatenText

extension Text {
  /// This text with one of its font's OpenType features on, off, or set to an alternate.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontFeature(_:_:)`` says what the tag
  /// and the value mean.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> Text {
    with { $0.setFeature(tag, value) }
  }

  /// This text at a place on an axis of its font, if that is a variable one.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontVariation(_:_:)`` says what the tag
  /// and the value mean.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> Text {
    with { $0.setVariation(axis, value) }
  }
}

nonisolated extension View {
  /// The texts in this view with one of their fonts' OpenType features on, off, or set to an
  /// alternate.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontFeature(_:_:)`` says what the tag
  /// and the value mean; what a text says of the same feature itself counts more.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> some View {
    texts { $0.setFeature(tag, value) }
  }

  /// The texts in this view at a place on an axis of their fonts, where these are variable ones.
  ///
  /// SwiftUI has no such way; this is Platen's own. ``Font/fontVariation(_:_:)`` says what the tag
  /// and the value mean; what a text says of the same axis itself counts more.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> some View {
    texts { $0.setVariation(axis, value) }
  }
}

extension TextAttributes {
  fileprivate mutating func setFeature(_ tag: String, _ value: Int) {
    if let feature = FontFeature(tag, value) { self.features.set(feature) }
  }

  fileprivate mutating func setVariation(_ axis: String, _ value: CGFloat) {
    if let variation = FontVariation(axis, value) { self.variations.set(variation) }
  }
}

// MARK: - Scale

extension Text {
  /// The scale of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    /// The size in sizes of the font.
    let factor: CGFloat

    /// As large as its font is.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what counts less.
    ///
    /// By how much SwiftUI does not say; here it is four fifths of the size.
    public static let secondary = Scale(factor: 0.8)
  }

  /// This text larger or smaller than its font is, if that is enabled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale.factor } : self
  }
}

nonisolated extension View {
  /// The texts in this view larger or smaller than their fonts are, if that is enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    texts { if isEnabled { $0.scale = scale.factor } }
  }
}

// MARK: - Language

extension Text {
  /// This text set by the rules of a language, if that is enabled.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// This text set by the rules of a language, if that is enabled.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? with { $0.language = language } : self
  }
}

nonisolated extension View {
  /// The texts in this view set by the rules of a language, if that is enabled.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// The texts in this view set by the rules of a language, if that is enabled.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    texts { if isEnabled { $0.language = language } }
  }
}
