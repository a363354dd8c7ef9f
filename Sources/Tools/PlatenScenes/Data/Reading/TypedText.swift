/// Tells values of programs from lists of texts: JSON, JSON Lines, records of YAML, and what Python
/// prints of a list, a dictionary or a counter.
struct TypedText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The table of the values; nil for a text that is no such value.
  ///
  /// - Throws: An error in what begins as lists and records of JSON alone do.
  func table(_ limits: DataLimits) throws(SceneError) -> DataTable? {
    if TextNotation.isNotebook(text) { return nil }
    if let value = ProgramValue(text),
      let table = try? Self(value.text).yamlTable(limits)
    {
      return table.said(value.phrase)
    }
    guard let first = first, mayBeValue(first) else { return nil }
    let source = SceneText(name: "", text: text)
    if first == UInt8(ascii: "-") {
      return try? yamlTable(limits).said("YAML")
    }
    let reader = JSONTableReader(path: nil, limits: limits)
    do throws(SceneFileError) {
      if hasValueInEachLine { return try reader.table(ofLines: source).said("JSON in each line") }
      if let table = try? reader.table(from: source) { return table.said("JSON") }
      if let table = try? Self(withoutTypes).yamlTable(limits) {
        return table.said("values in Python's notation")
      }
      guard isSurelyJSON else { return nil }
      return try reader.table(from: source)
    } catch {
      throw error.errors.first
        ?? SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: "no value", expected: "one")
    }
  }

  /// The first byte that is no space.
  private var first: UInt8? { text.utf8.first { $0 > 0x20 } }

  /// Whether a text begins and ends as a value does.
  private func mayBeValue(_ first: UInt8) -> Bool {
    guard let last = text.utf8.last(where: { $0 > 0x20 }) else { return false }
    switch first {
    // Records of YAML have more lines than one.
    case UInt8(ascii: "-"): return text.contains("\n  ") && text.contains(": ")
    // TOML has names without quotation marks there.
    case UInt8(ascii: "["):
      return last == UInt8(ascii: "]")
        && !text.prefix(1000).contains(#/^\s*\[\[[A-Za-z][\w.\-]*\]\]\s*\n/#)
    case UInt8(ascii: "{"): return last == UInt8(ascii: "}")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return last == UInt8(ascii: ")")
        && ["({", "([", "(<class "].contains { text.prefix(60).contains($0) }
    default: return false
    }
  }

  /// Whether it begins as a list or record of JSON, and as no line of a list.
  var isSurelyJSON: Bool {
    guard let first, mayBeValue(first) else { return false }
    let start = text.utf8.lazy.filter { $0 > 0x20 }.prefix(2)
    return ["[{", "[[", "[\"", "{\""].contains { start.elementsEqual($0.utf8) }
  }

  /// Whether each of several lines begins and ends as a record or a list of JSON.
  var hasValueInEachLine: Bool {
    let lines = text.split(whereSeparator: \.isNewline).lazy.map { TextListReader.trimmed($0) }
      .filter { !$0.isEmpty }
    guard lines.count > 1 else { return false }
    return lines.allSatisfy { line in
      line.first == "{" && line.last == "}" && line.contains("\"")
        || line.first == "[" && line.last == "]" && line.contains(",")
    }
  }

  /// Reads it as YAML, which has texts as Python writes them.
  ///
  /// - Throws: The first error, with its place in a file of that name.
  func yamlTable(_ limits: DataLimits, name: String = "") throws(SceneFileError) -> DataTable {
    var reader = SourceReader()
    reader.limits.bytes = limits.bytes
    reader.limits.nodes = 4_000_000
    let source = SceneText(name: name, text: text)
    let node = try reader.read(source, as: .yaml)
    do throws(SceneError) {
      return try DataTable(node, limits: limits)
    } catch {
      throw SceneFileError(of: source, [error])
    }
  }

  /// The text with spaces in place of names of types and their parentheses, and brackets in place of
  /// others, so that everything stays where it is.
  private var withoutTypes: String {
    var bytes = Array(text.utf8)
    var quote: UInt8?
    var closing: [UInt8] = []
    var name = 0..<0
    for i in bytes.indices {
      let byte = bytes[i]
      if let open = quote {
        if byte == open, bytes[i - 1] != UInt8(ascii: "\\") { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "("):
        let isType = name.upperBound == i && !name.isEmpty
        if isType { for j in name { bytes[j] = 0x20 } }
        bytes[i] = isType ? 0x20 : UInt8(ascii: "[")
        closing.append(isType ? 0x20 : UInt8(ascii: "]"))
      case UInt8(ascii: ")"): bytes[i] = closing.popLast() ?? byte
      case UInt8(ascii: "<"):
        // A type is told before the values: `defaultdict(<class 'int'>, {…})`.
        guard let end = bytes[i...].firstIndex(of: UInt8(ascii: ",")) else { continue }
        for j in i...end { bytes[j] = 0x20 }
      default:
        let isName =
          byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte > 0x40 && byte < 0x5B
          || byte > 0x60 && byte < 0x7B || byte.isASCIIDigit
        if isName { name = (name.upperBound == i ? name.lowerBound : i)..<i + 1 }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DataTable {
  /// The table with what is said of how its text was read.
  func said(_ phrase: String) -> DataTable {
    var table = self
    table.reading = ["read as \(phrase)", reading].compactMap(\.self).joined(separator: ", ")
    return table
  }
}
