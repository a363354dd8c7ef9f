internal import Foundation

/// Reads and writes values as settings spell them.
enum SettingText {
  private static let times: [(unit: String, duration: Duration)] = [
    ("h", .seconds(3600)), ("m", .seconds(60)), ("s", .seconds(1)), ("ms", .milliseconds(1)),
    ("us", .microseconds(1)),
  ]
  private static let sizes: [(unit: String, bytes: Double)] = [
    ("GiB", 1_073_741_824), ("MiB", 1_048_576), ("KiB", 1024), ("GB", 1e9), ("MB", 1e6),
    ("kB", 1e3), ("B", 1), ("", 1),
  ]

  /// A time as `10s`, `500ms` or `1.5m`; nil if the text is none.
  static func duration(_ text: String) -> Duration? {
    guard let (number, unit) = split(text), let time = times.first(where: { $0.unit == unit })
    else { return nil }
    return time.duration * number
  }

  static func text(_ duration: Duration) -> String {
    for (unit, length) in times where duration >= length {
      let count = (duration / length).rounded()
      if length * count == duration { return "\(Int(count))\(unit)" }
    }
    return "\(Int(duration / .microseconds(1)))us"
  }

  /// A number of bytes as `64MiB`, `1.5GB` or `1024`; nil if the text is none.
  static func bytes(_ text: String) -> Int? {
    guard let (number, unit) = split(text), let size = sizes.first(where: { $0.unit == unit })
    else { return nil }
    return Int(exactly: (number * size.bytes).rounded())
  }

  static func text(bytes: Int) -> String {
    for (unit, size) in sizes.prefix(3) where bytes >= Int(size) && bytes % Int(size) == 0 {
      return "\(bytes / Int(size))\(unit)"
    }
    return "\(bytes)B"
  }

  static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// A number of digits with a point at most, and what stands behind it.
  private static func split(_ text: String) -> (number: Double, unit: String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard digits.utf8.count <= 20, let number = Double(digits), number.isFinite else { return nil }
    return (number, String(text[digits.endIndex...]).trimmingCharacters(in: .whitespaces))
  }
}
