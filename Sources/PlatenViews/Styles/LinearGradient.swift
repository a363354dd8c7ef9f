public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// A gradient along a line, the same across it.
///
/// As a view it fills its space.
public struct LinearGradient: ShapeStyle, _PrimitiveView {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient from one point of the filled bounds to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  /// Makes a gradient of colours at equal distances from one point of the filled bounds to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of stops from one point of the filled bounds to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The gradient, for bounds that are not known yet.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(
      UnitGradient(
        geometry: .linear(start: startPoint, end: endPoint),
        stops: gradient.stops(in: context.environment)))
  }

  /// Adds a rectangle filled with the gradient.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(self, in: context)
  }
}

extension _NodeList {
  /// Adds a rectangle filled with a style.
  mutating func append(_ style: some ShapeStyle, in context: _ViewContext) {
    nodes.append(ShapeNode(Rectangle(), style: style, context: context))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point of the filled bounds to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at equal distances from one point of the filled bounds to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of stops from one point of the filled bounds to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point of the filled bounds to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint, endPoint)
  }
}
