internal import Glibc

/// What a start asks the system about files, without Foundation: its file managers, addresses and
/// process information take longer to come up than a small picture takes to draw.
package enum SystemFiles {
  /// A variable of the process's environment; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the target of the link at a path, as stored in the link; nil if the file is not a
  /// link.
  package static func destination(ofLinkAt path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// The names in a folder, sorted; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// All bytes of the file at a path; nil if it cannot be opened or read.
  package static func bytes(at path: String) -> [UInt8]? {
    var descriptor: Int32
    repeat { descriptor = open(path, O_RDONLY | O_CLOEXEC) } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor)
  }

  /// Returns the rest of standard input, up to its end; nil if it cannot be read.
  package static func bytesOfStandardInput() -> [UInt8]? { bytes(of: STDIN_FILENO) }

  private static func bytes(of descriptor: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    // One more than a file has, so that its end is met without another buffer.
    var room = status.st_mode & S_IFMT == S_IFREG ? max(Int(status.st_size) + 1, 4096) : 65_536
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        repeat {
          count = read(descriptor, buffer.baseAddress, buffer.count)
        } while count < 0 && errno == EINTR
        filled = max(count, 0)
      }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      room = min(max(room, bytes.count), 1 << 24)
    }
  }
}

// MARK: - Parts of paths

extension String {
  /// The last part of a path.
  package var lastPathPart: Substring {
    let path = pathWithoutEnd
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path
  }

  /// The extension of a path's last part; empty if it has no dot, or nothing before the dot.
  package var pathEnding: String {
    let name = lastPathPart
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return String(name[name.index(after: dot)...])
  }

  /// The folder that a path lies in: `/` for what lies in the root, empty for a name alone.
  ///
  /// Foundation's own on Linux ends the program for a relative name of one letter.
  package var parentPath: String {
    let path = pathWithoutEnd
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var pathWithoutEnd: Substring {
    var path = self[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
