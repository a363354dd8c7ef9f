internal import Foundation
internal import PlatenBase

/// What the page is without entries: its markup, style and script, from the files in `Page`.
enum ReviewPageShell {
  /// What stands before the entries.
  static func head(title: String) -> String {
    filled(parts.head) { name in
      switch name {
      case "policy": policy
      case "style": style
      case "title": escaped(title)
      default: ""
      }
    }
  }

  /// What stands after the entries.
  static var tail: String {
    filled(parts.tail) { $0 == "script" ? script : "" }
  }

  /// The script's files, in an order in which each finds what it needs.
  private static var script: String {
    let files = [
      PackageResources.data_js, PackageResources.decisions_js, PackageResources.list_js,
      PackageResources.drawing_js, PackageResources.camera_js, PackageResources.marks_js,
      PackageResources.controls_js, PackageResources.stage_js, PackageResources.findings_js,
      PackageResources.pointer_js, PackageResources.keys_js, PackageResources.app_js,
    ]
    return "(() => {\n'use strict';\n\n\(files.map(text).joined(separator: "\n"))})();\n"
  }

  private static var style: String { text(PackageResources.review_css) }

  /// Nothing is loaded and nothing runs but the page's own script and style, which are known by their
  /// hashes; pictures are shown that the page itself holds.
  private static var policy: String {
    "default-src 'none'; script-src \(source(script)); style-src \(source(style)); img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// A text's hash as a policy names it.
  private static func source(_ text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: text.utf8).bytes).base64EncodedString())'"
  }

  private static var parts: (head: String, tail: String) {
    let parts = text(PackageResources.page_html).components(separatedBy: "<!--entries-->")
    return (parts.first ?? "", parts.dropFirst().joined())
  }

  /// A template with `{{name}}` replaced; what is put in is not searched again.
  private static func filled(_ template: String, with part: (String) -> String) -> String {
    let pieces = template.components(separatedBy: "{{")
    return pieces.dropFirst().reduce(into: pieces.first ?? "") { result, piece in
      let halves = piece.components(separatedBy: "}}")
      result += part(halves[0]) + halves.dropFirst().joined(separator: "}}")
    }
  }

  /// A text in which nothing is markup; what no HTML file may hold is replaced (U+FFFD).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
