package import Foundation

/// An effect on a group's items once they are drawn as one image.
package enum DisplayEffect: Hashable, Sendable {
  /// A Gaussian blur of a standard deviation in points.
  case blur(sigma: CGFloat)
  /// The group's outline in one colour, blurred and moved, under the group.
  case shadow(sigma: CGFloat, offset: CGSize, color: Color.Resolved)
  /// Each pixel's components, not premultiplied, through a matrix.
  case colors(ColorMatrix)
}

extension DisplayEffect {
  /// The largest standard deviation in points: beyond it nothing is left to see of any picture.
  private static let largestSigma: CGFloat = 4096

  /// How far a blur reaches, in standard deviations: further out it is less than a level of 255.
  static let reach: CGFloat = 3.5

  /// The standard deviation for a number of points; NaN and negative numbers count as 0.
  package static func sigma(_ points: CGFloat) -> CGFloat {
    points.isNaN ? 0 : min(max(points, 0), largestSigma)
  }

  /// The box that the effect draws in, given that of what it is used on.
  func bounds(of inner: CGRect) -> CGRect {
    if inner.isNull { return inner }
    switch self {
    case .blur(let sigma):
      return inner.insetBy(dx: -Self.reach * sigma, dy: -Self.reach * sigma)
    case .shadow(let sigma, let offset, _):
      let shadow = inner.insetBy(dx: -Self.reach * sigma, dy: -Self.reach * sigma)
      return inner.union(shadow.offsetBy(dx: offset.width, dy: offset.height))
    case .colors: return inner
    }
  }

  /// Whether what is gray stays so.
  var keepsGray: Bool {
    switch self {
    case .blur: true
    case .shadow(_, _, let color): color.isGray
    case .colors: false
    }
  }

  var isBlurred: Bool {
    switch self {
    case .blur, .shadow: true
    case .colors: false
    }
  }
}

// MARK: - Blending

/// The operator that composes a view with the drawing below it.
///
/// The view blends with the earlier drawing of the innermost group around it. `compositingGroup()`,
/// opacity, a mask or an effect makes a group; otherwise it is the picture.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
