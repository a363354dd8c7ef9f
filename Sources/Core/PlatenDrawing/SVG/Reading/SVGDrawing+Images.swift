internal import Foundation
internal import PlatenBase

/// Pictures within a drawing, and drawings that are repeated within a figure.
extension SVGDrawing {
  /// A picture of pixels that the file has in it, in the box that an element says.
  mutating func image(
    _ element: SVGElement, _ index: Int
  ) throws(SVGReadingError) -> [DisplayItem] {
    guard let picture = picture(element, index) else { return [] }
    let own = CGSize(
      width: CGFloat(picture.bitmap.width), height: CGFloat(picture.bitmap.height))
    let (width, height) = (number("width", element), number("height", element))
    // A side that is not said follows from the other.
    let size = CGSize(
      width: width ?? height.map { $0 * own.width / own.height } ?? own.width,
      height: height ?? width.map { $0 * own.height / own.width } ?? own.height)
    guard size.width > 0, size.height > 0 else { return [] }
    let aspect = element.values["preserveAspectRatio"]
    let box = CGRect(
      x: number("x", element) ?? 0, y: number("y", element) ?? 0, width: size.width,
      height: size.height)
    let placed = CGRect(origin: .zero, size: own)
      .applying(SVGViewBox(CGRect(origin: .zero, size: own)).transform(to: size, aspect))
      .offsetBy(dx: box.minX, dy: box.minY)
    let item = DisplayItem.image(DisplayImage(picture: picture, rect: placed))
    guard aspect?.hasSuffix("slice") == true else { return [item] }
    var group = DisplayGroup(items: [item])
    group.clip = Path(box)
    return [.group(group)]
  }

  /// The picture of a `data:` address, read once; nil, and a loss, for what is none.
  private mutating func picture(_ element: SVGElement, _ index: Int) -> RasterImage? {
    if let known = pictures[index] { return known }
    let address = element.values["href"] ?? ""
    var picture: RasterImage?
    if address.hasPrefix("data:"), let comma = address.firstIndex(of: ","),
      address[..<comma].hasSuffix(";base64"),
      let data = Data(
        base64Encoded: String(address[address.index(after: comma)...]),
        options: .ignoreUnknownCharacters)
    {
      picture = admitted([UInt8](data))
    }
    if let picture {
      let count = picture.bitmap.width * picture.bitmap.height
      (pixels, pixelsLeft) = (pixels + count, pixelsLeft - count)
    } else {
      losses.note("a picture within it is not drawn")
    }
    pictures[index] = .some(picture)
    return picture
  }

  /// The picture of a file, if it can be read and may be.
  private func admitted(_ file: [UInt8]) -> RasterImage? {
    let most = max(pixelsLeft, 0)
    guard let count = try? RasterImage.pixelCount(of: file, maximumPixels: most), admits(count)
    else { return nil }
    return try? RasterImage(file: file, maximumPixels: most)
  }

  /// A drawing that is repeated (SVG 2, 14.3).
  ///
  /// - Parameter box: That around the figure.
  mutating func pattern(
    _ target: Int, _ opacity: Double, in box: CGRect
  ) throws(SVGReadingError) -> PlacedPaint? {
    let chain = chain(from: target)
    func value(_ name: String) -> String? {
      chain.compactMap { tree.nodes[$0].element.values[name] }.first
    }
    let isOfBox = value("patternUnits") != "userSpaceOnUse"
    let viewport = SVGViewport(size: isOfBox ? CGSize(width: 1, height: 1) : viewBoxSize)
    func length(_ name: String, _ axis: SVGViewport.Axis) -> CGFloat {
      viewport.length(value(name), along: axis) ?? 0
    }
    var cell = CGRect(
      x: length("x", .horizontal), y: length("y", .vertical),
      width: length("width", .horizontal), height: length("height", .vertical))
    if isOfBox { cell = cell.applying(Self.unit(of: box)) }
    var element = SVGElement("", [])
    element.values["transform"] = value("patternTransform")
    let transform = (try? element.transform()) ?? .identity
    guard cell.width > 0, cell.height > 0, transform.keepsArea,
      let owner = chain.first(where: { !tree.nodes[$0].children.isEmpty }), !open.contains(owner)
    else { return nil }
    open += [target, owner]
    defer { open.removeLast(2) }
    var inner = CGAffineTransform.identity
    if let view = SVGViewBox(value("viewBox")) {
      inner = view.transform(to: cell.size, value("preserveAspectRatio"))
        .concatenating(CGAffineTransform(translationX: cell.minX, y: cell.minY))
    } else if value("patternContentUnits") == "objectBoundingBox" {
      inner = Self.unit(of: box)
    }
    let state = inherited(by: owner, viewport)
    let content = try children(of: owner, state, SVGViewport(size: viewBoxSize))
    guard !content.isEmpty else { return nil }
    var drawn = DisplayGroup(items: content)
    drawn.transform = inner
    var cut = DisplayGroup(items: [.group(drawn)])
    (cut.clip, cut.transform) = (Path(cell), transform)
    let paint = PlacedPaint.tiles(
      of: [.group(cut)], cell, cell.size, transform, covering: box, opacity: opacity)
    guard let paint else {
      losses.note("a pattern with too many tiles is not drawn")
      return nil
    }
    try spend((paint.tiles?.count ?? 0) * content.deepCount)
    return paint
  }
}
