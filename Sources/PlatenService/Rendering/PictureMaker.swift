internal import Foundation
internal import NIOCore
internal import Platen
internal import PlatenScenes

/// Makes pictures under limits.
struct PictureMaker: Sendable {
  let limits: ServiceLimits
  let fonts: FontLibraryPool
  let pool: RenderPool
  let memory: MemoryBudget
  let metrics: ServiceMetrics

  /// Makes what is asked for when it is its turn.
  ///
  /// - Throws: A ``Problem``, and what else is wrong with it.
  func bytes(of order: PictureOrder) async throws -> [UInt8] {
    let arrival = ContinuousClock.now
    return try await pool.run { cancellation in
      metrics.note(.waiting, .now - arrival)
      return try order.make(self, cancellation)
    }
  }

  /// Makes a picture of a scene.
  ///
  /// - Parameters:
  ///   - scale: The pixels a point of a PNG; nil for what the scene says.
  ///   - read: Reads the scene under limits.
  /// - Throws: A ``Problem`` if it is too large, and what else is wrong with it.
  func picture(
    as format: AnswerFormat, scale: Double?, _ cancellation: RenderCancellation,
    read: (SceneOptions) throws -> PictureScene
  ) throws -> [UInt8] {
    var options = SceneOptions()
    options.marksViews = format == .json
    options.limits = limits.ofScenes
    options.cancellation = cancellation
    let scene = try timed(.reading) { try read(options) }
    let renderer = scene.renderer(library: fonts.library)
    renderer.cancellation = cancellation
    renderer.pngOptions.maximumCost = limits.drawingCost
    if let scale { renderer.scale = scale }
    return try memory.with(scene.footprint) { try bytes(of: renderer, as: format) }
  }

  private func bytes(of renderer: ImageRenderer<AnyView>, as format: AnswerFormat) throws -> [UInt8]
  {
    guard let format = format.picture else {
      return Array(try timed(.layout) { try renderer.layoutTree() }.json.utf8)
    }
    let list = try timed(.layout) { try renderer.displayList() }
    let pixels = try pixels(of: list.size, scale: renderer.scale)
    return try memory.with(RenderFootprint.bytes(pixels: pixels, as: format)) {
      try timed(.drawing) {
        let sink = MemorySink()
        try renderer.print(list, as: format, to: sink)
        return sink.bytes
      }
    }
  }

  /// The pixels of a picture.
  ///
  /// - Throws: A ``Problem`` if they are too many.
  private func pixels(of size: CGSize, scale: CGFloat) throws -> Int {
    let (width, height) = (size.width * scale, size.height * scale)
    let side = CGFloat(limits.side)
    guard width <= side, height <= side, width * height <= CGFloat(limits.pixels) else {
      throw Problem(
        .tooLarge,
        "The picture has \(Int(min(width, 1e9))) x \(Int(min(height, 1e9))) pixels; expected sides"
          + " of at most \(limits.side), and at most \(limits.pixels) pixels.")
    }
    return Int(width * height)
  }

  private func timed<Result>(
    _ stage: ServiceMetrics.Stage, _ work: () throws -> Result
  ) rethrows -> Result {
    let start = ContinuousClock.now
    defer { metrics.note(stage, .now - start) }
    return try work()
  }
}

extension PictureScene {
  /// The bytes that laying out and drawing it take, rather too many than too few.
  fileprivate var footprint: Int {
    RenderFootprint.bytes(
      views: viewCount, modifiers: modifierCount, textBytes: textBytes, imagePixels: imagePixels)
  }
}
