internal import Foundation

/// A value that becomes a text in a locale.
struct FormattedValue: Equatable, Sendable {
  // Foundation's format styles and what they are fed are values that nothing changes once they are
  // here; only its protocol does not say that they are Sendable.
  private nonisolated(unsafe) let make: (Locale) -> String

  init(_ make: @escaping (Locale) -> String) { self.make = make }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    make = { format.locale($0).format(input) }
  }

  func text(in locale: Locale) -> String { make(locale) }

  /// Two are the same if they say the same in one locale.
  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.make(.reference) == b.make(.reference)
  }
}

extension Locale {
  /// The locale of pictures for which none is set, on every machine.
  package static let reference = Locale(identifier: "en_US")
}
