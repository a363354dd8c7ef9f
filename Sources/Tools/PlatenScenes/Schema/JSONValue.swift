internal import PlatenBase

/// A JSON value whose objects keep the order of their members.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value in an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  /// The value as it stands in a scene: what a default means is read from this.
  var node: SourceNode {
    let start = SourcePosition(line: 1, column: 1)
    func scalar(_ text: String, isPlain: Bool) -> SourceNode {
      SourceNode(.scalar(SourceNode.Scalar(text: text, isPlain: isPlain)), at: start)
    }
    switch self {
    case .null: return scalar("null", isPlain: true)
    case .bool(let value): return scalar(value ? "true" : "false", isPlain: true)
    case .number(let value): return scalar(Self.text(value), isPlain: true)
    case .string(let text): return scalar(text, isPlain: false)
    case .array(let values): return SourceNode(.sequence(values.map(\.node)), at: start)
    case .object(let members):
      let entries = members.map {
        SourceNode.Entry(key: $0.name, position: start, value: $0.value.node)
      }
      return SourceNode(.mapping(entries), at: start)
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

// MARK: - Printing

extension JSONValue {
  /// The value as JSON text with two spaces a level, without a line's end after it.
  package var formatted: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text
  }

  /// The value as JSON text on one line.
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  private func write(to text: inout String, indentation: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? Self.text(value) : "null"
    case .string(let value): text += value.jsonQuoted
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indentation) {
        $1 += $0.name.jsonQuoted
        $1 += $2 == nil ? ":" : ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String,
    _ indentation: String?, write: (Element, inout String, String?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + "  " }
    for (i, element) in elements.enumerated() {
      if i > 0 { text += "," }
      text += inner ?? ""
      write(element, &text, inner)
    }
    if !elements.isEmpty { text += indentation ?? "" }
    text += close
  }
}
