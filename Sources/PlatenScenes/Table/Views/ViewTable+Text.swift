internal import Platen

extension ViewTable {
  /// Views that show a text.
  static let text: [Part<AnyView>] = [
    Part("text", "A text of one or more lines.") { fields in
      let content = fields.optional("content", .text, "The text, as it is.")
      let markdown = fields.optional(
        "markdown", .boolean, default: false,
        "Whether Markdown's inline marks in the content count, such as **bold** and [a](link).")
      let parts = fields.optional(
        "parts", .spans, default: [], "Texts one after the other, each with its own modifiers.")
      let modifiers = fields.optional(
        "modifiers", ValueType<TextChange>.textChange.list("a list of text modifiers"),
        default: [], "What changes the whole text and leaves it a text, the innermost first.")
      fields.setPrimary(content)
      return { values, _ in
        var pieces = values[parts]
        if let content = values[content] {
          let text =
            values[markdown] ? Text(LocalizedStringKey(content)) : Text(verbatim: content)
          pieces.insert(text, at: 0)
        }
        let text = pieces.count == 1 ? pieces[0] : pieces.reduce(Text(verbatim: ""), +)
        return AnyView(values[modifiers].reduce(text) { $1($0) })
      }
    }
  ]
}
