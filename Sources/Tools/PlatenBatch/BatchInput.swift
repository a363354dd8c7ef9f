internal import Foundation
internal import PlatenBase
internal import Synchronization

/// The lines of a batch's input, read as they come, however many there are.
package final class BatchInput: Sendable {
  /// A line, or what is known of one that is too long to be kept.
  struct Line: Sendable {
    /// The line's number in the file, from 1, or the element's in a list.
    var number: Int
    /// The line in the file in which it begins, from 1.
    var row: Int
    /// Without its end.
    var bytes: ArraySlice<UInt8>
    /// How long it is, if it is longer than lines may be; nil for a line that is whole.
    var excess: Int?
    /// How many bytes of the input come before the next line.
    var end: Int
  }

  private let lines: Lock<InputLines>

  /// - Parameters:
  ///   - descriptor: The open file, which stays open.
  ///   - lines: How lines are written.
  ///   - longest: The longest line that is kept, in bytes.
  package init(_ descriptor: Int32, _ lines: BatchLines, longest: Int) {
    self.lines = Lock(InputLines(descriptor, lines, longest: longest))
  }

  /// Whether a file begins as a list in JSON does; what is read of a pipe would be lost.
  package static func isList(at path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path)
    else { return false }
    defer { try? file.close() }
    let bytes = Array((try? file.read(upToCount: 4096)) ?? Data())
    return JSONListElements.start(in: bytes).map { bytes[$0] == UInt8(ascii: "[") } ?? false
  }

  /// Whether ``next()`` returns a line without waiting for more of the input.
  var isNextThere: Bool { lines.withLock { $0.isNextThere } }

  /// The next line that is not blank, or nil at the end.
  ///
  /// - Throws: ``BatchInputError`` if the input cannot be read.
  func next() throws(BatchInputError) -> Line? {
    try lines.withLock { (lines) throws(BatchInputError) in try lines.next() }
  }

  /// The first line: the names of the fields of all others.
  ///
  /// - Throws: ``BatchInputError`` if the input cannot be read, or has none.
  package func header() throws(BatchInputError) -> [UInt8] {
    guard let line = try next(), line.excess == nil else {
      throw BatchInputError(reason: "found no line, expected the names of the fields")
    }
    // The line with which Excel tells the separator stands before them.
    guard line.bytes.count == 5, line.bytes.starts(with: Array("sep=".utf8)),
      let names = try next(), names.excess == nil
    else { return Array(line.bytes) }
    return line.bytes + [UInt8(ascii: "\n")] + names.bytes
  }
}

/// Takes what is read of a file apart into lines.
private struct InputLines {
  typealias Line = BatchInput.Line

  private static let pieceSize = 256 << 10

  private let descriptor: Int32
  /// The longest line that is kept, in bytes.
  private let longest: Int
  /// Whether ends of lines between quotation marks belong to the line.
  private let hasQuotes: Bool
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  /// Up to where the buffer was looked through for the line's end, and where in a field that is.
  private var (looked, place) = (0, FieldPlace.start)
  /// The ends of lines within what was looked through, and the first of them.
  private var (innerEnds, firstEnd): (Int, Int?) = (0, nil)
  private var number = 1
  private var isAtEnd = false
  /// Whether the input may be a list whose elements are the lines: as long as that is not known.
  private var mayBeList: Bool
  /// Where in such a list the next line is; nil for no list.
  private var list: JSONListElements?
  /// How many elements of it were taken.
  private var elements = 0
  /// How many bytes of a line that is too long were let go.
  private var dropped = 0

  private var bytesRead = 0
  /// Whether lines end in carriage returns alone, as those of older Macs do; nil until something is read.
  private var endsInReturns: Bool?
  /// What makes UTF-8 of an input in UTF-16.
  private var utf16: UTF16Input?

  /// Where in a field of a table a byte is.
  private enum FieldPlace {
    case start
    /// In one that does not begin with a quotation mark: others are characters of it.
    case plain
    case quoted
    /// Behind a quotation mark that closes the field, unless another one follows.
    case closed
  }

  init(_ descriptor: Int32, _ form: BatchLines, longest: Int) {
    (self.descriptor, self.longest) = (descriptor, longest)
    hasQuotes = form == .csv
    mayBeList = form == .json
  }

  var isNextThere: Bool { mutating get { isAtEnd || lineEnd() != nil } }

  mutating func next() throws(BatchInputError) -> Line? {
    while true {
      if let end = lineEnd() {
        if let line = line(to: end, next: end + 1) { return line }
      } else if let end = firstEnd, isAtEnd || buffer.count - start > longest {
        // A quotation mark that nothing closes costs its line.
        (looked, innerEnds) = (end, 0)
        if let line = line(to: end, next: end + 1) { return line }
      } else if isAtEnd {
        guard start < buffer.count || dropped > 0 else {
          if list != nil {
            throw BatchInputError(
              reason: "found the end of the file, expected the \"]\" that closes the list")
          }
          return nil
        }
        if let line = line(to: buffer.count, next: buffer.count) { return line }
      } else {
        try readMore()
      }
    }
  }

  /// Returns where the line ends that begins at `start`, if that is in the buffer.
  private mutating func lineEnd() -> Int? {
    if mayBeList { lookForList() }
    if list != nil {
      lookForElement()
    } else if hasQuotes {
      lookForQuotes()
    } else {
      lookForLineFeed()
    }
    return looked < buffer.count ? looked : nil
  }

