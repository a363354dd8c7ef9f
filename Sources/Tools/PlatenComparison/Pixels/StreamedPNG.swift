internal import Platen
internal import PlatenBase

/// An opaque picture that is drawn row by row as it is written, so that it is never in memory as a
/// whole.
struct StreamedPNG {
  /// The sides, in pixels.
  let width: Int
  let height: Int
  /// Draws a row into words that hold anything: opaque colours, red in the higher bytes.
  let draw: (_ y: Int, _ row: UnsafeMutablePointer<UInt32>) -> Void
  /// The filter that predicts its rows best.
  var filter = PNGFilter.adaptive

  /// The picture as a PNG file.
  func png() throws(OutputError) -> [UInt8] {
    let sink = MemorySink()
    var encoder = try PNGEncoder(
      width: width, height: height, format: .rgb, filter: filter, compression: .fast,
      pixelsPerPoint: 1, sink: sink)
    try writeRows { row throws(OutputError) in
      try encoder.write(row, stride: row.count, rows: 1)
    }
    try encoder.finish()
    return sink.bytes
  }

  /// Draws the rows from the top, and hands over the words of each.
  fileprivate func writeRows(
    _ write: (UnsafeRawBufferPointer) throws(OutputError) -> Void
  ) throws(OutputError) {
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    row.initialize(repeating: 0, count: width)
    for y in 0..<height {
      draw(y, row)
      try write(UnsafeRawBufferPointer(start: row, count: 4 * width))
    }
  }

  /// Pictures beside each other, on a ground that shows around them.
  static func beside(_ pictures: [StreamedPNG], gap: Int, ground: UInt32) -> StreamedPNG {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    return StreamedPNG(width: width, height: height) { y, row in
      row.update(repeating: ground, count: width)
      var x = gap
      for picture in pictures {
        if gap..<gap + picture.height ~= y { picture.draw(y - gap, row + x) }
        x += picture.width + gap
      }
    }
  }
}

// MARK: - Animation

extension [StreamedPNG] {
  /// Pictures of one size that are shown in turns for ever, as an animated PNG.
  ///
  /// - Parameter milliseconds: How long each is shown.
  func animated(milliseconds: Int) throws(OutputError) -> [UInt8] {
    guard let first else { return [] }
    let sink = MemorySink()
    let encoder = try AnimatedPNGEncoder(
      width: first.width, height: first.height, frameCount: count, loops: 0, format: .rgb,
      filter: first.filter, compression: .fast, pixelsPerPoint: 1, sink: sink)
    for picture in self {
      try encoder.beginFrame(
        PixelRect(width: picture.width, height: picture.height), milliseconds: milliseconds)
      try picture.writeRows { row throws(OutputError) in
        try encoder.write(row, stride: row.count, rows: 1)
      }
      try encoder.endFrame()
    }
    try encoder.finish()
    return sink.bytes
  }
}
