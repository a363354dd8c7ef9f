import Foundation

/// Writes a file whole or not at all.
///
/// ```swift
/// let sink = try FileSink(path: "picture.svg")
/// try sink.write(bytes)
/// try sink.commit()
/// ```
///
/// The bytes go to a temporary file in the target's folder, which ``commit()`` renames. Without a
/// commit the temporary file is removed and the target is as it was; ``TemporaryFiles`` knows it, so
/// that an interruption removes it too. A target that is no regular file (a pipe, a device) is
/// written to directly.
///
/// A symbolic link is followed, so the link stays and the file it leads to is replaced. A file
/// that is replaced keeps its permissions; a new one has those that the process's mask leaves.
package final class FileSink: RewritableSink {
  private let path: String
  private var descriptor: Int32
  private let ownsDescriptor: Bool

  /// The temporary file and what it becomes; nil when the target is written to directly.
  private var replacement: (temporary: String, target: String)?

  /// The temporary file's place among those that an interruption removes.
  private var slot: TemporaryFiles.Slot?

  /// Opens the file at `path` for writing.
  ///
  /// - Throws: ``OutputError`` when the target is a folder or may not be written.
  package init(path: String) throws(OutputError) {
    self.path = path
    ownsDescriptor = true
    let target = try FileTarget(path: path)
    switch target.kind {
    case .stream:
      descriptor = try Self.openStream(path)
    case .file(let permissions):
      let (descriptor, temporary) = try Self.openTemporary(beside: target.resolved, path: path)
      self.descriptor = descriptor
      replacement = (temporary, target.resolved)
      slot = TemporaryFiles.shared.keep(temporary)
      if let permissions { fchmod(descriptor, permissions) }
    }
  }

  private init(standardOutput descriptor: Int32) {
    path = "standard output"
    ownsDescriptor = false
    self.descriptor = descriptor
  }

  /// A sink for the process's standard output, which stays open.
  package static func standardOutput() -> FileSink {
    FileSink(standardOutput: STDOUT_FILENO)
  }

  deinit {
    discard()
  }

  /// Writes the bytes to the temporary file, or straight to a pipe or a device.
  ///
  /// - Throws: ``OutputError`` when the system refuses, or nothing can be written any more.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    guard descriptor >= 0 else { throw OutputError(system: EBADF, path: path) }
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let number = count == 0 ? EIO : errno
        discard()
        throw OutputError(system: number, path: path)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Whether bytes can be written again: not those of a pipe or a device, which is written to directly.
  package var isRewritable: Bool { replacement != nil }

  /// Writes bytes of the temporary file anew.
  ///
  /// - Throws: ``OutputError`` when the system refuses, as for a pipe or a device.
  package func rewrite(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    guard pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count else {
      let number = errno
      discard()
      throw OutputError(system: number, path: path)
    }
  }

  /// Closes the file and puts it in the target's place; nothing can be written afterwards.
  ///
  /// - Throws: ``OutputError`` when the file cannot be closed or renamed; the target is untouched.
  package func commit() throws(OutputError) {
    guard descriptor >= 0 else { throw OutputError(system: EBADF, path: path) }
    if ownsDescriptor {
      let status = close(descriptor)
      let number = errno
      descriptor = -1
      // An interrupted close has closed the file all the same.
      if status != 0 && number != EINTR {
        discard()
        throw OutputError(system: number, path: path)
      }
    }
    guard let (temporary, target) = replacement else { return }
    guard rename(temporary, target) == 0 else {
      let number = errno
      discard()
      throw OutputError(system: number, path: path)
    }
    forget()
  }

  private func discard() {
    if descriptor >= 0 && ownsDescriptor { close(descriptor) }
    descriptor = -1
    if let replacement { unlink(replacement.temporary) }
    forget()
  }

  private func forget() {
    TemporaryFiles.shared.forget(slot)
    (replacement, slot) = (nil, nil)
  }
}

// MARK: - Opening

extension FileSink {
  private static func openStream(_ path: String) throws(OutputError) -> Int32 {
    while true {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw OutputError(system: errno, path: path) }
    }
  }

  /// Creates a file beside `target` under a name that is not taken.
  private static func openTemporary(
    beside target: String, path: String
  ) throws(OutputError) -> (descriptor: Int32, name: String) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var attempt = 0
    while true {
      let name = "\(folder).platen-\(getpid())-\(attempt)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      let number = errno
      guard number == EEXIST && attempt < 10_000 || number == EINTR else {
        throw OutputError(system: number, path: path)
      }
      if number == EEXIST { attempt += 1 }
    }
  }
}

extension OutputError {
  /// Makes the error of a file that the system refused, by the system's number.
  ///
  /// The C library says it in English, as no locale is ever set.
  package init(system number: Int32, path: String) {
    let text = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    self.init(
      .system, path: path, number: number, message: text.prefix(1).lowercased() + text.dropFirst())
  }
}

// MARK: - Where a path leads

/// The target of a path, before anything is written there.
private struct FileTarget {
  /// The way in which the target is written.
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
    guard !path.isEmpty else { throw OutputError(system: ENOENT, path: path) }
    resolved = try Self.resolve(path)
    var status = stat()
    guard stat(resolved, &status) == 0 else {
      guard errno == ENOENT && !resolved.hasSuffix("/") else {
        throw OutputError(system: errno, path: path)
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
      guard access(resolved, W_OK) == 0 else { throw OutputError(system: errno, path: path) }
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
    throw OutputError(system: ELOOP, path: path)
  }

  /// Returns where the link at `path` leads; nil when it is no link.
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
