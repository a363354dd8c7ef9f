internal import Foundation
internal import PlatenText

/// How the letters of a text look in a document.
struct SVGTextStyle: Hashable {
  /// Families in order of preference, as CSS lists them.
  var families: String
  /// The size in hundredths of a point.
  var size: Int
  /// 1 to 1000, 400 for regular.
  var weight: Int
  var isSlanted: Bool
  /// Declarations of CSS for what no attribute says; empty for none.
  var settings: String

  /// What a document has without saying so.
  static let initial = SVGTextStyle(
    families: "", size: 0, weight: 400, isSlanted: false, settings: "")
}

extension SVGText {
  /// Writes the attributes in which a style differs from that around it.
  mutating func append(_ style: SVGTextStyle, within outer: SVGTextStyle) {
    if style == outer { return }
    if style.families != outer.families {
      append(" font-family=\"")
      append(escaped: style.families)
      append("\"")
    }
    if style.size != outer.size {
      append(" font-size=\"")
      append(units: style.size, decimals: 2)
      append("\"")
    }
    if style.weight != outer.weight {
      append(attribute: " font-weight", CGFloat(style.weight))
    }
    if style.isSlanted != outer.isSlanted {
      append(style.isSlanted ? " font-style=\"italic\"" : " font-style=\"normal\"")
    }
    if style.settings != outer.settings {
      append(" style=\"")
      let none = "font-feature-settings:normal;font-variation-settings:normal"
      append(escaped: style.settings.isEmpty ? none : style.settings)
      append("\"")
    }
  }
}

extension SVGTextStyle {
  /// CSS's list of a family, those that are the same under other names, and a generic one.
  static func families(of face: FontFace) -> String {
    var names = [face.family]
    if let relative = relatives[face.family] { names.append(relative) }
    // Noto's Chinese, Japanese and Korean are also published for one country each.
    if face.family.contains(" CJK ") { names.append(face.family.replacing(" CJK ", with: " ")) }
    return (names.map { quoted($0) } + [face.genericFamily.rawValue]).joined(separator: ",")
  }

  /// Declarations of CSS for the places on a face's axes, but for its weight, and for features.
  ///
  /// - Parameter variations: None for a face whose place is part of its file.
  static func settings(features: [FontFeature], variations: [FontVariation]) -> String {
    var settings: [String] = []
    if !features.isEmpty {
      let list = features.map { quoted(tag: $0.tag) + ($0.value == 1 ? "" : " \($0.value)") }
      settings.append("font-feature-settings:" + list.joined(separator: ","))
    }
    let axes = variations.filter { $0.tag != "wght" }
    if !axes.isEmpty {
      var text = SVGText()
      for (i, axis) in axes.enumerated() {
        text.append(i == 0 ? "font-variation-settings:" : ",")
        text.append(escaped: quoted(tag: axis.tag) + " ")
        text.append(axis.value, decimals: 4)
      }
      settings.append(String(decoding: text.bytes, as: UTF8.self))
    }
    return settings.joined(separator: ";")
  }

  /// What some families are also called: as variable fonts, and in later versions.
  private static let relatives = [
    "Inter": "Inter Variable",
    "Source Serif Pro": "Source Serif 4",
  ]

  /// A family's name as CSS has it: letters as they are, anything else in quotation marks.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: " ") || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & 0xDF
    }
    if isPlain { return name }
    var text = ""
    for scalar in name.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return "'" + text + "'"
  }

  private static func quoted(tag: String) -> String {
    // A tag has four printable characters of ASCII; two of them would end the text around it.
    "'" + tag.filter { $0.isASCII && $0 != "'" && $0 != "\\" && $0 != "\"" } + "'"
  }
}
