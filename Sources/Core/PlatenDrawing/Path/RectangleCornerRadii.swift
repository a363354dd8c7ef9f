public import Foundation
public import PlatenBase

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// The radius of the top left corner, reading from left to right.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner, reading from left to right.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner, reading from left to right.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner, reading from left to right.
  public var topTrailing: CGFloat

  /// Makes radii; without arguments, all of them are 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RectangleCornerRadii {
  /// Whether all four are the same.
  var isUniform: Bool {
    topLeading == topTrailing && topLeading == bottomLeading && topLeading == bottomTrailing
  }

  /// These radii with each changed.
  package func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }

  /// These radii, shrunk by one factor until those of each side fit it.
  func fitted(into size: CGSize) -> RectangleCornerRadii {
    // An infinite radius counts as the longest radius that is always reduced.
    let longest = size.width + size.height
    let radii = map { min($0.length, longest) }
    let sides = [
      (size.width, radii.topLeading + radii.topTrailing),
      (size.width, radii.bottomLeading + radii.bottomTrailing),
      (size.height, radii.topLeading + radii.bottomLeading),
      (size.height, radii.topTrailing + radii.bottomTrailing),
    ]
    let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return radii.map { $0 * factor }
  }
}
