import Foundation

/// A folder of files, removed with this object.
final class SceneFiles {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("SceneFiles-\(UUID().uuidString)")

  /// - Parameter files: Texts by paths, which may lead into inner folders.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { remove() }

  /// Writes a file in its place, which keeps its inode.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(
      at: url.appendingPathComponent(path), to: url.appendingPathComponent(other))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Removes the folder with all in it.
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Makes the folder anew.
  func restore() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }
}
