internal import CZlib
internal import Foundation

/// Undoes the filters of a stream (ISO 32000-1, 7.4).
struct PDFFilters {
  /// The most bytes that the stream may become.
  let mostBytes: Int

  /// The bytes before a filter.
  struct Result {
    var bytes: [UInt8]
    /// Whether these are all, and as they were.
    var isWhole = true
  }

  /// Returns the bytes before a filter; nil for a filter that is not undone here.
  ///
  /// Of what is damaged, or becomes too large, the bytes up to there are returned.
  func undo(
    _ name: String, _ bytes: [UInt8], _ parameters: [String: Double]
  ) -> Result? {
    switch name {
    case "FlateDecode", "Fl": return unpredicted(inflated(bytes), parameters)
    case "LZWDecode", "LZW":
      return unpredicted(lzw(bytes, isEarly: parameters["EarlyChange"] != 0), parameters)
    case "ASCIIHexDecode", "AHx":
      let digits = bytes.prefix { $0 != UInt8(ascii: ">") }
      return Result(bytes: PDFScanner.bytes(ofHexadecimal: digits))
    case "ASCII85Decode", "A85": return Result(bytes: base85(bytes))
    case "RunLengthDecode", "RL": return Result(bytes: runs(bytes))
    default: return nil
    }
  }

  private func inflated(_ bytes: [UInt8]) -> Result {
    var stream = z_stream()
    guard
      inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return Result(bytes: [], isWhole: false) }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    var status = Z_OK
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    bytes.withUnsafeBufferPointer { source in
      stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      stream.avail_in = UInt32(clamping: source.count)
      while status == Z_OK, result.count < mostBytes {
        piece.withUnsafeMutableBufferPointer { piece in
          stream.next_out = piece.baseAddress
          stream.avail_out = UInt32(piece.count)
          status = inflate(&stream, Z_NO_FLUSH)
          result += piece.prefix(piece.count - Int(stream.avail_out))
        }
      }
    }
    return Result(bytes: result, isWhole: status == Z_STREAM_END || bytes.isEmpty)
  }

  private func runs(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index + 1 < bytes.count, bytes[index] != 128, result.count < mostBytes {
      let length = Int(bytes[index])
      if length < 128 {
        result += bytes[(index + 1)..<min(index + 2 + length, bytes.count)]
        index += 2 + length
      } else {
        result += repeatElement(bytes[index + 1], count: 257 - length)
        index += 2
      }
    }
    return result
  }

  private func base85(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var digits: [UInt32] = []
    func add() {
      let count = digits.count
      while digits.count < 5 { digits.append(84) }
      let word = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      result += [24, 16, 8, 0].prefix(count - 1).map { UInt8(truncatingIfNeeded: word >> $0) }
      digits = []
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        digits.append(UInt32(byte - UInt8(ascii: "!")))
        if digits.count == 5 { add() }
      case UInt8(ascii: "z") where digits.isEmpty: result += [0, 0, 0, 0]
      case UInt8(ascii: "~"):
        if digits.count > 1 { add() }
        return result
      default: break
      }
    }
    if digits.count > 1 { add() }
    return result
  }

  /// - Parameter isEarly: Whether codes get longer one code earlier than they would have to.
  private func lzw(_ bytes: [UInt8], isEarly: Bool) -> Result {
    var result: [UInt8] = []
    // The part of the result that each code from 258 on stands for.
    var table: [Range<Int>] = []
    var previous: Range<Int>?
    var (bits, count, width) = (0, 0, 9)
    for byte in bytes where result.count < mostBytes {
      (bits, count) = ((bits << 8 | Int(byte)) & 0xFF_FFFF, count + 8)
      guard count >= width else { continue }
      count -= width
      let code = bits >> count & (1 << width - 1)
      if code == 257 { break }
      if code == 256 {
        (table, previous, width) = ([], nil, 9)
        continue
      }
      let start = result.count
      if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < table.count {
        result += result[table[code - 258]]
      } else if let previous {
        result += result[previous]
        result.append(result[previous.lowerBound])
      } else {
        return Result(bytes: result, isWhole: false)
      }
      // A new code stands for the previous bytes and the first byte of the current ones.
      if let previous, table.count < 4096 - 258 {
        table.append(previous.lowerBound..<previous.upperBound + 1)
      }
      previous = start..<result.count
      let next = table.count + 258 + (isEarly ? 1 : 0) + 1
      width = next > 2048 ? 12 : next > 1024 ? 11 : next > 512 ? 10 : 9
    }
    return Result(bytes: result)
  }

  // MARK: - Predictors

  /// The bytes of rows of which only differences from their neighbours are kept; with other than eight
  /// bits, those between neighbours of one row are left as they are.
  private func unpredicted(_ packed: Result, _ parameters: [String: Double]) -> Result {
    var result = packed
    let kind = parameters["Predictor"] ?? 1
    func number(_ name: String, _ usual: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(Int(parameters[name] ?? Double(usual)), range.lowerBound), range.upperBound)
    }
    let bits = number("BitsPerComponent", 8, 1...16)
    let colors = number("Colors", 1, 1...32)
    let row = (number("Columns", 1, 1...1_000_000) * colors * bits + 7) / 8
    let step = max(colors * bits / 8, 1)
    if kind >= 10 {
      // A file may claim a row that is longer than all of its bytes.
      result.bytes = unfiltered(packed.bytes, row: min(row, packed.bytes.count), step: step)
    } else if kind == 2, bits == 8 {
      for index in result.bytes.indices where index % row >= step {
        result.bytes[index] &+= result.bytes[index - step]
      }
    } else if kind == 2 {
      result.isWhole = false
    }
    return result
  }

  /// The rows of PNG's filters, each of which begins with the number of its filter.
  private func unfiltered(_ bytes: [UInt8], row: Int, step: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: row)
    var index = 0
    while index + 1 < bytes.count {
      let kind = bytes[index]
      var line = Array(bytes[(index + 1)..<min(index + 1 + row, bytes.count)])
      for place in line.indices {
        let left = place >= step ? line[place - step] : 0
        let corner = place >= step ? above[place - step] : 0
        switch kind {
        case 1: line[place] &+= left
        case 2: line[place] &+= above[place]
        case 3: line[place] &+= UInt8((Int(left) + Int(above[place])) / 2)
        case 4: line[place] &+= Self.paeth(left, above[place], corner)
        default: break
        }
      }
      result += line
      above.replaceSubrange(0..<line.count, with: line)
      index += row + 1
    }
    return result
  }

  /// The neighbour that is nearest to the sum of two less the third (PNG, third edition, 9.4).
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(above) - Int(corner)
    let distances = [left, above, corner].map { abs(guess - Int($0)) }
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? above : corner
  }
}
