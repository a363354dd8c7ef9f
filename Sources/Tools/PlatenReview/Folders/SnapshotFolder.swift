internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenComparison

/// The folders of scenes, of their references and of the results of the last run.
package struct SnapshotFolder: Hashable, Sendable {
  /// The name of the folder of references in a folder of scenes.
  static let referencesName = "__Snapshots__"
  /// The name of the folder of results.
  static let resultsName = ".platen-snapshots"

  /// The folder of scenes, or of other pictures that are compared.
  package let path: String
  /// What the pictures should look like.
  package let references: SnapshotStore
  /// What the last run left behind.
  package let results: ResultStore
  /// The file that the pictures are of; nil if they are of all that the folder has.
  private let file: String?

  /// A folder of scenes.
  ///
  /// - Parameters:
  ///   - references: The folder of references; nil for the usual one in the folder.
  ///   - results: The folder of results; nil for the usual one in the folder.
  ///   - source: Where references are read, in place of those that are there now.
  ///   - file: The only file of the folder that counts, whose references and results are folders in the
  ///     usual ones; nil if all count.
  /// - Throws: An error if there is no such folder, revision or archive.
  package init(
    scenes path: String, references: String? = nil, results: String? = nil,
    source: ReferenceSource? = nil, ofFile file: String? = nil
  ) throws(ReviewError) {
    try Self.check(path)
    self.path = path
    self.file = file
    let own = file.map { "/" + ($0 as NSString).deletingPathExtension } ?? ""
    self.references = try Self.store(
      references ?? "\(path)/\(Self.referencesName)\(own)", source, home: path)
    self.results = ResultStore(results ?? "\(path)/\(Self.resultsName)\(own)")
  }

  /// A folder of pictures that others made, and one of what they should look like.
  ///
  /// - Parameters:
  ///   - results: The folder of results; nil for the usual one in that of the references.
  ///   - source: Where references are read, in place of those that are there now.
  /// - Throws: An error if there is no such folder, revision or archive.
  package init(
    actual path: String, references: String, results: String? = nil, source: ReferenceSource? = nil
  ) throws(ReviewError) {
    try Self.check(path)
    self.path = path
    file = nil
    self.references = try Self.store(references, source, home: path)
    self.results = ResultStore(results ?? "\(references)/\(Self.resultsName)")
  }

  /// What the folder is called, without where it lies.
  package var name: String {
    if let file { return file }
    let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    return name == "/" ? "snapshots" : name
  }

  /// The files whose changes are a reason to compare again: all of the folder, those that scenes read
  /// among them, and the references.
  ///
  /// - Parameter reports: Files that a run writes itself; its results are left out as well.
  package func watchedFiles(excluding reports: [String]) -> [String] {
    func absolute(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.path
    }
    let written = Set(reports.map(absolute))
    let resultsPath = absolute(results.path) + "/"
    var known: Set<String> = []
    return [path, references.path].flatMap { folder in
      FolderListing.files(in: folder).map { "\(folder)/\($0)" }
    }.filter { file in
      let place = absolute(file)
      return !written.contains(place) && !place.hasPrefix(resultsPath)
        && known.insert(place).inserted
    }
  }

  /// Makes sure that the usual folder of references is not that of a folder within.
  ///
  /// - Throws: An error that names the folder, if there are no references here, and some there.
  package func checkPlace() throws(ReviewError) {
    guard references.names().isEmpty else { return }
    let mark = "/\(Self.referencesName)/"
    let inner = FolderListing.files(in: path).lazy.compactMap { file in
      file.range(of: mark).map { String(file[..<$0.lowerBound]) }
    }.first
    guard let inner else { return }
    let place = path == "." ? inner : "\(path)/\(inner)"
    throw ReviewError(
      .noInput,
      "no references in \"\(references.path)\", but \"\(place)\" has some: give that folder,"
        + " or --references"
    )
  }

  private static func store(
    _ path: String, _ source: ReferenceSource?, home: String
  ) throws(ReviewError) -> SnapshotStore {
    switch source {
    case nil: SnapshotStore(path)
    case .revision(let revision):
      SnapshotStore(try GitReferences(revision, of: path, home: home))
    case .archive(let address): SnapshotStore(try ArchiveReferences(address))
    }
  }

  private static func check(_ path: String) throws(ReviewError) {
    guard !FolderListing.isFolder(path) else { return }
    let isThere = FileManager.default.fileExists(atPath: path)
    throw ReviewError(
      .noInput, isThere ? "\"\(path)\" is not a folder" : "no such folder: \"\(path)\"")
  }
}

