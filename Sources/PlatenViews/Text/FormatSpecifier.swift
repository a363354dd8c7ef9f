internal import Foundation

/// A format of C's `printf` for one number, which `String(format:)` can be trusted with: it takes
/// what a format asks for from memory, whatever is there.
struct FormatSpecifier {
  private let format: String

  /// A format that has one conversion, which is one for whole numbers or for others; nil for all
  /// else.
  init?(_ format: String, isWhole: Bool) {
    let conversions = format.replacingOccurrences(of: "%%", with: "")
      .split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    guard conversions.count == 1, let conversion = conversions.first else { return nil }
    let flags: Set<Character> = Set("0123456789.+-# '")
    let sizes: Set<Character> = isWhole ? Set("hlqjzt") : Set("lL")
    let letters: Set<Character> = isWhole ? Set("diouxXc") : Set("fFeEgGaA")
    let letter = conversion.drop(while: flags.contains).drop(while: sizes.contains).first
    // A long field is a long string of spaces.
    let digits = conversion.prefix(while: flags.contains).split { !$0.isNumber }
    guard let letter, letters.contains(letter), digits.allSatisfy({ $0.count <= 3 }) else {
      return nil
    }
    self.format = format
  }

  func text(of number: any CVarArg, in locale: Locale) -> String {
    String(format: format, locale: locale, number)
  }
}
