import Foundation

/// A folder of the playground's files in the sources.
struct PlaygroundFolder {
  static let page = PlaygroundFolder(name: "Page", path: "/playground/")
  static let examples = PlaygroundFolder(name: "Examples", path: "/playground/examples/")
  static let all = [page, examples]

  let name: String
  /// Where the service has its files.
  let path: String

  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/PlatenService/Playground/\(name)").standardizedFileURL
  }

  /// The names of the files, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
