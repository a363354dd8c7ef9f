public import Foundation

/// Reads and writes the names of people, for code that says `PersonNameComponentsFormatter`: Foundation on Linux cannot.
///
/// Names are in the order of English: given, middle, family.
public final class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Like Foundation's, it is changed and used by one thread at a time.

  /// How much of a name is written.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// How much of a name is written.
  public var style = Style.default
  /// Whether the phonetic form is written; has no effect.
  public var isPhonetic = false
  /// The locale; has no effect.
  public var locale: Locale! = .current

  /// Returns the parts of a name; nil for an empty one.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return name
  }

  /// Returns a name as text.
  public func string(from name: PersonNameComponents) -> String {
    let ends = [name.givenName, name.familyName].compactMap { $0 }
    switch style {
    case .abbreviated: return ends.compactMap(\.first).map { $0.uppercased() }.joined()
    case .short: return name.nickname ?? ends.first ?? ""
    case .default, .medium: return ends.joined(separator: " ")
    case .long:
      let parts = [
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Returns a name as text.
  public static func localizedString(
    from name: PersonNameComponents, style: Style, options: [Any] = []
  ) -> String {
    let formatter = _PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: name)
  }

  /// Returns a name as text; nil for what is none.
  public override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }
}
