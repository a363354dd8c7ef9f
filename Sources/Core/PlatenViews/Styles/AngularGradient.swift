public import PlatenBase
public import PlatenDrawing

/// A gradient around a point, clockwise from an angle; 0 is to the right.
///
/// The rest of the full turn is half in the last colour and half in the first.
///
/// As a view it fills its space.
public struct AngularGradient: ShapeStyle, _PrimitiveView {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient from one angle to another around a point of the filled bounds.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours at equal distances from one angle to another around a point of the
  /// filled bounds.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient of stops from one angle to another around a point of the filled bounds.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient over a full turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of colours at equal distances over a full turn from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      colors: colors, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of stops over a full turn from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      stops: stops, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  init(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Returns the gradient, for bounds that are not known yet.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(
      UnitGradient(
        geometry: .angular(center: center, start: startAngle, end: endAngle),
        stops: gradient.stops(in: context.environment)))
  }

  /// Adds a rectangle filled with the gradient.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(self, in: context)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient from one angle to another around a point of the filled bounds.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of colours at equal distances from one angle to another around a point of
  /// the filled bounds.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of stops from one angle to another around a point of the filled bounds.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient from one angle to another around a point of the filled bounds.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  // Full turns, which some call conic.

  /// Returns a gradient over a full turn from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of colours at equal distances over a full turn from an angle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of stops over a full turn from an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// Returns a gradient over a full turn from an angle.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}
