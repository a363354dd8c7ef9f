package import Foundation
internal import PlatenBase

/// A picture of an SVG or PDF file: items to draw, at any size.
///
/// It never changes; its identity lets a render keep what it makes of it.
package final class VectorImage: Sendable {
  /// The size in points.
  package let size: CGSize
  /// What is drawn, within a box of that size from its top left.
  package let items: [DisplayItem]
  /// What of the file is not drawn, each as the end of a sentence about it.
  package let losses: [String]
  /// The pixels of the pictures that an SVG has in it.
  package let pixels: Int

  init(size: CGSize, items: [DisplayItem], losses: DrawingLosses, pixels: Int = 0) {
    (self.size, self.items, self.losses) = (size, items, losses.phrases)
    self.pixels = pixels
  }

  /// The items at a place, as large as it is.
  package func item(in rect: CGRect) -> DisplayItem? {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, !items.isEmpty else {
      return nil
    }
    var group = DisplayGroup(items: items)
    group.clip = Path(CGRect(origin: .zero, size: size))
    group.transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    return .group(group)
  }
}

// MARK: - Losses

/// What of a drawing is lost, counted.
struct DrawingLosses {
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  mutating func note(_ phrase: String) {
    if counts[phrase] == nil { order.append(phrase) }
    counts[phrase, default: 0] += 1
  }

  /// In the order in which they were found; of many, the first.
  var phrases: [String] {
    let all = order.map { phrase in
      let count = counts[phrase] ?? 1
      return count > 1 ? "\(phrase) (\(count) times)" : phrase
    }
    return all.count > 6 ? all.prefix(5) + ["and \(all.count - 5) more kinds of things"] : all
  }
}

// MARK: - Paints

/// A paint in coordinates that may differ from those of the figure it fills.
struct PlacedPaint {
  var paint: Paint
  /// From the paint's coordinates to the figure's; nil if they are the same.
  var transform: CGAffineTransform?
  /// What is seen within the figure instead of the paint; nil for the paint.
  var tiles: [DisplayItem]?

  /// Whether figures can be stroked with the paint as it is.
  var isPlain: Bool { transform == nil && tiles == nil }

  /// Returns the items that fill a path with the paint.
  func items(_ style: FillStyle, filling path: Path) -> [DisplayItem] {
    if let tiles {
      var group = DisplayGroup(items: tiles)
      (group.clip, group.clipStyle, group.opacity) = (path, style, paint.opacity)
      return tiles.isEmpty ? [] : [.group(group)]
    }
    guard let transform else { return [.fill(path, paint, style)] }
    var group = DisplayGroup(items: [.fill(path.applying(transform.inverted()), paint, style)])
    group.transform = transform
    return [.group(group)]
  }

  /// A gradient along a line in coordinates that a transform leads out of.
  ///
  /// What was at right angles to the line need not be so any more, so its end moves such that the
  /// colours run as they do.
  static func linear(
    _ stops: [GradientStop], from start: CGPoint, to end: CGPoint, _ transform: CGAffineTransform
  ) -> PlacedPaint {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let first = start.applying(transform)
    guard square > 0 else { return PlacedPaint(paint: .linear(stops, from: first, to: first)) }
    // How much further along the line a step across and down goes, as a part of it.
    let area = transform.a * transform.d - transform.b * transform.c
    let across = (transform.d * x - transform.b * y) / area / square
    let down = (transform.a * y - transform.c * x) / area / square
    let slope = across * across + down * down
    return PlacedPaint(
      paint: .linear(
        stops, from: first, to: CGPoint(x: first.x + across / slope, y: first.y + down / slope)))
  }
}

extension PlacedPaint {
  /// The most tiles of a figure.
  private static let mostTiles: CGFloat = 2_000

  /// A cell that is drawn again and again, in the figure's coordinates.
  ///
  /// - Parameters:
  ///   - box: What the cell covers, in the pattern's coordinates.
  ///   - step: How far apart cells are there.
  ///   - transform: From the pattern's coordinates to the figure's.
  ///   - area: What has to be covered, in the figure's coordinates.
  /// - Returns: Nil if there would be very many tiles.
  static func tiles(
    of cell: [DisplayItem], _ box: CGRect, _ step: CGSize, _ transform: CGAffineTransform,
    covering area: CGRect, opacity: Double
  ) -> PlacedPaint? {
    let seen = area.isNull ? area : area.applying(transform.inverted())
    let paint = Paint.color(Color.Resolved(rgb: 0, opacity: opacity))
    guard !seen.isNull, !cell.isEmpty else { return PlacedPaint(paint: paint, tiles: []) }
    let columns = Self.range(seen.minX - box.maxX, seen.maxX - box.minX, step.width)
    let rows = Self.range(seen.minY - box.maxY, seen.maxY - box.minY, step.height)
    guard let columns, let rows, CGFloat(columns.count) * CGFloat(rows.count) <= mostTiles else {
      return nil
    }
    let tiles = columns.flatMap { column in
      rows.map { row in
        let (x, y) = (CGFloat(column) * step.width, CGFloat(row) * step.height)
        var tile = DisplayGroup(items: cell)
        tile.transform = CGAffineTransform(
          translationX: x * transform.a + y * transform.c,
          y: x * transform.b + y * transform.d)
        return DisplayItem.group(tile)
      }
    }
    return PlacedPaint(paint: paint, tiles: tiles)
  }

  /// The whole steps between two lengths; nil for very many.
  private static func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int>? {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard step > 0, abs(first) < 1e9, abs(last) < 1e9, last - first < mostTiles else { return nil }
    return Int(first)..<max(Int(last) + 1, Int(first))
  }
}

extension [DisplayItem] {
  /// How many items there are, those within groups and masks as well.
  var deepCount: Int {
    reduce(0) { count, item in
      guard case .group(let group) = item else { return count + 1 }
      return count + 1 + group.items.deepCount + (group.mask?.deepCount ?? 0)
    }
  }
}

extension CGAffineTransform {
  /// Whether a gradient can be drawn through the transform: it leaves no line and no point.
  var keepsArea: Bool {
    let area = abs(a * d - b * c)
    return area > 1e-12 && area > 1e-9 * (a * a + b * b + c * c + d * d)
  }
}
