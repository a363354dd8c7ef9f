import Foundation

/// A folder that goes when it is let go.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Links to bundled fonts, so that a folder of them costs no room.
  func link(_ names: String...) throws {
    for name in names {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + name, withDestinationPath: BundledFonts.folder + "/" + name)
    }
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }
}