// MARK: - Stores

/// A folder of snapshots, which are told apart by their paths in it: one of the disk, or one of a
/// revision or an archive, in which nothing is written.
package struct SnapshotStore: Hashable, Sendable {
  private enum Source: Hashable {
    case folder
    case revision(GitReferences)
    case archive(ArchiveReferences)
  }

  /// The folder, which may not be there yet; of a revision and an archive, what messages call it.
  package let path: String
  private let source: Source

  package init(_ path: String) {
    self.path = path
    source = .folder
  }

  package init(_ revision: GitReferences) {
    path = revision.name
    source = .revision(revision)
  }

  init(_ archive: ArchiveReferences) {
    path = archive.name
    source = .archive(archive)
  }

  /// Returns where the file of a snapshot is.
  package func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The names of all snapshots, sorted.
  package func names() -> [String] {
    switch source {
    case .folder: FolderListing.files(in: path).filter { SnapshotKind(fileName: $0) != nil }
    case .revision(let revision): revision.names
    case .archive(let archive): archive.names
    }
  }

  /// Returns whether there is anything in the place of a snapshot.
  package func contains(_ name: String) -> Bool {
    switch source {
    case .folder: isThere(stored(name))
    case .revision(let revision): revision.contains(name)
    case .archive(let archive): archive.contains(name)
    }
  }

  private func isThere(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0
  }

  /// Returns how the folder writes a name: its accents may be parts of letters or marks behind them, as
  /// some file systems and archives change the one for the other.
  private func stored(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) || isThere(name) { return name }
    return FolderListing.files(in: path).first { $0 == name } ?? name
  }

  /// The bytes of a snapshot; nil if there is none.
  ///
  /// - Throws: An error for what is no file, or cannot be read.
  package func bytes(of name: String) throws(ReviewError) -> [UInt8]? {
    switch source {
    case .folder: try RegularFile.bytes(at: path(of: stored(name)))
    case .revision(let revision): try revision.bytes(of: name)
    case .archive(let archive): try archive.bytes(of: name)
    }
  }

  /// Writes a snapshot, whole or not at all, in a folder that is made if there is none.
  ///
  /// - Throws: ``ReviewError`` for a name that leads out of the folder, or if the folder cannot be made;
  ///   `OutputError` if the file cannot be written.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try check(name)
    let path = path(of: stored(name))
    try Self.createFolder(path.parentPath)
    let sink = try FileSink(path: path)
    try sink.write(bytes)
    try sink.commit()
  }

  /// Removes a snapshot, if there is one.
  ///
  /// - Throws: ``ReviewError`` for a name that leads out of the folder, or if the file stays there.
  package func remove(_ name: String) throws(ReviewError) {
    try check(name)
    let path = path(of: stored(name))
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw ReviewError(.cannotWrite, "\"\(path)\" cannot be removed")
  }

  /// Refuses names that lead out of the folder: they may come from a file of decisions.
  private func check(_ name: String) throws(ReviewError) {
    if source != .folder {
      throw ReviewError(.usage, "\"\(path)\" is not a folder, so it cannot be written to")
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw ReviewError(.badInput, "\"\(name)\" is not the name of a snapshot")
    }
  }

  static func createFolder(_ path: String) throws(ReviewError) {
    guard !path.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ReviewError(.cannotWrite, "the folder \"\(path)\" cannot be created")
    }
  }
}
