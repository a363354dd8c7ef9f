internal import Foundation
internal import Platen
internal import PlatenDrawing

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

  /// Returns what tells a snapshot from its reference.
  ///
  /// - Throws: ``SnapshotComparisonError`` if one of the two cannot be read, or a view that is to be
  ///   ignored is in neither; `OutputError` if the picture of what differs would be too large.
  package func compare(
    _ actual: SnapshotFile, with reference: SnapshotFile
  ) throws -> SnapshotComparison {
    if actual.bytes == reference.bytes { return .identical }
    let engines = EngineChange(from: reference.fingerprint, to: actual.fingerprint)
    var comparison = try difference(actual, reference, engines)
    if !comparison.isSame { comparison.fingerprintDifferences = engines.sentences }
    return comparison
  }

  /// Makes sure that a new file can be read.
  ///
  /// - Throws: ``SnapshotComparisonError``, which says why it cannot.
  package func check(_ actual: SnapshotFile) throws {
    switch actual.kind {
    case .png: _ = try Self.image(actual, .actual)
    case .svg: _ = try svgChanges(actual, actual)
    case .layout: _ = try Self.layout(actual, .actual)
    }
  }

  private func difference(
    _ actual: SnapshotFile, _ reference: SnapshotFile, _ engines: EngineChange
  ) throws -> SnapshotComparison {
    switch actual.kind {
    case .png: try compareImages(actual, reference, engines)
    case .svg: try compareDrawings(actual, reference, engines)
    case .layout: try compareLayouts(actual, reference, engines)
    }
  }
}

// MARK: - Kinds

extension SnapshotComparer {
  private func compareImages(
    _ actual: SnapshotFile, _ reference: SnapshotFile, _ engines: EngineChange
  ) throws -> SnapshotComparison {
    let old = try Self.image(reference, .reference)
    let new = try Self.image(actual, .actual)
    let frames = try IgnoredFrames(ignored, [reference, actual])
    let scale = ignored.isEmpty ? 1 : (reference.fingerprint ?? actual.fingerprint)?.scale ?? 1
    let pixels = PixelComparison(
      tolerance: tolerance.pixels(reference.fingerprint, actual.fingerprint),
      ignoring: frames.pixels(scale: scale))
    let examined = pixels.examine(old, new)
    var comparison = SnapshotComparison()
    comparison.pixels = examined.difference
    let layout = seen(examinedLayout(actual, reference), examined, reference, actual)
    let motion = motionChanges(actual, reference)
    let changes = motion + (layout?.changes ?? [])
    comparison.isSame =
      examined.difference.isTolerated && motion.isEmpty
      && !Self.hasOtherTexts(changes, without: frames)
    // What is ignored is not looked at, and may differ.
    comparison.isExact =
      comparison.isSame && examined.difference.isNothing
      && (examined.difference.ignoredPixels == 0 || old == new)
    if comparison.isSame { return comparison }
    comparison.layoutChanges = changes
    if examined.difference.ratio > 0.5 {
      comparison.turn = PictureTurn.sentence(from: old, to: new)
    }
    let signature = examined.difference.isNothing ? nil : DifferenceSignature(old, new, examined)
    var causes = CauseGatherer(engines)
    causes.add(layout)
    let scales = [reference, actual].map { CGFloat($0.fingerprint?.scale ?? 1) }
    causes.add(
      PixelCauses.Subject(
        reference: old, actual: new, examined: examined, comparison: pixels, layout: layout,
        scales: (scales[0], scales[1]), engines: engines, signature: signature))
    comparison.causes =
      motion.map { ChangeCause(key: "motion \($0.sentence)", sentence: $0.sentence) }
      + (motion.isEmpty ? causes.all : [])
    // Where nothing else changed, the signature tells the colour, unless the strokes of a text are too thin for that.
    if !changes.isEmpty || signature?.isShapeless == true {
      comparison.layoutChanges += causes.coloredViews
    }
    if examined.difference.isNothing { return comparison }
    comparison.signature = signature
    if drawsOverlay { comparison.overlay = try DifferencePicture.overlay.png(old, new, examined) }
    return comparison
  }

  /// Returns what became of the motion of which both files show moments.
  private func motionChanges(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) -> [LayoutChange] {
    guard let old = reference.motion, let new = actual.motion else { return [] }
    return MotionComparison.changes(from: old, to: new)
  }

  private static func image(
    _ file: SnapshotFile, _ side: SnapshotComparisonError.Side
  ) throws(SnapshotComparisonError) -> PixelImage {
    // Of what moves one frame alone would be compared.
    if PNGChunk.isMoving(file.bytes) {
      throw SnapshotComparisonError(
        side, "an animation: expected its moments, which --moments 8 draws")
    }
    do throws(PixelReadingError) {
      return try PixelImage(file: file.bytes)
    } catch {
      throw SnapshotComparisonError(side, error)
    }
  }

  private static func layout(
    _ file: SnapshotFile, _ side: SnapshotComparisonError.Side
  ) throws(SnapshotComparisonError) -> LayoutTree {
    if let layout = file.layout { return layout }
    throw SnapshotComparisonError(side, "not a readable layout")
  }

