internal import Glibc
internal import PlatenBase

/// A file that is watched, and how it was when it was last looked at.
struct WatchedFile {
  /// What tells a file from the one that was there before.
  private struct State: Equatable {
    var inode: UInt = 0
    var size = 0
    var seconds = 0
    var nanoseconds = 0
    /// The states of what a folder holds, by name.
    var entries: [String: State] = [:]

    /// Nil if there is no file.
    init?(_ path: String, looksInside: Bool = true) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (inode, size) = (UInt(status.st_ino), Int(status.st_size))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      guard looksInside, status.st_mode & S_IFMT == S_IFDIR else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names { entries[name] = State(path + "/" + name, looksInside: false) }
    }
  }

  let path: String
  private var state: State?

  init(_ path: String) {
    self.path = path
    state = State(path)
  }

  /// The folders whose events may be of this file: its own, that of the file to which it links, and
  /// the path itself if it is a folder.
  var folders: [String] {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return [path] }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folders = [path, resolved].map { ($0 as NSString).deletingLastPathComponent }
      .map { $0.isEmpty ? "." : $0 }
    return path == resolved ? [folders[0]] : folders
  }

  /// Looks at the file again; returns whether it is another, or gone, or has come.
  mutating func update() -> Bool {
    let now = State(path)
    defer { state = now }
    return now != state
  }
}
