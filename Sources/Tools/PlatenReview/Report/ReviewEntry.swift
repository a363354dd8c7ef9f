internal import Foundation
package import PlatenComparison

/// One snapshot in a review: what it should look like, what it looks like, and what tells them apart.
package struct ReviewEntry: Hashable, Sendable {
  /// The result of a comparison.
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// The same, as far as the tolerance goes.
    case same
    case different
    /// There is no reference yet.
    case missing
    /// The reference has another name: nothing is drawn for that one any more.
    case renamed
    /// Nothing is drawn any more for this reference.
    case unused
    /// One of the two could not be read or made.
    case failed
  }

  /// The kind of the file.
  package typealias Kind = SnapshotKind

  /// What tells it from all others, such as `clock/dark-2x.png`: the path in its folder, without
  /// control characters.
  package var name: String
  package var kind: Kind
  package var status: Status
  /// Whether it is the same without any tolerance.
  package var isExact = false
  /// The most important thing to know, in a sentence without a full stop.
  package var summary = ""
  /// Why pixels may differ though nobody changed the picture: other engines, fonts or scale.
  package var fingerprintDifferences: [String] = []
  /// What differs pixel by pixel; nil if that was not compared.
  package var pixels: PixelDifference?
  /// How the layout changed.
  package var layoutChanges: [LayoutChange] = []
  /// How the SVG changed.
  package var svgChanges: [SVGChange] = []
  /// How many pixels per point of the layout has.
  package var scale = 1.0
  /// Why it differs, as others may for the same reasons; a report that was read has none.
  package var causes: [ChangeCause] = []
  /// What the picture as a whole became, if it did; a report that was read does not have it.
  package var turn: String?
  /// What changed, in a sentence for each cause.
  package var headline: [String] = []
  /// The numbers of the groups that it is in, from 0: one for each of its causes; none without a change.
  package var groups: [Int] = []
  /// The reference's file, as bytes; nil if there is none or the report need not show it.
  package var reference: [UInt8]?
  /// The new file, as bytes; nil if there is none or the report need not show it.
  package var actual: [UInt8]?
  /// The SHA-256 of the new file, in lower case hexadecimal digits: what a decision is about; of an
  /// unused reference, that of the reference; nil if there is nothing to decide.
  package var actualDigest: String?
  /// The name of the reference, if it has another one.
  package var formerName: String?
  /// The scene that it is drawn from, or the file that was compared: its path in its folder; nil for
  /// an unused reference.
  package var source: String?
  /// The line of the scene that is to blame, from 1; nil if nobody knows.
  package var line: Int?
  /// A picture of what differs, as a PNG's bytes.
  package var overlay: [UInt8]?

  package init(name: String, kind: Kind, status: Status) {
    (self.name, self.kind, self.status) = (name, kind, status)
  }
}

// MARK: - JSON

extension ReviewEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, kind, status, exact, summary, fingerprint, pixels, layout, svg, scale,
      causes, groups, actual, former, source, line
  }

  /// Reads an entry, without the files themselves.
  ///
  /// - Throws: `DecodingError` for what is none.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      kind: try values.decode(Kind.self, forKey: .kind),
      status: try values.decode(Status.self, forKey: .status))
    isExact = try values.decode(Bool.self, forKey: .exact)
    summary = try values.decode(String.self, forKey: .summary)
    fingerprintDifferences =
      try values.decodeIfPresent([String].self, forKey: .fingerprint) ?? []
    pixels = try values.decodeIfPresent(PixelCode.self, forKey: .pixels)?.difference
    layoutChanges =
      try values.decodeIfPresent([LayoutCode].self, forKey: .layout)?.map(\.change) ?? []
    svgChanges = try values.decodeIfPresent([SVGCode].self, forKey: .svg)?.map(\.change) ?? []
    scale = try values.decode(Double.self, forKey: .scale)
    headline = try values.decodeIfPresent([String].self, forKey: .causes) ?? []
    groups = try values.decodeIfPresent([Int].self, forKey: .groups) ?? []
    actualDigest = try values.decodeIfPresent(String.self, forKey: .actual)
    formerName = try values.decodeIfPresent(String.self, forKey: .former)
    source = try values.decodeIfPresent(String.self, forKey: .source)
    line = try values.decodeIfPresent(Int.self, forKey: .line)
  }

  /// Writes the entry without the files themselves; what there is nothing of is left out.
  ///
  /// - Throws: What the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(kind, forKey: .kind)
    try values.encode(status, forKey: .status)
    try values.encode(isExact, forKey: .exact)
    try values.encode(summary, forKey: .summary)
    if !fingerprintDifferences.isEmpty {
      try values.encode(fingerprintDifferences, forKey: .fingerprint)
    }
    try values.encodeIfPresent(pixels.map(PixelCode.init), forKey: .pixels)
    if !layoutChanges.isEmpty {
      try values.encode(layoutChanges.map(LayoutCode.init), forKey: .layout)
    }
    if !svgChanges.isEmpty { try values.encode(svgChanges.map(SVGCode.init), forKey: .svg) }
    try values.encode(scale, forKey: .scale)
    if !headline.isEmpty { try values.encode(headline, forKey: .causes) }
    if !groups.isEmpty { try values.encode(groups, forKey: .groups) }
    try values.encodeIfPresent(actualDigest, forKey: .actual)
    try values.encodeIfPresent(formerName, forKey: .former)
    try values.encodeIfPresent(source, forKey: .source)
    try values.encodeIfPresent(line, forKey: .line)
  }
}

