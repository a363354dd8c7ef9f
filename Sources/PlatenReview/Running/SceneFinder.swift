internal import Foundation
internal import PlatenComparison
internal import PlatenScenes

/// Finds the scenes in a folder.
enum SceneFinder {
  /// The paths in the folder of all files that are scenes, sorted.
  ///
  /// Scenes are YAML and JSON files that say in which version of the format they are.
  static func scenes(in folder: SnapshotFolder) -> [String] {
    let files = FolderListing.files(in: folder.path, excluding: [SnapshotFolder.referencesName])
    return files.filter { file in
      guard SourceFormat(fileName: file) != nil, SnapshotKind(fileName: file) == nil,
        let bytes = try? RegularFile.bytes(at: "\(folder.path)/\(file)")
      else { return false }
      return isScene(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether a text says `platen: 1`, in YAML or JSON; whatever else is in it may be wrong.
  static func isScene(_ text: String) -> Bool {
    let version = #/(?:^|[\n\r{,])[ \t]*(?:platen|"platen"|'platen')[ \t\n\r]*:[ \t\n\r]*["']?[0-9]/#
    return text.firstMatch(of: version) != nil
  }
}
