package import PlatenComparison
package import PlatenScenes

/// How the snapshots of a scene, or of a file, are made and compared.
package struct SnapshotSettings: Sendable {
  /// What is made of a scene.
  package var formats: [SnapshotKind] = [.png]
  /// What varies between the pictures of a scene.
  package var variants: [SceneAxis] = []
  /// What may differ.
  package var tolerance = SnapshotTolerance()
  /// What is not compared.
  package var ignored: [IgnoredRegion] = []

  package init() {}
}
