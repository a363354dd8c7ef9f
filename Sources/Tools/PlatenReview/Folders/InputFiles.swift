internal import Foundation

/// Finds the files of a folder and of the folders in it.
enum FolderListing {
  /// So deep are folders looked into.
  private static let depth = 64

  /// The paths of all files in a folder, sorted by their bytes.
  ///
  /// What is hidden is passed over, by names that begin with a point, and so are the folders that
  /// links lead to: they may lead round in a circle.
  ///
  /// - Parameter excluded: The names of folders that are passed over as well.
  static func files(in folder: String, excluding excluded: Set<String> = []) -> [String] {
    var files: [String] = []
    add(to: &files, folder, "", excluded, depth: depth)
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func add(
    to files: inout [String], _ folder: String, _ prefix: String, _ excluded: Set<String>,
    depth: Int
  ) {
    guard depth > 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names where isListed(name) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if excluded.contains(name) { continue }
        add(to: &files, path, prefix + name + "/", excluded, depth: depth - 1)
      } else if stat(path, &status) == 0
        ? status.st_mode & S_IFMT == S_IFREG
        : isDanglingLink(path)
      {
        // A link that leads nowhere is listed too, so that it is told when it is read.
        files.append(prefix + name)
      }
    }
  }

  /// Returns whether there is a link at a path that leads to nothing, or round in a circle.
  static func isDanglingLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    return stat(path, &status) != 0 && [ENOENT, ENOTDIR, ELOOP].contains(errno)
  }

  /// Returns whether a file or a folder of a name is not hidden.
  static func isListed(_ name: String) -> Bool { !name.hasPrefix(".") && !name.isControlled }

  /// Returns whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension String {
  /// Whether there are characters in it that cannot be seen.
  fileprivate var isControlled: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

// MARK: - Reading

/// Reads files, and nothing that only looks like one.
enum RegularFile {
  /// The largest file that is read, in bytes.
  static let mostBytes = 1 << 30

  /// The bytes of a file; nil if there is none.
  ///
  /// - Throws: An error for what is no file, or cannot be read.
  static func bytes(at path: String) throws(ReviewError) -> [UInt8]? {
    // A pipe is not waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let reason = errno
    if descriptor < 0, FolderListing.isDanglingLink(path) {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      throw ReviewError(
        .badInput, "\"\(path)\" is a link to \"\(target ?? "")\", which cannot be read")
    }
    if descriptor < 0, reason == ENOENT || reason == ENOTDIR { return nil }
    guard descriptor >= 0 else { throw ReviewError(.badInput, "\"\(path)\" cannot be read") }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ReviewError(.badInput, "\"\(path)\" is not a file")
    }
    guard status.st_size <= mostBytes else {
      throw ReviewError(
        .badInput, "\"\(path)\" has \(status.st_size) bytes, expected at most \(mostBytes)")
    }
    guard let data = try? file.read(upToCount: mostBytes) ?? Data() else {
      throw ReviewError(.badInput, "\"\(path)\" cannot be read")
    }
    let bytes = Array(data)
    if LFSPointer.isOne(bytes) {
      throw ReviewError(
        .badInput, "\"\(path)\" is a Git LFS pointer, not the file itself: run git lfs pull")
    }
    return bytes
  }
}
