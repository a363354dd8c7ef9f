internal import Foundation
internal import PlatenComparison
internal import PlatenScenes

/// Finds the scenes in a folder.
enum SceneFinder {
  /// The paths in the folder of all files that are scenes, sorted.
  ///
  /// Without a word of the configuration, scenes are YAML and JSON files that say in which version of
  /// the format they are.
  ///
  /// - Throws: An error if there are none.
  static func scenes(
    in folder: SnapshotFolder, _ configuration: SnapshotConfiguration
  ) throws(ReviewError) -> [String] {
    let files = FolderListing.files(in: folder.path, excluding: [SnapshotFolder.referencesName])
    let possible = files.filter { file in
      SourceFormat(fileName: file) != nil && SnapshotKind(fileName: file) == nil
        && !configuration.excluded.contains { $0.matches(file) }
        && !SnapshotConfiguration.fileNames.contains(file)
    }
    if let patterns = configuration.scenes {
      let scenes = possible.filter { file in patterns.contains { $0.matches(file) } }
      if !scenes.isEmpty { return scenes }
      let texts = patterns.map { "\"\($0.text)\"" }.joined(separator: ", ")
      throw ReviewError(.noInput, "no file in \"\(folder.path)\" is one of the scenes \(texts)")
    }
    let scenes = possible.filter { isScene(at: "\(folder.path)/\($0)") }
    if !scenes.isEmpty { return scenes }
    throw ReviewError(.noInput, "no scenes in \"\(folder.path)\": YAML or JSON with platen: 1")
  }

  private static func isScene(at path: String) -> Bool {
    guard let bytes = try? RegularFile.bytes(at: path) else { return false }
    return isScene(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a text says `platen: 1`, in YAML or JSON; whatever else is in it may be wrong.
  static func isScene(_ text: String) -> Bool {
    let version =
      #/(?:^|[\n\r{,])[ \t]*(?:platen|"platen"|'platen')[ \t\n\r]*:[ \t\n\r]*["']?[0-9]/#
    return text.firstMatch(of: version) != nil
  }
}
