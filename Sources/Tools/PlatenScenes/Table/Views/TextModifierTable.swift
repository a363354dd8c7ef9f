internal import Platen

/// The changes that a part of a text can have.
enum TextModifierTable {
  static let modifiers = PartTable("textModifier", [letters, lines, places, fonts])

  private static let letters: [Part<TextChange>] = [
    part("font", "Sets the part in a font.", "font", .font, "The font.") { $0.font($1) },
    part(
      "fontWeight", "Sets the font weight.", "weight", .fontWeight, "The weight."
    ) { $0.fontWeight($1) },
    part("fontDesign", "Sets the font design.", "design", .fontDesign, "The design.") {
      $0.fontDesign($1)
    },
    part("fontWidth", "Sets the width of the letters.", "width", .fontWidth, "The width.") {
      $0.fontWidth($1)
    },
    part(
      "bold", "Makes the part bold.", "isActive", .boolean, "Whether the part is bold.",
      default: true
    ) { $0.bold($1) },
    part(
      "italic", "Makes the part italic.", "isActive", .boolean,
      "Whether the part is italic.", default: true
    ) { $0.italic($1) },
    part(
      "monospaced", "Gives all letters the same width.", "isActive", .boolean,
      "Whether all letters have the same width.", default: true
    ) { $0.monospaced($1) },
    Part("monospacedDigit", "Gives all digits the same width.") { { $0.monospacedDigit() } },
    part(
      "foregroundStyle", "Sets the colour of the part.", "style", .style,
      "The colour or another style."
    ) { $0.foregroundStyle($1) },
  ]

  private static let lines: [Part<TextChange>] = [
    .line("underline", "Underlines the part.") {
      $0.underline($1, pattern: $2, color: $3)
    },
    .line("strikethrough", "Strikes the part through.") {
      $0.strikethrough($1, pattern: $2, color: $3)
    },
  ]

  private static let places: [Part<TextChange>] = [
    part(
      "kerning", "Adds space between letters; ligatures stay.", "kerning", .coordinate,
      "The additional space in points."
    ) { $0.kerning($1) },
    part(
      "tracking", "Adds space between letters; ligatures are taken apart.", "tracking",
      .coordinate, "The additional space in points."
    ) { $0.tracking($1) },
    part(
      "baselineOffset", "Moves the part up from its baseline.", "baselineOffset", .coordinate,
      "Points; less than 0 moves it down."
    ) { $0.baselineOffset($1) },
    part("textScale", "Makes the part smaller.", "scale", .textScale, "The scale.") {
      $0.textScale($1)
    },
  ]

  private static let fonts: [Part<TextChange>] = [
    .fontFeature("Sets an OpenType feature of the part.") { $0.fontFeature($1, $2) },
    .fontVariation("Sets an axis of the part's variable font.") { $0.fontVariation($1, $2) },
  ]

  private static func part<Value>(
    _ name: String, _ summary: String, _ field: String, _ type: ValueType<Value>,
    _ fieldSummary: String, default defaultValue: JSONValue? = nil,
    _ change: @escaping @Sendable (Text, Value) -> Text
  ) -> Part<TextChange> {
    Part(name, summary) { fields in
      let value =
        defaultValue.map { fields.optional(field, type, default: $0, fieldSummary) }
        ?? fields.required(field, type, fieldSummary)
      fields.setPrimary(value)
      return { values, _ in
        let value = values[value]
        return { change($0, value) }
      }
    }
  }
}

extension ValueType where Value == Text {
  /// A part of a text: the text itself, or a mapping of it or of a symbol to its modifiers.
  static var span: ValueType {
    RecordType<Text>("a text, or a mapping of text, parts or systemImage") { fields in
      let text = fields.optional("text", .verbatim, "The text, exactly as written.")
      let parts = fields.optional(
        "parts", .spans, default: [], "Parts that follow each other.")
      let symbol = fields.optional(
        "systemImage", .symbolName, "A symbol, set like a character.")
      let modifiers = fields.optional(
        "modifiers", ValueType<TextChange>.textChange.list("a list of text modifiers"),
        default: [], "The modifiers that change the part, the innermost first.")
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

/// A modifier of a text, which stays a text.
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
