import Foundation
import Testing

/// A folder of files that stands for a bundle, gone with this object.
final class ResourceFolder {
  let url: URL

  /// - Parameter files: The files' texts by their paths.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ResourceFolder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder as a bundle.
  var bundle: Bundle { get throws { try #require(Bundle(url: url)) } }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
