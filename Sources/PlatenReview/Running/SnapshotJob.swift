package import PlatenComparison
package import PlatenScenes

/// A picture that snapshots are made of, or that is one.
package struct SnapshotJob: Sendable {
  /// Where the picture comes from.
  package enum Source: Sendable {
    /// A scene's file, with values that take the place of the scene's own.
    case scene(String, [SceneOverride])
    /// A file that others made.
    case file(String)
  }

  /// A snapshot to compare, or to record.
  package struct Output: Hashable, Sendable {
    package var kind: SnapshotKind
    /// What the snapshot is called: the path in the folder of references.
    package var name: String
  }

  package var source: Source
  /// The path of the scene, or the file, in its folder, as messages show it.
  package var sourceName: String
  package var outputs: [Output]
  package var settings: SnapshotSettings
}
