import Foundation

/// What a path leads to, before anything is written there.
struct FileTarget {
  /// How the target is written.
  enum Kind: Equatable {
    /// Directly: a pipe, a device or a socket.
    case stream
    /// By replacing it; nil permissions mean that there is no file yet.
    case file(permissions: mode_t?)
  }

  let kind: Kind

  /// The path with symbolic links at its end followed.
  let resolved: String

  init(path: String) throws(OutputError) {
    guard !path.isEmpty else { throw FileSink.failure(ENOENT, path) }
    resolved = try Self.resolve(path)
    var status = stat()
    guard stat(resolved, &status) == 0 else {
      guard errno == ENOENT && !resolved.hasSuffix("/") else {
        throw FileSink.failure(errno, path)
      }
      kind = .file(permissions: nil)
      return
    }
    // A process's own descriptors (/dev/stdout leads there) are opened, never replaced.
    guard !resolved.hasPrefix("/proc/") else {
      kind = .stream
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw OutputError(.folder, path: path, number: EISDIR, message: "is a folder, not a file")
    case S_IFREG:
      // A rename would replace a file that may not be written to.
      guard access(resolved, W_OK) == 0 else { throw FileSink.failure(errno, path) }
      kind = .file(permissions: status.st_mode & 0o777)
    default:
      kind = .stream
    }
  }

  /// Follows the symbolic links that the last component of `path` may be, at most 40 as Linux does.
  private static func resolve(_ path: String) throws(OutputError) -> String {
    var current = path
    for _ in 0..<40 {
      guard let destination = readLink(current) else { return current }
      if destination.hasPrefix("/") {
        current = destination
      } else {
        current = (current.lastIndex(of: "/").map { current[...$0] } ?? "") + destination
      }
    }
    throw FileSink.failure(ELOOP, path)
  }

  /// Where the link at `path` leads; nil when it is no link.
  ///
  /// Links of the proc file system count as none: what they name may not be found by that name.
  private static func readLink(_ path: String) -> String? {
    guard !path.hasPrefix("/proc/") else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
