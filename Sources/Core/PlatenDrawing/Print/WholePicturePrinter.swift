internal import Foundation
internal import PlatenBase

/// Prints a picture as WebP, JPEG or small PNG, whose encoders want all of its pixels at once.
///
/// draw the bands of a PNG → gather their rows → encode them
struct WholePicturePrinter {
  /// The quality of JPEGs for which none was asked.
  private static let usualQuality = 85

  private let list: DisplayList
  private let format: PictureFormat
  private let options: PNGOptions
  private let budget: PrintBudget
  private let printer: PNGPrinter
  /// The most bytes of a PNG's pixels that are held.
  private let mostBytes: Int

  init(
    _ list: DisplayList, as format: PictureFormat, options: PNGOptions, _ budget: PrintBudget,
    mostBytes: Int = SmallPNG.mostBytes
  ) throws(PrintError) {
    self.list = format == .jpeg ? list.onWhite : list
    self.format = format
    self.options = options
    self.budget = budget
    self.mostBytes = mostBytes
    var options = options
    options.threads = 1
    printer = try PNGPrinter(self.list, as: format, options: options, budget)
  }

  func print(with store: GlyphStore, to sink: any ByteSink) throws {
    guard
      format != .png || printer.width * printer.height * layout.bytesPerPixel <= mostBytes
    else { return try printer.print(with: store, to: sink) }
    let bytes = try file(of: pixels(with: store))
    try budget.check()
    try sink.write(bytes)
  }

  private func file(of pixels: [UInt8]) throws -> [UInt8] {
    let (width, height) = (printer.width, printer.height)
    let quality = options.quality.map { min(max($0, 1), 100) }
    switch format {
    case .jpeg:
      return try pixels.withUnsafeBytes { pixels in
        guard let base = pixels.baseAddress else { return [] }
        return try JPEGEncoder().file(
          base, .bytes, width: width, height: height, quality: quality ?? Self.usualQuality)
      }
    case .webp:
      var encoder = WebPEncoder()
      return try encoder.file(
        pixels, width: width, height: height, hasAlpha: !list.isOpaque, quality: quality,
        budget.cancellation)
    case .png, .svg, .pdf:
      return try SmallPNG(width: width, height: height, format: layout, pixels: pixels)
        .file(
          pixelsPerPoint: options.scale, filter: printer.filter, budget.cancellation)
    }
  }

  /// How a pixel's bytes lie: only a PNG has pixels of grey alone.
  private var layout: PNGFormat {
    format == .png && list.isGray ? .gray : list.isOpaque ? .rgb : .rgba
  }

  /// The bytes of all pixels from the top.
  private func pixels(with store: GlyphStore) throws -> [UInt8] {
    let layout = layout
    let width = printer.width
    let rowBytes = width * layout.bytesPerPixel
    var pixels = [UInt8](repeating: 0, count: rowBytes * printer.height)
    try printer.drawRows(hasAlpha: layout == .rgba, with: store) { rows in
      try budget.check()
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let target = pixels.baseAddress, let source = rows.pixels.baseAddress else { return }
        for row in 0..<rows.count {
          PixelRow.convert(
            source + row * rows.stride, count: width, format: layout,
            to: target + (rows.top + row) * rowBytes)
        }
      }
    }
    return pixels
  }
}

extension DisplayList {
  /// The picture on white, where something of that would be seen.
  fileprivate var onWhite: DisplayList {
    if isOpaque { return self }
    var list = self
    let color = background ?? .clear
    func mixed(_ component: Double) -> Double { 1 - (1 - component) * color.opacity }
    list.background = Color.Resolved(
      red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
    return list
  }
}
