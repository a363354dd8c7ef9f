internal import Foundation

/// What is known of all frames before one is drawn.
struct FrameLook {
  /// The pixels of every frame.
  let size: PixelRect
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// The filter that predicts the rows of a PNG best.
  private(set) var filter = PNGFilter.none

  /// Makes each frame, and keeps none.
  init(
    of frames: FrameSequence, as format: AnimationFormat, _ options: AnimationOptions,
    _ budget: PrintBudget
  ) throws {
    guard 1...options.maximumFrames ~= frames.count else {
      throw PrintError(
        code: frames.count < 1 ? .size : .tooCostly,
        description: "found \(frames.count) frames, expected 1 to \(options.maximumFrames)")
    }
    let png = options.png
    let canvas = try PNGPrinter(DisplayList(size: frames.size), options: png, budget)
    size = PixelRect(width: canvas.width, height: canvas.height)
    guard max(size.width, size.height) <= format.longestSide,
      size.width * size.height <= png.maximumPixels / frames.count
    else {
      throw PrintError(
        code: .tooManyPixels,
        description:
          "found \(frames.count) frames of \(size.width) x \(size.height) pixels, expected"
          + " at most \(png.maximumPixels) pixels in all frames together, and sides of at most"
          + " \(min(format.longestSide, png.maximumSide))")
    }
    // A palette's colours are counted before.
    let draws = format == .gif || format == .png && options.colors != nil ? 2.0 : 1
    var milliseconds = 0.0
    for number in 0..<frames.count {
      try budget.check()
      let list = try frames.displayList(number)
      let printer = try printer(of: list, number, png, budget)
      isOpaque = isOpaque && list.isOpaque
      isGray = isGray && list.isGray
      if printer.filter == .adaptive { filter = .adaptive }
      milliseconds += try draws * Self.cost(of: list, png)
      guard milliseconds <= Double(png.maximumCost) else {
        throw PrintError(
          code: .tooCostly,
          description:
            "found \(frames.count) frames, expected at most \(png.maximumCost) ms to draw all;"
            + " the first \(number + 1) take longer")
      }
    }
  }

  /// What draws a frame.
  ///
  /// - Throws: ``PrintError`` for a frame of another size.
  func printer(
    of list: DisplayList, _ number: Int, _ options: PNGOptions, _ budget: PrintBudget
  ) throws(PrintError) -> PNGPrinter {
    var options = options
    options.threads = 1
    let printer = try PNGPrinter(list, options: options, budget)
    guard printer.width == size.width, printer.height == size.height else {
      throw PrintError(
        code: .size,
        description:
          "found frame \(number + 1) of \(printer.width) x \(printer.height) pixels, expected"
          + " \(size.width) x \(size.height), like the others")
    }
    return printer
  }

  /// The milliseconds that drawing a frame costs; 0 where any may be spent.
  private static func cost(
    of list: DisplayList, _ options: PNGOptions
  ) throws(PrintError) -> Double {
    guard options.maximumCost < .max else { return 0 }
    try DrawingCost.check(list, as: .png, scale: options.scale, most: options.maximumCost)
    return DrawingCost(list, as: .png, scale: options.scale).total / 1e6
  }
}
