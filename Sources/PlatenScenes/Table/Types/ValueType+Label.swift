internal import Platen

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
  /// What a control is called: a text or a view, with a symbol if one is wanted.
  ///
  /// It may stand for the control.
  mutating func label(_ summary: String) -> (FieldValues) -> AnyView {
    let label = required("label", .label, summary)
    setPrimary(label)
    let symbol = symbol("The symbol beside the label, as \"star.fill\"; left out: none.")
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
