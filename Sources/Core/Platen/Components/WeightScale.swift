public import Foundation
public import PlatenDrawing

/// A rule for turning weights into sizes and colours: from a weight to a place between the least
/// and the greatest one.
public enum WeightScale: String, CaseIterable, Hashable, Sendable {
  /// Sizes in proportion to the weight.
  case linear
  /// Sizes in proportion to the weight's square root: they differ less than the weights do.
  ///
  /// Areas follow the weights only if the least size is 0 and belongs to a weight of 0.
  case squareRoot
  /// Sizes in proportion to the weight's logarithm, for weights of many magnitudes.
  case logarithmic
  /// Sizes by the weight's rank: each different weight is one step from the next.
  case rank

  /// Returns the positions of weights: 0 for the least, 1 for the greatest, and a half if all are
  /// the same; weights that are not finite count as 0.
  ///
  /// - Complexity: O(*n* log *n*) in the number of weights for ``rank``, otherwise O(*n*).
  public func positions(of weights: [Double]) -> [Double] {
    let weights = weights.map { $0.isFinite ? $0 : 0 }
    guard let least = weights.min(), let greatest = weights.max() else { return [] }
    guard self == .rank else { return weights.map { position(of: $0, in: least...greatest) } }
    let order = Set(weights).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, Double($0)) })
    return weights.map { weight in
      order.count > 1 ? (ranks[weight] ?? 0) / Double(order.count - 1) : 0.5
    }
  }

  /// Returns the position of a weight in a range: 0 for the least, 1 for the greatest, and a half
  /// if both are the same.
  ///
  /// A weight outside the range counts as the nearer end. ``rank`` needs all weights, which
  /// ``positions(of:)`` takes; here it works as ``linear``.
  public func position(of weight: Double, in range: ClosedRange<Double>) -> Double {
    let low = measure(range.lowerBound, least: range.lowerBound)
    let high = measure(range.upperBound, least: range.lowerBound)
    guard high > low, (high - low).isFinite else { return 0.5 }
    let inside = min(max(weight, range.lowerBound), range.upperBound)
    return (measure(inside, least: range.lowerBound) - low) / (high - low)
  }

  /// Returns a size between the least and the greatest by the position of the weight, in the unit of the two.
  public func size(
    of weight: Double, in range: ClosedRange<Double>, sizes: ClosedRange<CGFloat>
  ) -> CGFloat {
    sizes.lowerBound
      + (sizes.upperBound - sizes.lowerBound) * CGFloat(position(of: weight, in: range))
  }

  /// Weights that reach down to zero or below are moved up, where a root or logarithm needs it.
  private func measure(_ weight: Double, least: Double) -> Double {
    switch self {
    case .linear, .rank: weight
    case .squareRoot: (weight - min(least, 0)).squareRoot()
    case .logarithmic: log(least > 0 ? weight : weight - least + 1)
    }
  }
}

// MARK: - Colours

/// Colours for weights, from the least to the greatest, mixed between their neighbours.
public struct ColorScale: Hashable, Sendable {
  package let colors: [Color]

  /// Makes a scale of colours at equal distances; without any, everything is primary.
  public init(_ colors: [Color]) { self.colors = colors.isEmpty ? [.primary] : colors }

  /// The default scale: slate for the least, over blue, to violet for the greatest.
  ///
  /// Every colour has a contrast of at least 4.5 to 1, on white and on black.
  public static let standard = ColorScale([
    Color(light: .init(rgb: 0x64748B), dark: .init(rgb: 0x94A3B8)),
    Color(light: .init(rgb: 0x0B57D0), dark: .init(rgb: 0x7DB3FF)),
    Color(light: .init(rgb: 0x5B21B6), dark: .init(rgb: 0xC4B5FD)),
  ])

  /// Returns the colour at a place from 0, the least, to 1, the greatest.
  public func color(at position: Double) -> Color {
    let place = min(max(position.isNaN ? 0 : position, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), max(colors.count - 2, 0))
    guard colors.count > 1 else { return colors[0] }
    return colors[index].mixed(with: colors[index + 1], by: place - Double(index))
  }
}

extension Color {
  /// The colour between this one at 0 and another at 1, in both schemes.
  fileprivate func mixed(with other: Color, by amount: Double) -> Color {
    func mix(_ scheme: ColorScheme) -> Resolved {
      resolved(in: scheme).mixed(with: other.resolved(in: scheme), by: amount)
    }
    return Color(light: mix(.light), dark: mix(.dark))
  }
}
