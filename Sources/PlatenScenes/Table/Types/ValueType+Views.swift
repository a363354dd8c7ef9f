internal import Platen

extension ValueType where Value == AnyView {
  /// A view with its modifiers.
  static var view: ValueType {
    ValueType(expected: "a view") {
      $0.view()
    } read: {
      $1.view($0)
    }
  }
}

extension ValueType where Value == [AnyView] {
  /// A list of views, in the order in which they are drawn.
  static var views: ValueType {
    ValueType(expected: "a list of views") { definitions in
      ["type": "array", "items": definitions.view()]
    } read: { node, decoder in
      decoder.views(node)
    }
  }
}

extension SchemaDefinitions {
  /// What is said of a view.
  mutating func view() -> JSONValue {
    reference("view") { definitions in
      let modifiers = definitions.modifiers()
      let others: [JSONValue.Member] = [
        .init("id", ["description": "What the view is called.", "type": "string"]),
        .init("modifiers", modifiers),
      ]
      return ViewTable.views.schema(&definitions, prefix: "view.", others: others)
    }
  }

  /// What is said of a list of modifiers.
  mutating func modifiers() -> JSONValue {
    let modifier = reference("modifier") {
      ModifierTable.modifiers.schema(&$0, prefix: "modifier.")
    }
    return [
      "description": "What changes the view, the innermost first.", "type": "array",
      "items": modifier,
    ]
  }
}

/// Some views as one, for a view builder.
struct ViewList: View {
  let views: [AnyView]

  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}
