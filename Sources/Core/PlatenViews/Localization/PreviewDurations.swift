public import Foundation

/// Writes lengths of time, for code that says `DateComponentsFormatter`: Foundation on Linux has
/// none.
///
/// Texts are English, as in a preview without another locale.
public final class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Like Foundation's, it is changed and used by one thread at a time.

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The units of 0 to drop.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading units of 0 in digits, and all units of 0 in words.
    public static let `default` = Self(rawValue: 1)
    /// Drops the units before the first one that is not 0.
    public static let dropLeading = Self(rawValue: 2)
    /// Drops units of 0 between others.
    public static let dropMiddle = Self(rawValue: 4)
    /// Drops the units after the last one that is not 0.
    public static let dropTrailing = Self(rawValue: 8)
    /// Drops all units of 0, except one.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all units, with two digits.
    public static let pad = Self(rawValue: 65536)
  }

  /// The units that may be used; empty for all but weeks.
  public var allowedUnits: NSCalendar.Unit = []
  /// The style of units.
  public var unitsStyle = UnitsStyle.positional
  /// The units of 0 to drop.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units; 0 for no limit.
  public var maximumUnitCount = 0
  /// Whether the text begins with "About".
  public var includesApproximationPhrase = false
  /// Whether the text ends in "remaining".
  public var includesTimeRemainingPhrase = false
  /// Whether units may have fractions; has no effect.
  public var allowsFractionalUnits = false
  /// Whether to drop a small largest unit; has no effect.
  public var collapsesLargestUnit = false
  /// The calendar; has no effect.
  public var calendar: Calendar?
  /// The date that lengths begin at; has no effect.
  public var referenceDate: Date?

  /// Returns a length of time in seconds as text.
  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    var rest = abs(interval).rounded()
    var values: [(unit: DurationUnit, value: Int)] = []
    for unit in units {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      values.append((unit, Int(count)))
    }
    return text(of: values, isNegative: interval < 0)
  }

  /// Returns components as text.
  public func string(from components: DateComponents) -> String? {
    let values = DurationUnit.all.map { ($0, $0.value(in: components) ?? 0) }
    let seconds = values.reduce(0) { $0 + $1.0.seconds * Double($1.1) }
    return string(from: seconds)
  }

  /// Returns the time between two dates as text.
  public func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Returns components as text of a style.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [DurationUnit] {
    let all = allowedUnits.isEmpty ? DurationUnit.usual : DurationUnit.all
    return all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
  }

  private func text(of all: [(unit: DurationUnit, value: Int)], isNegative: Bool) -> String {
    var values = kept(all)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let sign = isNegative ? "-" : ""
    if unitsStyle == .positional {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      let parts = values.enumerated().map { i, part in
        let digits = "\(part.value)"
        return digits.count < 2 && (i > 0 || isPadded) ? "0" + digits : digits
      }
      return sign + parts.joined(separator: ":")
    }
    let separators: [UnitsStyle: String] = [.abbreviated: " ", .brief: " "]
    var text = values.map { $0.unit.text($0.value, unitsStyle) }
      .joined(separator: separators[unitsStyle] ?? ", ")
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return sign + text
  }

  /// Leaves out the units that are 0, but for one.
  private func kept(
    _ values: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let filled = values.indices.filter { values[$0].value != 0 }
    guard let first = filled.first, let last = filled.last else { return values.suffix(1) }
    return values.indices.filter { i in
      if values[i].value != 0 { return true }
      if i < first { return !behavior.contains(.dropLeading) }
      return i > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }.map { values[$0] }
  }
}

/// A unit of time: its length in seconds and its names in English.
private struct DurationUnit {
  let unit: NSCalendar.Unit
  let seconds: Double
  let letter: String
  let short: String
  let full: String
  let component: Calendar.Component

  // Months and years have the length that they have on average.
  static let all = [
    Self(
      unit: .year, seconds: 31_556_952, letter: "y", short: "yr", full: "year", component: .year),
    Self(
      unit: .month, seconds: 2_629_746, letter: "mo", short: "mth", full: "month",
      component: .month),
    Self(
      unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", full: "week",
      component: .weekOfMonth),
    Self(unit: .day, seconds: 86400, letter: "d", short: "day", full: "day", component: .day),
    Self(unit: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour", component: .hour),
    Self(unit: .minute, seconds: 60, letter: "m", short: "min", full: "minute", component: .minute),
    Self(unit: .second, seconds: 1, letter: "s", short: "sec", full: "second", component: .second),
  ]

  /// The units where none are chosen.
  static let usual = all.filter { $0.component != .weekOfMonth }

  func value(in components: DateComponents) -> Int? { components.value(for: component) }

  func text(_ value: Int, _ style: _DateComponentsFormatter.UnitsStyle) -> String {
    let plural = value == 1 ? "" : "s"
    switch style {
    case .positional: return "\(value)"
    case .abbreviated: return "\(value)\(letter)"
    case .brief: return "\(value)\(short)\(full == "day" ? plural : "")"
    case .short:
      return "\(value) \(short)\(["day", "mth", "yr", "wk"].contains(short) ? plural : "")"
    case .full: return "\(value) \(full)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = _PreviewLocale.usual
      formatter.numberStyle = .spellOut
      return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(full)\(plural)"
    }
  }
}

/// Says how far a date is from another one, for code that says `RelativeDateTimeFormatter`:
/// Foundation on Linux has none.
public final class _RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Like Foundation's, it is changed and used by one thread at a time.

  /// The style of units.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether near days have names: yesterday.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// The style of units.
  public var unitsStyle = UnitsStyle.full
  /// Whether near days have names.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The place of the text in a sentence.
  public var formattingContext = Formatter.Context.unknown
  /// The language of the text.
  public var locale: Locale? = _PreviewLocale.current
  /// The calendar; has no effect.
  public var calendar: Calendar?

  /// Returns how far a date is from another one.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  /// Returns how far away a moment is, after an interval in seconds.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    guard interval.isFinite else { return "" }
    var style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? _PreviewLocale.current)
    if formattingContext == .beginningOfSentence {
      style.capitalizationContext = .beginningOfSentence
    }
    // The style counts from a moment later, which may not cut a whole unit short.
    return style.format(Date().addingTimeInterval(interval + (interval < 0 ? -0.01 : 0.01)))
  }

  /// Returns how far away the date is that components lead to.
  public func localizedString(from components: DateComponents) -> String {
    let seconds = DurationUnit.all.reduce(0.0) {
      $0 + $1.seconds * Double($1.value(in: components) ?? 0)
    }
    return localizedString(fromTimeInterval: seconds)
  }

  /// Returns how far a date is from now; nil for anything but a date.
  public override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

/// Joins texts as a language does, for code that says `ListFormatter`: Foundation on Linux has none.
public final class _ListFormatter: Formatter, @unchecked Sendable {
  // Like Foundation's, it is changed and used by one thread at a time.

  /// The language of the text.
  public var locale: Locale? = _PreviewLocale.current
  /// How items are written; nil for as they are.
  public var itemFormatter: Formatter?

  /// Returns the items, joined.
  public func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? _PreviewLocale.current))
  }

  /// Returns components as text of a style.
  public static func localizedString(byJoining texts: [String]) -> String {
    texts.formatted(.list(type: .and).locale(_PreviewLocale.current))
  }
}
