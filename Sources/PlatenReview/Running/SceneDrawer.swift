package import Platen
internal import PlatenComparison
internal import PlatenScenes

/// Draws scenes as snapshots.
///
/// It may be used by many threads at once.
package struct SceneDrawer: Sendable {
  private let library: FontLibrary
  private let fingerprint: Fingerprint
  private let allowedPaths: [String]

  /// - Parameters:
  ///   - fontHash: The hash of the library's fonts, as fingerprints have it.
  ///   - allowedPaths: Files and folders that scenes may read beside their own folders.
  package init(library: FontLibrary, fontHash: String?, allowedPaths: [String] = []) {
    self.library = library
    fingerprint = Fingerprint(fonts: fontHash)
    self.allowedPaths = allowedPaths
  }

  /// The snapshots of a job, in the order of its kinds.
  func files(of job: SnapshotJob) throws -> [SnapshotFile] {
    let scene = try scene(of: job)
    let renderer = scene.renderer(library: library)
    let picture = try renderer.fittedPicture(includesTree: true)
    var fingerprint = fingerprint
    fingerprint.scale = Double(scene.canvas.scale)
    return try job.kinds.map { kind in
      switch kind {
      case .layout:
        let tree = picture.tree ?? LayoutTree(kind: "picture")
        return SnapshotFile(layout: tree, fingerprint: fingerprint)
      case .png, .svg:
        let sink = MemorySink()
        try renderer.print(picture.list, as: kind == .png ? .png : .svg, to: sink)
        return SnapshotFile(
          kind: kind, picture: sink.bytes, fingerprint: fingerprint, layout: picture.tree)
      }
    }
  }

  private func scene(of job: SnapshotJob) throws -> PictureScene {
    let folder = URL(fileURLWithPath: job.scene).deletingLastPathComponent().path
    var options = SceneOptions()
    options.overrides = job.overrides
    options.folder = DataFolder(folder, allowedPaths: allowedPaths)
    // So that changes of the layout can be told by their places in the scene.
    options.marksViews = true
    guard let bytes = try RegularFile.bytes(at: job.scene) else {
      throw ReviewError(.noInput, "no such file: \"\(job.sceneName)\"")
    }
    let text = try SceneText(name: job.sceneName, bytes: Data(bytes))
    return try PictureScene(text, as: SourceFormat(fileName: job.scene), options: options)
  }
}
