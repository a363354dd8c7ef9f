public import Foundation
public import PlatenBase

/// The measure of a word that its weight sets in a packed cloud.
public enum CloudMeasure: String, CaseIterable, Hashable, Sendable {
  /// The size of its type.
  case fontSize
  /// How much ink it has, in proportion to where its weight lies among all: of two words of one
  /// weight the longer has smaller type.
  ///
  /// With ``WeightScale/linear`` ink grows evenly with the weight, from that of the least size on. The least and the largest size are those of a
  /// word with as much ink as words have on average.
  case inkArea
}

/// The rule for words that do not fit into a packed cloud at the sizes that are asked for.
public enum CloudFit: String, CaseIterable, Hashable, Sendable {
  /// All words are made smaller by one factor, so that none is left out.
  case scale
  /// The lightest are left out: as few as there is no room for, and none that is heavier than a
  /// word that is drawn. Of words of one weight, the last by their letters are left out.
  case drop
  /// Those without room are made smaller, down to the least size; what has none then is left out.
  case fill
}

/// The rotation of the words of a packed cloud.
///
/// A word's angle is drawn at random from its letters and the seed, and does not depend on the other
/// words. A word that has no room at its angle, but at another one that is allowed, has that one.
public enum CloudOrientation: Hashable, Sendable {
  /// All words lie.
  case horizontal
  /// Some words stand, read from the bottom up: `share` of them, from 0 for none to 1 for all.
  case mixed(share: Double)
  /// All words stand, read from the bottom up.
  case vertical
  /// Each word has one of some angles, clockwise; without any, all lie.
  case angles([Angle])
  /// Each word has an angle between two, clockwise, in tenths of a degree.
  case range(ClosedRange<Angle>)
}

/// The margin around a word of a packed cloud, in ems of its type.
///
/// Beside a smaller word it is that one's along the line, or half of its own: two words read as
/// one only if they are about as large. Words are a point apart at least.
public struct CloudSpacing: Hashable, Sendable {
  /// Before and behind the word, along its line: with less than a fifth, two words read as one.
  public var along: CGFloat
  /// Above and below the word.
  public var across: CGFloat

  /// Makes a spacing, in ems; what is below zero or no number counts as 0.
  public init(along: CGFloat = 0.22, across: CGFloat = 0) {
    self.along = along
    self.across = across
  }
}

/// The placement of the words of a group in a packed cloud.
public enum CloudGroups: Hashable, Sendable {
  /// Wherever there is room, whatever group they are in.
  case mixed
  /// Near each other: each group has a place of its own around the middle. Words without a group
  /// are in the middle.
  case together
  /// In parts of the cloud's space, as fractions of its sides from the top left: half of it at the
  /// left is `CGRect(x: 0, y: 0, width: 0.5, height: 1)`. Other words lie wherever there is room.
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
  /// Of the heaviest, in points; nil for the largest that has room.
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
