internal import Foundation

/// A number in a key.
enum KeyNumber: Equatable, Sendable {
  case whole(Int64)
  case large(UInt64)
  case decimal(Double)

  init<T: _FormatSpecifiable>(_ number: T) {
    let argument = number._argument
    if let decimal = argument as? Double {
      self = .decimal(decimal)
    } else if let whole = (argument as? any BinaryInteger).flatMap({ Int64(exactly: $0) }) {
      self = .whole(whole)
    } else {
      self = .large(argument as? UInt64 ?? (argument as? UInt).map { UInt64($0) } ?? 0)
    }
  }

  /// The number, by which a translation's form is chosen.
  var value: Double {
    switch self {
    case .whole(let number): Double(number)
    case .large(let number): Double(number)
    case .decimal(let number): number
    }
  }

  private var isWhole: Bool { if case .decimal = self { false } else { true } }

  private var argument: any CVarArg {
    switch self {
    case .whole(let number): number
    case .large(let number): number
    case .decimal(let number): number
    }
  }

  /// The number in a format of C's `printf`; nil if the format is not one for such a number.
  func formatted(_ specifier: String) -> FormattedValue? {
    guard let format = FormatSpecifier(specifier, isWhole: isWhole) else { return nil }
    return FormattedValue { format.text(of: argument, in: $0) }
  }

  /// The format that stands for a number in keys, by its type.
  static func specifier<T: _FormatSpecifiable>(of number: T) -> String {
    switch number {
    case is Int, is Int64: "%lld"
    case is UInt, is UInt64: "%llu"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Float: "%f"
    case is Double, is CGFloat: "%lf"
    default: "%d"
    }
  }
}

extension LocalizedStringKey.Value {
  /// Whether its format's last character is a letter, which decides what Markdown's marks beside it
  /// mean.
  var endsInLetter: Bool { specifier.last?.isLetter ?? false }

  /// The value as a translation has it, which may ask for other decimals than the key.
  ///
  /// - Parameter format: A format without its percent sign and position, such as `.2f`.
  func written(as format: String) -> Self {
    let specifier = "%" + format
    let isPlain = format.allSatisfy { $0.isLetter || $0 == "@" }
    guard !isPlain, specifier != self.specifier, let text = number?.formatted(specifier) else {
      return self
    }
    return Self(text: Text(.formatted(text)), specifier: specifier, number: number)
  }
}
