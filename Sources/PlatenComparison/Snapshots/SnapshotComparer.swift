internal import Foundation
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

  /// Makes sure that a new file can be read.
  ///
  /// - Throws: An error that says why it cannot.
  package func check(_ actual: SnapshotFile) throws {
    switch actual.kind {
    case .png: _ = try Self.image(actual, .actual)
    case .svg: _ = try svgChanges(actual, actual)
    case .layout: _ = try Self.layout(actual, .actual)
    }
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
    let old = try Self.image(reference, .reference)
    let new = try Self.image(actual, .actual)
    let frames = try IgnoredFrames(ignored, [reference, actual])
    let scale = ignored.isEmpty ? 1 : (reference.fingerprint ?? actual.fingerprint)?.scale ?? 1
    let examined = PixelComparison(
      tolerance: tolerance.pixels, ignoring: frames.pixels(scale: scale)
    ).examine(old, new)
    var comparison = SnapshotComparison()
    comparison.pixels = examined.difference
    comparison.isSame = examined.difference.isTolerated
    // What is ignored is not looked at, and may differ.
    comparison.isExact =
      examined.difference.isNothing && (examined.difference.ignoredPixels == 0 || old == new)
    if comparison.isSame { return comparison }
    comparison.signature = DifferenceSignature(old, new, examined)
    comparison.layoutChanges = layoutChanges(actual, reference)
    if drawsOverlay { comparison.overlay = try DifferencePicture.overlay.png(old, new, examined) }
    return comparison
  }

  private static func image(
    _ file: SnapshotFile, _ side: SnapshotComparisonError.Side
  ) throws(SnapshotComparisonError) -> PixelImage {
    do throws(PixelImageError) {
      return try PixelImage(png: file.bytes)
    } catch {
      throw SnapshotComparisonError(side, error)
    }
  }

  private static func layout(
    _ file: SnapshotFile, _ side: SnapshotComparisonError.Side
  ) throws(SnapshotComparisonError) -> LayoutTree {
    if let layout = file.layout { return layout }
    throw SnapshotComparisonError(side, "no layout that can be read")
  }

  private func compareDrawings(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws -> SnapshotComparison {
    var comparison = SnapshotComparison()
    comparison.svgChanges = try svgChanges(actual, reference)
    comparison.isSame = comparison.svgChanges.isEmpty
    if !comparison.isSame { comparison.layoutChanges = layoutChanges(actual, reference) }
    return comparison
  }

  private func svgChanges(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws(SnapshotComparisonError) -> [SVGChange] {
    do throws(SVGComparisonError) {
      return try SVGComparison(tolerance: tolerance.numbers)
        .changes(from: Data(reference.bytes), to: Data(actual.bytes))
    } catch {
      throw SnapshotComparisonError(error.side == .reference ? .reference : .actual, error.error)
    }
  }

  private func compareLayouts(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) throws -> SnapshotComparison {
    let old = try Self.layout(reference, .reference)
    let new = try Self.layout(actual, .actual)
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
