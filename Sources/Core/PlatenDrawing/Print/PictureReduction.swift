internal import Foundation
internal import PlatenBase

/// Makes the pictures of a document no larger than what of them can be seen.
///
/// note how large each picture is drawn and which part of it is seen → reduce the picture → put it in place
///
/// Small pictures stay as they are, and so do the bytes of their files.
struct PictureReduction {
  /// A picture of fewer pixels is left alone.
  static let leastPixels = 1 << 18

  /// What is seen of a picture, wherever it is drawn.
  private struct Use {
    /// How much of the picture's width and height its pixels have to be: 1 for all.
    var scale = CGSize.zero
    /// The part that is not clipped away, in parts of the picture's sides.
    var seen = CGRect.null
  }

  /// A picture with no more than what is seen.
  private struct Reduced {
    var picture: RasterImage
    /// Which part it is, in parts of the sides of the whole picture.
    var part: CGRect
  }

  /// The pixels that a point of the document has at most.
  private let density: CGFloat
  private let cancellation: RenderCancellation?
  private var uses: [ObjectIdentifier: (picture: RasterImage, use: Use)] = [:]
  private var reduced: [ObjectIdentifier: Reduced] = [:]

  private init(density: CGFloat, _ cancellation: RenderCancellation?) {
    self.density = density
    self.cancellation = cancellation
  }

  /// Returns a list with pictures of at most so many pixels per point.
  static func reduced(
    _ list: DisplayList, density: CGFloat, _ cancellation: RenderCancellation?
  ) throws -> DisplayList {
    var reduction = PictureReduction(density: density, cancellation)
    let page = CGRect(origin: .zero, size: list.size)
    reduction.note(list.items, drawnIn: .identity, seenIn: page)
    try reduction.reduce()
    if reduction.reduced.isEmpty { return list }
    var list = list
    list.items = list.items.map(reduction.replaced)
    return list
  }
}

// MARK: - Phases

extension PictureReduction {
  /// Notes the pictures of items.
  ///
  /// - Parameters:
  ///   - transform: From the items' coordinates to the document's.
  ///   - area: What can be seen of them, in their own coordinates; nil for all, as of items whose shadow
  ///     may fall where they are not seen.
  private mutating func note(
    _ items: [DisplayItem], drawnIn transform: CGAffineTransform, seenIn area: CGRect?
  ) {
    for item in items {
      switch item {
      case .image(let image) where image.isVisible: note(image, transform, area)
      case .group(let group) where group.isVisible:
        let inner = group.transform.concatenating(transform)
        var seen = area.map { $0.applying(group.transform.inverted()) }
        if let clip = group.clip?.boundingRect {
          seen = seen.map { $0.overlap(with: clip) } ?? clip
        }
        note(group.items, drawnIn: inner, seenIn: group.effect == nil ? seen : nil)
        if let mask = group.mask { note(mask, drawnIn: inner, seenIn: seen) }
      default: break
      }
    }
  }

  private mutating func note(
    _ image: DisplayImage, _ transform: CGAffineTransform, _ area: CGRect?
  ) {
    let bitmap = image.picture.bitmap
    guard bitmap.width * bitmap.height >= Self.leastPixels else { return }
    var entry = uses[ObjectIdentifier(image.picture)] ?? (image.picture, Use())
    entry.use.seen = entry.use.seen.union(image.part(seenIn: image.tile == nil ? area : nil))
    let across = hypot(transform.a, transform.b) * density
    let down = hypot(transform.c, transform.d) * density
    // A picture without interpolation keeps all of its pixels.
    let isSmooth = image.interpolation != .none
    entry.use.scale.width = max(
      entry.use.scale.width, isSmooth ? image.pixelSize.width * across : 1)
    entry.use.scale.height = max(
      entry.use.scale.height, isSmooth ? image.pixelSize.height * down : 1)
    uses[ObjectIdentifier(image.picture)] = entry
  }

  private mutating func reduce() throws {
    for (id, entry) in uses {
      let bitmap = entry.picture.bitmap
      let (x, y) = part(of: bitmap, entry.use)
      let width = min(Int((CGFloat(x.count) * entry.use.scale.width).rounded(.up)), x.count)
      let height = min(Int((CGFloat(y.count) * entry.use.scale.height).rounded(.up)), y.count)
      guard width < bitmap.width || height < bitmap.height else { continue }
      try cancellation.check()
      let made = try bitmap.reduced(
        x: x, y: y, width: max(width, 1), height: max(height, 1), cancellation)
      reduced[id] = Reduced(
        picture: RasterImage(made, isPhotograph: entry.picture.isPhotograph),
        part: CGRect(
          x: CGFloat(x.lowerBound) / CGFloat(bitmap.width),
          y: CGFloat(y.lowerBound) / CGFloat(bitmap.height),
          width: CGFloat(x.count) / CGFloat(bitmap.width),
          height: CGFloat(y.count) / CGFloat(bitmap.height)))
    }
  }

  /// The columns and rows of what is seen, with the neighbours that are mixed at its edges; all of them
  /// where that is half of the picture and more.
  private func part(of bitmap: Bitmap, _ use: Use) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ low: CGFloat, _ high: CGFloat, of count: Int, _ scale: CGFloat) -> Range<Int> {
      let margin = 2 / min(max(scale, 1e-6), 1)
      let first = max((low * CGFloat(count) - margin).rounded(.down), 0)
      let end = min((high * CGFloat(count) + margin).rounded(.up), CGFloat(count))
      return Int(min(first, CGFloat(count - 1)))..<Int(max(end, first + 1))
    }
    if use.seen.isNull { return (0..<1, 0..<1) }
    let x = range(use.seen.minX, use.seen.maxX, of: bitmap.width, use.scale.width)
    let y = range(use.seen.minY, use.seen.maxY, of: bitmap.height, use.scale.height)
    return 2 * x.count * y.count < bitmap.width * bitmap.height
      ? (x, y) : (0..<bitmap.width, 0..<bitmap.height)
  }

  /// Returns an item with its pictures replaced by what is seen of them.
  private func replaced(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .image(var image):
      guard let made = reduced[ObjectIdentifier(image.picture)] else { return item }
      image.picture = made.picture
      // Tiles are of whole pictures.
      image.rect = CGRect(
        x: image.rect.minX + made.part.minX * image.rect.width,
        y: image.rect.minY + made.part.minY * image.rect.height,
        width: made.part.width * image.rect.width, height: made.part.height * image.rect.height)
      return .image(image)
    case .group(let group):
      var copy = group.holding(group.items.map(replaced))
      copy.mask = group.mask?.map(replaced)
      return .group(copy)
    default: return item
    }
  }
}

extension DisplayImage {
  /// The part of the picture that lies in an area, in parts of its sides; all of it for no area, and
  /// null for what lies outside.
  fileprivate func part(seenIn area: CGRect?) -> CGRect {
    let part = area.map { rect.overlap(with: $0) } ?? rect
    if part.isNull { return .null }
    return CGRect(
      x: (part.minX - rect.minX) / rect.width, y: (part.minY - rect.minY) / rect.height,
      width: part.width / rect.width, height: part.height / rect.height)
  }
}
