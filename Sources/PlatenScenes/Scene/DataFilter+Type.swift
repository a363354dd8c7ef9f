internal import Platen

extension DataFilter {
  /// Tests of records, each of one field.
  static let type = RecordType<[DataFilter]>("a mapping of a field and its tests") { fields in
    let field = fields.required("field", .text, "The field that is tested.")
    let minimum = fields.optional("minimum", .anyNumber, "The least number that stays.")
    let maximum = fields.optional("maximum", .anyNumber, "The greatest number that stays.")
    let values = fields.optional(
      "is", ValueType<DataValue>.data.oneOrMore("a value, or a list of values"),
      "The value, or one of the values, that stays.")
    let isPresent = fields.optional(
      "isPresent", .boolean, default: false, "Whether empty values are left out.")
    return { read, _ in
      let path = FieldPath(read[field])
      var filters: [DataFilter] = []
      if let least = read[minimum] { filters.append(DataFilter(path, .minimum(least))) }
      if let most = read[maximum] { filters.append(DataFilter(path, .maximum(most))) }
      if let values = read[values] { filters.append(DataFilter(path, .among(values))) }
      if read[isPresent] { filters.append(DataFilter(path, .present)) }
      return filters
    }
  }.type.oneOrMore("a list of tests").map { $0.flatMap(\.self) }
}

extension ValueType where Value == Double {
  /// A number of the data.
  fileprivate static var anyNumber: ValueType {
    number("a number", in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}

extension ValueType where Value == DataValue {
  /// A value to which the data's are compared.
  fileprivate static var data: ValueType {
    ValueType(
      expected: "a text, a number or a boolean",
      schema: { _ in ["type": ["string", "number", "boolean", "null"]] },
      read: { node, decoder in
        guard case .scalar = node.content else {
          return decoder.report(node, expected: "a text, a number or a boolean")
        }
        return DataValue(node)
      })
  }
}
