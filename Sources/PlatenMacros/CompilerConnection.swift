import Foundation

/// The pipe to the compiler: messages in JSON, each behind its length in eight bytes, the low first.
struct CompilerConnection {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// Waits for the next message; `nil` when the compiler has no more.
  func receive() throws -> Data? {
    guard let header = try read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return try read(Int(clamping: length))
  }

  /// Sends a message.
  func send(_ reply: Reply) throws {
    let body = try JSONEncoder().encode(reply)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    try output.write(contentsOf: header + body)
  }

  /// Reads that many bytes; `nil` where the pipe ends before.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
