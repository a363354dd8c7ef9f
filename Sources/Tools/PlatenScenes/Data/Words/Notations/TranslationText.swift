/// Takes the texts out of a PO file, in which GNU gettext has translations.
enum TranslationText {
  /// Returns whether a text begins as such a file does: it has lines of both fields.
  static func isOne(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix("msgid \"") } && lines.contains { $0.hasPrefix("msgstr") }
      && lines.allSatisfy { $0.first.map { "#\"m".contains($0) } ?? true }
  }

  /// Returns the translations, and the texts themselves where there are none.
  static func plainText(of text: String) -> String {
    var entry = Entry()
    var texts: [String] = []
    for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
      let value = line.drop { $0 != "\"" }.dropFirst()
      let isContext = line.hasPrefix("msgctxt")
      // What is first of an entry ends the one before it.
      if isContext || line.hasPrefix("msgid ") && entry.field != .context {
        texts += entry.texts
        entry = Entry()
      }
      if isContext {
        entry.field = .context
      } else if line.hasPrefix("msgid") {
        entry.field = .original
        entry.originals.append("")
      } else if line.hasPrefix("msgstr") {
        entry.field = .translation
        entry.translations.append("")
      }
      entry.add(unescaped(value.last == "\"" ? value.dropLast() : value))
    }
    return (texts + entry.texts).joined(separator: "\n\n")
  }

  private struct Entry {
    enum Field { case context, original, translation }

    /// The field that the lines belong to.
    var field: Field?
    /// The singular, and the plural if there is one.
    var originals: [String] = []
    var translations: [String] = []

    /// What is to be read; nothing of the first entry, which has no text and describes the file.
    var texts: [String] {
      guard originals.contains(where: { !$0.isEmpty }) else { return [] }
      let translated = translations.filter { !$0.isEmpty }
      return translated.isEmpty ? originals : translated
    }

    mutating func add(_ text: String) {
      switch field {
      case .original: originals[originals.count - 1] += text
      case .translation: translations[translations.count - 1] += text
      case .context, nil: break
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var plain = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        plain.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}
