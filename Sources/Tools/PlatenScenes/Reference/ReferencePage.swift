package import Foundation
internal import PlatenBase

/// The reference as one page of HTML that needs nothing beside it.
///
/// It has every part with its fields, its example and what the example draws.
package struct ReferencePage {
  private let reference: SceneReference
  private let version: String
  /// Returns the SVG of an entry's example; nil for one that has none.
  private let picture: (SceneReference.Entry) throws -> Data?

  package init(
    _ reference: SceneReference, version: String,
    picture: @escaping (SceneReference.Entry) throws -> Data?
  ) {
    self.reference = reference
    self.version = version
    self.picture = picture
  }

  /// The page.
  ///
  /// - Throws: What drawing the examples throws.
  package var html: String {
    get throws {
      let kinds = SceneReference.Kind.allCases.map { kind in
        (kind, reference.entries.filter { $0.kind == kind })
      }
      var body = "<nav>\n<h1>Scenes</h1>\n<p>Platen \(version.markupEscaped)</p>\n"
      body += "<input type=\"search\" placeholder=\"Find a name\" aria-label=\"Find a name\">\n"
      for (kind, entries) in kinds {
        let links = entries.map { "<a href=\"#\($0.key)\">\($0.name.markupEscaped)</a>" }
        body += "<h2>\(kind.title)</h2>\n<p class=\"names\">\(links.joined(separator: " "))</p>\n"
      }
      body += "</nav>\n<main>\n"
      for (kind, entries) in kinds {
        body += "<h2 id=\"\(kind.rawValue)\">\(kind.title)</h2>\n"
        for entry in entries { body += try section(entry) }
      }
      body += "</main>\n"
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Platen: reference for scenes</title>
        <style>
        \(String(decoding: PackageResources.reference_css, as: UTF8.self))</style>
        </head>
        <body>
        \(body)<script>
        \(String(decoding: PackageResources.reference_js, as: UTF8.self))</script>
        </body>
        </html>

        """
    }
  }

  private func section(_ entry: SceneReference.Entry) throws -> String {
    var text = "<section id=\"\(entry.key)\">\n"
    text += "<h3><a href=\"#\(entry.key)\">\(entry.name.markupEscaped)</a></h3>\n"
    text += "<p>\(entry.sentence.markupEscaped)</p>\n"
    if let example = entry.example {
      text += "<div class=\"example\"><pre><code>\(example.trimmed.markupEscaped)</code></pre>"
      if let svg = try picture(entry) {
        let address = "data:image/svg+xml;base64,\(svg.base64EncodedString())"
        text += "<img loading=\"lazy\" alt=\"\" src=\"\(address)\">"
      }
      text += "</div>\n"
    }
    if let alone = entry.alone {
      let label = entry.fields.isEmpty ? "" : "<b>Short form:</b> "
      text += "<p class=\"alone\">\(label)\(linked(alone))</p>\n"
    }
    if !entry.fields.isEmpty {
      text += "<table>\n<tr><th>Field<th>Value<th>Default<th>Meaning</tr>\n"
      for field in entry.fields { text += row(field) }
      text += "</table>\n"
    }
    if entry.kind == .view {
      text += "<p>With its name stand the fields of <a href=\"#value.view\">every view</a>.</p>\n"
    }
    return text + "</section>\n"
  }

  private func row(_ field: SceneReference.Field) -> String {
    let standard =
      field.isRequired
      ? "required" : field.defaultText.map { "<code>\($0.markupEscaped)</code>" } ?? "–"
    return "<tr><td><code>\(field.name.markupEscaped)</code><td>\(linked(field.type))"
      + "<td>\(standard)<td>\(field.sentence.markupEscaped)</tr>\n"
  }

  /// A type with links to the values and tables that it names in angle brackets.
  private func linked(_ type: String) -> String {
    type.split(separator: "<", omittingEmptySubsequences: false).enumerated().map { i, part in
      guard i > 0, let end = part.firstIndex(of: ">") else { return String(part).markupEscaped }
      let name = String(part[..<end])
      let isTable = SceneReference.Kind(rawValue: name) != nil
      let key = isTable ? name : "\(SceneReference.Kind.value.rawValue).\(name)"
      return "<a href=\"#\(key)\">\(name)</a>"
        + String(part[part.index(after: end)...]).markupEscaped
    }.joined()
  }
}

extension SceneReference.Entry {
  /// The scene of the example; nil without one.
  package var scene: String? {
    guard let example else { return nil }
    if example.hasPrefix("platen:") { return example }
    let lines = example.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
    return "platen: 1\ncanvas: {padding: 16}\nview:\n"
      + lines.map { "  \($0)\n" }.joined()
  }
}

extension String {
  /// The text without line ends after it.
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