// MARK: - Parts

/// Pixels as a report has them.
private struct PixelCode: Codable {
  struct Region: Codable {
    var x, y, width, height, pixels: Int
  }

  /// The widths and heights of the reference and of the new picture.
  var reference, actual: [Int]
  var differing, antialiased, ignored, compared: Int
  var ratio, largest, similarity: Double
  /// The largest difference of one channel; nil in reports of older versions.
  var levels: Int?
  var regions: [Region]
  var tolerated: Bool

  init(_ difference: PixelDifference) {
    reference = [difference.referenceSize.width, difference.referenceSize.height]
    actual = [difference.actualSize.width, difference.actualSize.height]
    differing = difference.differingPixels
    antialiased = difference.antialiasedPixels
    ignored = difference.ignoredPixels
    compared = difference.comparedPixels
    ratio = difference.ratio
    largest = difference.largestDifference
    levels = difference.largestLevels
    similarity = difference.structuralSimilarity
    regions = difference.regions.map {
      Region(
        x: $0.bounds.x, y: $0.bounds.y, width: $0.bounds.width, height: $0.bounds.height,
        pixels: $0.differingPixels)
    }
    tolerated = difference.isTolerated
  }

  var difference: PixelDifference {
    func size(_ sides: [Int]) -> PixelRegion {
      PixelRegion(x: 0, y: 0, width: sides.first ?? 0, height: sides.last ?? 0)
    }
    var difference = PixelDifference(referenceSize: size(reference), actualSize: size(actual))
    difference.differingPixels = differing
    difference.antialiasedPixels = antialiased
    difference.ignoredPixels = ignored
    difference.comparedPixels = compared
    difference.largestDifference = largest
    difference.largestLevels = levels ?? 0
    difference.structuralSimilarity = similarity
    difference.regions = regions.map {
      DifferenceRegion(
        bounds: PixelRegion(x: $0.x, y: $0.y, width: $0.width, height: $0.height),
        differingPixels: $0.pixels)
    }
    difference.isTolerated = tolerated
    return difference
  }
}

/// A change of the layout as a report has it.
private struct LayoutCode: Codable {
  struct Frame: Codable {
    var x, y, width, height: Double

    init(_ frame: CGRect) {
      (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    }

    var rectangle: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  var kind: LayoutChange.Kind
  var id, sentence: String
  /// What other views have in common with it; nil if it is alone.
  var common: String?
  var old, new: Frame?

  init(_ change: LayoutChange) {
    (kind, id, sentence) = (change.kind, change.id, change.sentence)
    common = change.kind == .moved ? nil : change.common
    (old, new) = (change.oldFrame.map(Frame.init), change.newFrame.map(Frame.init))
  }

  var change: LayoutChange {
    var change = LayoutChange(
      kind: kind, id: id, sentence: sentence, oldFrame: old?.rectangle, newFrame: new?.rectangle)
    change.common = common
    return change
  }
}

/// A change of an SVG as a report has it.
private struct SVGCode: Codable {
  var kind: SVGChange.Kind
  var path, sentence: String

  init(_ change: SVGChange) {
    (kind, path, sentence) = (change.kind, change.path, change.sentence)
  }

  var change: SVGChange { SVGChange(kind: kind, path: path, sentence: sentence) }
}
