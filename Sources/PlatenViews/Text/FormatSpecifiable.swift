public import Foundation

/// A number that a ``LocalizedStringKey`` can hold.
public protocol _FormatSpecifiable: Equatable {
  /// The number as C's `printf` takes it.
  var _argument: any CVarArg { get }
  /// The number as a locale writes it.
  func _text(in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The number with its thousands parted.
  public func _text(in locale: Locale) -> String {
    formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number as a double.
  public var _argument: any CVarArg { Double(self) }

  /// The number with six decimals, as `%lf` writes it.
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
