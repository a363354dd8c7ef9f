internal import ArgumentParser
internal import PlatenComparison
internal import PlatenReview

/// Where snapshots are.
struct SnapshotOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The folder of the scenes.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The folder of the references. (default: __Snapshots__ in the folder)", valueName: "dir"),
    completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the last run's results. (default: .platen-snapshots in the folder)",
      valueName: "dir"), completion: .directory)
  var results: String?

  func snapshotFolder() throws -> SnapshotFolder {
    try SnapshotFolder(scenes: folder, references: references, results: results)
  }
}

extension SceneOptionGroup {
  /// What draws scenes as snapshots.
  func drawer() throws -> SceneDrawer {
    SceneDrawer(
      library: try fonts.library(), fontHash: Fingerprint.fontHash(of: fonts.folder),
      allowedPaths: allowPath)
  }
}
