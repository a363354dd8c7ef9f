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
      .appending(path: "../../../../Sources/Tools/PlatenService/Playground/\(name)")
      .standardizedFileURL
  }

  /// The names of the files, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Where the service has all files, but for the page itself.
  static var paths: [String] {
    get throws { try all.flatMap { folder in try folder.names.map { folder.path + $0 } } }
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
