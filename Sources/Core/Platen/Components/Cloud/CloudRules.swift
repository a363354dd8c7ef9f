public import Foundation
public import PlatenBase

/// The measure of a word that its weight sets in a packed cloud.
public enum CloudMeasure: String, CaseIterable, Hashable, Sendable {
  /// The font size.
  case fontSize
  /// The amount of its ink, in proportion to the place of its weight among all weights: of two
  /// words with the same weight, the longer one has the smaller font.
  ///
  /// With ``WeightScale/linear``, ink grows evenly with the weight, starting at the ink of the
  /// least size. The least and the largest size belong to a word with an average amount of ink.
  case inkArea
}

/// The rule for words that do not fit into a packed cloud at their sizes.
public enum CloudFit: String, CaseIterable, Hashable, Sendable {
  /// Makes all words smaller by one factor, so that none is left out.
  case scale
  /// Leaves out the lightest words: as few as possible, and none that is heavier than a word that
  /// is drawn. Of words with the same weight, the last in alphabetical order are left out.
  case drop
  /// Makes words that do not fit smaller, down to the least size, and leaves out words that still
  /// do not fit.
  case fill
}

/// The rotation of the words of a packed cloud.
///
/// A word's angle is random, depends only on its letters and the seed, and not on the other words.
/// If a word does not fit at its angle, it takes another allowed angle at which it fits.
public enum CloudOrientation: Hashable, Sendable {
  /// All words are horizontal.
  case horizontal
  /// Some words are vertical, read from the bottom up: a `share` from 0 for none to 1 for all.
  case mixed(share: Double)
  /// All words are vertical, read from the bottom up.
  case vertical
  /// Each word has one of the angles, clockwise; without any, all are horizontal.
  case angles([Angle])
  /// Each word has an angle between two, clockwise, in tenths of a degree.
  case range(ClosedRange<Angle>)
}

/// The margin around a word of a packed cloud, in ems.
///
/// Next to a smaller word, the margin along the line is the smaller word's, or half of the larger
/// word's: two words read as one only if they have about the same size. Words are at least one
/// point apart.
public struct CloudSpacing: Hashable, Sendable {
  /// The margin before and after the word, along its line: with less than a fifth, two words read
  /// as one.
  public var along: CGFloat
  /// The margin above and below the word.
  public var across: CGFloat

  /// Makes a spacing, in ems; a value below zero or that is not a number counts as 0.
  public init(along: CGFloat = 0.22, across: CGFloat = 0) {
    self.along = along
    self.across = across
  }
}

/// The placement of the words of a group in a packed cloud.
public enum CloudGroups: Hashable, Sendable {
  /// Words lie anywhere, regardless of their group.
  case mixed
  /// Words of a group lie near each other: each group has its own place around the middle. Words
  /// without a group are in the middle.
  case together
  /// Groups lie in parts of the cloud's space, as fractions of its sides from the top left: the
  /// left half is `CGRect(x: 0, y: 0, width: 0.5, height: 1)`. Other words lie anywhere.
  case regions([String: CGRect])
}

extension CloudGroups {
  /// Returns where groups are that lie together, the heaviest first: around the middle of a region.
  ///
  /// - Parameters:
  ///   - weights: What the views of each group weigh together.
  ///   - middle: As a fraction of the region's sides, as are the places.
  ///   - size: That of the region, in points.
  static func targets(
    of weights: [String: Double], around middle: UnitPoint, in size: CGSize
  ) -> [String: UnitPoint] {
    guard weights.count > 1 else { return [:] }
    // Summed in another order, a weight may differ in its last bits.
    let order = weights.sorted { (-Float($0.value), $0.key) < (-Float($1.value), $1.key) }
    // From the left on in a wide region, from the top on in a high one, as reading goes.
    let first: Double = size.width >= size.height ? 180 : -90
    return Dictionary(
      uniqueKeysWithValues: order.enumerated().map { index, group in
        let angle = Angle.degrees(first + 360 * Double(index) / Double(order.count))
        return (
          group.key,
          UnitPoint(
            x: middle.x + distance * angle.cellCosine, y: middle.y + distance * angle.cellSine)
        )
      })
  }

  /// From the middle to where groups are, as a fraction of the region's sides.
  private static let distance: CGFloat = 0.3
}

// MARK: - Angles

extension CloudOrientation {
  /// Returns the angles that a word may have, the one that was drawn first.
  ///
  /// - Parameter fraction: A random number from 0 to 1, with 1 left out.
  func angles(fraction: Double) -> [Angle] {
    let upright = Angle.degrees(-90)
    switch self {
    case .horizontal: return [.zero]
    case .vertical: return [upright]
    case .mixed(let share):
      if share >= 1 { return [upright] }
      guard share > 0 else { return [.zero] }
      return fraction < share ? [upright, .zero] : [.zero, upright]
    case .angles(let angles):
      let angles = angles.filter { $0.radians.isFinite }
      guard !angles.isEmpty else { return [.zero] }
      let first = Int(fraction * Double(angles.count))
      return [angles[first]] + angles
    case .range(let range):
      let (low, high) = (range.lowerBound, range.upperBound)
      guard low.radians.isFinite, high.radians.isFinite else { return [.zero] }
      let tenths = (10 * (low.degrees + fraction * (high.degrees - low.degrees))).rounded()
      return [min(max(.degrees(tenths / 10), low), high), low, high]
    }
  }
}

// MARK: - Sizes

/// The sizes of words by where their weights lie.
struct CloudSizes: Equatable {
  /// Of the lightest word, in points.
  let least: CGFloat
  /// Of the heaviest, in points; nil for the largest that fits.
  let largest: CGFloat?
  let measure: CloudMeasure

  init(least: CGFloat, largest: CGFloat?, measure: CloudMeasure) {
    self.least = least.isFinite && least > 0 ? least : 1
    self.largest = largest.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.measure = measure
  }

  /// The least size where the heaviest word has another one than was asked for.
  ///
  /// Sizes that are given keep their proportions. Else the least gives way only where it would be
  /// over a third of the largest: with less difference, weights can hardly be told apart.
  private func least(at size: CGFloat) -> CGFloat {
    if let largest { return min(least * size / largest, size) }
    return min(least, size / 3)
  }

  /// A word's size in 64ths of a point, the same on every machine.
  ///
  /// - Parameters:
  ///   - position: Where its weight lies, from 0 to 1.
  ///   - size: That of the heaviest word, in points.
  ///   - ink: How much ink the word has, at one size, beside the others on average.
  func size(at position: Double, largest size: CGFloat, ink: CGFloat) -> CGFloat {
    let (least, place) = (least(at: size), CGFloat(position))
    let points =
      switch measure {
      case .fontSize: least + (size - least) * place
      case .inkArea:
        ((least * least + (size * size - least * least) * place) / max(ink, 1e-6)).squareRoot()
      }
    return Self.rounded(points)
  }

  /// A size in 64ths of a point, which is never 0.
  static func rounded(_ points: CGFloat) -> CGFloat { max((64 * points).rounded() / 64, 1 / 64) }
}
