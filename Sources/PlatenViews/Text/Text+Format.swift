public import Foundation

extension Text {
  /// A value in a format, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// A value, formatted by a formatter as it is set up.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// An object, formatted by a formatter as it is set up.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? "\(subject)"))
  }
}
