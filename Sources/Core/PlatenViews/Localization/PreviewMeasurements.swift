public import Foundation

/// Writes measurements, for code that says `MeasurementFormatter`: Foundation on Linux has none.
///
/// Unless the unit is to stay, people in the United States get their own: degrees Fahrenheit,
/// miles, pounds.
public final class _MeasurementFormatter: Formatter, @unchecked Sendable {
  // Like Foundation's, it is changed and used by one thread at a time.

  /// What becomes of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit stays as it is.
    public static let providedUnit = Self(rawValue: 1)
    /// The unit fits the size of the value; has no effect.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature has no letter.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// What becomes of units.
  public var unitOptions: UnitOptions = []
  /// How units are written.
  public var unitStyle = Formatter.UnitStyle.medium
  /// The locale, which decides the unit.
  public var locale: Locale! = _PreviewLocale.current
  /// How numbers are written.
  public var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter(_platen: ())
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns a measurement as text.
  public func string<U: Unit>(from measurement: Measurement<U>) -> String {
    var text = MeasurementText(
      measurement.value, measurement.unit, isProvided: unitOptions.contains(.providedUnit),
      in: locale ?? _PreviewLocale.current)
    if unitOptions.contains(.temperatureWithoutUnit) { text.hidesScale = true }
    let number = numberFormatter.string(from: NSNumber(value: text.value)) ?? "\(text.value)"
    switch unitStyle {
    case .short: return text.written(number, .narrow)
    case .long: return text.written(number, .wide)
    default: return text.written(number, .abbreviated)
    }
  }

  /// Returns the symbol of a unit.
  public func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement {
  /// How a measurement is written, for code that says `formatted` of one: Foundation on Linux has
  /// no such style.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of the unit is written.
    public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    var width: UnitWidth
    var isProvided: Bool
    var hidesScale = false
    var numbers: FloatingPointFormatStyle<Double>?

    /// Returns this style: a preview's own locale counts.
    public func locale(_ locale: Locale) -> Self { self }

    /// Returns a measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      var text = MeasurementText(
        value.value, value.unit, isProvided: isProvided, in: _PreviewLocale.current)
      text.hidesScale = hidesScale
      let length = abs(text.value) < 10 ? 0...1 : 0...0
      let style =
        numbers
        ?? FloatingPointFormatStyle<Double>(locale: _PreviewLocale.current)
        .precision(.fractionLength(length))
      return text.written(style.format(text.value), .init(rawValue: width.rawValue) ?? .abbreviated)
    }
  }

  /// The kind of a measurement, which sets its unit.
  public struct FormatStyleUsage: Sendable {
    let isProvided: Bool
    /// Anything.
    public static var general: Self { Self(isProvided: false) }
    /// A measurement that keeps its unit.
    public static var asProvided: Self { Self(isProvided: true) }
    /// A person.
    public static var person: Self { general }
    /// The weather.
    public static var weather: Self { general }
    /// A way.
    public static var road: Self { general }
    /// Food.
    public static var food: Self { general }
    /// The height of a person.
    public static var personHeight: Self { general }
    /// The weight of a person.
    public static var personWeight: Self { general }
    /// A workout.
    public static var workout: Self { general }
  }

  /// Returns the measurement as text, in the unit of the preview's locale.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated, isProvided: false).format(self)
  }

  /// Returns the measurement as text of a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }
}

extension FormatStyle {
  /// Returns the style of measurements.
  public static func measurement<U>(
    width: Measurement<U>.FormatStyle.UnitWidth,
    usage: Measurement<U>.FormatStyleUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<U>.FormatStyle {
    .init(width: width, isProvided: usage.isProvided, numbers: numberFormatStyle)
  }

  /// Returns the style of temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: Measurement<UnitTemperature>.FormatStyleUsage = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    .init(
      width: width, isProvided: usage.isProvided, hidesScale: hidesScaleName,
      numbers: numberFormatStyle)
  }
}

/// A measurement in the unit that it is written in, with the unit's names.
private struct MeasurementText {
  enum Width: String { case wide, abbreviated, narrow }

  let value: Double
  private let unit: Unit
  var hidesScale = false

  init(_ value: Double, _ unit: Unit, isProvided: Bool, in locale: Locale) {
    guard !isProvided, locale.measurementSystem == .us,
      let own = unit as? Dimension, let other = Self.american.first(where: { $0.from == own })?.to
    else {
      (self.value, self.unit) = (value, unit)
      return
    }
    let base = own.converter.baseUnitValue(fromValue: value)
    (self.value, self.unit) = (other.converter.value(fromBaseUnitValue: base), other)
  }

  /// The units of the United States for those of the world.
  private static var american: [(from: Dimension, to: Dimension)] {
    [
      (UnitTemperature.celsius, UnitTemperature.fahrenheit),
      (UnitLength.kilometers, UnitLength.miles),
      (UnitLength.meters, UnitLength.feet), (UnitLength.centimeters, UnitLength.inches),
      (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
      (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
      (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
    ]
  }

  /// Returns a number with the unit.
  func written(_ number: String, _ width: Width) -> String {
    let isDegrees = unit is UnitTemperature && unit != UnitTemperature.kelvin
    if isDegrees, hidesScale || width == .narrow { return number + "°" }
    if width == .wide, let name = Self.names.first(where: { $0.unit == unit }) {
      return "\(number) \(value == 1 ? name.one : name.many)"
    }
    if isDegrees { return number + unit.symbol }
    return number + (width == .narrow ? "" : " ") + unit.symbol
  }

  private static var names: [(unit: Unit, one: String, many: String)] {
    [
      (UnitTemperature.celsius, "degree Celsius", "degrees Celsius"),
      (UnitTemperature.fahrenheit, "degree Fahrenheit", "degrees Fahrenheit"),
      (UnitLength.kilometers, "kilometer", "kilometers"), (UnitLength.meters, "meter", "meters"),
      (UnitLength.centimeters, "centimeter", "centimeters"), (UnitLength.miles, "mile", "miles"),
      (UnitLength.feet, "foot", "feet"), (UnitLength.inches, "inch", "inches"),
      (UnitMass.kilograms, "kilogram", "kilograms"), (UnitMass.grams, "gram", "grams"),
      (UnitMass.pounds, "pound", "pounds"), (UnitMass.ounces, "ounce", "ounces"),
      (UnitSpeed.kilometersPerHour, "kilometer per hour", "kilometers per hour"),
      (UnitSpeed.milesPerHour, "mile per hour", "miles per hour"),
      (UnitSpeed.metersPerSecond, "meter per second", "meters per second"),
    ]
  }
}
