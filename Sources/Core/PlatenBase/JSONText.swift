internal import Foundation

/// JSON without spaces, whose keys stand in the order in which they are written.
///
/// Foundation's encoder leaves the order open, or sorts.
package struct JSONText {
  /// What has been written so far.
  package private(set) var text = ""
  /// Whether what comes next is not the first of its object or array.
  private var needsComma = false

  package init() {}

  /// Opens an object or an array, as its bracket says.
  package mutating func begin(_ bracket: Character) {
    separate()
    text.append(bracket)
    needsComma = false
  }

  /// Closes the innermost object or array.
  package mutating func end(_ bracket: Character) {
    text.append(bracket)
    needsComma = true
  }

  /// Opens an object or an array under a key of the object that is open.
  package mutating func begin(_ bracket: Character, for key: some CodingKey) {
    add(key)
    begin(bracket)
  }

  /// Adds a value under a key of the object that is open.
  package mutating func add(_ value: some JSONWritable, for key: some CodingKey) {
    add(key)
    value.write(to: &self)
  }

  private mutating func add(_ key: some CodingKey) {
    separate()
    text += "\"" + key.stringValue + "\":"
    needsComma = false
  }

  /// Adds what is JSON already: a number, a word of JSON's, or a text in its quotes.
  package mutating func add(literal: String) {
    separate()
    text += literal
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
  }
}

// MARK: - What can stand in JSON

/// A value that can be written as JSON.
package protocol JSONWritable {
  /// Adds the value where the text has come to.
  func write(to json: inout JSONText)
}

extension JSONWritable {
  /// The value as JSON on one line.
  package var jsonText: String {
    var json = JSONText()
    write(to: &json)
    return json.text
  }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONText) { json.add(literal: self ? "true" : "false") }
}

extension CGFloat: JSONWritable {
  package func write(to json: inout JSONText) { json.add(literal: LayoutNumber.text(self)) }
}

extension String: JSONWritable {
  package func write(to json: inout JSONText) { json.add(literal: jsonQuoted) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONText) {
    json.begin("[")
    for value in self { value.write(to: &json) }
    json.end("]")
  }
}

// MARK: - Numbers

/// Lengths as they are reported: in thousandths of a point.
package enum LayoutNumber {
  /// The furthest that anything is reported to be from the picture's corner, in points.
  private static let limit: CGFloat = 1e9

  /// A length in points rounded to thousandths, halves away from zero; NaN counts as 0.
  package static func rounded(_ value: CGFloat) -> CGFloat { CGFloat(thousandths(value)) / 1_000 }

  /// A length in points rounded to thousandths, with no more digits than it needs.
  package static func text(_ value: CGFloat) -> String {
    let units = thousandths(value)
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let sign = units < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(String(rest + 1_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  private static func thousandths(_ value: CGFloat) -> Int {
    Int((min(max(value.isNaN ? 0 : value, -limit), limit) * 1_000).rounded())
  }
}
