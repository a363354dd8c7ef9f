internal import Platen

extension ValueType where Value == CloudGroups {
  /// Where the views of groups lie: a name, or a mapping of groups to parts of a cloud.
  static var cloudGroups: ValueType {
    let names = ValueType.name(
      "an arrangement of groups", [("together", .together), ("mixed", .mixed)])
    return .scalar(
      names,
      or: ValueType<CGRect>.cloudPart.byName("a mapping of groups to parts").map {
        .regions($0)
      },
      expected: "together, mixed, or a mapping of groups to parts of the cloud")
  }
}

extension ValueType where Value == CGRect {
  /// A part of a cloud's space, all of it where nothing is said.
  fileprivate static var cloudPart: ValueType {
    RecordType<CGRect>("a mapping of x, y, width and height") { fields in
      let x = fields.optional("x", .fraction, default: 0, "From 0 at the left side to 1.")
      let y = fields.optional("y", .fraction, default: 0, "From 0 at the top to 1.")
      let width = fields.optional("width", .fraction, default: 1, "As a part of the cloud's width.")
      let height = fields.optional(
        "height", .fraction, default: 1, "As a part of the cloud's height.")
      return { values, _ in
        CGRect(x: values[x], y: values[y], width: values[width], height: values[height])
      }
    }.type
  }
}

extension ValueType {
  /// A mapping of any names to such values.
  func byName(_ expected: String) -> ValueType<[String: Value]> {
    ValueType<[String: Value]>(expected: expected) { definitions in
      ["type": "object", "additionalProperties": schema(&definitions)]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      let pairs = entries.compactMap { entry in
        decoder.at(entry.key) { read(entry.value, decoder) }.map { (entry.key, $0) }
      }
      guard pairs.count == entries.count else { return nil }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
  }
}
