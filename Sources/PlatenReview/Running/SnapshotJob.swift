package import PlatenComparison
package import PlatenScenes

/// A picture that snapshots are made of.
package struct SnapshotJob: Sendable {
  /// The scene's file.
  package var scene: String
  /// The scene's name as messages show it: its path in the folder.
  package var sceneName: String
  /// What the snapshots are called, without their endings.
  package var name: String
  /// The values that take the place of the scene's own.
  package var overrides: [SceneOverride]
  /// What is made of it.
  package var kinds: [SnapshotKind]

  /// The names of the snapshots.
  package var names: [String] { kinds.map { name + $0.fileEnding } }
}
