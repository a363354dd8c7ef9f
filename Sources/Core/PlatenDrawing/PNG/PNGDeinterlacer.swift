internal import CZlib
internal import PlatenBase

/// Writes a file of sixteen bits a sample anew, its rows one after the other instead of interlaced.
///
/// libpng's simplified reading is wrong for interlaced samples of sixteen bits that become eight: it
/// wrote beyond its memory (CVE-2025-65018), and the corrected 1.6.39 of Debian 12 loses the rows of
/// the earlier passes. Everything but the order of the rows is left to it.
struct PNGDeinterlacer {
  private typealias Pass = (x: Int, y: Int, across: Int, down: Int)

  /// The first column and row of each of Adam7's passes, and the steps to the next.
  private static let passes: [Pass] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4),
    (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private let png: PNGReader

  init(_ png: PNGReader) { self.png = png }

  /// The file without interlacing.
  func rewritten() throws(PixelReadingError) -> [UInt8] {
    var result = PNGChunk.signature
    var isWritten = false
    for chunk in png.chunks where chunk.type != "IDAT" {
      if chunk.type == "IHDR" {
        try chunk.check(in: png.file)
        result += PNGChunk.bytes("IHDR", png.file[chunk.data].dropLast() + [0])
      } else if chunk.type == "IEND", !isWritten {
        result += PNGChunk.bytes("IDAT", try packedRows())
        isWritten = true
        result += PNGChunk.bytes("IEND", [])
      } else {
        result += png.file[chunk.range]
      }
    }
    return result
  }
}

// MARK: - Phases

extension PNGDeinterlacer {
  private var bytesPerPixel: Int { png.bitsPerPixel / 8 }

  /// The columns and rows of a pass; none of either if it is empty.
  private func size(_ pass: Pass) -> (columns: Int, rows: Int) {
    let columns = (png.width - pass.x + pass.across - 1) / pass.across
    let rows = (png.height - pass.y + pass.down - 1) / pass.down
    return columns > 0 && rows > 0 ? (columns, rows) : (0, 0)
  }

  /// All rows from the top, unfiltered, as a stream of zlib's.
  private func packedRows() throws(PixelReadingError) -> [UInt8] {
    let cancellation = RenderCancellation.current
    var passRows = try unpacked()
    let rowBytes = 1 + png.width * bytesPerPixel
    var rows = [UInt8](repeating: 0, count: rowBytes * png.height)
    var start = 0
    // PNG, third edition, 8.2: Adam7's passes, of which empty ones have no bytes at all.
    for pass in Self.passes {
      let (columns, count) = size(pass)
      let length = columns * bytesPerPixel
      for row in 0..<count {
        if cancellation.isCancelled { throw .cancelled }
        try unfilter(&passRows, at: start, length: length, isFirst: row == 0)
        let target = (pass.y + row * pass.down) * rowBytes + 1
        for column in 0..<columns {
          let place = target + (pass.x + column * pass.across) * bytesPerPixel
          for byte in 0..<bytesPerPixel {
            rows[place + byte] = passRows[start + 1 + column * bytesPerPixel + byte]
          }
        }
        start += 1 + length
      }
    }
    var count = compressBound(uLong(rows.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    let status = compress2(&packed, &count, rows, uLong(rows.count), 1)
    guard status == Z_OK else {
      throw PixelReadingError(.damaged, "rows that zlib cannot compress (\(status))")
    }
    return Array(packed.prefix(Int(count)))
  }

  /// The filtered rows of all passes.
  private func unpacked() throws(PixelReadingError) -> [UInt8] {
    var packed: [UInt8] = []
    for chunk in png.chunks where chunk.type == "IDAT" {
      try chunk.check(in: png.file)
      packed += png.file[chunk.data]
    }
    let total = Self.passes.reduce(0) { sum, pass in
      let (columns, rows) = size(pass)
      return sum + (columns == 0 ? 0 : (1 + columns * bytesPerPixel) * rows)
    }
    var rows = [UInt8](repeating: 0, count: total)
    var count = uLong(total)
    let status = uncompress(&rows, &count, packed, uLong(packed.count))
    guard status == Z_OK, Int(count) == total else {
      throw PixelReadingError(.damaged, "interlaced pixels that cannot be decompressed (\(status))")
    }
    return rows
  }

  /// Undoes the filter of a row, the one above being undone.
  private func unfilter(
    _ rows: inout [UInt8], at start: Int, length: Int, isFirst: Bool
  ) throws(PixelReadingError) {
    let filter = rows[start]
    guard filter <= 4 else { throw PixelReadingError(.damaged, "a row with the filter \(filter)") }
    let above = start - length
    for index in 0..<length {
      let left = index < bytesPerPixel ? 0 : Int(rows[start + 1 + index - bytesPerPixel])
      let up = isFirst ? 0 : Int(rows[above + index])
      let corner = isFirst || index < bytesPerPixel ? 0 : Int(rows[above + index - bytesPerPixel])
      let guess =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        case 4: Self.nearest(left, up, corner)
        default: 0
        }
      rows[start + 1 + index] &+= UInt8(guess)
    }
  }

  /// Paeth's choice.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
