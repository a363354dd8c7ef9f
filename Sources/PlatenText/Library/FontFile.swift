internal import Glibc

/// A font file of a folder.
struct FontFile: Equatable {
  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The name in its folder.
  var name: String
  /// The size in bytes.
  var size: Int

  /// The font files of a folder, sorted by name; none if the folder cannot be read.
  ///
  /// Links are followed; folders below are not searched. Foundation's calls for this take longer
  /// than all else that opening the bundled fonts needs.
  static func all(in folder: String) -> [FontFile] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var files: [FontFile] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard isFontName(name) else { continue }
      var status = stat()
      guard fstatat(dirfd(stream), name, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      files.append(FontFile(name: name, size: Int(status.st_size)))
    }
    return files.sorted { $0.name < $1.name }
  }

  private static func isFontName(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}
