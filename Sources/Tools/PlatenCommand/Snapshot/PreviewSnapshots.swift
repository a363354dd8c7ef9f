internal import Foundation
internal import Platen
internal import PlatenConsole
internal import PlatenReview

/// The previews of Swift code as snapshots.
struct PreviewSnapshots {
  let look: PreviewLookOptions
  let fonts: FontOptions
  let isQuiet: Bool

  /// Draws all previews into a folder for a while, and does something with the plan of them.
  ///
  /// A preview that fails is in the plan by its name, so that it is told with all others.
  ///
  /// - Parameter path: A Swift file, or a package's folder.
  /// - Throws: An error of the build, and what the work throws.
  func withPlan<Result>(
    of path: String, _ configuration: SnapshotConfiguration,
    _ work: (SnapshotPlan) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("platen-snapshots-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotWrite, "the folder \"\(folder)\" cannot be created")
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pictures = try pictures(of: path, in: folder)
    return try work(SnapshotPlan(of: pictures, configuration))
  }

  private func pictures(of path: String, in folder: String) throws -> [SnapshotPicture] {
    let shown = look.look(.png, in: folder)
    let drawing = PreviewDrawing(
      path: path, variants: try look.variants(), look: shown, fonts: fonts, isQuiet: isQuiet,
      showsProgress: !isQuiet)
    let previews = try drawing.previews()
    var pictures = previews.plan.pictures.map { picture in
      let preview = previews.plan.previews[picture.preview].listed
      var made = SnapshotPicture(name: picture.file, path: picture.job.path)
      made.source = previews.build.file(of: preview.source)
      if made.source != nil, preview.line > 0 { made.line = preview.line }
      return made
    }
    var progress = Progress(total: pictures.count, isShown: !isQuiet)
    try drawing.draw(previews) { i, result in
      if case .failure(let error) = result { pictures[i].failure = Self.reason(of: error) }
      progress.advance()
    }
    progress.finish()
    // Its previews are not known, and those that there were are unused meanwhile.
    return pictures
      + previews.failed.map { provider in
        var missing = SnapshotPicture(
          name: UniqueFileName.safe(provider.name) + ".png", path: folder)
        missing.failure = provider.reason
        return missing
      }
  }

  private static func reason(of error: any Error) -> String {
    (error as? PreviewFailure)?.reason ?? CommandError(error).text
  }
}
