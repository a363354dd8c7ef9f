package import Foundation

/// A folder of its own, removed with this object.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("platen-tests-\(UUID().uuidString)")
  package var path: String { url.path }

  /// - Parameter files: Texts by their paths, which may lead into inner folders.
  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file in its place, which keeps its inode; its folder is made if there is none.
  package func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func text(of name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }
}