  private func compareDrawings(
    _ actual: SnapshotFile, _ reference: SnapshotFile, _ engines: EngineChange
  ) throws -> SnapshotComparison {
    var comparison = SnapshotComparison()
    comparison.svgChanges = try svgChanges(actual, reference)
    let layout = examinedLayout(actual, reference)
    let changes = layout?.changes ?? []
    comparison.isSame = comparison.svgChanges.isEmpty
    if comparison.isSame, changes.contains(where: { $0.kind == .text }) {
      let frames = try IgnoredFrames(ignored, [reference, actual])
      comparison.isSame = !Self.hasOtherTexts(changes, without: frames)
    }
    if comparison.isSame {
      comparison.isExact = try svgChanges(actual, reference, tolerance: 0).isEmpty
    } else {
      comparison.layoutChanges = changes
      var causes = CauseGatherer(engines)
      causes.add(layout)
      causes.add(comparison.svgChanges)
      comparison.causes = causes.all
    }
    return comparison
  }

  /// Returns whether a text says something else, which counts whatever is seen of it.
  private static func hasOtherTexts(
    _ changes: [LayoutChange], without frames: IgnoredFrames
  ) -> Bool {
    changes.contains { $0.kind == .text && !frames.contains($0) }
  }

  private func svgChanges(
    _ actual: SnapshotFile, _ reference: SnapshotFile, tolerance: Double? = nil
  ) throws(SnapshotComparisonError) -> [SVGChange] {
    do throws(SVGComparisonError) {
      return try SVGComparison(tolerance: tolerance ?? self.tolerance.numbers)
        .changes(from: Data(reference.bytes), to: Data(actual.bytes))
    } catch {
      throw SnapshotComparisonError(error.side == .reference ? .reference : .actual, error.error)
    }
  }

  private func compareLayouts(
    _ actual: SnapshotFile, _ reference: SnapshotFile, _ engines: EngineChange
  ) throws -> SnapshotComparison {
    let old = try Self.layout(reference, .reference)
    let new = try Self.layout(actual, .actual)
    let frames = try IgnoredFrames(ignored, [reference, actual])
    var comparison = SnapshotComparison()
    var layout = examined(from: old, to: new, saying: (reference.values, actual.values))
    layout.changes.removeAll { frames.contains($0) }
    comparison.layoutChanges = layout.changes
    // What a scene says and nothing in the layout shows is no difference of that.
    comparison.isSame = layout.isSame || comparison.layoutChanges.isEmpty
    if comparison.isSame { comparison.layoutChanges = [] }
    comparison.isExact = old == new
    if comparison.isSame { return comparison }
    var causes = CauseGatherer(engines)
    causes.add(layout)
    comparison.causes = causes.all
    return comparison
  }

  /// Returns what changed in layouts, without what the scenes say otherwise where no pixel differs.
  private func seen(
    _ layout: ExaminedLayout?, _ pixels: ExaminedPixels, _ reference: SnapshotFile,
    _ actual: SnapshotFile
  ) -> ExaminedLayout? {
    let difference = pixels.difference
    guard let layout, difference.referenceSize == difference.actualSize else { return layout }
    let scale = CGFloat((actual.fingerprint ?? reference.fingerprint)?.scale ?? 1)
    return layout.withoutUnseenValues { frame in
      let region = IgnoredFrames(frame).pixels(scale: scale)[0]
      return difference.regions.contains { $0.bounds.intersection(region) != nil }
    }
  }

  /// Returns what changed in the layouts that both files carry; nil if one has none.
  private func examinedLayout(
    _ actual: SnapshotFile, _ reference: SnapshotFile
  ) -> ExaminedLayout? {
    guard let old = reference.layout, let new = actual.layout else { return nil }
    return examined(from: old, to: new, saying: (reference.values, actual.values))
  }

  private func examined(
    from old: LayoutTree, to new: LayoutTree,
    saying values: (old: SceneViewValues, new: SceneViewValues)
  ) -> ExaminedLayout {
    LayoutComparison(tolerance: tolerance.points).examine(from: old, to: new, saying: values)
  }
}

// MARK: - Tolerance

/// The difference up to which two snapshots count as the same.
package struct SnapshotTolerance: Hashable, Sendable {
  /// What PNGs may differ in.
  package var pixels = PixelTolerance()
  /// Whether somebody said what colours may differ in.
  ///
  /// It then holds for pictures of one engine and one set of fonts too, of which every bit counts
  /// otherwise: they are the same each time.
  package var isAskedFor = false
  /// How far numbers of SVGs may be apart, in pixels of the picture at its own size.
  package var numbers = 0.01
  /// How far places and sizes in layouts may be apart, in points.
  package var points = 0.05

  package init() {}

  /// Returns what PNGs with two fingerprints may differ in; nil for files that do not tell theirs.
  func pixels(_ reference: Fingerprint?, _ actual: Fingerprint?) -> PixelTolerance {
    guard !isAskedFor, let reference, reference == actual else { return pixels }
    var tolerance = pixels
    (tolerance.threshold, tolerance.ignoresAntialiasing) = (0, false)
    return tolerance
  }
}

// MARK: - Errors

/// Why two snapshots cannot be compared.
package struct SnapshotComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the two files.
  package enum Side: String, Hashable, Sendable {
    case reference = "the reference"
    case actual = "the actual file"
  }

  /// Which file is at fault; nil if it is what was asked for.
  package let side: Side?
  /// What was found and what was expected.
  package let description: String

  /// A file that cannot be read.
  init(_ side: Side, _ reason: some CustomStringConvertible) {
    self.side = side
    description = "\(side.rawValue): \(reason)"
  }

  /// A view that is to be ignored and is in none of the layouts.
  init(unknownNode id: String, among ids: [String]) {
    side = nil
    let found = "no view \"\(id)\" to ignore in the layout"
    let nearest = NearestSpelling.of(id, among: ids, limit: 1).first
    description = found + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  /// A view that is to be ignored where no layout is carried.
  init(noLayoutFor id: String) {
    side = nil
    description = "the files contain no layout, so the view \"\(id)\" cannot be ignored"
  }
}
