internal import Foundation
package import PlatenBase
package import PlatenConsole
internal import PlatenScenes

/// A destination of the pictures of a batch.
package protocol BatchOutput: AnyObject {
  /// Whether pictures' bytes stand in their records.
  var embedsPictures: Bool { get }

  /// The names of fields that are a part of the pictures' paths.
  var pathKeys: [String] { get }

  /// Takes the picture of a line.
  ///
  /// - Parameters:
  ///   - name: What tells it from others.
  ///   - record: The members of an object in JSON that tell of it.
  /// - Returns: Where it is now; nil where it has no place of its own.
  /// - Throws: ``BatchFailure`` if it cannot be there beside the others, `OutputError`.
  func add(_ bytes: [UInt8], named name: BatchPictureName, record: [UInt8]) throws -> String?

  /// What is to be told of the picture that was added last; nil for nothing.
  var finding: BatchFinding? { get }

  /// Notes that the picture of a line that an earlier run has drawn has a path, which no other line may take.
  func reserve(_ path: PathDigest)

  /// Takes what is told of a line without a picture.
  func add(failure record: [UInt8]) throws

  /// Hands on what was held back, as nothing more comes for now.
  func flush() throws

  /// Ends the output: all was added.
  func commit() throws
}

/// The values that a picture's name in a batch is made of.
package struct BatchPictureName {
  var line: Int
  var id: String?
  var format: OutputFormat
  /// The texts of fields of the line, in the order of the keys.
  var values: [String]

  /// The path by a pattern.
  ///
  /// - Parameter keys: The names of the fields of the line that are a part of it.
  func path(_ pattern: OutputPattern, _ keys: [String]) -> String {
    pattern.path(texts(keys))
  }

  /// What is to be told of a text that cannot stand in a path as it is; nil where all can.
  fileprivate func finding(_ pattern: OutputPattern, _ keys: [String]) -> BatchFinding? {
    let texts = texts(keys)
    guard let changed = pattern.changedKey(texts), let text = texts[changed.key] else { return nil }
    return BatchFinding(
      message:
        "\(Quotation(text)) for {\(changed.key)} cannot be in a file name:"
        + " \(Quotation(changed.part)) is used",
      isNote: false)
  }

  /// The texts of the keys in a path.
  private func texts(_ keys: [String]) -> [String: String] {
    var values = Dictionary(zip(keys, self.values), uniquingKeysWith: { first, _ in first })
    values["line"] = String(line)
    values["id"] = id ?? String(line)
    values["format"] = format.rawValue
    return values
  }

  /// The names in a path that are no fields.
  package static let ownKeys = ["id", "line", "format"]
}

extension OutputPattern {
  fileprivate var fieldKeys: [String] {
    keys.filter { !BatchPictureName.ownKeys.contains($0) }
  }
}

extension BatchOutput {
  package var finding: BatchFinding? { nil }

  /// Only files are there from an earlier run.
  package func reserve(_ path: PathDigest) {}
}

