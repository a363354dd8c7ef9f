public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// A gradient outwards from a point, in circles.
///
/// As a view it fills its space.
public struct RadialGradient: ShapeStyle, _PrimitiveView {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two circles of radii in points, around a point of the filled bounds.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at equal distances between two circles of radii in points, around a point of the filled bounds.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of stops between two circles of radii in points, around a point of the filled bounds.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  init(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The gradient, for bounds that are not known yet.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(
      UnitGradient(
        geometry: .radial(
          center: center, startRadius: startRadius, endRadius: endRadius),
        stops: gradient.stops(in: context.environment)))
  }

  /// Adds a rectangle filled with the gradient.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(self, in: context)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles of radii in points, around a point of the filled bounds.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at equal distances between two circles of radii in points, around a point of the filled bounds.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of stops between two circles of radii in points, around a point of the filled bounds.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient between two circles of radii in points, around a point of the filled bounds.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
