public import Foundation

/// The language for laying out a text.
///
/// Every line of the text is high enough for words of that language, even without such words: texts of a tall
/// script, such as Thai, and their neighbours in English are then equally high.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language as BCP 47 names it; nil for the locale's.
  let tag: String?

  /// The locale's.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// Returns a fixed language, regardless of the locale.
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

extension EnvironmentValues {
  /// The language whose rules texts are set by, as BCP 47 names it; nil for the locale's.
  var typesettingLanguage: String? { textAttributes.language?.tag }
}
