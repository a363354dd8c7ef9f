package import Platen
internal import PlatenComparison
internal import PlatenScenes

/// Makes the snapshots of jobs: draws scenes, and reads what others made.
///
/// It may be used by many threads at once.
package struct SnapshotMaker: Sendable {
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

  /// The snapshots of a job, in the order of its outputs.
  func files(of job: SnapshotJob) throws -> [SnapshotFile] {
    switch job.source {
    case .clash(let other):
      throw ReviewError(
        .badInput,
        "\"\(job.sourceName)\" has the same name as \"\(other)\" on file systems that ignore case"
          + " or Unicode normalization: rename one of them")
    case .scene(let path, let overrides): return try draw(path, overrides, job)
    case .unread(let reason): throw ReviewError(.badInput, reason)
    case .file(let path):
      guard let bytes = try RegularFile.bytes(at: path) else {
        throw ReviewError(.noInput, "no such file: \"\(job.sourceName)\"")
      }
      return job.outputs.map { SnapshotFile(kind: $0.kind, bytes: bytes) }
    }
  }

  private func draw(
    _ path: String, _ overrides: [SceneOverride], _ job: SnapshotJob
  ) throws -> [SnapshotFile] {
    let scene = try scene(path, overrides, job.sourceName)
    let renderer = scene.renderer(library: library)
    let picture = try renderer.fittedPicture(includesTree: true)
    var fingerprint = fingerprint
    fingerprint.scale = Double(scene.canvas.scale)
    return try job.outputs.map { output in
      switch output.kind {
      case .layout:
        let tree = picture.tree ?? LayoutTree(kind: "picture")
        return SnapshotFile(layout: tree, values: scene.values, fingerprint: fingerprint)
      case .png, .svg:
        let sink = MemorySink()
        try renderer.print(picture.list, as: output.kind == .png ? .png : .svg, to: sink)
        return SnapshotFile(
          kind: output.kind, picture: sink.bytes, fingerprint: fingerprint, layout: picture.tree,
          values: scene.values)
      }
    }
  }

  private func scene(
    _ path: String, _ overrides: [SceneOverride], _ name: String
  ) throws -> PictureScene {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var options = SceneOptions()
    options.overrides = overrides
    options.folder = DataFolder(folder, allowedPaths: allowedPaths)
    // So that changes of the layout can be told by their places in the scene.
    options.marksViews = true
    // So that a change can be named by what was edited.
    options.keepsValues = true
    guard let bytes = try RegularFile.bytes(at: path) else {
      throw ReviewError(.noInput, "no such file: \"\(name)\"")
    }
    let text = try SceneText(name: name, bytes: Data(bytes))
    return try PictureScene(text, as: SourceFormat(fileName: path), options: options)
  }
}
