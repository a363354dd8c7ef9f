import Foundation

/// A folder of its own, removed with this object.
final class ReviewFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/PlatenReviewTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file in a folder that is made if there is none.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