/// What stands for a path where there are many: eight bytes of its hash.
package struct PathDigest: Hashable, Sendable {
  private let bits: UInt64

  init(_ path: some StringProtocol) {
    bits = SHA256.digest(of: path.utf8).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The paths of pictures without their cases, which some systems do not tell apart.
private struct FoldedPaths {
  private var paths: Set<PathDigest> = []

  /// Returns what is to be told of a path that no other picture has: another may differ in cases alone.
  mutating func finding(adding path: String) -> BatchFinding? {
    let folded = path.lowercased().precomposedStringWithCanonicalMapping
    if paths.insert(PathDigest(folded)).inserted { return nil }
    return BatchFinding(
      message:
        "\"\(path)\" differs from the path of an earlier picture only in case: some systems"
        + " cannot keep both",
      isNote: false)
  }
}

// MARK: - Files

/// A file for each picture.
package final class FileOutput: BatchOutput {
  package let embedsPictures = false
  package let pathKeys: [String]
  private let pattern: OutputPattern
  /// The folders that were made; forgotten when they are many.
  private var folders: Set<String> = []
  /// The paths of pictures of lines that an earlier run has drawn.
  private var reserved: Set<PathDigest> = []
  private var folded = FoldedPaths()
  package private(set) var finding: BatchFinding?
  /// When the first file was written, by the clock of its file system: what is younger is of this run.
  private var start: timespec?

  package init(_ pattern: OutputPattern) {
    self.pattern = pattern
    pathKeys = pattern.fieldKeys
  }

  package func add(
    _ bytes: [UInt8], named name: BatchPictureName, record: [UInt8]
  ) throws -> String? {
    finding = name.finding(pattern, pathKeys)
    let path = name.path(pattern, pathKeys)
    guard !reserved.contains(PathDigest(path)) else { throw Self.taken(path, name) }
    if let start, let time = Self.time(of: path), !(time < start) {
      // Equal lines may well have one picture.
      if (try? Data(contentsOf: URL(fileURLWithPath: path))) == Data(bytes) { return path }
      throw Self.taken(path, name)
    }
    do {
      try makeFolder(of: path)
      let sink = try FileSink(path: path)
      try sink.write(bytes)
      try sink.commit()
    } catch let error as OutputError where error.number == ENAMETOOLONG {
      // What another line is called may well be short enough.
      throw BatchFailure.tooLong(path, name)
    } catch let error as OutputError where error.number == EISDIR {
      throw BatchFailure("\(path.quoted(upTo: 80)) is a folder, not a file", id: name.id)
    }
    if start == nil { start = Self.time(of: path) }
    // Where lines have numbers, no path is that of another.
    if !pattern.contains("line") { finding = folded.finding(adding: path) ?? finding }
    return path
  }

  private static func taken(_ path: String, _ name: BatchPictureName) -> BatchFailure {
    BatchFailure(
      "\"\(path)\" has the picture of an earlier line: give each line its own path, for example"
        + " with {line}",
      id: name.id)
  }

  package func reserve(_ path: PathDigest) { reserved.insert(path) }
  package func add(failure record: [UInt8]) {}
  package func flush() {}
  package func commit() {}

  private func makeFolder(of path: String) throws {
    let folder = path.parentPath
    guard !folders.contains(folder) else { return }
    if !folder.isEmpty {
      var outputs = PlannedOutputs()
      try outputs.add(path, for: path)
      try outputs.createFolders()
    }
    LeftFiles.remove(in: folder.isEmpty ? "." : folder)
    if folders.count >= 10_000 { folders = [] }
    folders.insert(folder)
  }

  private static func time(of path: String) -> timespec? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim : nil
  }
}

private func < (one: timespec, other: timespec) -> Bool {
  (one.tv_sec, one.tv_nsec) < (other.tv_sec, other.tv_nsec)
}

extension BatchFailure {
  fileprivate static func tooLong(_ path: String, _ name: BatchPictureName) -> BatchFailure {
    BatchFailure("\(path.quoted(upTo: 80)) is too long for a file name", id: name.id)
  }
}

// MARK: - Archives

/// All pictures in one archive.
package final class TarOutput: BatchOutput {
  package let embedsPictures = false
  package let pathKeys: [String]
  private let pattern: OutputPattern
  private let sink: BufferedSink
  private let tar: TarWriter
  private var names: Set<PathDigest> = []
  private var folded = FoldedPaths()
  package private(set) var finding: BatchFinding?

  /// - Parameters:
  ///   - sink: Where the archive goes.
  ///   - pattern: The paths of the pictures within it.
  package init(_ sink: FileSink, _ pattern: OutputPattern) {
    self.sink = BufferedSink(sink)
    self.pattern = pattern
    tar = TarWriter(self.sink)
    pathKeys = pattern.fieldKeys
  }

  package func add(
    _ bytes: [UInt8], named name: BatchPictureName, record: [UInt8]
  ) throws -> String? {
    finding = name.finding(pattern, pathKeys)
    let path = name.path(pattern, pathKeys)
    // No file system that an archive is unpacked into has longer names.
    guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= Int(NAME_MAX) }) else {
      throw BatchFailure.tooLong(path, name)
    }
    if !pattern.contains("line") {
      guard names.insert(PathDigest(path)).inserted else {
        throw BatchFailure(
          "\"\(path)\" is the name of an earlier line's picture: add {line} to the name",
          id: name.id)
      }
      finding = folded.finding(adding: path) ?? finding
    }
    try tar.add(bytes, at: path)
    return path
  }

  package func add(failure record: [UInt8]) {}
  package func flush() throws { try sink.flush() }

  package func commit() throws {
    try tar.end()
    try sink.commit()
  }
}

// MARK: - Lines

/// A line of JSON for each picture and each line without one, with the pictures' bytes or without.
package final class RecordOutput: BatchOutput {
  package let embedsPictures: Bool
  package let pathKeys: [String] = []
  private let sink: BufferedSink

  package init(_ sink: FileSink, embedsPictures: Bool) {
    self.sink = BufferedSink(sink)
    self.embedsPictures = embedsPictures
  }

  package func add(
    _ bytes: [UInt8], named name: BatchPictureName, record: [UInt8]
  ) throws -> String? {
    try add(record)
    return nil
  }

  package func add(failure record: [UInt8]) throws { try add(record) }

  private func add(_ record: [UInt8]) throws(OutputError) {
    try sink.write([UInt8(ascii: "{")])
    try sink.write(record)
    try sink.write([UInt8(ascii: "}"), UInt8(ascii: "\n")])
  }

  package func flush() throws { try sink.flush() }

  package func commit() throws { try sink.commit() }
}

/// Hands bytes on in pieces.
private final class BufferedSink: ByteSink {
  private static let size = 256 << 10

  private let sink: FileSink
  private var waiting: [UInt8] = []

  init(_ sink: FileSink) { self.sink = sink }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= Self.size { try flush() }
  }

  func flush() throws(OutputError) {
    guard !waiting.isEmpty else { return }
    try sink.write(waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  func commit() throws(OutputError) {
    try flush()
    try sink.commit()
  }
}
