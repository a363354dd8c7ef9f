internal import Foundation

/// The errors of the compiler or the package manager, with the paths that the user knows.
struct CompileErrors {
  /// The errors, each with its place in front where it has one.
  private(set) var lines: [String] = []

  /// So many errors are shown; mistakes bring others with them.
  private static let most = 20

  /// - Parameters:
  ///   - output: All that was said.
  ///   - names: What stands in paths for what the user wrote.
  init(_ output: [String], _ names: [(written: String, shown: String)]) {
    var seen: Set<String> = []
    for line in output {
      guard let range = line.firstRange(of: "error: ") else { continue }
      let isPlain = line.hasPrefix("error: ")
      let isPlaced = line[..<range.lowerBound].contains(/:\d+:\d+: $/)
      guard isPlain || isPlaced else { continue }
      var text = line
      for (written, shown) in names { text = text.replacing(written, with: shown) }
      if let here = Self.currentFolder { text = text.replacing(here, with: "") }
      if seen.insert(text).inserted { lines.append(text) }
    }
    // What the driver says below the errors is no more than that there are some.
    let others = lines.filter { line in !Self.consequences.contains { line.contains($0) } }
    if !others.isEmpty { lines = others }
  }

  private static let consequences = ["error: fatalError", "error: emit-module command failed"]

  private static var currentFolder: String? {
    let folder = FileManager.default.currentDirectoryPath
    return folder == "/" ? nil : folder + "/"
  }

  /// The error that says them.
  func error(code: CommandError.Code) -> CommandError {
    guard !lines.isEmpty else {
      return CommandError(code, "the previews cannot be built, and swift does not say why")
    }
    var shown = lines.prefix(Self.most).map { line in
      line.hasPrefix("error: ")
        ? String(line.dropFirst("error: ".count)) : line.replacing(": error: ", with: ": ")
    }
    if lines.count > Self.most { shown.append("and \(lines.count - Self.most) more errors") }
    return CommandError(code, lines: shown)
  }
}
