/// The frames of a GIF as they are shown, read as GIF89a says, without giflib.
struct MovingGIF {
  struct Frame {
    var x, y, width, height: Int
    var hundredths: Int
    /// All pixels while it is shown: opaque words, or 0.
    var pixels: [UInt32]
  }

  struct Failure: Error {
    var reason: String
  }

  let width: Int
  let height: Int
  /// The colours of all frames.
  let palette: [UInt32]
  /// What the extension of Netscape's says; nil without one.
  private(set) var repeats: Int?
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes[10] & 0x80 != 0 else {
      throw Failure(reason: "no GIF89a with a palette")
    }
    (width, height) = (Self.number(bytes, 6), Self.number(bytes, 8))
    let count = 2 << Int(bytes[10] & 7)
    palette = (0..<count).map { color in
      bytes[13 + 3 * color..<16 + 3 * color].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
    var position = 13 + 3 * count
    var canvas = [UInt32](repeating: 0, count: width * height)
    var control: [UInt8] = []
    while bytes[position] != 0x3B {
      if bytes[position] == 0x21 {
        let code = bytes[position + 1]
        position += 2
        let data = Self.blocks(bytes, &position)
        if code == 0xF9 { control = data }
        if code == 0xFF, data.starts(with: Array("NETSCAPE2.0".utf8)) {
          repeats = Self.number(data, 12)
        }
      } else {
        try addFrame(bytes, &position, control, &canvas)
      }
    }
    guard position == bytes.count - 1 else { throw Failure(reason: "bytes after the trailer") }
  }

  private mutating func addFrame(
    _ bytes: [UInt8], _ position: inout Int, _ control: [UInt8], _ canvas: inout [UInt32]
  ) throws {
    guard bytes[position] == 0x2C, bytes[position + 9] == 0 else {
      throw Failure(reason: "a block \(bytes[position]), or a frame with a palette")
    }
    var frame = Frame(
      x: Self.number(bytes, position + 1), y: Self.number(bytes, position + 3),
      width: Self.number(bytes, position + 5), height: Self.number(bytes, position + 7),
      hundredths: Self.number(control, 1), pixels: [])
    let clear = control[0] & 1 == 1 ? Int(control[3]) : nil
    let size = Int(bytes[position + 10])
    position += 11
    let numbers = try Self.unpacked(Self.blocks(bytes, &position), size)
    guard numbers.count == frame.width * frame.height else {
      throw Failure(reason: "\(numbers.count) pixels of \(frame.width) x \(frame.height)")
    }
    func place(_ i: Int) -> Int {
      (frame.y + i / frame.width) * width + frame.x + i % frame.width
    }
    for (i, number) in numbers.enumerated() where number != clear {
      canvas[place(i)] = palette[number]
    }
    frame.pixels = canvas
    frames.append(frame)
    // The disposal method: 1 leaves the frame, 2 takes it away.
    guard [1, 2].contains(control[0] >> 2 & 7) else { throw Failure(reason: "disposal") }
    if control[0] >> 2 & 7 == 2 { for i in numbers.indices { canvas[place(i)] = 0 } }
  }

  /// The lowest byte comes first.
  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  /// The data of blocks up to an empty one.
  private static func blocks(_ bytes: [UInt8], _ position: inout Int) -> [UInt8] {
    var data: [UInt8] = []
    while bytes[position] != 0 {
      data += bytes[position + 1...position + Int(bytes[position])]
      position += 1 + Int(bytes[position])
    }
    position += 1
    return data
  }

  /// The numbers of a frame's pixels (GIF89a, appendix F).
  private static func unpacked(_ data: [UInt8], _ size: Int) throws -> [Int] {
    let (clear, end) = (1 << size, 1 << size + 1)
    var table: [[Int]] = []
    var (last, result): ([Int]?, [Int]) = (nil, [])
    var (width, bits, count, place) = (size + 1, 0, 0, 0)
    while true {
      while count < width {
        guard place < data.count else { throw Failure(reason: "no end") }
        bits |= Int(data[place]) << count
        (count, place) = (count + 8, place + 1)
      }
      let code = bits & (1 << width - 1)
      (bits, count) = (bits >> width, count - width)
      if code == end { return result }
      if code == clear {
        table = (0..<1 << size + 2).map { [$0] }
        (last, width) = (nil, size + 1)
        continue
      }
      guard code <= table.count, code < table.count || last != nil else {
        throw Failure(reason: "code \(code)")
      }
      let run = code < table.count ? table[code] : (last ?? []) + [last?.first ?? 0]
      result += run
      if let last, table.count < 4096 { table.append(last + [run[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      last = run
    }
  }
}
