internal import Glibc
internal import PlatenBase

/// Tells when files change, through inotify.
///
/// It watches the files' folders, as editors that write another file and rename it leave a watch on
/// the file itself with the old one. A path may name a folder: then all in it counts.
package final class Watcher {
  /// How long nothing must happen before changes are told, in milliseconds: one saving is several.
  private static let pause: Int32 = 50
  /// How often a folder that has gone is looked for, in milliseconds.
  private static let search: Int32 = 500

  private static let events = [
    IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_DELETE, IN_DELETE_SELF, IN_MOVE_SELF,
  ].reduce(UInt32(0)) { $0 | UInt32($1) }

  private let descriptor: Int32
  private var files: [WatchedFile] = []
  /// The folders, and the numbers of their watches.
  private var folders: [String: Int32] = [:]

  /// Watches files from now on.
  ///
  /// - Throws: ``ConsoleError`` if the system has no watches left.
  package init(_ paths: [String]) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ConsoleError(.watching, "files cannot be watched: \(String(cString: strerror(errno)))")
    }
    watch(paths)
  }

  deinit {
    close(descriptor)
  }

  /// Watches these files from now on, and no other.
  ///
  /// Those that are missing count when they come.
  package func watch(_ paths: [String]) {
    let known = files
    files = paths.map { path in known.first { $0.path == path } ?? WatchedFile(path) }
    let wanted = Set(files.flatMap(\.folders))
    for (folder, number) in folders where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, number)
      folders[folder] = nil
    }
    addWatches()
  }

  /// The files that changed, in the order in which they are watched: waits until some did, and then
  /// until nothing happens for 50 ms.
  ///
  /// - Parameter milliseconds: How long to wait for a change; nil for as long as it takes.
  /// - Returns: None if the time is over.
  package func changes(within milliseconds: Int? = nil) -> [String] {
    let start = ContinuousClock.now
    while true {
      let left = milliseconds.map { limit in
        Duration.milliseconds(limit) - start.duration(to: .now)
      }
      if let left, left <= .zero { return [] }
      let limit = left.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
      // In a folder that was made anew, something may have happened before it was watched.
      if !addWatches() {
        let isComplete = files.allSatisfy { $0.folders.allSatisfy { folders[$0] != nil } }
        _ = waitForEvents(isComplete || 0..<Self.search ~= limit ? limit : Self.search)
      }
      while waitForEvents(Self.pause) {}
      let changed = files.indices.filter { files[$0].update() }
      if !changed.isEmpty { return changed.map { files[$0].path } }
    }
  }

  /// Watches the folders that are not yet watched and are there; returns whether there was one.
  @discardableResult private func addWatches() -> Bool {
    let count = folders.count
    for folder in files.flatMap(\.folders) where folders[folder] == nil {
      let number = inotify_add_watch(descriptor, folder, Self.events)
      if number >= 0 { folders[folder] = number }
    }
    return folders.count > count
  }

  /// Returns whether something happened within so many milliseconds; -1 is for ever.
  private func waitForEvents(_ milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(descriptor, &buffer, buffer.count)
    forgetFolders(in: buffer.prefix(max(count, 0)))
    return count > 0
  }

  /// Forgets the folders that have gone, so that they are watched again when they come back.
  ///
  /// An event is a watch's number, a mask, a cookie, a length and so many bytes of a name.
  private func forgetFolders(in events: ArraySlice<UInt8>) {
    events.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 16 <= bytes.count {
        let number = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        if mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
          if mask & UInt32(IN_MOVE_SELF) != 0 { inotify_rm_watch(descriptor, number) }
          folders = folders.filter { $0.value != number }
        }
        offset += 16 + Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
      }
    }
  }
}

// MARK: - Files

/// A file that is watched, and how it was when it was last looked at.
struct WatchedFile {
  /// The state of a file, by which a change is noticed.
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
    let folders = [path, resolved].map { $0.parentPath }
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
