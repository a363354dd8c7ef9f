import Foundation

/// Scenes for the tests of snapshots.
enum SnapshotScene {
  /// A square of a colour, 20 by 20 points.
  static func square(_ color: String) -> String {
    """
    platen: 1
    canvas: {width: 20, height: 20}
    data: {color: "\(color)"}
    view:
      color: "{color}"
    """
  }
}

extension Workplace {
  /// Makes a folder with two scenes, `red.yaml` and `sub/blue.yaml`.
  func makeScenes() throws {
    try makeFolder("scenes/sub")
    try write(SnapshotScene.square("#FF0000").utf8, to: "scenes/red.yaml")
    try write(SnapshotScene.square("#0000FF").utf8, to: "scenes/sub/blue.yaml")
  }

  /// Makes the scenes and their references, and changes one of the scenes.
  func makeDifference() throws {
    try makeScenes()
    _ = try snapshot("record", "scenes")
    try write(SnapshotScene.square("#FF8000").utf8, to: "scenes/red.yaml")
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  /// Runs `platen snapshot`.
  func snapshot(_ arguments: String...) throws -> Outcome { try platen(["snapshot"] + arguments) }

  /// Whether there is a file or a folder.
  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/" + name)
  }
}
