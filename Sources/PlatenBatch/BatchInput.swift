package import PlatenBase
internal import Foundation
internal import Synchronization

/// The lines of a batch's input, read as they come, however many there are.
///
/// It belongs to one thread.
package final class BatchInput {
  /// A line, or what is known of one that is too long to be kept.
  package struct Line: Sendable {
    /// The line's number in the file, from 1.
    var number: Int
    /// Without its end.
    var bytes: ArraySlice<UInt8>
    /// How long it is, if it is longer than lines may be; nil for a line that is whole.
    var excess: Int?
  }

  private static let pieceSize = 1 << 20

  private let descriptor: Int32
  /// The longest line that is kept, in bytes.
  private let longest: Int
  /// Whether ends of lines between quotation marks belong to the line.
  private let hasQuotes: Bool
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  /// Up to where the buffer was looked through for the line's end, and whether quotation marks are
  /// open there.
  private var (looked, isQuoted) = (0, false)
  /// The ends of lines within what was looked through.
  private var innerEnds = 0
  private var number = 1
  private var isAtEnd = false
  /// How many bytes of a line that is too long were let go.
  private var dropped = 0

  /// How many bytes were read.
  package let bytesRead = ReadBytes()

  /// - Parameters:
  ///   - descriptor: The open file, which stays open.
  ///   - lines: How lines are written.
  ///   - longest: The longest line that is kept, in bytes.
  package init(_ descriptor: Int32, _ lines: BatchLines, longest: Int) {
    self.descriptor = descriptor
    self.longest = longest
    hasQuotes = lines == .csv
  }

  /// Whether ``next()`` returns a line without waiting for more of the input.
  package var isNextThere: Bool { isAtEnd || lineEnd() != nil }

  /// The next line that is not blank, or nil at the end.
  ///
  /// - Throws: ``BatchInputError`` if the input cannot be read.
  package func next() throws(BatchInputError) -> Line? {
    while true {
      if let end = lineEnd() {
        if let line = line(to: end, next: end + 1) { return line }
      } else if isAtEnd {
        guard start < buffer.count || dropped > 0 else { return nil }
        if let line = line(to: buffer.count, next: buffer.count) { return line }
      } else {
        try readMore()
      }
    }
  }

  /// The first line: the names of the fields of all others.
  ///
  /// - Throws: ``BatchInputError`` if the input cannot be read, or has none.
  package func header() throws(BatchInputError) -> [UInt8] {
    guard let line = try next(), line.excess == nil else {
      throw BatchInputError(reason: "it has no first line with the names of fields")
    }
    return Array(line.bytes)
  }

  /// Where the line ends that begins at `start`, if that is in the buffer.
  private func lineEnd() -> Int? {
    while looked < buffer.count {
      let byte = buffer[looked]
      if byte == UInt8(ascii: "\n") {
        if !isQuoted { return looked }
        innerEnds += 1
      } else if hasQuotes, byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !hasQuotes {
        // Most of a line is neither.
        looked = buffer[looked...].firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
        continue
      }
      looked += 1
    }
    return nil
  }

  /// Takes the line that ends in a place; nil for a blank one.
  private func line(to end: Int, next: Int) -> Line? {
    defer {
      number += 1 + innerEnds
      (start, looked, isQuoted, innerEnds, dropped) = (next, next, false, 0, 0)
    }
    let count = dropped + end - start
    guard count <= longest else {
      return Line(number: number, bytes: [], excess: count)
    }
    var bytes = buffer[start..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isBlank ? nil : Line(number: number, bytes: ArraySlice(Array(bytes)))
  }

  private func readMore() throws(BatchInputError) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      (looked, start) = (looked - start, 0)
    }
    if buffer.count > longest {
      // What is longer than lines may be is counted, and not kept.
      dropped += buffer.count
      buffer.removeAll(keepingCapacity: true)
      looked = 0
    }
    let size = buffer.count
    var count = 0
    var error: Int32 = 0
    buffer.append(contentsOf: repeatElement(0, count: Self.pieceSize))
    buffer.withUnsafeMutableBytes { bytes in
      repeat {
        count = read(descriptor, bytes.baseAddress.map { $0 + size }, Self.pieceSize)
        error = errno
      } while count < 0 && error == EINTR
    }
    buffer.removeLast(Self.pieceSize - max(0, count))
    guard count >= 0 else { throw BatchInputError(reason: String(cString: strerror(error))) }
    bytesRead.add(count)
    isAtEnd = count == 0
  }
}

/// How many bytes of an input were read, for who looks on.
package final class ReadBytes: Sendable {
  private let number = Lock(0)

  package var count: Int { number.withLock { $0 } }

  func add(_ count: Int) { number.withLock { $0 += count } }
}

/// The input of a batch cannot be read.
package struct BatchInputError: Error, Hashable, Sendable, CustomStringConvertible {
  let reason: String

  package var description: String { "the input cannot be read: \(reason)" }
}
