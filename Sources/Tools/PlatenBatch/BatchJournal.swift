internal import CProcesses
internal import Foundation
internal import PlatenBase

/// The lines of a batch that are done, in a file beside the pictures, so that a run can go on where
/// another one ended.
///
/// A line of the file is the key of a line of the input and each of its pictures' path and size in
/// bytes, with tabs between them. A key is made of all that decides how pictures look, so that it is known before anything is
/// drawn: the line itself, the scene, the options and the version.
package final class BatchJournal {
  private static let pieceSize = 64 << 10

  /// The lines that were done before this run; none until they are loaded.
  private(set) var done = DoneLines()
  private let path: String
  /// Whether a line counts as done when the disk has its pictures, and not when the system has them.
  private let isDurable: Bool
  private var descriptor: Int32 = -1
  private var waiting: [UInt8] = []

  /// - Parameters:
  ///   - path: The file, which is made when the first line is done.
  ///   - isDurable: Whether a loss of power may lose no line that counts as done.
  package init(path: String, isDurable: Bool = false) {
    (self.path, self.isDurable) = (path, isDurable)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads which lines are done whose pictures are all there; none if there is no file.
  package func load() { done = DoneLines(journal: path) }

  /// Notes that a line is done; ``flush()`` writes it.
  func add(
    _ digest: SHA256.Digest, _ pictures: [(path: String, size: Int)]
  ) throws(OutputError) {
    let fields = pictures.flatMap { [$0.path, String($0.size)] }
    let text = ([digest.hexadecimal(ofFirst: 16)] + fields).joined(separator: "\t") + "\n"
    waiting += Array(text.utf8)
    if waiting.count > Self.pieceSize { try flush() }
  }

  /// Writes what was noted.
  ///
  /// - Throws: `OutputError` with what the system said of the file.
  func flush() throws(OutputError) {
    guard !waiting.isEmpty else { return }
    if descriptor < 0 {
      descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw OutputError(system: errno, path: path) }
    }
    // The pictures lie in the journal's file system: all of them at once, before their lines.
    if isDurable, syncfs(descriptor) != 0 { throw OutputError(system: errno, path: path) }
    var rest = waiting[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw OutputError(system: count == 0 ? EIO : errno, path: path) }
      rest = rest.dropFirst(count)
    }
    if isDurable, fdatasync(descriptor) != 0 { throw OutputError(system: errno, path: path) }
    waiting.removeAll(keepingCapacity: true)
  }
}

/// The lines that earlier runs have done.
struct DoneLines: Sendable {
  /// The first 16 bytes of a digest.
  private struct Key: Comparable {
    var high: UInt64
    var low: UInt64

    init(_ digest: SHA256.Digest) {
      func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
      }
      (high, low) = (number(digest.bytes[0..<8]), number(digest.bytes[8..<16]))
    }

    init?(_ digits: Substring) {
      guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
        let low = UInt64(digits.suffix(16), radix: 16)
      else { return nil }
      (self.high, self.low) = (high, low)
    }

    static func < (one: Self, other: Self) -> Bool {
      (one.high, one.low) < (other.high, other.low)
    }
  }

  /// In the order of their keys: 24 bytes a line, where a dictionary would take several times as many.
  private var lines: [(key: Key, path: PathDigest)] = []

  /// None.
  init() {}

  /// Those of a journal whose pictures are all there.
  fileprivate init(journal path: String) {
    guard let file = fopen(path, "r") else { return }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while true {
      let count = getline(&line, &capacity, file)
      // What a run that was ended tore off has no line feed.
      guard count > 0, let start = line, start[count - 1] == 0x0A else { break }
      let text = String(
        decoding: UnsafeRawBufferPointer(start: start, count: count - 1), as: UTF8.self)
      let parts = text.split(separator: "\t")
      guard let first = parts.first, let key = Key(first), Self.areThere(parts.dropFirst()) else {
        continue
      }
      lines.append((key, PathDigest(parts.dropFirst().first ?? "")))
    }
    lines.sort { $0.key < $1.key }
  }

  /// Returns whether files are there, and as long as they were: paths and sizes in turn.
  private static func areThere(_ fields: ArraySlice<Substring>) -> Bool {
    let fields = Array(fields)
    return fields.count.isMultiple(of: 2)
      && stride(from: 0, to: fields.count, by: 2).allSatisfy { i in
        var status = stat()
        return stat(String(fields[i]), &status) == 0 && Int(status.st_size) == Int(fields[i + 1])
      }
  }

  /// Returns the path of the first picture of a line; nil for a line that was not done.
  func path(of digest: SHA256.Digest) -> PathDigest? {
    let key = Key(digest)
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].key == key ? lines[low].path : nil
  }
}
