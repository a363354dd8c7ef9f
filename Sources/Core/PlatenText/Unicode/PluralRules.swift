internal import _FoundationICU

/// A plural category of Unicode's CLDR (UTS #35).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// Says which form of a word goes with a number, by ICU.
package enum PluralRules {
  /// The form that a language has for a number of things: “one” for 1 in English, “few” for 3 in
  /// Russian.
  ///
  /// - Parameters:
  ///   - number: The number; its sign is of no account.
  ///   - language: The language as BCP 47 writes it, such as `pt-BR`. What is no language has the
  ///     form `other` alone.
  package static func category(of number: Double, language: String) -> PluralCategory {
    var status = U_ZERO_ERROR
    var locale = [CChar](repeating: 0, count: 512)
    swift_uloc_forLanguageTag(language, &locale, Int32(locale.count - 1), nil, &status)
    // https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
    let rules = swift_uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status)
    guard status.isSuccess, let rules else { return .other }
    defer { swift_uplrules_close(rules) }
    // The longest name has five letters.
    var name = [UInt16](repeating: 0, count: 16)
    let count = Int(swift_uplrules_select(rules, abs(number), &name, Int32(name.count), &status))
    guard status.isSuccess, name.indices.contains(count) else { return .other }
    return PluralCategory(rawValue: String(decoding: name[..<count], as: UTF16.self)) ?? .other
  }
}
