internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A picture's place in the picture that it is a part of.
final class ImageNode: Node {
  private let picture: RasterImage
  private let scale: CGFloat
  private let image: Image
  private let tint: _StylePaint?
  private let pictures: ImageCache

  init(
    _ picture: RasterImage, scale: CGFloat, image: Image, tint: _StylePaint?, pictures: ImageCache
  ) {
    self.picture = picture
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.image = image
    self.tint = tint
    self.pictures = pictures
  }

  private var naturalSize: CGSize {
    CGSize(
      width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
  }

  override var kind: String? { "image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil
      ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    guard key == LaidOutImageKey.self, image.resizing == nil else { return nil }
    return LaidOutImage(bitmap: picture.bitmap) as? K.Value
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if let tint, !tint.isVisible { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    if let fit = drawing.fit { reportEdge(of: frame, in: fit) }
    let items = ImageSlices(picture, scale: scale, image.resizing).items(in: frame, pictures)
      .map { item in
        var item = item
        item.interpolation = image.interpolation?.drawn ?? .medium
        return item
      }
    switch tint?.paint(in: frame) {
    case nil: for item in items { drawing.add(.image(item)) }
    case .color(let color):
      for var item in items {
        item.picture = pictures.tinted(item.picture, with: color)
        drawing.add(.image(item))
      }
    case .some(let paint):
      drawing.group({ $0.mask = items.map { .image($0) } }) {
        $0.add(.fill(Path(frame), paint))
      }
    }
  }
}

extension Image.Interpolation {
  /// What the display list calls it.
  var drawn: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

// MARK: - Slices

/// A picture cut into what keeps its size and what gives way.
private struct ImageSlices {
  private let picture: RasterImage
  private let scale: CGFloat
  private let resizing: Image.Resizing?

  init(_ picture: RasterImage, scale: CGFloat, _ resizing: Image.Resizing?) {
    self.picture = picture
    self.scale = scale
    self.resizing = resizing
  }

  /// A range of pixels and where it is drawn, in points.
  private struct Band {
    var pixels: Range<Int>
    var low: CGFloat
    var high: CGFloat
    /// Whether it keeps its size.
    var isCap: Bool
  }

  func items(in frame: CGRect, _ pictures: ImageCache) -> [DisplayImage] {
    let insets = resizing?.capInsets ?? EdgeInsets()
    let columns = bands(
      of: picture.bitmap.width, insets.leading, insets.trailing, from: frame.minX, to: frame.maxX)
    let rows = bands(
      of: picture.bitmap.height, insets.top, insets.bottom, from: frame.minY, to: frame.maxY)
    return rows.flatMap { row in
      columns.map { column in
        let part = pictures.part(of: picture, x: column.pixels, y: row.pixels)
        let rect = CGRect(
          x: column.low, y: row.low, width: column.high - column.low, height: row.high - row.low)
        return DisplayImage(picture: part, rect: rect, tile: tile(column, row, in: rect))
      }
    }
  }

  /// The size at which a part is repeated; nil where it is not.
  private func tile(_ column: Band, _ row: Band, in rect: CGRect) -> CGSize? {
    guard resizing?.mode == .tile, !(column.isCap && row.isCap) else { return nil }
    return CGSize(
      width: column.isCap ? rect.width : CGFloat(column.pixels.count) / scale,
      height: row.isCap ? rect.height : CGFloat(row.pixels.count) / scale)
  }

  /// The ranges of one axis, caps first and last; those without pixels or length are left out.
  private func bands(
    of pixels: Int, _ first: CGFloat, _ last: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> [Band] {
    func count(_ inset: CGFloat, of limit: Int) -> Int {
      Int(min((inset.finiteLength * scale).rounded(), CGFloat(limit)))
    }
    let head = count(first, of: pixels)
    let tail = count(last, of: pixels - head)
    // Caps that are longer than the space share it.
    let caps = CGFloat(head + tail) / scale
    let shrink = caps > high - low ? (high - low) / caps : 1
    let start = low + CGFloat(head) / scale * shrink
    let end = high - CGFloat(tail) / scale * shrink
    return [
      Band(pixels: 0..<head, low: low, high: start, isCap: true),
      Band(pixels: head..<pixels - tail, low: start, high: end, isCap: false),
      Band(pixels: pixels - tail..<pixels, low: end, high: high, isCap: true),
    ].filter { !$0.pixels.isEmpty && $0.high > $0.low }
  }
}
