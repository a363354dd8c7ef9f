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
      fields.setPrimary(content)
      return { values, decoder in
        var pieces = values[parts]
        if let content = values[content] {
          let text =
            values[markdown] ? Text(LocalizedStringKey(content)) : Text(verbatim: content)
          pieces.insert(text, at: 0)
        }
        if pieces.isEmpty {
          return decoder.report(values, found: "neither", expected: "content or parts")
        }
        return AnyView(Text.sum(pieces))
      }
    }
  ]
}
