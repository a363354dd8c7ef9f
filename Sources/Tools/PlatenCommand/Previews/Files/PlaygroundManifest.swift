internal import Foundation

/// The manifest of an app of Swift Playgrounds, which only Apple's package manager reads.
struct PlaygroundManifest {
  /// The colour set of the accent colour, which the app's buttons and links have, as Xcode writes it into a catalogue;
  /// nil if the manifest names no colour, or one that a catalogue has as `AccentColor`.
  let accentColorSet: String?

  /// Reads the manifest in a folder.
  ///
  /// - Returns: nil if there is none, or one that every package manager reads.
  init?(in folder: String) {
    guard let text = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8),
      text.contains("import AppleProductTypes")
    else { return nil }
    if let preset = text.firstMatch(of: /\baccentColor:\s*\.presetColor\(\s*\.(\w+)\s*\)/) {
      accentColorSet = Self.colorSet(ofSystemColor: String(preset.output.1))
    } else if let asset = text.firstMatch(of: /\baccentColor:\s*\.asset\(\s*"([^"\n]+)"\s*\)/) {
      accentColorSet = Self.colorSet(named: String(asset.output.1), in: folder)
    } else {
      accentColorSet = nil
    }
  }

  private static func colorSet(ofSystemColor name: String) -> String {
    """
    {"colors": [{"idiom": "universal",
      "color": {"platform": "ios", "reference": "system\(name.capitalizedFirst)Color"}}]}
    """
  }

  private static func colorSet(named name: String, in folder: String) -> String? {
    guard name != "AccentColor" else { return nil }
    let catalogs = SwiftFiles.all(in: folder, endingIn: ["xcassets"])
    return catalogs.lazy.compactMap { catalog in
      try? String(contentsOfFile: "\(catalog)/\(name).colorset/Contents.json", encoding: .utf8)
    }.first
  }
}

extension String {
  /// The text with its first character in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
