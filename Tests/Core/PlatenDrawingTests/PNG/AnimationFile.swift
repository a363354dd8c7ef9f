import TestSupport

/// The frames of an animated PNG as they are shown, read and checked as the PNG specification says
/// (third edition, 11.3.6), without the encoder's code.
struct AnimationFile {
  struct Frame {
    /// Where the frame's own pixels go.
    var x, y, width, height: Int
    /// In seconds.
    var delay: Double
    /// The whole animation's pixels while it is shown.
    var pixels: [UInt8]
  }

  struct Failure: Error {
    var reason: String
  }

  let still: PNGFile
  let loops: Int
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) throws {
    still = try PNGFile(bytes)
    let chunks = still.chunks
    guard let control = chunks.first(where: { $0.type == "acTL" }), control.data.count == 8,
      let first = chunks.firstIndex(where: { $0.type == "IDAT" }),
      chunks[..<first].contains(where: { $0.type == "acTL" })
    else { throw Failure(reason: "no acTL before IDAT") }
    loops = PNGFile.number(control.data[4...])
    var pixels = [UInt8](repeating: 0, count: still.pixels.count)
    for (header, data) in try Self.frames(chunks) {
      var frame = Frame(header, pixels: [])
      guard header[24] == 0, header[25] == 0 else { throw Failure(reason: "dispose or blend") }
      let part = try PNGFile(chunks: [
        PNGFile.Chunk(
          type: "IHDR", data: Array(header[4..<12]) + chunks[0].data[8...]),
        PNGFile.Chunk(type: "IDAT", data: data),
      ])
      guard frame.x + frame.width <= still.width, frame.y + frame.height <= still.height else {
        throw Failure(reason: "a frame reaches over the edge")
      }
      for row in 0..<frame.height {
        let start = ((frame.y + row) * still.width + frame.x) * still.bytesPerPixel
        pixels.replaceSubrange(start..<start + part.row(row).count, with: part.row(row))
      }
      frame.pixels = pixels
      frames.append(frame)
    }
    guard frames.count == PNGFile.number(control.data[..<4]) else {
      throw Failure(reason: "\(frames.count) frames")
    }
  }

  /// The control and the compressed bytes of each frame; the numbers have to go up by one.
  private static func frames(
    _ chunks: [PNGFile.Chunk]
  ) throws -> [(header: [UInt8], data: [UInt8])] {
    var frames: [(header: [UInt8], data: [UInt8])] = []
    var next = 0
    for chunk in chunks where ["fcTL", "fdAT", "IDAT"].contains(chunk.type) {
      if chunk.type != "IDAT" {
        guard PNGFile.number(chunk.data[..<4]) == next else { throw Failure(reason: "number") }
        next += 1
      }
      switch chunk.type {
      case "fcTL":
        guard chunk.data.count == 26 else { throw Failure(reason: "fcTL of another length") }
        frames.append((chunk.data, []))
      case "IDAT" where frames.count == 1: frames[0].data += chunk.data
      case "fdAT" where frames.count > 1: frames[frames.count - 1].data += chunk.data[4...]
      default: throw Failure(reason: "\(chunk.type) of frame \(frames.count)")
      }
    }
    return frames
  }
}

extension AnimationFile.Frame {
  fileprivate init(_ header: [UInt8], pixels: [UInt8]) {
    func number(_ range: Range<Int>) -> Int { PNGFile.number(header[range]) }
    self.init(
      x: number(12..<16), y: number(16..<20), width: number(4..<8), height: number(8..<12),
      delay: Double(number(20..<22)) / Double(number(22..<24)), pixels: pixels)
  }
}
