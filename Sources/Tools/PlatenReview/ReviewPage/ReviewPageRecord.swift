internal import Foundation
internal import PlatenComparison
internal import PlatenDrawing

/// An entry as the page's script reads it, with names of pictures instead of their bytes.
struct ReviewPageRecord: Encodable {
  struct Pixels: Encodable {
    /// Where the pictures lie on the ground that holds both: x, y, width and height, in pixels.
    var reference: [Int]
    var actual: [Int]
    var differing: Int
    var antialiased: Int
    var ignored: Int
    var compared: Int
    var largest: Double
    var similarity: Double
    var tolerated: Bool
    /// x, y, width, height and the number of differing pixels.
    var regions: [[Int]]
  }

  struct Change: Encodable {
    var kind: String
    var text: String
    /// Where in an SVG file.
    var path: String?
    /// What other views have in common with it.
    var common: String?
    /// x, y, width and height in points.
    var old: [Double]?
    var new: [Double]?
  }

  /// A moment of a picture that becomes another one.
  struct Moment: Encodable {
    var seconds: Double
    /// x, y, width and height in pixels of the file.
    var frame: [Double]
  }

  var name: String
  var kind: String
  var status: String
  var exact: Bool
  var summary: String
  /// What changed, in a sentence for each cause.
  var causes: [String]
  var fingerprint: [String]
  var pixels: Pixels?
  var layout: [Change]
  var svg: [Change]
  /// The moments that the picture shows; nil for any other picture.
  var moments: [Moment]?
  var scale: Double
  /// The numbers of its groups, from 0.
  var groups: [Int]
  /// The SHA-256 of the new file.
  var digest: String?
  var reference: String?
  var actual: String?
  var overlay: String?

  init(_ entry: ReviewEntry, reference: String?, actual: String?, overlay: String?) {
    (name, kind, status) = (entry.name, entry.kind.rawValue, entry.status.rawValue)
    (exact, summary) = (entry.isExact, entry.summary)
    (causes, fingerprint) = (entry.headline, entry.fingerprintDifferences)
    pixels = entry.pixels.map(Pixels.init)
    layout = entry.layoutChanges.map(Change.init)
    svg = entry.svgChanges.map { Change(kind: $0.kind.rawValue, text: $0.sentence, path: $0.path) }
    scale = entry.scale.isFinite && entry.scale > 0 ? entry.scale : 1
    moments = (entry.actual ?? entry.reference).flatMap { bytes in
      let file = SnapshotFile(kind: entry.kind, bytes: bytes)
      return file.motion.flatMap { Moment.all(of: $0, in: bytes) }
    }
    (groups, digest) = (entry.groups, entry.actualDigest)
    (self.reference, self.actual, self.overlay) = (reference, actual, overlay)
  }
}

extension ReviewPageRecord.Pixels {
  init(_ pixels: PixelDifference) {
    (reference, actual) = (Self.numbers(pixels.referenceSize), Self.numbers(pixels.actualSize))
    (differing, antialiased) = (pixels.differingPixels, pixels.antialiasedPixels)
    (ignored, compared) = (pixels.ignoredPixels, pixels.comparedPixels)
    largest = pixels.largestDifference.isFinite ? pixels.largestDifference : 0
    similarity = pixels.structuralSimilarity.isFinite ? pixels.structuralSimilarity : 0
    tolerated = pixels.isTolerated
    regions = pixels.regions.map { Self.numbers($0.bounds) + [$0.differingPixels] }
  }

  private static func numbers(_ region: PixelRegion) -> [Int] {
    [region.x, region.y, region.width, region.height]
  }
}

extension ReviewPageRecord.Moment {
  /// The moments of a file's motion; nil if it shows none.
  fileprivate static func all(of motion: MotionRecord, in file: [UInt8]) -> [Self]? {
    let size = CGSize(width: motion.width, height: motion.height)
    let frames = MotionStrip.frames(motion.moments.count, of: size)
    let width = frames.map(\.maxX).max() ?? 0
    guard width > 0, let header = PNGHeader(of: file) else { return nil }
    let scale = CGFloat(header.width) / width
    return zip(motion.moments, frames).map { seconds, frame in
      Self(
        seconds: seconds,
        frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0 * scale) })
    }
  }
}

extension ReviewPageRecord.Change {
  init(_ change: LayoutChange) {
    self.init(
      kind: change.kind.rawValue, text: change.sentence,
      common: change.kind == .moved ? nil : change.common,
      old: change.oldFrame.flatMap(Self.numbers),
      new: change.newFrame.flatMap(Self.numbers))
  }

  /// Nil for a frame that cannot be drawn; thousandths of a point are more than is seen.
  private static func numbers(_ frame: CGRect) -> [Double]? {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    return numbers.map { ($0 * 1000).rounded() / 1000 }
  }
}

// MARK: - Summary

/// What the page learns when all entries are written.
struct ReviewPageSummary: Encodable {
  /// Tells this report from others, in hexadecimal digits.
  var digest: String
  /// What the groups have in common, by their numbers.
  var groups: [String]
}

/// What a page that carries decisions out learns first.
struct ReviewPageSession: Encodable {
  var title: String
  /// The names of what is rejected already.
  var rejected: [String]
}
