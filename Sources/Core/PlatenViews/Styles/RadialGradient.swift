public import Foundation
public import PlatenBase
public import PlatenDrawing

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

  /// Makes a gradient of colours at equal distances between two circles of radii in points, around
  /// a point of the filled bounds.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of stops between two circles of radii in points, around a point of the filled
  /// bounds.
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

  /// Returns the gradient, for bounds that are not known yet.
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
  /// Returns a gradient between two circles of radii in points, around a point of the filled bounds.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of colours at equal distances between two circles of radii in points,
  /// around a point of the filled bounds.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of stops between two circles of radii in points, around a point of the
  /// filled bounds.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient between two circles of radii in points, around a point of the filled bounds.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

// MARK: - In ellipses

/// A gradient outwards from a point, in ellipses of the shape of the filled bounds.
///
/// As a view it fills its space.
public struct EllipticalGradient: ShapeStyle, _PrimitiveView {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Makes a gradient between two ellipses, whose radii are parts of the bounds' sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of colours at equal distances between two ellipses, whose radii are parts of
  /// the bounds' sides.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of stops between two ellipses, whose radii are parts of the bounds' sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  init(
    _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Returns the gradient, for bounds that are not known yet.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(
      UnitGradient(
        geometry: .elliptical(
          center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction),
        stops: gradient.stops(in: context.environment)))
  }

  /// Adds a rectangle filled with the gradient.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(self, in: context)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient between two ellipses, whose radii are parts of the bounds' sides.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient of colours at equal distances between two ellipses, whose radii are parts
  /// of the bounds' sides.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient of stops between two ellipses, whose radii are parts of the bounds' sides.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient between two ellipses, whose radii are parts of the bounds' sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
