package import Platen

/// A language and a region as BCP 47 names them.
///
/// The locale is made when it is asked for: the first one of a process takes it a while, and most
/// pictures are in the language that is set where none is.
package struct LanguageTag: Hashable, Sendable {
  /// The one that pictures have without another.
  static let americanEnglish = LanguageTag(text: "en-US")

  private let text: String

  private init(text: String) { self.text = text }

  /// Makes a tag; nil for a text that has not the form of one.
  init?(_ text: String) {
    guard text.isLanguageTag else { return nil }
    self.text = text
  }

  package var locale: Locale { Locale(identifier: text) }

  /// The side where lines begin.
  var layoutDirection: LayoutDirection {
    self == .americanEnglish ? .leftToRight : locale.layoutDirection
  }

  /// Sets the language and region of what is formatted.
  func set(in environment: inout EnvironmentValues) {
    if self == .americanEnglish {
      environment.setReferenceLocale()
    } else {
      environment.locale = locale
    }
  }
}

extension ValueType where Value == LanguageTag {
  /// A language and a region as BCP 47 names them.
  static var languageTag: ValueType {
    ValueType<String>.uncountedText("a language tag of BCP 47, such as ja or de-CH").map {
      LanguageTag($0)
    }
  }
}

extension ValueType where Value == WordLanguage {
  /// A language whose words can be counted, by its code; for its name, the code is suggested.
  static var wordLanguage: ValueType {
    let languages = WordLanguage.allCases
    return name(
      "the code of a language, such as en, de or ja", languages.map { ($0.rawValue, $0) }
    ) { text in
      let name = text.lowercased()
      return languages.first { "\($0)" == name || $0.ownName == name }?.rawValue
    }
  }
}

extension WordLanguage {
  /// Its name in the language itself, in small letters: `deutsch`.
  fileprivate var ownName: String? {
    Locale(identifier: rawValue).localizedString(forLanguageCode: rawValue)?.lowercased()
  }
}

extension ValueType where Value == Locale {
  /// A locale by the tag of its language.
  static var locale: ValueType { ValueType<LanguageTag>.languageTag.map { $0.locale } }
}

extension Locale {
  /// The side where lines begin.
  var layoutDirection: LayoutDirection {
    language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
