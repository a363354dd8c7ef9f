internal import Foundation
internal import PlatenBase

extension SVGCanvas {
  mutating func draw(_ image: DisplayImage) throws {
    guard image.isVisible else { return }
    let id = try definitions.picture(image.picture, budget.cancellation)
    if image.tile == nil {
      body.append("<use xlink:href=\"#")
      body.append(id: id)
      body.append("\"")
      appendPlace(image.rect.origin, scale: image.pixelSize)
    } else {
      body.append("<rect fill=\"url(#")
      body.append(id: definitions.tile(id, of: image))
      body.append(")\"")
      body.append(attribute: " x", image.rect.minX)
      body.append(attribute: " y", image.rect.minY)
      body.append(attribute: " width", image.rect.width)
      body.append(attribute: " height", image.rect.height)
    }
    if image.interpolation == .none {
      // `pixelated` is of CSS Images Level 3; SVG 1.1 knows `optimizeSpeed` alone.
      body.append(" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"")
    }
    if image.opacity < 1 { body.append(attribute: " opacity", image.opacity, decimals: 4) }
    body.append("/>")
  }
}

extension SVGDefinitions {
  /// The id of a picture, which is as large as it has pixels.
  mutating func picture(
    _ picture: RasterImage, _ cancellation: RenderCancellation?
  ) throws -> Int {
    let bitmap = picture.bitmap
    let alike = pictures[bitmap.checksum, default: []]
    if let known = alike.first(where: { $0.picture.hasContents(of: picture) }) { return known.id }
    let file = try picture.embedded(cancellation)
    let id = begin("<image")
    text.append(attribute: " width", CGFloat(bitmap.width))
    text.append(attribute: " height", CGFloat(bitmap.height))
    text.append(" xlink:href=\"data:")
    text.append(escaped: file.type.rawValue)
    text.append(";base64,")
    text.append(base64: file.bytes)
    text.append("\"/>")
    pictures[bitmap.checksum, default: []].append((picture, id))
    return id
  }

  /// The id of a pattern that repeats a picture.
  mutating func tile(_ picture: Int, of image: DisplayImage) -> Int {
    let size = image.tile ?? image.rect.size
    let id = begin("<pattern")
    text.append(" patternUnits=\"userSpaceOnUse\"")
    text.append(attribute: " x", image.rect.minX)
    text.append(attribute: " y", image.rect.minY)
    text.append(attribute: " width", size.width, decimals: 4)
    text.append(attribute: " height", size.height, decimals: 4)
    text.append("><use xlink:href=\"#")
    text.append(id: picture)
    text.append("\" transform=\"scale(")
    text.append(image.pixelSize.width, decimals: 8)
    text.append(" ")
    text.append(image.pixelSize.height, decimals: 8)
    text.append(")\"/></pattern>")
    return id
  }
}

extension Bitmap {
  /// The pixels as a PNG.
  ///
  /// - Parameter cancellation: What can end the work; by default, what can end the render that is
  ///   under way.
  func pngData(_ cancellation: RenderCancellation? = .current) throws -> [UInt8] {
    let sink = MemorySink()
    let format: PNGFormat = !isOpaque ? .rgba : isGray ? .gray : .rgb
    var encoder = try PNGEncoder(
      width: width, height: height, format: format, filter: .adaptive, compression: .small,
      pixelsPerPoint: 0, sink: sink)
    try pixels.withUnsafeBytes { rows in
      for row in 0..<height {
        try cancellation.check()
        try encoder.write(
          UnsafeRawBufferPointer(rebasing: rows.dropFirst(4 * width * row)), stride: 4 * width,
          rows: 1)
      }
    }
    try encoder.finish()
    return sink.bytes
  }
}
