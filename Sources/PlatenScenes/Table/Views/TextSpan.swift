internal import Platen

extension ValueType where Value == Text {
  /// A part of a text: the text itself, or a mapping of it or of a symbol to its modifiers.
  static var span: ValueType {
    RecordType<Text>("a text, or a mapping of text, parts or systemImage") { fields in
      let text = fields.optional("text", .verbatim, "The text, as it is.")
      let parts = fields.optional(
        "parts", .spans, default: [], "Parts that are one after the other.")
      let symbol = fields.optional(
        "systemImage", .symbolName, "A symbol, set like a character.")
      let modifiers = fields.optional(
        "modifiers", ValueType<TextChange>.textChange.list("a list of text modifiers"),
        default: [], "What changes the part, the innermost first.")
      fields.setPrimary(text)
      return { values, decoder in
        var pieces = values[parts]
        if let symbol = values[symbol] { pieces.insert(Text(Image(systemName: symbol)), at: 0) }
        if let text = values[text] { pieces.insert(text, at: 0) }
        if pieces.isEmpty {
          return decoder.report(values, found: "none", expected: "text, parts or systemImage")
        }
        return values[modifiers].reduce(Text.sum(pieces)) { $1($0) }
      }
    }.type.named("span")
  }
}

extension ValueType where Value == [Text] {
  /// Parts of a text, one after the other.
  static var spans: ValueType {
    ValueType<[Text]>(expected: "a list of a text's parts") {
      ["type": "array", "items": ValueType<Text>.span.schema(&$0)]
    } read: { node, decoder in
      ValueType<Text>.span.list("a list of a text's parts").read(node, decoder)
    }
  }
}

/// What changes a text, which stays a text.
typealias TextChange = (Text) -> Text

extension ValueType where Value == TextChange {
  /// A change of a text.
  static var textChange: ValueType {
    TextModifierTable.modifiers.type("a modifier of texts' parts")
  }
}

extension Text {
  /// Texts, of which there is one at least, one after the other.
  static func sum(_ texts: [Text]) -> Text { texts.dropFirst().reduce(texts[0], +) }
}
