internal import Platen

/// What changes a view.
typealias Modifier = (AnyView) -> AnyView

extension Part where Result == Modifier {
  /// A modifier with one value.
  init<Value>(
    _ name: String, _ summary: String, _ field: String, _ type: ValueType<Value>,
    _ fieldSummary: String, default defaultValue: JSONValue? = nil,
    _ modify: @escaping @Sendable (AnyView, Value) -> AnyView
  ) {
    self.init(name, summary) { fields in
      let value =
        defaultValue.map { fields.optional(field, type, default: $0, fieldSummary) }
        ?? fields.required(field, type, fieldSummary)
      fields.setPrimary(value)
      return { values, _ in
        let value = values[value]
        return { modify($0, value) }
      }
    }
  }
}
