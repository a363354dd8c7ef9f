public import Foundation
public import PlatenBase
public import PlatenDrawing

extension GraphicsContext {
  /// The paint of a drawing: a colour, a gradient, a style or a repeated picture.
  public struct Shading {
    /// A picture that is repeated.
    struct Tile {
      var image: Image
      var origin: CGPoint
      var source: CGRect
      var scale: CGFloat
    }

    private enum Content {
      case style(any ShapeStyle)
      case gradient((CGRect, EnvironmentValues) -> Paint)
      case tile(Tile)
    }

    private let content: Content

    /// The picture that is repeated, if it is one.
    var tile: Tile? {
      if case .tile(let tile) = content { tile } else { nil }
    }

    /// The paint for what lies in a rectangle.
    func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
      switch content {
      case .style(let style):
        style._paint(in: _StyleContext(environment)).paint(in: bounds.isNull ? .zero : bounds)
      case .gradient(let paint): paint(bounds, environment)
      case .tile: .clear
      }
    }
  }

  /// Options of a gradient beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt32

    /// Makes a set of options of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient repeats beyond its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient runs backward beyond its end, then forward again.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Without effect: colours are mixed in sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Returns the shading, resolved in this context.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

// MARK: - Making shadings

extension GraphicsContext.Shading {
  /// The foreground of the canvas.
  public static var foreground: Self { .style(ForegroundStyle()) }

  /// Returns a shading with one colour.
  public static func color(_ color: Color) -> Self { .style(color) }

  /// Returns a colour of red, green and blue from 0 to 1.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> Self {
    .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Returns a grey from 0, black, to 1, white.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self {
    .style(Color(colorSpace, white: white, opacity: opacity))
  }

  /// Returns a shading with a style; unit points refer to the drawn shape.
  public static func style<S: ShapeStyle>(_ style: S) -> Self { Self(content: .style(style)) }

  /// Returns the first of several shadings, for drawing in one.
  public static func palette(_ array: [GraphicsContext.Shading]) -> Self {
    array.first ?? .foreground
  }

  /// Returns a gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(
      content: .gradient { bounds, environment in
        let stops = AnyGradient(gradient).stops(in: environment)
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = dx * dx + dy * dy
        let places = bounds.corners.map {
          (($0.x - startPoint.x) * dx + ($0.y - startPoint.y) * dy) / length
        }
        let cycles = GradientCycles(stops, options, over: places)
        func point(_ cycle: CGFloat) -> CGPoint {
          CGPoint(x: startPoint.x + dx * cycle, y: startPoint.y + dy * cycle)
        }
        return .linear(cycles.stops, from: point(cycles.first), to: point(cycles.last))
      })
  }

  /// Returns a gradient between two circles around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(
      content: .gradient { bounds, environment in
        let stops = AnyGradient(gradient).stops(in: environment)
        let length = endRadius - startRadius
        let radii = bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) } + [0]
        let cycles = GradientCycles(
          stops, options, over: radii.map { ($0 - startRadius) / length })
        // A circle has no radius below zero, so what lies there is cut off.
        return .radial(
          cycles.stops, center: center, from: startRadius + length * cycles.first,
          to: startRadius + length * cycles.last)
      })
  }

  /// Returns a gradient once around a point, clockwise from an angle, which is 0 at 3 o'clock.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(
      content: .gradient { _, environment in
        .angular(
          AnyGradient(gradient).stops(in: environment), center: center, from: angle,
          to: angle + .degrees(360))
      })
  }

  /// Returns a picture that is repeated from a point.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - origin: The point.
  ///   - sourceRect: The part of the picture that is repeated, as fractions of its size.
  ///   - scale: The factor by which the picture is enlarged.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self {
    Self(
      content: .tile(
        GraphicsContext.Shading.Tile(
          image: image, origin: origin, source: sourceRect, scale: scale)))
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    isNull
      ? []
      : [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ]
  }
}

// MARK: - Repeated gradients

/// A gradient's stops, repeated as often as it takes to cover what is drawn.
private struct GradientCycles {
  /// Where the first and the last cycle lie, counted in lengths of the gradient.
  private(set) var first: CGFloat = 0
  private(set) var last: CGFloat = 1
  private(set) var stops: [GradientStop]

  /// More cycles than this are too fine to be seen.
  private static let most: CGFloat = 1000
  /// The farthest cycle from the gradient's own that is counted; beyond, its ends go on.
  private static let farthest: CGFloat = 1e9

  init(
    _ stops: [GradientStop], _ options: GraphicsContext.GradientOptions, over places: [CGFloat]
  ) {
    self.stops = stops
    let isMirrored = options.contains(.mirror)
    guard isMirrored || options.contains(.repeat), let low = places.min(), let high = places.max(),
      abs(low) < Self.farthest, abs(high) < Self.farthest, high - low < Self.most
    else { return }
    first = low.rounded(.down)
    last = max(high.rounded(.up), first + 1)
    let count = Int(last - first)
    self.stops = (0..<count).flatMap { cycle in
      let isBackwards = isMirrored && (Int(first) + cycle) % 2 != 0
      let ordered = isBackwards ? stops.reversed() : stops
      return ordered.map { stop in
        let location = isBackwards ? 1 - stop.location : stop.location
        return GradientStop(
          color: stop.color, location: (CGFloat(cycle) + location) / CGFloat(count))
      }
    }
  }
}

// MARK: - Repeated pictures

extension GraphicsContext.Shading.Tile {
  /// The picture, repeated over a rectangle; nil where there is nothing to repeat.
  func item(covering bounds: CGRect, _ scene: CanvasScene) -> DisplayImage? {
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite, scale > 0,
      case .picture(let from, let pointScale) = image.content,
      let loaded = scene.load(from), let picture = loaded.picture
    else { return nil }
    let bitmap = picture.bitmap
    func range(_ low: CGFloat, _ high: CGFloat, of count: Int) -> Range<Int> {
      func pixel(_ part: CGFloat) -> Int {
        part.isNaN ? 0 : Int((min(max(part, 0), 1) * CGFloat(count)).rounded())
      }
      return pixel(low)..<max(pixel(high), pixel(low))
    }
    let x = range(source.minX, source.maxX, of: bitmap.width)
    let y = range(source.minY, source.maxY, of: bitmap.height)
    guard !x.isEmpty, !y.isEmpty else { return nil }
    let pixel = scale / (pointScale ?? loaded.scale)
    let size = CGSize(width: CGFloat(x.count) * pixel, height: CGFloat(y.count) * pixel)
    // The first tile's corner is at the origin or whole tiles from it.
    func start(_ low: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> CGFloat {
      origin + ((low - origin) / length).rounded(.down) * length
    }
    let corner = CGPoint(
      x: start(bounds.minX, origin.x, size.width), y: start(bounds.minY, origin.y, size.height))
    return DisplayImage(
      picture: scene.context.pass.pictures.part(of: picture, x: x, y: y),
      rect: CGRect(
        origin: corner,
        size: CGSize(width: bounds.maxX - corner.x, height: bounds.maxY - corner.y)),
      tile: size)
  }
}

extension CanvasScene {
  /// The picture of a source; nil, and a report, if it cannot be read.
  fileprivate func load(_ source: ImageSource) -> ImageCache.Loaded? {
    do {
      let loaded = try context.pass.pictures.picture(from: source, in: context.environment)
      guard loaded.picture == nil else { return loaded }
      throw PictureError(
        code: .format,
        description: "a shading cannot tile an SVG or a PDF, expected a bitmap")
    } catch {
      context.pass.report(error)
      return nil
    }
  }
}
