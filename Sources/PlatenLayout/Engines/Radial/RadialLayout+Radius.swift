public import Foundation

extension RadialLayout {
  /// How long the radius of a circle of subviews is.
  ///
  /// A literal number is a fixed radius in points: `RadialLayout(radius: 80)`.
  public struct Radius: Hashable, Sendable {
    enum Rule: Hashable {
      case automatic
      case fit
      case fixed(CGFloat)
    }

    let rule: Rule

    /// A third of the bounds' width.
    public static let automatic = Radius(rule: .automatic)

    /// The longest radius with which every subview stays inside the bounds, corners and all.
    ///
    /// It is 0 where a subview does not fit the bounds at all.
    public static let fit = Radius(rule: .fit)

    /// A radius in points; one that is negative or not finite counts as 0.
    public static func fixed(_ length: CGFloat) -> Radius {
      Radius(rule: .fixed(length))
    }
  }
}

extension RadialLayout.Radius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a fixed radius in points.
  public init(floatLiteral length: Double) {
    self = .fixed(CGFloat(length))
  }

  /// Makes a fixed radius in points.
  public init(integerLiteral length: Int) {
    self = .fixed(CGFloat(length))
  }
}
