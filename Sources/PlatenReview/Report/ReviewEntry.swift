package import PlatenComparison

/// One snapshot in a review: what it should look like, what it looks like, and what tells them apart.
package struct ReviewEntry: Hashable, Sendable {
  /// What a comparison ended with.
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// The same, as far as the tolerance goes.
    case same
    case different
    /// There is no reference yet.
    case missing
    /// Nothing is drawn any more for this reference.
    case unused
    /// One of the two could not be read or made.
    case failed
  }

  /// What kind of file it is.
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
  /// How many pixels a point of the layout has.
  package var scale = 1.0
  /// What kind of change the pixels show, in a sentence; nil if they show none, or only one of their
  /// own.
  package var signature: String?
  /// Entries with the same number changed for what seems the same cause; nil without a change.
  package var group: Int?
  /// The reference's file, as bytes; nil if there is none or the report need not show it.
  package var reference: [UInt8]?
  /// The new file, as bytes; nil if there is none or the report need not show it.
  package var actual: [UInt8]?
  /// The SHA-256 of the new file, in lower case hexadecimal digits: what a decision is about; nil if
  /// there is no new file.
  package var actualDigest: String?
  /// A picture of what differs, as a PNG's bytes.
  package var overlay: [UInt8]?

  package init(name: String, kind: Kind, status: Status) {
    (self.name, self.kind, self.status) = (name, kind, status)
  }
}
