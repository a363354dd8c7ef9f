internal import Platen

extension ViewTable {
  /// Views that show a text.
  static let text: [Part<AnyView>] = [
    Part("text", "A text of one or more lines.") { fields in
      let content = fields.required("content", .text, "The text, as it is.")
      fields.setPrimary(content)
      return { values, _ in AnyView(Text(verbatim: values[content])) }
    }
  ]
}
