internal import Foundation
internal import PlatenComparison
package import PlatenScenes

/// All snapshots that there are to be of a folder's scenes, or of its files.
package struct SnapshotPlan: Sendable {
  /// The pictures, in the order of their names.
  package private(set) var jobs: [SnapshotJob] = []

  /// The snapshots of scenes.
  ///
  /// - Parameter overrides: Values that take the place of all scenes' own.
  /// - Throws: An error if there are no scenes, or two snapshots would be called the same.
  package init(
    scenesIn folder: SnapshotFolder, _ configuration: SnapshotConfiguration,
    overrides: [SceneOverride] = []
  ) throws {
    for scene in try SceneFinder.scenes(in: folder, configuration) {
      try add(scene, folder, configuration.settings(of: scene), overrides)
    }
    try sort()
  }

  /// The PNGs and SVGs of a folder, whoever made them.
  ///
  /// - Throws: An error if there are none.
  package init(
    filesIn folder: SnapshotFolder, _ configuration: SnapshotConfiguration
  ) throws(ReviewError) {
    let store = SnapshotStore(folder.path)
    for name in store.names() where configuration.includesFile(name) {
      guard let kind = SnapshotKind(fileName: name) else { continue }
      jobs.append(
        SnapshotJob(
          source: .file(store.path(of: name)), sourceName: name,
          outputs: [.init(kind: kind, name: name)], settings: configuration.settings(of: name)))
    }
    if jobs.isEmpty {
      throw ReviewError(.noInput, "no PNG, SVG or layout files in \"\(folder.path)\"")
    }
    try sort()
  }

  /// The names of all snapshots.
  package var names: Set<String> { Set(jobs.flatMap { $0.outputs.map(\.name) }) }

  // MARK: - Scenes

  private mutating func add(
    _ scene: String, _ folder: SnapshotFolder, _ settings: SnapshotSettings,
    _ overrides: [SceneOverride]
  ) throws {
    let stem = (scene as NSString).deletingPathExtension
    for values in try Self.combinations(settings.variants, scene) {
      let variant = VariantName.of(values, settings.variants)
      let name = variant.isEmpty ? stem : stem + "/" + variant
      jobs.append(
        SnapshotJob(
          source: .scene(
            "\(folder.path)/\(scene)",
            SceneAxis.overrides(of: values, settings.variants, over: overrides)),
          sourceName: variant.isEmpty ? scene : "\(scene) (\(variant))",
          outputs: settings.formats.map { .init(kind: $0, name: name + $0.fileEnding) },
          settings: settings))
    }
  }

  private static func combinations(
    _ axes: [SceneAxis], _ scene: String
  ) throws(ReviewError) -> [[SceneAxisValue]] {
    do throws(SceneAxisError) {
      return try SceneAxis.combinations(of: axes)
    } catch {
      throw ReviewError(
        .badInput, "\"\(scene)\" has \(error.found) by its variants, expected \(error.advice)")
    }
  }

  private mutating func sort() throws(ReviewError) {
    jobs.sort { one, other in
      (one.outputs.first?.name ?? "").utf8
        .lexicographicallyPrecedes((other.outputs.first?.name ?? "").utf8)
    }
    var sources: [String: String] = [:]
    for job in jobs {
      for output in job.outputs {
        // Some file systems take the cases of letters for the same.
        if let other = sources.updateValue(job.sourceName, forKey: output.name.lowercased()) {
          throw ReviewError(
            .badInput,
            "the snapshots of \"\(other)\" and \"\(job.sourceName)\" would both be called"
              + " \"\(output.name)\": rename one of them")
        }
      }
    }
  }
}
