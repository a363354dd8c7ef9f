internal import Foundation

/// The manifest of an app of Swift Playgrounds, which only Apple's package manager reads.
struct PlaygroundManifest {
  /// The name of the system's colour that the app's buttons and links have, such as `orange`; nil if it names none.
  let accent: String?

  /// Reads the manifest in a folder.
  ///
  /// - Returns: nil if there is none, or one that every package manager reads.
  init?(in folder: String) {
    guard let text = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8),
      text.contains("import AppleProductTypes")
    else { return nil }
    let preset = text.firstMatch(of: /\baccentColor:\s*\.presetColor\(\s*\.(\w+)\s*\)/)
    accent = preset.map { String($0.output.1) }
  }

  /// The colour set of the accent colour, as Xcode writes it into a catalogue; nil if the manifest names no colour.
  var colorSet: String? {
    guard let accent else { return nil }
    return """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "system\(accent.capitalizedFirst)Color"}}]}
      """
  }
}

extension String {
  /// The text with its first character in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
