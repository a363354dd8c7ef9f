internal import CCairo
internal import Foundation
internal import PlatenBase

/// Prints a picture as PNG, band by band: what it holds does not grow with the picture's height.
///
/// bound → choose a format → draw a band → encode it
struct PNGPrinter {
  /// The height of a band in pixels: high enough that items are seldom drawn twice, low enough for
  /// the band to stay in the processor's cache.
  static let bandHeight = 256
  /// The height of bands of which there are two at a time, where all items are lower than a band: what is
  /// high, and every group, would be drawn anew for each of many.
  private static let lowBandHeight = 64
  /// The least pixels of a picture that is worth a second thread: it takes a core some 0.1 ms to wake
  /// up for each band.
  static let leastPixelsOfTwoThreads = 1 << 22
  /// The width of Cairo's widest images in pixels.
  private static let widestImage = 32_767
  /// The width in pixels of the columns in which wider pictures are drawn.
  private static let columnWidth = 16_384

  private let list: DisplayList
  private let images = ImagePainter(isDocument: false)
  private let options: PNGOptions
  private let budget: PrintBudget
  /// The width and the height in pixels.
  let width: Int
  let height: Int
  /// The filter that predicts the rows of this picture best.
  let filter: PNGFilter
  /// Whether rows are encoded while the next ones are drawn.
  private let usesTwoThreads: Bool
  /// The height of this picture's bands in pixels.
  private let bandHeight: Int

  init(
    _ list: DisplayList, as format: PictureFormat = .png, options: PNGOptions,
    _ budget: PrintBudget
  ) throws(PrintError) {
    try PrintError.check(list.size)
    guard options.scale.isFinite, options.scale > 0 else {
      throw PrintError(
        code: .size, description: "found a scale of \(options.scale), expected a number over zero")
    }
    let width = max((list.size.width * options.scale - 1e-6).rounded(.up), 1)
    let height = max((list.size.height * options.scale - 1e-6).rounded(.up), 1)
    let side = min(options.maximumSide, format.longestSide)
    guard max(width, height) <= CGFloat(side), width * height <= CGFloat(options.maximumPixels)
    else {
      throw PrintError(
        code: .tooManyPixels,
        description:
          "found a picture of \(Self.text(width)) x \(Self.text(height)) pixels, expected"
          + " at most \(options.maximumPixels) pixels, and sides of at most \(side)"
          + (side < options.maximumSide ? ", the limit of the format \(format.rawValue)" : ""))
    }
    self.list = list
    self.options = options
    self.budget = budget
    self.width = Int(width)
    self.height = Int(height)
    filter = list.items.contains(where: \.hasPictures) ? .adaptive : .none
    usesTwoThreads =
      options.threads > 1 && self.height > Self.bandHeight && self.width <= Self.widestImage
      && self.width * self.height >= Self.leastPixelsOfTwoThreads
      && ProcessInfo.processInfo.activeProcessorCount > 1
    let highest = CGFloat(Self.bandHeight) / options.scale
    let isHigh = !usesTwoThreads || list.items.contains { $0.isGroup || $0.bounds.height > highest }
    bandHeight = isHigh ? Self.bandHeight : Self.lowBandHeight
  }

  private static func text(_ pixels: CGFloat) -> String {
    pixels < 1e15 ? "\(Int(pixels))" : "\(pixels)"
  }

  func print(with store: GlyphStore, to sink: any ByteSink) throws {
    let format: PNGFormat = list.isGray ? .gray : list.isOpaque ? .rgb : .rgba
    let encoder = try PNGEncoder(
      width: width, height: height, format: format, filter: filter,
      compression: options.compression == .fast ? .fast : .small, pixelsPerPoint: options.scale,
      workspace: store.pngWorkspace, sink: sink)
    if usesTwoThreads {
      try RowEncoding.run(encoder, budget.cancellation) { take in
        try drawRows(hasAlpha: format == .rgba, bandCount: 2, with: store, take)
      }
    } else {
      var encoder = encoder
      try drawRows(hasAlpha: format == .rgba, with: store) { rows in
        try encoder.write(rows, budget.cancellation)
      }
      try encoder.finish()
    }
  }

