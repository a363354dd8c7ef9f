internal import Foundation

/// A date, a time, or both, as ISO 8601 spells them: `2024-05-01`, `10:08`, `2024-05-01T10:08:30Z`.
///
/// A time alone may have an hour of one digit, as timetables write it: `9:05`.
struct DateText {
  private(set) var hasDate = false
  private(set) var hasTime = false
  private var components = DateComponents()
  /// How far the text's own zone is ahead of Greenwich, in seconds; `nil` if it names none.
  private var offset: Int?

  /// Whether the text says how far its zone is ahead of Greenwich.
  var hasZone: Bool { offset != nil }

  /// `nil` for anything else, and for days and times that do not exist.
  init?(_ text: String) {
    var scanner = Scanner(text)
    if scanner.isDate {
      guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2),
        scanner.skip("-"), let day = scanner.number(2), Self.isDay(year, month, day)
      else { return nil }
      (components.year, components.month, components.day) = (year, month, day)
      hasDate = true
      if scanner.isAtEnd { return }
      guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" ") else { return nil }
    }
    guard readTime(&scanner), readZone(&scanner), scanner.isAtEnd else { return nil }
    hasTime = true
  }

  /// The moment; in the calendar's time zone, if the text names none.
  ///
  /// A day begins when its first moment does, also where clocks go forward at midnight. A time
  /// without a day is on the first day of 2001.
  func date(in calendar: Calendar) -> Date? {
    var components = components
    if !hasDate { (components.year, components.month, components.day) = (2001, 1, 1) }
    guard let offset else { return calendar.date(from: components) }
    var greenwich = calendar
    greenwich.timeZone = .gmt
    return greenwich.date(from: components)?.addingTimeInterval(-Double(offset))
  }

  private mutating func readTime(_ scanner: inout Scanner) -> Bool {
    guard let hour = scanner.number(hasDate || !scanner.isShortHour ? 2 : 1), hour < 24,
      scanner.skip(":"),
      let minute = scanner.number(2), minute < 60
    else { return false }
    (components.hour, components.minute) = (hour, minute)
    guard scanner.skip(":") else { return true }
    guard let second = scanner.number(2), second < 60 else { return false }
    components.second = second
    guard scanner.skip(".") || scanner.skip(",") else { return true }
    guard let fraction = scanner.fraction() else { return false }
    components.nanosecond = Int(fraction * 1e9)
    return true
  }

  private mutating func readZone(_ scanner: inout Scanner) -> Bool {
    if scanner.isAtEnd { return true }
    if scanner.skip("Z") || scanner.skip("z") {
      offset = 0
      return true
    }
    let sign = scanner.skip("-") ? -1 : 1
    guard sign < 0 || scanner.skip("+"), let hours = scanner.number(2), hours <= 18 else {
      return false
    }
    var minutes = 0
    if !scanner.isAtEnd {
      _ = scanner.skip(":")
      guard let number = scanner.number(2), number < 60 else { return false }
      minutes = number
    }
    offset = sign * (hours * 3600 + minutes * 60)
    return true
  }

  private static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard (1...12).contains(month), year > 0 else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}

extension DateText {
  /// Goes through the bytes of a text.
  private struct Scanner {
    private var bytes: ArraySlice<UInt8>

    init(_ text: String) {
      bytes = Array(text.utf8.prefix(64))[...]
      while bytes.first == 0x20 { bytes.removeFirst() }
      while bytes.last == 0x20 { bytes.removeLast() }
    }

    var isAtEnd: Bool { bytes.isEmpty }

    /// Whether it begins as a year does, and not as an hour.
    var isDate: Bool { bytes.prefix(3).allSatisfy { digit($0) != nil } }

    /// Whether it begins with an hour of one digit.
    var isShortHour: Bool { bytes.dropFirst().first == UInt8(ascii: ":") }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard let first = bytes.first, UInt32(first) == character.value else { return false }
      bytes.removeFirst()
      return true
    }

    /// A number of exactly as many digits.
    mutating func number(_ count: Int) -> Int? {
      var value = 0
      for _ in 0..<count {
        guard let digit = bytes.first.flatMap(digit) else { return nil }
        value = value * 10 + digit
        bytes.removeFirst()
      }
      return value
    }

    /// The digits after a point, as a part of one.
    mutating func fraction() -> Double? {
      let digits = bytes.prefix { digit($0) != nil }
      bytes.removeFirst(digits.count)
      return digits.isEmpty ? nil : Double("0." + String(decoding: digits, as: UTF8.self))
    }

    private func digit(_ byte: UInt8) -> Int? {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
    }
  }
}
