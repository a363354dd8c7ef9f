public import Foundation
public import PlatenBase
public import PlatenDrawing

/// Colours that change gradually.
///
/// Between two stops each component of sRGB and the opacity change evenly, unless the gradient is
/// made perceptual. As a style it runs from the top to the bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place of the stop, from 0 at the gradient's start to 1 at its end.
    ///
    /// A stop before its predecessor counts as at the predecessor's place; the gradient is cut off
    /// outside 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which a gradient is interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Component by component in sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// In Oklab, where equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns this gradient with its colours mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// Returns the gradient from the top to the bottom.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    AnyGradient(self)._paint(in: context)
  }
}

/// A gradient without a direction: as a style, it runs from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private var space = Gradient.ColorSpace.device

  /// Makes a gradient without a direction.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns this gradient with its colours mixed in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// Returns the gradient from the top to the bottom.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(
      UnitGradient(
        geometry: .linear(start: .top, end: .bottom), stops: stops(in: context.environment)))
  }

  func stops(in environment: EnvironmentValues) -> [GradientStop] {
    let stops = gradient.stops.map {
      GradientStop(color: environment.resolve($0.color), location: $0.location)
    }
    return space.isPerceptual ? stops.perceptual : stops
  }
}

extension Color {
  /// This colour as a slight gradient: a quarter of white at the top, and itself from seven tenths
  /// of the height down, as measured in SwiftUI.
  ///
  /// SwiftUI darkens yellow towards the bottom instead; here yellow is like other colours.
  public var gradient: AnyGradient {
    let light = mix(with: .white, by: 0.25, in: .device)
    return AnyGradient(
      Gradient(stops: [.init(color: light, location: 0), .init(color: self, location: 0.7)]))
  }
}

// MARK: - Along a line

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

  /// Returns the gradient, for bounds that are not known yet.
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
    append(leaf: ShapeNode(Rectangle(), style: style, context: context), in: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient from one point of the filled bounds to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colours at equal distances from one point of the filled bounds to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of stops from one point of the filled bounds to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient from one point of the filled bounds to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint, endPoint)
  }
}
