public import Foundation

/// The language whose rules a text is set by.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language as BCP 47 names it; nil for the locale's.
  let tag: String?

  /// The locale's.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A language, whatever the locale is.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.tag)
  }
}

extension Locale.Language {
  /// The language as BCP 47 names it.
  fileprivate var tag: String {
    let parts = Components(language: self)
    return [parts.languageCode?.identifier, parts.script?.identifier, parts.region?.identifier]
      .compactMap { $0 }.joined(separator: "-")
  }
}

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

extension View {
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

extension EnvironmentValues {
  /// The language whose rules texts are set by, as BCP 47 names it; nil for the locale's.
  var typesettingLanguage: String? { textAttributes.language?.tag }
}
