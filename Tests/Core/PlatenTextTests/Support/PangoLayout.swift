import Foundation
import TestSupport
import Testing

/// Paragraphs as Pango lays them out, by what `pango-view` writes of its layout.
struct PangoLayout: Decodable {
  struct Line: Decodable {
    /// Where the line starts, as an offset in the text's UTF-8.
    var start: Int
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case start = "start-index"
      case runs
    }
  }

  struct Run: Decodable {
    var offset: Int
    var text: String
    var level: Int
    var script: String
    var font: Font
    var glyphs: [Glyph]

    private enum CodingKeys: String, CodingKey {
      case offset, text, script, font, glyphs
      case level = "bidi-level"
    }
  }

  struct Font: Decodable { var description: String }

  struct Glyph: Decodable {
    var id: Int
    /// 1/1024 of a point.
    var width: Int
    var cluster: Int

    private enum CodingKeys: String, CodingKey {
      case width
      case id = "glyph"
      case cluster = "log-cluster"
    }
  }

  struct Attributes: Decodable {
    var mayBreak: Bool?

    private enum CodingKeys: String, CodingKey { case mayBreak = "line-break" }
  }

  private struct Output: Decodable {
    /// 1/1024 of a point.
    var height: Int
    var lines: [Line]
    var attributes: [Attributes]

    private enum CodingKeys: String, CodingKey {
      case height, lines
      case attributes = "log-attrs"
    }
  }

  private var output: Output

  /// The height of all lines, in points.
  var height: Double { Double(output.height) / 1024 }
  /// One for each paragraph.
  var lines: [Line] { output.lines }
  /// What may happen before each of the text's code points, and at its end.
  var attributes: [Attributes] { output.attributes }

  /// Lets Pango lay out paragraphs, each of a language of its own, with the bundled fonts alone.
  init(_ paragraphs: [(text: String, language: String)], family: String, size: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(BundledFonts.folder)</dir><cachedir>\(folder.path)</cachedir></fontconfig>
      """, to: "fonts.conf")
    let markup = paragraphs.map { "<span lang=\"\($0.language)\">\($0.text.escaped)</span>" }
    try folder.write(markup.joined(separator: "\n"), to: "text")
    _ = try Program.output(
      of: "/usr/bin/pango-view",
      [
        "--no-display", "--markup", "--dpi=72", "--hinting=none", "--hint-metrics=off",
        "--subpixel-positions", "--font=\(family) \(size)", "--language=en",
        "--serialize-to=\(folder.path)/layout", "\(folder.path)/text",
      ],
      environment: ["LC_ALL": "C.UTF-8", "FONTCONFIG_FILE": folder.path + "/fonts.conf"],
      hint: "install pango1.0-tools")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/layout"))
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
