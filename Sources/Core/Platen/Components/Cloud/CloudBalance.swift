internal import Foundation
internal import PlatenBase

/// A part of a cloud's region, which has its share of the words.
struct CloudPart: Equatable {
  /// Where its largest words should be, as a fraction of the region's sides.
  var target: UnitPoint
  /// Its part of the area, from 0 to 1.
  var share: Double
  /// The sides of the box around it, in points.
  var size: CGSize
}

/// Gives words to the parts of a region, so that each has as much ink as its share of the area and
/// the ink's middle is that of the area, the heaviest words first.
struct CloudBalance {
  private let parts: [CloudPart]
  /// The ink of all words.
  private let total: Double
  /// The sides of the region in points.
  private let size: CGSize
  /// The ink of the words that each part has.
  private var inks: [Double]

  init(_ parts: [CloudPart], size: CGSize, ink total: Double) {
    self.parts = parts
    self.size = size
    self.total = total
    inks = Array(repeating: 0, count: parts.count)
  }

  /// The target of the next word, by its ink: of the parts that have less than their share, and are
  /// no smaller than the word's box in points, the one with which the ink's middle is the nearest to
  /// that of the area, or else the nearest to where its group should be.
  mutating func target(
    ofInk ink: Double, in box: CGSize, near target: UnitPoint? = nil
  ) -> UnitPoint {
    let wide = parts.indices.filter {
      parts[$0].size.width >= box.width && parts[$0].size.height >= box.height
    }
    let open = wide.filter { inks[$0] < parts[$0].share * total }
    let choice = [open, wide].first { !$0.isEmpty } ?? Array(parts.indices)
    func cost(_ part: Int) -> Double {
      guard let target else { return imbalance(with: ink, in: part) }
      let distance = CGSize(
        width: (parts[part].target.x - target.x) * size.width,
        height: (parts[part].target.y - target.y) * size.height)
      return distance.width * distance.width + distance.height * distance.height
    }
    let part = choice.min { cost($0) < cost($1) } ?? 0
    inks[part] += ink
    return parts[part].target
  }

  /// How far the ink's moment is from none around the middle of the area, squared.
  private func imbalance(with ink: Double, in part: Int) -> Double {
    var inks = inks
    inks[part] += ink
    let sum = inks.reduce(0, +)
    var (x, y) = (0.0, 0.0)
    for (part, ink) in zip(parts, inks) {
      x += (ink - part.share * sum) * Double(part.target.x * size.width)
      y += (ink - part.share * sum) * Double(part.target.y * size.height)
    }
    return x * x + y * y
  }
}