  private mutating func lookForLineFeed() {
    let place = looked
    looked = buffer.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Int in
      guard place < bytes.count, let start = bytes.baseAddress else { return bytes.count }
      let found = memchr(start + place, Int32(UInt8(ascii: "\n")), bytes.count - place)
      return found.map { UnsafeRawPointer($0) - start } ?? bytes.count
    }
  }

  private mutating func lookForList() {
    guard let text = JSONListElements.start(in: buffer) else { return }
    mayBeList = false
    guard buffer[text] == UInt8(ascii: "[") else { return }
    number += buffer[..<text].count { $0 == UInt8(ascii: "\n") }
    list = JSONListElements()
    (start, looked) = (text + 1, text + 1)
  }

  private mutating func lookForElement() {
    while looked < buffer.count, list?.ends(at: buffer[looked]) == false { looked += 1 }
  }

  private mutating func lookForQuotes() {
    while looked < buffer.count {
      let byte = buffer[looked]
      let isQuote = byte == UInt8(ascii: "\"")
      switch place {
      case .quoted:
        if isQuote { place = .closed }
        if byte == UInt8(ascii: "\n") {
          firstEnd = firstEnd ?? looked
          innerEnds += 1
        }
      case .closed where isQuote: place = .quoted
      case _ where byte == UInt8(ascii: "\n"): return
      case _ where Self.separators.contains(byte): place = .start
      case .start: place = isQuote ? .quoted : .plain
      case .closed where byte != UInt8(ascii: "\r"):
        // What closed the field belongs to another one: the mark that opened it costs its line.
        if let firstEnd {
          (looked, innerEnds) = (firstEnd, 0)
          return
        }
        place = .plain
      case .plain, .closed: break
      }
      looked += 1
    }
  }

  private static let separators = [",", ";", "\t", "|"].map { (text: Character) in
    text.asciiValue ?? 0
  }

  /// Takes the element of a list that ends in a place; nil for what is between its last comma and its
  /// bracket.
  private mutating func element(_ list: JSONListElements, to end: Int, next: Int) -> Line? {
    let isLast = list.isClosed || end == buffer.count
    let begin = buffer[start..<end].firstIndex { !JSONListElements.isWhite($0) } ?? end
    let last = buffer[begin..<end].lastIndex { !JSONListElements.isWhite($0) }
    let before = buffer[start..<begin].count { $0 == UInt8(ascii: "\n") }
    defer {
      number += list.innerEnds
      elements += 1
      (start, looked, dropped) = (next, next, 0)
      self.list = list.isClosed ? nil : JSONListElements()
    }
    // White space behind an element is none of it.
    let count = dropped > 0 ? dropped + end - begin : last.map { $0 + 1 - begin } ?? 0
    var line = Line(
      number: elements + 1, row: number + before, bytes: [],
      end: bytesRead - (buffer.count - next))
    guard count <= longest else {
      line.excess = count
      return line
    }
    line.bytes = ArraySlice(Array(buffer[begin..<(last.map { $0 + 1 } ?? begin)]))
    return line.bytes.isEmpty && isLast ? nil : line
  }

  /// Takes the line that ends in a place; nil for a blank one.
  private mutating func line(to end: Int, next: Int) -> Line? {
    if let list { return element(list, to: end, next: next) }
    defer {
      number += 1 + innerEnds
      (start, looked, dropped) = (next, next, 0)
      (place, innerEnds, firstEnd) = (.start, 0, nil)
    }
    let count = dropped + end - start
    var line = Line(
      number: number, row: number, bytes: [], end: bytesRead - (buffer.count - next))
    guard count <= longest else {
      line.excess = count
      return line
    }
    var bytes = buffer[start..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    line.bytes = ArraySlice(Array(bytes))
    return isBlank ? nil : line
  }

  private mutating func readMore() throws(BatchInputError) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      (looked, start, firstEnd) = (looked - start, 0, firstEnd.map { [start] in $0 - start })
    }
    if buffer.count > longest {
      // What is longer than lines may be is counted, and not kept.
      dropped += buffer.count
      buffer.removeAll(keepingCapacity: true)
      looked = 0
    }
    var count = 0
    var error: Int32 = 0
    withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 1) { piece in
      repeat {
        count = read(descriptor, piece.baseAddress, piece.count)
        error = errno
      } while count < 0 && error == EINTR
      take(piece.prefix(max(0, count)))
    }
    guard count >= 0 else { throw BatchInputError(reason: String(cString: strerror(error))) }
    bytesRead += count
    isAtEnd = count == 0
  }

  /// Takes what was read; nothing is the end.
  private mutating func take(_ piece: Slice<UnsafeMutableRawBufferPointer>) {
    if endsInReturns == nil, !piece.isEmpty {
      let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
      // The last one may be the first half of an end.
      endsInReturns = piece.dropLast().contains(cr) && !piece.contains(lf)
    }
    if utf16 == nil {
      let added = buffer.count
      buffer.append(contentsOf: piece)
      if endsInReturns == true {
        for i in buffer[added...].indices where buffer[i] == UInt8(ascii: "\r") {
          buffer[i] = UInt8(ascii: "\n")
        }
      }
      // A mark is no part of the text in UTF-8 either: its characters are looked for at the start.
      guard bytesRead < 2, start == 0, let input = UTF16Input(markOf: buffer) else { return }
      utf16 = input
      let bytes = buffer
      buffer = utf16?.utf8(of: bytes) ?? []
      looked = 0
    } else {
      buffer += utf16?.utf8(of: piece, isLast: piece.isEmpty) ?? []
    }
  }
}

/// The input of a batch cannot be read.
package struct BatchInputError: Error, Hashable, Sendable, CustomStringConvertible {
  package let reason: String

  package var description: String { "the input cannot be read: \(reason)" }
}
