internal import Platen

/// Compares two snapshots of a kind: their bytes, then what they mean.
///
/// It is a value: any number of threads may use one at once.
package struct SnapshotComparer: Hashable, Sendable {
  /// What may differ.
  package var tolerance: SnapshotTolerance
  /// What is not looked at.
  package var ignored: [IgnoredRegion]
  /// Whether a picture of what differs is drawn.
  package var drawsOverlay: Bool

  package init(
    tolerance: SnapshotTolerance = SnapshotTolerance(), ignored: [IgnoredRegion] = [],
    drawsOverlay: Bool = false
  ) {
    self.tolerance = tolerance
    self.ignored = ignored
    self.drawsOverlay = drawsOverlay
  }

  /// What tells a snapshot from its reference.
  ///
  /// - Throws: An error if one of the two cannot be read.
  package func compare(
    _ actual: SnapshotFile, with reference: SnapshotFile
  ) throws -> SnapshotComparison {
    if actual.bytes == reference.bytes { return .identical }
    var comparison = try difference(actual, reference)
    if comparison.isSame { return comparison }
    if let old = reference.fingerprint, let new = actual.fingerprint {
      comparison.fingerprintDifferences = new.differences(from: old)
    }
    return comparison
  }

  private func difference(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws -> SnapshotComparison {
    switch actual.kind {
    case .png: try compareImages(actual, reference)
    case .svg: try compareDrawings(actual, reference)
    case .layout: try compareLayouts(actual, reference)
    }
  }
}

// MARK: - Kinds

extension SnapshotComparer {
  private func compareImages(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws -> SnapshotComparison {
    let old = try Self.image(reference, "the reference")
    let new = try Self.image(actual, "the new picture")
    let frames = try IgnoredFrames(ignored, [reference, actual])
    let scale = ignored.isEmpty ? 1 : (reference.fingerprint ?? actual.fingerprint)?.scale ?? 1
    let examined = PixelComparison(
      tolerance: tolerance.pixels, ignoring: frames.pixels(scale: scale)
    ).examine(old, new)
    var comparison = SnapshotComparison()
    comparison.pixels = examined.difference
    comparison.isSame = examined.difference.isTolerated
    comparison.isExact = old == new
    if comparison.isSame { return comparison }
    comparison.layoutChanges = layoutChanges(actual, reference)
    return comparison
  }

  private static func image(
    _ file: SnapshotFile, _ name: String
  ) throws(SnapshotProblem) -> PixelImage {
    do throws(PixelImageError) {
      return try PixelImage(png: file.bytes)
    } catch {
      throw SnapshotProblem("\(name): \(error)")
    }
  }

  private func compareDrawings(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws -> SnapshotComparison {
    var comparison = SnapshotComparison()
    comparison.layoutChanges = layoutChanges(actual, reference)
    return comparison
  }

  private func compareLayouts(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws -> SnapshotComparison {
    guard let old = reference.layout else {
      throw SnapshotProblem("the reference: no layout that can be read")
    }
    guard let new = actual.layout else {
      throw SnapshotProblem("the new layout: none that can be read")
    }
    let frames = try IgnoredFrames(ignored, [reference, actual])
    var comparison = SnapshotComparison()
    comparison.layoutChanges = changes(from: old, to: new).filter { !frames.contains($0) }
    comparison.isSame = comparison.layoutChanges.isEmpty
    comparison.isExact = old == new
    return comparison
  }

  /// What changed in the layouts that both files carry.
  private func layoutChanges(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) -> [LayoutChange] {
    guard let old = reference.layout, let new = actual.layout else { return [] }
    return changes(from: old, to: new)
  }

  private func changes(from old: LayoutTree, to new: LayoutTree) -> [LayoutChange] {
    LayoutComparison(tolerance: tolerance.points).changes(from: old, to: new)
  }
}
