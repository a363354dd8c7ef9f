internal import Foundation

/// Reads files, and nothing that only looks like one.
enum RegularFile {
  /// The largest file that is read, in bytes.
  private static let mostBytes = 1 << 30

  /// The bytes of a file; nil if there is none.
  ///
  /// - Throws: An error for what is no file, or cannot be read.
  static func bytes(at path: String) throws(ReviewError) -> [UInt8]? {
    // A pipe is not waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard descriptor >= 0 else { throw ReviewError(.badInput, "\"\(path)\" cannot be read") }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ReviewError(.badInput, "\"\(path)\" is no file")
    }
    guard status.st_size <= mostBytes else {
      throw ReviewError(
        .badInput, "\"\(path)\" has \(status.st_size) bytes, expected at most \(mostBytes)")
    }
    guard let data = try? file.read(upToCount: mostBytes) ?? Data() else {
      throw ReviewError(.badInput, "\"\(path)\" cannot be read")
    }
    return Array(data)
  }
}
