internal import Foundation
internal import PlatenBase

/// Prints a picture as WebP or JPEG, whose encoders want all of its pixels at once.
///
/// draw the bands of a PNG → gather their rows → encode them
struct WholePicturePrinter {
  /// The quality of JPEGs for which none was asked.
  private static let usualQuality = 85

  private let list: DisplayList
  private let format: PictureFormat
  private let quality: Int?
  private let budget: PrintBudget
  private let printer: PNGPrinter

  init(
    _ list: DisplayList, as format: PictureFormat, options: PNGOptions, _ budget: PrintBudget
  ) throws(PrintError) {
    self.list = format == .jpeg ? list.onWhite : list
    self.format = format
    quality = options.quality.map { min(max($0, 1), 100) }
    self.budget = budget
    var options = options
    options.threads = 1
    printer = try PNGPrinter(self.list, as: format, options: options, budget)
  }

  func print(with store: GlyphStore, to sink: any ByteSink) throws {
    let pixels = try pixels(with: store)
    let bytes: [UInt8]
    if format == .jpeg {
      bytes = try pixels.withUnsafeBytes { pixels in
        guard let base = pixels.baseAddress else { return [] }
        return try JPEGEncoder().file(
          base, .bytes, width: printer.width, height: printer.height,
          quality: quality ?? Self.usualQuality)
      }
    } else {
      var encoder = WebPEncoder()
      bytes = try encoder.file(
        pixels, width: printer.width, height: printer.height, hasAlpha: !list.isOpaque,
        quality: quality, budget.cancellation)
    }
    try budget.check()
    try sink.write(bytes)
  }

  /// Red, green, blue and, where the picture is not opaque, alpha of all pixels from the top.
  private func pixels(with store: GlyphStore) throws -> [UInt8] {
    let format: PNGFormat = list.isOpaque ? .rgb : .rgba
    let width = printer.width
    let rowBytes = width * format.bytesPerPixel
    var pixels = [UInt8](repeating: 0, count: rowBytes * printer.height)
    try printer.drawRows(hasAlpha: format == .rgba, with: store) { rows in
      try budget.check()
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let target = pixels.baseAddress, let source = rows.pixels.baseAddress else { return }
        for row in 0..<rows.count {
          PixelRow.convert(
            source + row * rows.stride, count: width, format: format,
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
