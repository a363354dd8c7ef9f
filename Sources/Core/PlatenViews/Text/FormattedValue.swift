public import Foundation

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

extension Text {
  /// Makes a value in a format, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// Makes a text from a value with a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Makes a text of an object with a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? "\(subject)"))
  }

  // On Linux dates and decimals are not what Foundation calls convertible to a reference.

  /// Makes a text from a value with a formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? "\(subject)"))
  }
}

// MARK: - Numbers in keys

/// A number that a ``LocalizedStringKey`` can hold.
public protocol _FormatSpecifiable: Equatable {
  /// The number as C's `printf` takes it.
  var _argument: any CVarArg { get }
  /// Returns the number as a locale writes it.
  func _text(in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// Returns the number with its thousands parted.
  public func _text(in locale: Locale) -> String {
    formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number as a double.
  public var _argument: any CVarArg { Double(self) }

  /// Returns the number with six decimals, as `%lf` writes it.
  public func _text(in locale: Locale) -> String {
    String(format: "%lf", locale: locale, Double(self))
  }
}

extension Int: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Int8: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Int16: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Int32: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Int64: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension UInt: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension UInt8: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension UInt16: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension UInt32: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension UInt64: _FormatSpecifiable {
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

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
