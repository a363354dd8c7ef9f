public import Foundation

/// A text with values in it, which might be translated.
///
/// There are no tables of translations: the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  fileprivate var parts: [Text]

  /// A text, as it is written.
  public init(_ value: String) { parts = [Text(verbatim: value)] }

  /// A text, as it is written.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// What a text of this key says.
  var content: TextContent {
    guard parts.count == 1, let part = parts.first, part.attributes == TextAttributes() else {
      return parts.isEmpty ? .plain("") : .joined(parts)
    }
    return part.content
  }

  /// Collects the characters and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Text] = []

    /// Collects nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(Text(verbatim: literal)) }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds characters.
  public mutating func appendInterpolation(_ string: String) {
    parts.append(Text(verbatim: string))
  }

  /// Adds a number as the locale writes it: with its thousands parted, and six decimals if it is
  /// none of the whole ones.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    parts.append(Text(.formatted(FormattedValue { value._text(in: $0) })))
  }

  /// Adds a number in a format of C's `printf`; as the locale writes it if the format is not one
  /// for such a number.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(
    _ value: T, specifier: String
  ) {
    let format = FormatSpecifier(specifier, isWhole: value is any BinaryInteger)
    parts.append(
      Text(
        .formatted(
          FormattedValue { format?.text(of: value._argument, in: $0) ?? value._text(in: $0) })))
  }

  /// Adds a value in a format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    parts.append(Text(input, format: format))
  }

  /// Adds a value, formatted by a formatter or as it describes itself.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    parts.append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds an object, formatted by a formatter or as it describes itself.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    parts.append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds what a value says of itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    parts.append(Text(verbatim: String(describing: value)))
  }

  /// Adds a text with its own look.
  public mutating func appendInterpolation(_ text: Text) { parts.append(text) }

  /// Adds a symbol, set like a character.
  public mutating func appendInterpolation(_ image: Image) { parts.append(Text(image)) }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    parts.append(Text(date, style: style))
  }

  /// Adds the two ends of a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    parts.append(Text(dates))
  }

  /// Adds the two ends of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    parts.append(Text(interval))
  }

  /// Adds the characters of an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    parts.append(Text(attributedString))
  }
}
