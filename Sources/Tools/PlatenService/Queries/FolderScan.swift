internal import Foundation
internal import PlatenBase

/// A scan of a folder and all folders in it, without reading files: equal scans are of equal files,
/// unless one was written twice within the grain of the file system's clock.
struct FolderScan: Hashable, Sendable {
  /// A file, or a symbolic link.
  struct Entry: Hashable, Sendable {
    /// The path within the folder.
    var path: String
    var stamp: FileStamp
  }

  /// So many names are looked at, those of folders included: a look must not take long.
  static let mostNames = 10_000

  /// The files, those of outer folders first, and those of one folder by their names' bytes.
  private(set) var entries: [Entry] = []
  /// Whether there are more names than are looked at.
  private(set) var isCut = false
  /// The folders that are looked into, within the first.
  private var folders = [""]
  private var nameCount = 0

  /// Looks at a folder.
  ///
  /// Links to folders are not followed, as they may lead in circles; where they lead counts.
  ///
  /// - Throws: ``FolderScanError`` if the folder itself cannot be read. Those in it that cannot be
  ///   read have no files.
  init(at folder: String, mostNames: Int = FolderScan.mostNames) throws(FolderScanError) {
    var next = 0
    while next < folders.count {
      let inner = folders[next]
      next += 1
      let path = inner.isEmpty ? folder : "\(folder)/\(inner)"
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        if inner.isEmpty { throw FolderScanError() }
        continue
      }
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        nameCount += 1
        guard nameCount <= mostNames else {
          isCut = true
          return
        }
        add(inner.isEmpty ? name : "\(inner)/\(name)", in: folder)
      }
    }
  }

  private mutating func add(_ path: String, in folder: String) {
    let file = "\(folder)/\(path)"
    guard let stamp = FileStamp(of: file, followsLinks: false) else { return }
    if stamp.kind == .folder { return folders.append(path) }
    entries.append(Entry(path: path, stamp: stamp))
    // A link is the same whatever happens to the file.
    if stamp.kind == .link, let stamp = FileStamp(of: file, followsLinks: true) {
      entries.append(Entry(path: path, stamp: stamp))
    }
  }

  /// The files that are in no inner folder, by their names' bytes, each with its stamps: two if a
  /// link leads to it.
  var outerFiles: [(name: String, stamps: [FileStamp])] {
    var files: [(name: String, stamps: [FileStamp])] = []
    for entry in entries.prefix(while: { !$0.path.utf8.contains(UInt8(ascii: "/")) }) {
      if files.last?.name != entry.path { files.append((entry.path, [])) }
      files[files.count - 1].stamps.append(entry.stamp)
    }
    return files
  }

  /// Returns whether a file was changed after a moment, by the file system's clock.
  func hasChanges(since moment: Date) -> Bool {
    let nanoseconds = Int64(moment.timeIntervalSince1970 * 1e9)
    return entries.contains { $0.stamp.changed > nanoseconds }
  }

  /// A text that is equal for equal looks, as short as that of an entity tag.
  var text: String {
    CacheKey(edition: "folder", entries.flatMap { [$0.path, $0.stamp.text] }).text
  }
}

/// A folder is not there, or may not be read.
struct FolderScanError: Error {}
