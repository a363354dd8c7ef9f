internal import Foundation

/// What can stand in JSON.
package protocol JSONWritable {
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
  package func write(to json: inout JSONText) {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      // Line ends of JavaScript are among them.
      case _ where scalar.disturbsTerminals:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    json.add(literal: quoted + "\"")
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONText) {
    json.begin("[")
    for value in self { value.write(to: &json) }
    json.end("]")
  }
}