  /// Some rows of the picture as Cairo has them, valid while they are handed over.
  struct Rows {
    var top: Int
    var count: Int
    var pixels: UnsafeRawBufferPointer
    /// Bytes from one row to the next.
    var stride: Int
  }

  /// Draws the picture from the top, and passes the rows of one band at a time to a closure.
  ///
  /// - Parameter bandCount: The number of bands that are used in turn; the rows of a band stay
  ///   valid until `bandCount - 1` further bands were passed.
  func drawRows(
    hasAlpha: Bool, bandCount: Int = 1, with store: GlyphStore, _ body: (Rows) throws -> Void
  ) throws {
    let images = try store.bands(
      bandCount, width: width > Self.widestImage ? Self.columnWidth : width,
      height: min(bandHeight, height), hasAlpha: hasAlpha)
    var image = images[0]
    let wideRows = UnsafeMutableRawBufferPointer.allocate(
      byteCount: image.width < width ? 4 * width * image.height : 0, alignment: 4)
    defer { wideRows.deallocate() }
    for (number, band) in bands().enumerated() {
      image = images[number % bandCount]
      let rows = min(image.height, height - band.top)
      if image.width < width {
        try drawColumns(of: band, rows: rows, on: image, with: store, into: wideRows)
        try body(
          Rows(
            top: band.top, count: rows, pixels: UnsafeRawBufferPointer(wideRows),
            stride: 4 * width))
        continue
      }
      try draw(band, on: image, with: store)
      try image.withRows(rows) { pixels in
        try body(Rows(top: band.top, count: rows, pixels: pixels, stride: image.stride))
      }
    }
  }
}

// MARK: - Bands

extension PNGPrinter {
  /// Rows of the picture and what is drawn on them.
  private struct Band {
    var top: Int
    /// Positions in the list, in its order.
    var items: [Int] = []
  }

  private func bands() -> [Band] {
    var bands = stride(from: 0, to: height, by: bandHeight).map { Band(top: $0) }
    for (i, item) in list.items.enumerated() {
      let bounds = item.bounds
      guard isInPicture(bounds) else { continue }
      let first = band(at: bounds.minY - 1 / options.scale, among: bands.count)
      let last = band(at: bounds.maxY + 1 / options.scale, among: bands.count)
      for band in first...last { bands[band].items.append(i) }
    }
    return bands
  }

  /// Returns whether a box reaches into the picture; one whose place is NaN does not.
  ///
  /// Far outside, Cairo's coordinates would overflow, and come back into the picture.
  private func isInPicture(_ bounds: CGRect) -> Bool {
    let pixel = 1 / options.scale
    return !bounds.isNull && bounds.maxX >= -pixel && bounds.maxY >= -pixel
      && bounds.minX <= list.size.width + pixel && bounds.minY <= list.size.height + pixel
  }

  private func band(at y: CGFloat, among count: Int) -> Int {
    let band = (y * options.scale / CGFloat(bandHeight)).rounded(.down)
    return Int(min(max(band, 0), CGFloat(count - 1)))
  }

  /// Draws a band that is wider than an image can be, column by column.
  private func drawColumns(
    of band: Band, rows: Int, on image: CairoImage, with store: GlyphStore,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws {
    for left in stride(from: 0, to: width, by: image.width) {
      try draw(band, from: left, on: image, with: store)
      let count = 4 * min(image.width, width - left)
      image.withRows(rows) { column in
        for row in 0..<rows {
          let start = row * image.stride
          UnsafeMutableRawBufferPointer(rebasing: pixels[(4 * (row * width + left))...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: column[start..<start + count]))
        }
      }
    }
  }

  /// Draws what is visible of a band from the pixel column `left` on.
  private func draw(
    _ band: Band, from left: Int = 0, on image: CairoImage, with store: GlyphStore
  ) throws {
    let context = try CairoContext(image)
    cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE)
    context.setColor(list.background ?? .clear)
    cairo_paint(context.raw)
    cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
    let transform = CGAffineTransform(
      a: options.scale, b: 0, c: 0, d: options.scale, tx: -CGFloat(left), ty: -CGFloat(band.top))
    var canvas = CairoCanvas(
      context, painter: BitmapPainter(store: store, image: image, budget: budget),
      images: images, budget: budget, transform: transform, baselineScale: options.scale)
    for i in band.items { try canvas.draw(list.items[i]) }
    try context.check()
  }
}
