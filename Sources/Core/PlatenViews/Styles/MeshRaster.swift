internal import Foundation
internal import PlatenDrawing

/// A grid of points with colours, as a picture.
///
/// Each patch between four points is a bicubic one in Hermite's form. Where control points are not
/// given, the slopes at a point are half of the way between its neighbours, as Catmull and Rom have
/// them, and at the border the way to its only one: an even grid is even.
struct MeshRaster {
  /// How many pixels the picture has across and down.
  private static let side = 128

  /// The corner of a patch: a value, its slopes along both axes, and the slope of the slopes.
  private struct Corner<Vector: SIMD> where Vector.Scalar == Double {
    var value, across, down, twist: Vector
  }

  private let width: Int
  private let height: Int
  private let locations: MeshGradient.Locations
  private let positions: [SIMD2<Double>]
  /// Red, green, blue, each multiplied by opacity, and opacity.
  private let colors: [SIMD4<Double>]
  private let smoothsColors: Bool

  /// Nil if there are not as many points and colours as the grid has.
  init?(
    width: Int, height: Int, _ locations: MeshGradient.Locations, _ colors: [Color.Resolved],
    smoothsColors: Bool
  ) {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    guard width >= 2, height >= 2, width <= 256, height <= 256, points.count == width * height,
      colors.count == points.count
    else { return nil }
    self.width = width
    self.height = height
    self.locations = locations
    positions = points.map { SIMD2<Double>($0) }
    self.colors = colors.map {
      SIMD4($0.red * $0.opacity, $0.green * $0.opacity, $0.blue * $0.opacity, $0.opacity)
    }
    self.smoothsColors = smoothsColors
  }

  /// The mean of the colours.
  var meanColor: Color.Resolved {
    let sum = colors.reduce(.zero, +) / Double(colors.count)
    guard sum.w > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    return Color.Resolved(
      red: sum.x / sum.w, green: sum.y / sum.w, blue: sum.z / sum.w, opacity: sum.w)
  }

