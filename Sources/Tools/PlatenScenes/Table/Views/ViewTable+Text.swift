internal import Platen

extension ViewTable {
  /// Views that show a text.
  static let text: [Part<AnyView>] = [
    Part("text", "A text of one or more lines.") { fields in
      let content = fields.optional(
        "content", ValueType<String>.text.located, "The text, exactly as written.")
      let format = fields.optional(
        "format", .valueFormat,
        "The format of content that is a number, a date or a time, such as number(2), percent,"
          + " currency(EUR), date(long) or time(short); default: unchanged.")
      let markdown = fields.optional(
        "markdown", .boolean, default: false,
        "Whether to read inline Markdown in the content, such as **bold** and [a](link).")
      let parts = fields.optional(
        "parts", .spans, default: [], "Texts one after the other, each with its own modifiers.")
      fields.setPrimary(content)
      return { values, decoder in
        var pieces = values[parts]
        if let content = values[content] {
          guard let text = decoder.text(content, as: values[format]) else { return nil }
          pieces.insert(
            values[markdown] ? Text(LocalizedStringKey(text)) : Text(verbatim: text), at: 0)
        }
        if pieces.isEmpty {
          return decoder.report(values, found: "neither", expected: "content or parts")
        }
        let text = Text.sum(pieces)
        return decoder.options.allowsLinks || !values[markdown]
          ? AnyView(text) : AnyView(text.environment(\.followsLinksOfTexts, false))
      }
    }
  ]
}

extension SceneDecoder {
  /// A value in a format, in the scene's language and time zone; nil after an error was reported.
  fileprivate func text(_ content: Located<String>, as format: ValueFormat?) -> String? {
    guard let format else { return content.value }
    do throws(ValueFormatError) {
      return try sceneEnvironment.formatter.text(of: DataValue(cell: content.value), as: format)
    } catch {
      add(content.error(found: error.found, expected: error.expected))
      return nil
    }
  }
}

extension ValueType where Value == ValueFormat {
  /// How a number, a date or a time is written.
  static var valueFormat: ValueType {
    let expected = "a format, such as number(2)"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let text = decoder.scalar(node, expected: expected)?.text else { return nil }
      do throws(TemplateError) {
        let format = try ValueFormat(text)
        decoder.noteDoubts(format.doubts, at: node)
        return format
      } catch {
        return decoder.report(node, expected: error.expected, suggestion: error.suggestion)
      }
    }
  }
}
