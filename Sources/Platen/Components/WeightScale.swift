public import Foundation

/// How weights become sizes and colours: a rule from a weight to a place between the least and the
/// greatest one.
public enum WeightScale: String, CaseIterable, Hashable, Sendable {
  /// In proportion to the weight.
  case linear
  /// In proportion to the weight's square root, so that areas follow the weights.
  case squareRoot
  /// In proportion to the weight's logarithm, for weights of many magnitudes.
  case logarithmic

  /// Where a weight lies among others: 0 for the least and 1 for the greatest, a half if they are
  /// all the same.
  ///
  /// Weights outside of the range count as its nearer end.
  public func position(of weight: Double, in range: ClosedRange<Double>) -> Double {
    let low = measure(range.lowerBound, least: range.lowerBound)
    let high = measure(range.upperBound, least: range.lowerBound)
    guard high > low, (high - low).isFinite else { return 0.5 }
    let inside = min(max(weight, range.lowerBound), range.upperBound)
    return (measure(inside, least: range.lowerBound) - low) / (high - low)
  }

  /// A size between the least and the greatest, by where the weight lies.
  public func size(
    of weight: Double, in range: ClosedRange<Double>, sizes: ClosedRange<CGFloat>
  ) -> CGFloat {
    sizes.lowerBound
      + (sizes.upperBound - sizes.lowerBound) * CGFloat(position(of: weight, in: range))
  }

  /// Weights that reach down to zero or below are moved up, where a root or logarithm needs it.
  private func measure(_ weight: Double, least: Double) -> Double {
    switch self {
    case .linear: weight
    case .squareRoot: (weight - min(least, 0)).squareRoot()
    case .logarithmic: log(least > 0 ? weight : weight - least + 1)
    }
  }
}