  /// The picture over a ground.
  func bitmap(over ground: Color.Resolved) -> Bitmap {
    let side = Self.side
    let fill = SIMD4(
      ground.red * ground.opacity, ground.green * ground.opacity, ground.blue * ground.opacity,
      ground.opacity)
    var pixels = [SIMD4<Double>](repeating: fill, count: side * side)
    let steps = max(1, min(16, 128 / max(width, height)))
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { draw(row, column, steps: steps, into: &pixels, over: fill) }
    }
    return Bitmap(
      width: side, height: side,
      pixels: pixels.map { color in
        let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255)
          .rounded(.toNearestOrAwayFromZero)
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8
          | UInt32(bytes.z)
      })
  }

  // MARK: - Patches

  /// Draws the patch below and to the right of a point as small triangles.
  private func draw(
    _ row: Int, _ column: Int, steps: Int, into pixels: inout [SIMD4<Double>],
    over ground: SIMD4<Double>
  ) {
    var corners: [Corner<SIMD2<Double>>] = []
    var hues: [Corner<SIMD4<Double>>] = []
    for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
      corners.append(corner(row + a, column + b, isBelow: a == 1, isAfter: b == 1))
      hues.append(corner(of: colors, row + a, column + b))
    }
    func vertex(_ i: Int, _ j: Int) -> (place: SIMD2<Double>, color: SIMD4<Double>) {
      let (u, v) = (Double(j) / Double(steps), Double(i) / Double(steps))
      var color =
        smoothsColors
        ? value(of: hues, u, v)
        : (hues[0].value * (1 - u) + hues[1].value * u) * (1 - v)
          + (hues[2].value * (1 - u) + hues[3].value * u) * v
      // What overshoots is brought back: no colour is brighter than its opacity.
      color.w = min(max(color.w, 0), 1)
      color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: color.w))
      return (value(of: corners, u, v) * Double(Self.side), color + ground * (1 - color.w))
    }
    for i in 0..<steps {
      for j in 0..<steps {
        let (a, b) = (vertex(i, j), vertex(i, j + 1))
        let (c, d) = (vertex(i + 1, j), vertex(i + 1, j + 1))
        fill(a, b, c, in: &pixels)
        fill(b, d, c, in: &pixels)
      }
    }
  }

  private func value<Vector: SIMD>(
    of corners: [Corner<Vector>], _ u: Double, _ v: Double
  ) -> Vector where Vector.Scalar == Double {
    func weights(_ t: Double) -> [(value: Double, slope: Double)] {
      let s = 1 - t
      return [(s * s * (1 + 2 * t), s * s * t), (t * t * (3 - 2 * t), -t * t * s)]
    }
    let (across, down) = (weights(u), weights(v))
    var sum = Vector.zero
    for (place, corner) in corners.enumerated() {
      let (x, y) = (across[place % 2], down[place / 2])
      sum += corner.value * (x.value * y.value) + corner.across * (x.slope * y.value)
      sum += corner.down * (x.value * y.slope) + corner.twist * (x.slope * y.slope)
    }
    return sum
  }

  // MARK: - Slopes

  private func corner(
    _ row: Int, _ column: Int, isBelow: Bool, isAfter: Bool
  ) -> Corner<SIMD2<Double>> {
    var corner = corner(of: positions, row, column)
    guard case .bezierPoints(let points) = locations else { return corner }
    let point = points[row * width + column]
    let across =
      isAfter
      ? point.position - point.leadingControlPoint : point.trailingControlPoint - point.position
    let down =
      isBelow ? point.position - point.topControlPoint : point.bottomControlPoint - point.position
    corner.across = SIMD2<Double>(across) * 3
    corner.down = SIMD2<Double>(down) * 3
    corner.twist = .zero
    return corner
  }

  private func corner<Vector: SIMD>(
    of values: [Vector], _ row: Int, _ column: Int
  ) -> Corner<Vector> where Vector.Scalar == Double {
    func across(_ row: Int) -> Vector {
      let (low, high) = (max(column - 1, 0), min(column + 1, width - 1))
      return (values[row * width + high] - values[row * width + low]) / Double(high - low)
    }
    let (low, high) = (max(row - 1, 0), min(row + 1, height - 1))
    let span = Double(high - low)
    return Corner(
      value: values[row * width + column], across: across(row),
      down: (values[high * width + column] - values[low * width + column]) / span,
      twist: (across(high) - across(low)) / span)
  }

  // MARK: - Triangles

  /// Fills the pixels whose middles lie in a triangle, or on its edge.
  private func fill(
    _ a: (place: SIMD2<Double>, color: SIMD4<Double>),
    _ b: (place: SIMD2<Double>, color: SIMD4<Double>),
    _ c: (place: SIMD2<Double>, color: SIMD4<Double>), in pixels: inout [SIMD4<Double>]
  ) {
    func cross(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double { p.x * q.y - p.y * q.x }
    let area = cross(b.place - a.place, c.place - a.place)
    guard area != 0, area.isFinite else { return }
    let last = Double(Self.side - 1)
    func range(_ values: [Double]) -> ClosedRange<Int>? {
      let low = max(((values.min() ?? 0) - 0.5).rounded(.up), 0)
      let high = min(((values.max() ?? 0) - 0.5).rounded(.down), last)
      return low <= high ? Int(low)...Int(high) : nil
    }
    guard let rows = range([a.place.y, b.place.y, c.place.y]),
      let columns = range([a.place.x, b.place.x, c.place.x])
    else { return }
    for row in rows {
      for column in columns {
        let point = SIMD2(Double(column) + 0.5, Double(row) + 0.5)
        let first = cross(b.place - point, c.place - point) / area
        let second = cross(c.place - point, a.place - point) / area
        let third = 1 - first - second
        guard first >= -1e-9, second >= -1e-9, third >= -1e-9 else { continue }
        pixels[row * Self.side + column] = a.color * first + b.color * second + c.color * third
      }
    }
  }
}
