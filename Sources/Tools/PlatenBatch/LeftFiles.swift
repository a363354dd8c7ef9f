internal import Foundation

/// The files that runs have left which were killed while they wrote: what a file is called until it is
/// whole, `.platen-PID-NUMBER`.
enum LeftFiles {
  /// How old they are at least, in seconds.
  ///
  /// A file has such a name for milliseconds, but the process may be another machine's, and clocks differ.
  private static let age = 3600

  /// Removes those of a folder whose process is gone.
  static func remove(in folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let path = folder + "/" + name
      if let process = process(in: name), kill(process, 0) != 0, errno == ESRCH, isOld(path) {
        unlink(path)
      }
    }
  }

  /// The process that a name tells of; nil for other names.
  private static func process(in name: String) -> pid_t? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == ".platen", Int(parts[2]) != nil else { return nil }
    return pid_t(parts[1]).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_mtim.tv_sec < time(nil) - age
  }
}
