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
  /// Returns what is said of a view.
  mutating func view() -> JSONValue {
    reference("view") { definitions in
      let modifiers = definitions.modifiers()
      let others: [JSONValue.Member] = [
        .init("id", ["description": "The view's name.", "type": "string"]),
        .init(
          "let",
          [
            "description": "Names for values, such as {total: \"{sum(lines.price)}\"}.",
            "type": "object",
          ]),
        .init("if", definitions.condition()),
        .init(
          "else",
          [
            "description": "The view to draw instead if the condition is false.",
            "$ref": "#/$defs/view",
          ]),
        .init("modifiers", modifiers),
      ]
      return ViewTable.views.schema(&definitions, prefix: "view.", others: others)
    }
  }

  /// Returns what is said of whether a view is shown: true or false, or tests of fields of the
  /// data.
  private mutating func condition() -> JSONValue {
    let boolean = ValueType<Bool>.boolean.schema(&self)
    let tests = DataFilter.type.schema(&self)
    return [
      "description": "Whether the view is shown: true or false, or tests of fields of the data.",
      "anyOf": [boolean, tests],
    ]
  }

  /// Returns what is said of a list of modifiers.
  mutating func modifiers() -> JSONValue {
    let modifier = reference("modifier") {
      ModifierTable.modifiers.schema(&$0, prefix: "modifier.")
    }
    return [
      "description": "The modifiers that change the view, the innermost first.", "type": "array",
      "items": modifier,
    ]
  }
}

/// Some views as one, for a view builder.
struct ViewList: NonisolatedView {
  let views: [AnyView]

  var body: some View { ForEach(views.indices) { views[$0] } }
}

// MARK: - Labels

extension ValueType where Value == AnyView {
  /// A text that stands for a view of it, or a view.
  static var label: ValueType {
    let text = ValueType<String>.text.map { AnyView(Text(verbatim: $0)) }
    return .scalar(text, or: .view, expected: "a text or a view")
  }
}

extension ValueType where Value == Text {
  /// A text as it is.
  static var verbatim: ValueType { ValueType<String>.text.map { Text(verbatim: $0) } }
}

extension FieldList {
  /// Returns what a control is called: a text or a view, with a symbol if one is wanted.
  ///
  /// It may stand for the control.
  mutating func label(_ summary: String) -> (FieldValues) -> AnyView {
    let label = required("label", .label, summary)
    setPrimary(label)
    let symbol = symbol("The symbol beside the label, such as \"star.fill\"; default: none.")
    return { values in
      guard let symbol = values[symbol] else { return values[label] }
      return AnyView(
        Label {
          values[label]
        } icon: {
          Image(systemName: symbol)
        })
    }
  }

  /// A control's label that is not needed; nil where there is none.
  mutating func optionalLabel(_ name: String, _ summary: String) -> Field<AnyView?> {
    optional(name, .label, summary)
  }

  /// The name of a symbol.
  mutating func symbol(_ summary: String) -> Field<String?> {
    optional("systemImage", .symbolName, summary)
  }
}

extension ValueType where Value == String {
  /// The name of a symbol, as SF Symbols calls it.
  static var symbolName: ValueType {
    let expected = "the name of a symbol, such as star.fill"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let name = decoder.scalar(node, expected: expected)?.text else { return nil }
      if SymbolTable.bundled.codePoint(for: name) != nil { return name }
      return decoder.report(
        node, expected: expected,
        suggestion: SymbolTable.bundled.nearestNames(to: name, limit: 1).first)
    }
  }
}
