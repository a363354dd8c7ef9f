internal import Platen

extension DataOrder {
  /// An order by its name.
  static let named = ValueType<DataOrder>.name(
    "an order",
    [
      ("given", .given), ("weight", .weight()), ("name", .name()),
      ("shuffled", .shuffled(seed: 0)),
    ])

  /// An order: a name, or a mapping of a field and a direction.
  static let type: ValueType<DataOrder> = {
    let described = RecordType<DataOrder>("a mapping of by, descending and seed") { fields in
      let key = fields.required("by", .text, "A field, or weight, name or shuffled.")
      let descending = fields.optional(
        "descending", .boolean, "Whether the greatest is first; left out: only by weight.")
      let seed = fields.optional(
        "seed", .integer("a whole number from 0 to 1000000000", in: 0...1_000_000_000), default: 0,
        "What a shuffle depends on: the same seed gives the same order.")
      return { values, _ in
        switch values[key] {
        case "weight": .weight(descending: values[descending] ?? true)
        case "name": .name(descending: values[descending] ?? false)
        case "shuffled": .shuffled(seed: UInt64(values[seed]))
        case let field: .field(FieldPath(field), descending: values[descending] ?? false)
        }
      }
    }.type
    return .scalar(named, or: described, expected: "an order, or a mapping of by and descending")
  }()
}
