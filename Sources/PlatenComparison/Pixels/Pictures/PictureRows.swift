internal import PlatenBase
internal import PlatenDrawing

/// An opaque picture that is drawn row by row as it is written, so that it is never in memory as a
/// whole.
struct PictureRows {
  /// The sides, in pixels.
  let width: Int
  let height: Int
  /// Draws a row into words that hold anything: opaque colours, red in the higher bytes.
  let draw: (_ y: Int, _ row: UnsafeMutablePointer<UInt32>) -> Void
  /// How its rows are best foretold.
  var filter = PNGFilter.adaptive

  func png() throws(OutputError) -> [UInt8] {
    let sink = MemorySink()
    var encoder = try PNGEncoder(
      width: width, height: height, format: .rgb, filter: filter, compression: .fast,
      pixelsPerPoint: 1, sink: sink)
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    row.initialize(repeating: 0, count: width)
    let bytes = UnsafeRawBufferPointer(start: row, count: 4 * width)
    for y in 0..<height {
      draw(y, row)
      try encoder.write(bytes, stride: 4 * width, rows: 1)
    }
    try encoder.finish()
    return sink.bytes
  }

  /// Pictures beside each other, on a ground that shows around them.
  static func beside(_ pictures: [PictureRows], gap: Int, ground: UInt32) -> PictureRows {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    return PictureRows(width: width, height: height) { y, row in
      row.update(repeating: ground, count: width)
      var x = gap
      for picture in pictures {
        if gap..<gap + picture.height ~= y { picture.draw(y - gap, row + x) }
        x += picture.width + gap
      }
    }
  }
}
