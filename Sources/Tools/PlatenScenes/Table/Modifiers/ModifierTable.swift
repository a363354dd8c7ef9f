internal import Platen

/// The modifiers that a scene can name.
enum ModifierTable {
  static let modifiers = PartTable(
    "modifier",
    [
      styles, text, letters, sizes, places, grids, clouds, layers, clips, effects, transforms,
      filters,
      paints, environment, images, controls, lists, scrolling, navigation, accessibility,
    ])
}

// MARK: - Modifiers

/// A modifier of views.
typealias Modifier = (AnyView) -> AnyView

/// A modifier whose value has a name, such as a control's style.
typealias NamedModifier = @Sendable (AnyView) -> AnyView

extension Part where Result == Modifier {
  /// A modifier without fields.
  init<Changed: View>(
    _ name: String, _ summary: String, modify: @escaping @Sendable (AnyView) -> Changed
  ) {
    self.init(name, summary, always: { { AnyView(modify($0)) } })
  }

  /// A modifier with one value.
  init<Value, Changed: View>(
    _ name: String, _ summary: String, _ field: String, _ type: ValueType<Value>,
    _ fieldSummary: String, default defaultValue: JSONValue? = nil,
    _ modify: @escaping @Sendable (AnyView, Value) -> Changed
  ) {
    self.init(name, summary) { fields in
      let value =
        defaultValue.map { fields.optional(field, type, default: $0, fieldSummary) }
        ?? fields.required(field, type, fieldSummary)
      fields.setPrimary(value)
      return { values, _ in
        let value = values[value]
        return { AnyView(modify($0, value)) }
      }
    }
  }

  /// A modifier with one of some named values, as a control's style is.
  init(
    _ name: String, _ summary: String, style expected: String,
    _ styles: [(name: String, value: NamedModifier)]
  ) {
    self.init(name, summary, "style", .name(expected, styles), "The name of \(expected).") {
      $1($0)
    }
  }
}
