internal import CGIF
internal import PlatenBase

/// Reads the first picture of GIF files.
struct GIFDecoder {
  /// What is said of a file of several pictures.
  static let loss = "it is animated: its first frame is shown"

  private let bytes: [UInt8]
  private let width: Int
  private let height: Int

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    guard bytes.count > 13 else { throw Self.damage }
    self.bytes = bytes
    // The logical screen descriptor (GIF89a, 18).
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    try RasterImage.check(width: width, height: height, maximumPixels: maximumPixels)
  }

  private static var damage: PictureError {
    PictureError(code: .damaged, description: "a damaged GIF, or one that ends early")
  }

  /// How many pixels the file states.
  var pixelCount: Int { width * height }

  /// The picture; what lies around it is clear.
  func decode() throws(PictureError) -> DecodedPicture {
    let stream = Stream(bytes)
    let file = DGifOpen(
      Unmanaged.passUnretained(stream).toOpaque(),
      { file, target, count in
        guard let file, let target, let data = file.pointee.UserData else { return 0 }
        let stream = Unmanaged<Stream>.fromOpaque(data).takeUnretainedValue()
        return stream.read(into: target, count)
      }, nil)
    guard let file else { throw Self.damage }
    defer { DGifCloseFile(file, nil) }
    let clear = try transparentColor(before: IMAGE_DESC_RECORD_TYPE, in: file)
    let pixels = try pixels(of: file, without: clear.color)
    let next = try? transparentColor(before: IMAGE_DESC_RECORD_TYPE, in: file)
    return withExtendedLifetime(stream) {
      let isAnimated = next?.isFound == true
      return DecodedPicture(
        bitmap: Bitmap(width: width, height: height, pixels: pixels), isAnimated: isAnimated,
        loss: isAnimated ? Self.loss : nil)
    }
  }

  /// Advances to the next picture: returns whether there is one, and which of its colours is
  /// transparent.
  private func transparentColor(
    before end: GifRecordType, in file: UnsafeMutablePointer<GifFileType>
  ) throws(PictureError) -> (isFound: Bool, color: Int?) {
    var color: Int?
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &record) == GIF_OK else { throw Self.damage }
      if record == end { return (true, color) }
      guard record == EXTENSION_RECORD_TYPE else { return (false, nil) }
      var code: Int32 = 0
      var block: UnsafeMutablePointer<UInt8>?
      guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw Self.damage }
      while let data = block {
        var control = GraphicsControlBlock()
        // A block begins with its length.
        if code == GRAPHICS_EXT_FUNC_CODE,
          DGifExtensionToGCB(Int(data[0]), data + 1, &control) == GIF_OK
        {
          color = control.TransparentColor < 0 ? nil : Int(control.TransparentColor)
        }
        guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw Self.damage }
      }
    }
  }

  /// Reads the lines of the picture that begins where the file is.
  private func pixels(
    of file: UnsafeMutablePointer<GifFileType>, without clear: Int?
  ) throws(PictureError) -> [UInt32] {
    guard DGifGetImageDesc(file) == GIF_OK else { throw Self.damage }
    let frame = file.pointee.Image
    try RasterImage.check(
      width: Int(frame.Width), height: Int(frame.Height), maximumPixels: RasterImage.maximumPixels)
    guard let map = frame.ColorMap ?? file.pointee.SColorMap else { throw Self.damage }
    let colors = UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount))
    var words = colors.map {
      0xFF00_0000 | UInt32($0.Red) << 16 | UInt32($0.Green) << 8 | UInt32($0.Blue)
    }
    // A file may use colours that it does not have.
    words += Array(repeating: 0xFF00_0000, count: 256 - words.count)
    if let clear { words[clear] = 0 }
    var pixels = [UInt32](repeating: 0, count: pixelCount)
    var line = [UInt8](repeating: 0, count: Int(frame.Width))
    for y in Self.order(ofLines: Int(frame.Height), isInterlaced: frame.Interlace) {
      guard DGifGetLine(file, &line, frame.Width) == GIF_OK, !RenderCancellation.current.isCancelled
      else { throw Self.damage }
      let row = Int(frame.Top) + y
      guard row < height else { continue }
      for (x, number) in line.prefix(max(width - Int(frame.Left), 0)).enumerated() {
        pixels[row * width + Int(frame.Left) + x] = words[Int(number)]
      }
    }
    return pixels
  }

  /// The lines in the order in which they are stored (GIF89a, appendix E).
  private static func order(ofLines count: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<count) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: count, by: $0.1))
    }
  }
}

/// The bytes of a file, from where giflib has read.
private final class Stream {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    let part = bytes[position...].prefix(Int(count))
    for (index, byte) in part.enumerated() { target[index] = byte }
    position += part.count
    return Int32(part.count)
  }
}
