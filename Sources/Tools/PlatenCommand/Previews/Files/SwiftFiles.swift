internal import Foundation

/// The Swift files below a folder.
enum SwiftFiles {
  /// How the names of translations and fonts end.
  static let resources: Set = ["strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "otc"]
  /// How the names of other files end that an app's bundle has beside its program.
  static let bundled: Set = [
    "json", "geojson", "plist", "csv", "txt", "md", "html", "css", "js", "xml", "png", "jpg",
    "jpeg", "webp", "gif", "svg", "mp3", "m4a", "wav", "mp4", "mov",
  ]
  /// How the names of files end with which previews change.
  static let watched = resources.union(["swift"])

  /// The paths in their order; hidden folders and packages' products are left out.
  ///
  /// - Parameter endings: How other names end that are wanted.
  static func all(in folder: String, endingIn endings: Set<String> = ["swift"]) -> [String] {
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = found?.nextObject() as? URL {
      if endings.contains(file.pathExtension.lowercased()) { paths.append(file.path) }
    }
    return paths.sorted()
  }
}

extension String {
  /// The text as Swift code has it.
  var swiftLiteral: String {
    "\""
      + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
  }
}
