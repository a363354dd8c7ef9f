public import PlatenDrawing

/// Colours on a grid of points, which change gradually along curves.
///
/// It is drawn as a picture of 128 by 128 pixels that fills the bounds, in SVG and PDF too. As a
/// view it fills its space.
public struct MeshGradient: ShapeStyle, _PrimitiveView {
  /// A point of the grid, and the curves that leave it, in the unit square of the filled bounds.
  public struct BezierPoint: Hashable, Sendable {
    /// The position of the point.
    public var position: SIMD2<Float>
    /// The control point towards the point on the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the point on the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point with four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a mesh, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points in the unit square; the curves between them are smooth.
    case points([SIMD2<Float>])
    /// Points with their own curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a grid's points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours as the environment has them.
    case colors([Color])
    /// Colours of components.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour outside the grid.
  public var background: Color
  /// Whether colours change smoothly from patch to patch.
  public var smoothsColors: Bool
  /// The colour space for mixing; colours are always mixed in sRGB.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a gradient from a grid of colours.
  ///
  /// If the number of points or colours does not match the grid, only the background is drawn.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a gradient of points in the unit square and their colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a gradient of points in the unit square and their colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a gradient of points with their own curves, and their colours, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Returns a picture of the gradient; where pictures cannot be painted with, the mean of its colours.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let resolved: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map(context.environment.resolve)
      case .resolvedColors(let colors): colors
      }
    let ground = context.environment.resolve(background)
    let raster = MeshRaster(
      width: width, height: height, locations, resolved, smoothsColors: smoothsColors)
    guard let raster else { return _StylePaint(ground) }
    return _StylePaint(RasterImage(raster.bitmap(over: ground)), or: raster.meanColor)
  }

  /// Adds a rectangle filled with the gradient.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(self, in: context)
  }
}
