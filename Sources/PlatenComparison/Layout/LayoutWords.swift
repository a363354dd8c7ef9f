internal import Foundation

/// How lengths are told: in points, with no more digits than anybody reads.
enum LayoutWords {
  /// A length without its unit: hundredths below 1, tenths above.
  static func number(_ value: CGFloat) -> String {
    let limited = min(max(value.isNaN ? 0 : value, -1e9), 1e9)
    let steps: CGFloat = abs(limited) < 1 ? 100 : 10
    let rounded = (limited * steps).rounded() / steps
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Where something has gone: `12 pt right and 8 pt down`; empty if it has gone nowhere.
  static func move(_ x: CGFloat, _ y: CGFloat, tolerance: CGFloat) -> String {
    var parts: [String] = []
    if abs(x) > tolerance { parts.append("\(number(abs(x))) pt \(x > 0 ? "right" : "left")") }
    if abs(y) > tolerance { parts.append("\(number(abs(y))) pt \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// How a size has changed: `12 pt wider and 4 pt shorter`; empty if it has not.
  static func growth(_ width: CGFloat, _ height: CGFloat, tolerance: CGFloat) -> String {
    var parts: [String] = []
    if abs(width) > tolerance {
      parts.append("\(number(abs(width))) pt \(width > 0 ? "wider" : "narrower")")
    }
    if abs(height) > tolerance {
      parts.append("\(number(abs(height))) pt \(height > 0 ? "taller" : "shorter")")
    }
    return parts.joined(separator: " and ")
  }

  /// A count and what is counted: `1 view`, `13 views`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
