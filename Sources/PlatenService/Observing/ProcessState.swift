internal import Foundation

/// What the system says of this process.
struct ProcessState: Sendable {
  /// The bytes of memory that it really takes.
  var residentBytes: Int
  /// The files and connections that it has open.
  var openFiles: Int

  /// The process as it is now; zeros where the system does not tell.
  static var current: ProcessState {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    return ProcessState(
      residentBytes: (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))), openFiles: files ?? 0)
  }
}
