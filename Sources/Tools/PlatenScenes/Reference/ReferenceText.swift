/// Entries of the reference as lines for a terminal.
package struct ReferenceText {
  private let columns: Int

  /// - Parameter columns: The most columns of a line.
  package init(columns: Int) { self.columns = max(columns, 40) }

  /// Returns all that is known of an entry.
  package func text(of entry: SceneReference.Entry) -> String {
    var lines = ["\(entry.kind.rawValue) \(entry.name)"] + wrapped(entry.sentence, indent: 2)
    if let alone = entry.alone {
      lines += ["", entry.fields.isEmpty ? "VALUE" : "SHORT FORM"]
      lines += wrapped(alone, indent: 2)
    }
    if !entry.fields.isEmpty { lines += ["", "FIELDS"] }
    for field in entry.fields { lines += self.lines(of: field) }
    if entry.kind == .view {
      lines += ["", "EVERY VIEW"]
      lines += wrapped("id, let, if, else and modifiers: platen reference value view", indent: 2)
    }
    if let example = entry.example {
      lines += ["", "EXAMPLE"]
      lines += example.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a line for each entry, under the headings of their kinds.
  package func list(of entries: [SceneReference.Entry]) -> String {
    var blocks: [String] = []
    for kind in SceneReference.Kind.allCases {
      let ofKind = entries.filter { $0.kind == kind }
      if ofKind.isEmpty { continue }
      let width = ofKind.map(\.name.count).max() ?? 0
      let lines = ofKind.map { entry in
        let name = "  " + entry.name + String(repeating: " ", count: width - entry.name.count + 2)
        return name
          + wrapped(entry.sentence, indent: name.count).joined(separator: "\n")
          .drop { $0 == " " }
      }
      blocks.append(([kind.title.uppercased()] + lines).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  private func lines(of field: SceneReference.Field) -> [String] {
    let note =
      field.isRequired ? "; required" : field.defaultText.map { "; default: \($0)" } ?? ""
    return ["  \(field.name)"] + wrapped(field.type + note, indent: 6)
      + wrapped(field.sentence, indent: 6)
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = space
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > columns {
        lines.append(line)
        line = space
      }
      line += (line.count > indent ? " " : "") + word
    }
    return line.count > indent ? lines + [line] : lines
  }
}
