/// JSON without spaces, whose keys stand in the order in which they are written.
///
/// Foundation's encoder leaves the order open, or sorts.
package struct JSONText {
  package private(set) var text = ""

  package init() {}
  /// Whether what comes next is not the first of its object or array.
  private var needsComma = false

  package mutating func begin(_ bracket: Character) {
    separate()
    text.append(bracket)
    needsComma = false
  }

  package mutating func end(_ bracket: Character) {
    text.append(bracket)
    needsComma = true
  }

  package mutating func begin(_ bracket: Character, for key: some CodingKey) {
    add(key)
    begin(bracket)
  }

  package mutating func add(_ value: some JSONWritable, for key: some CodingKey) {
    add(key)
    value.write(to: &self)
  }

  private mutating func add(_ key: some CodingKey) {
    separate()
    text += "\"" + key.stringValue + "\":"
    needsComma = false
  }

  package mutating func add(literal: String) {
    separate()
    text += literal
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
  }
}
