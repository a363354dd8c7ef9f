internal import Foundation
internal import PlatenBase

/// A folder of what short addresses stand for: a file for each, whose name is its hash.
///
/// Files appear when they are whole and never change, so that processes may share a folder. Those that
/// were asked for longest ago go when all are longer than they may be: the time at which a file
/// was changed is that at which it was asked for last.
struct LinkFolder: Sendable {
  /// The first bytes of a file: those of a version that writes otherwise what follows have others.
  private static let mark = Array("platen link 1\n".utf8)

  private let folder: String
  /// The most bytes of all files.
  private let budget: Int

  /// - Parameter budget: The most bytes of all files.
  init(_ folder: URL, budget: Int) {
    self.folder = folder.path
    self.budget = budget
  }

  /// Returns what an address stands for; nil if nothing is kept under it.
  func bytes(named name: String) -> [UInt8]? {
    guard let path = path(of: name), let data = FileManager.default.contents(atPath: path),
      data.starts(with: Self.mark)
    else { return nil }
    utimes(path, nil)
    return Array(data.dropFirst(Self.mark.count))
  }

  /// Keeps what an address stands for, and lets those go that were asked for longest ago.
  ///
  /// - Throws: A ``Problem`` if it is longer than all may be; `OutputError` if it cannot be written.
  func keep(_ bytes: [UInt8], as name: String) throws {
    let bytes = Self.mark + bytes
    guard bytes.count <= budget else {
      throw Problem(
        .bodyTooLong,
        "The scene and query have \(bytes.count) bytes, but all short URLs together may have"
          + " \(budget). To raise this, change the setting link-bytes.")
    }
    guard let path = path(of: name), utimes(path, nil) != 0 else { return }
    let sink = try FileSink(path: path)
    try sink.write(bytes)
    try sink.commit()
    trim()
  }

  /// The path of a name's file; nil for what is no hash.
  private func path(of name: String) -> String? {
    CacheKey.isText(name) ? folder + "/" + name : nil
  }

  /// Removes what was asked for longest ago until the rest is no longer than it may be.
  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files = names.compactMap { name -> (path: String, size: Int, time: Double)? in
      var status = stat()
      guard let path = path(of: name), lstat(path, &status) == 0 else { return nil }
      let time = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      return (path, Int(status.st_size), time)
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > budget else { return }
    files.sort { $0.time < $1.time }
    for file in files where total > budget {
      unlink(file.path)
      total -= file.size
    }
  }
}
