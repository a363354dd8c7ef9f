internal import PlatenText

/// The translation of a key in a language.
struct Translation: Equatable, Sendable {
  /// A part of a text that changes with one of its values, `%#@name@` in it.
  struct Variable: Equatable, Sendable {
    /// Which value it is, from 1; nil for the next one.
    var argument: Int?
    /// The format that `%arg` stands for, such as `lld`.
    var specifier = "lld"
    var forms: [PluralCategory: String]
  }

  /// The text for each form that its first number may take; `other` alone if it has no forms.
  var forms: [PluralCategory: String]
  var variables: [String: Variable] = [:]

  /// A text that is always the same.
  init(_ text: String) { forms = [.other: text] }

  init(forms: [PluralCategory: String]) { self.forms = forms }
}

extension [PluralCategory: String] {
  /// The form for a category, or else the one for all that is not said.
  func form(_ category: PluralCategory) -> String? {
    self[category] ?? self[.other] ?? PluralCategory.allCases.lazy.compactMap { self[$0] }.first
  }
}

/// A part of a translation's text.
enum TranslationPart: Equatable {
  case characters(String)
  /// A value, as `%2$@`; of which the position is nil for the next one.
  case value(position: Int?, specifier: String)
  /// A variable, as `%#@files@`.
  case variable(position: Int?, name: String)

  /// Takes a text apart; what is no format is characters as it stands.
  static func all(of text: String) -> [TranslationPart] {
    var parts: [TranslationPart] = []
    var characters = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      characters += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        characters += "%"
        rest = rest.dropFirst()
      } else if let (part, length) = format(at: rest) {
        if !characters.isEmpty { parts.append(.characters(characters)) }
        characters = ""
        parts.append(part)
        rest = rest.dropFirst(length)
      } else {
        characters += "%"
      }
    }
    characters += rest
    if !characters.isEmpty { parts.append(.characters(characters)) }
    return parts
  }

  /// The format after a percent sign, and how long it is.
  private static func format(at text: Substring) -> (TranslationPart, length: Int)? {
    if let match = text.prefixMatch(of: /(?:(\d{1,3})\$)?#@(\w+)@/) {
      return (
        .variable(position: match.1.flatMap { Int($0) }, name: String(match.2)), match.0.count
      )
    }
    // Catalogues write a variable's own value so.
    if let match = text.prefixMatch(of: /arg\b/) {
      return (.value(position: nil, specifier: "arg"), match.0.count)
    }
    let format =
      #/(?:(\d{1,3})\$)?([-+0\#']*\d{0,3}(?:\.\d{0,3})?(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXcfFeEgGaAs])/#
    guard let match = text.prefixMatch(of: format) else { return nil }
    return (
      .value(position: match.1.flatMap { Int($0) }, specifier: String(match.2)), match.0.count
    )
  }
}
