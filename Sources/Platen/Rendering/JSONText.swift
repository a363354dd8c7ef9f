/// JSON without spaces, whose keys stand in the order in which they are written.
///
/// Foundation's encoder leaves the order open, or sorts.
struct JSONText {
  private(set) var text = ""
  /// Whether what comes next is not the first of its object or array.
  private var needsComma = false

  mutating func begin(_ bracket: Character) {
    separate()
    text.append(bracket)
    needsComma = false
  }

  mutating func end(_ bracket: Character) {
    text.append(bracket)
    needsComma = true
  }

  mutating func begin(_ bracket: Character, for key: some CodingKey) {
    add(key)
    begin(bracket)
  }

  mutating func add(_ value: some JSONWritable, for key: some CodingKey) {
    add(key)
    value.write(to: &self)
  }

  private mutating func add(_ key: some CodingKey) {
    separate()
    text += "\"" + key.stringValue + "\":"
    needsComma = false
  }

  mutating func add(literal: String) {
    separate()
    text += literal
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
  }
}
