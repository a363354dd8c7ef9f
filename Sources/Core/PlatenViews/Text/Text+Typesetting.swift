public import Foundation
internal import PlatenText

extension Text {
  /// Returns this text with one of its font's OpenType features on, off, or set to an alternate.
  ///
  /// SwiftUI has no such method; this is Platen's own. ``Font/fontFeature(_:_:)`` describes the tag
  /// and the value.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> Text {
    with { $0.setFeature(tag, value) }
  }

  /// Returns this text at a place on an axis of its font, if the font is variable.
  ///
  /// SwiftUI has no such method; this is Platen's own. ``Font/fontVariation(_:_:)`` describes the
  /// tag and the value.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> Text {
    with { $0.setVariation(axis, value) }
  }
}

nonisolated extension View {
  /// Sets one of the fonts' OpenType features on, off, or to an alternate, for the texts in this
  /// view.
  ///
  /// SwiftUI has no such method; this is Platen's own. ``Font/fontFeature(_:_:)`` describes the tag
  /// and the value; a text's own setting for the feature overrides it.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> some View {
    texts { $0.setFeature(tag, value) }
  }

  /// Sets a place on an axis of the fonts of the texts in this view, if these are variable.
  ///
  /// SwiftUI has no such method; this is Platen's own. ``Font/fontVariation(_:_:)`` describes the
  /// tag and the value; a text's own setting for the axis overrides it.
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

    /// The size of its font.
    public static let `default` = Scale(factor: 1)
    /// A smaller scale, for less important text.
    ///
    /// SwiftUI does not document the factor; here it is four fifths of the size.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Returns this text at a scale of its font's size, if enabled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale.factor } : self
  }
}

nonisolated extension View {
  /// Scales the texts in this view from the size of their fonts, if enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    texts { if isEnabled { $0.scale = scale.factor } }
  }
}

// MARK: - Language

extension Text {
  /// Returns this text with the rules of a language, if enabled.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Returns this text with the rules of a language, if enabled.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? with { $0.language = language } : self
  }
}

nonisolated extension View {
  /// Sets the language for laying out the texts in this view, if enabled.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language for laying out the texts in this view, if enabled.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    texts { if isEnabled { $0.language = language } }
  }
}
