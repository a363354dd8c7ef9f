internal import CGIF
internal import PlatenBase

/// Writes a GIF that moves (GIF89a) from the numbers of its pixels' colours, with one palette for all frames.
///
/// It owns giflib's file, and closes it whatever happens.
final class GIFEncoder {
  /// Delays are hundredths; browsers take what is shorter than two for ten.
  static let delays = 2...Int(UInt16.max)

  private let output: Output
  /// Nil once it is closed.
  private var file: UnsafeMutablePointer<GifFileType>?
  /// The number that shows nothing: what lies below stays.
  let clear: UInt8

  /// Writes the header of an animation.
  ///
  /// - Parameters:
  ///   - palette: At most 255 opaque colours, and the clear one if there are pixels that are clear.
  ///   - loops: How often the frames are shown, 65,536 at most; 0 for ever.
  init(
    width: Int, height: Int, palette: ColorPalette, loops: Int, sink: any ByteSink
  ) throws(OutputError) {
    var colors = palette.colors
    if !colors.contains(0) { colors.append(0) }
    clear = UInt8(colors.firstIndex(of: 0) ?? 0)
    output = Output(sink)
    guard
      let file = EGifOpen(
        Unmanaged.passUnretained(output).toOpaque(),
        { file, bytes, count in
          guard let bytes, let data = file?.pointee.UserData else { return 0 }
          return Unmanaged<Output>.fromOpaque(data).takeUnretainedValue().write(bytes, count)
        }, nil)
    else { throw OutputError(.compression, message: "giflib has no memory") }
    self.file = file
    EGifSetGifVersion(file, true)
    // A table of colours has a power of two.
    var count = 2
    while count < colors.count { count *= 2 }
    guard let map = GifMakeMapObject(Int32(count), nil) else { throw output.error }
    defer { GifFreeMapObject(map) }
    for (i, color) in colors.enumerated() {
      map.pointee.Colors[i] = GifColorType(
        Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
    }
    try output.check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, Int32(clear), map))
    // Once is what a file without the extension of Netscape's is shown; in it stands how often again.
    if loops != 1 { try repeatFrames(loops == 0 ? 0 : UInt16(clamping: loops - 1)) }
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
  }

  private func repeatFrames(_ times: UInt16) throws(OutputError) {
    try output.check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try output.check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try output.check(EGifPutExtensionBlock(file, 3, [1, UInt8(times & 255), UInt8(times >> 8)]))
    try output.check(EGifPutExtensionTrailer(file))
  }

  /// Writes the part of a frame that differs from the one before, row by row.
  ///
  /// - Parameters:
  ///   - isRemoved: Whether the part is clear before the next frame is shown, else it stays.
  ///   - row: Gives the numbers of a row's colours, from the part's top.
  func writeFrame(
    _ part: PixelRect, hundredths: Int, isRemoved: Bool,
    row: (_ y: Int, _ numbers: UnsafeMutablePointer<UInt8>) -> Void
  ) throws {
    var control = GraphicsControlBlock(
      DisposalMode: isRemoved ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
      DelayTime: Int32(hundredths), TransparentColor: Int32(clear))
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try output.check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, bytes))
    try output.check(
      EGifPutImageDesc(
        file, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height), false, nil))
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: part.width) { numbers in
      guard let start = numbers.baseAddress else { return }
      for y in 0..<part.height {
        row(y, start)
        try output.check(EGifPutLine(file, start, Int32(part.width)))
      }
    }
  }

  /// Ends the file, all of whose bytes the sink has then.
  func finish() throws(OutputError) {
    let open = file
    file = nil
    try output.check(EGifCloseFile(open, nil))
  }
}

/// Takes giflib's bytes to a sink, and keeps why that failed.
private final class Output {
  private let sink: any ByteSink
  private var failure: OutputError?

  init(_ sink: any ByteSink) { self.sink = sink }

  func write(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    do throws(OutputError) {
      try sink.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return count
    } catch {
      failure = error
      return 0
    }
  }

  var error: OutputError {
    failure ?? OutputError(.compression, message: "giflib failed")
  }

  func check(_ status: Int32) throws(OutputError) {
    guard status == GIF_OK, failure == nil else { throw error }
  }
}
