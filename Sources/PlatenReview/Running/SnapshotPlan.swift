internal import Foundation
internal import PlatenComparison
package import PlatenScenes

/// All snapshots that there are to be of a folder's scenes.
package struct SnapshotPlan: Sendable {
  /// The pictures, in the order of their names.
  package private(set) var jobs: [SnapshotJob] = []

  /// - Parameter overrides: Values that take the place of all scenes' own.
  /// - Throws: An error if there are no scenes, or two snapshots would be called the same.
  package init(_ folder: SnapshotFolder, overrides: [SceneOverride] = []) throws {
    let scenes = SceneFinder.scenes(in: folder)
    if scenes.isEmpty {
      throw ReviewError(.noInput, "no scenes in \"\(folder.path)\": YAML or JSON with platen: 1")
    }
    for scene in scenes {
      jobs.append(
        SnapshotJob(
          scene: "\(folder.path)/\(scene)", sceneName: scene, name: Self.stem(of: scene),
          overrides: overrides, kinds: [.png]))
    }
    jobs.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    try checkNames()
  }

  private func checkNames() throws(ReviewError) {
    var scenes: [String: String] = [:]
    for job in jobs {
      // Some file systems take the cases of letters for the same.
      if let other = scenes.updateValue(job.sceneName, forKey: job.name.lowercased()) {
        throw ReviewError(
          .badInput,
          "the snapshots of \"\(other)\" and \"\(job.sceneName)\" would both be called"
            + " \"\(job.name)\": rename one of them")
      }
    }
  }

  /// A path without its ending.
  private static func stem(of path: String) -> String { (path as NSString).deletingPathExtension }
}
