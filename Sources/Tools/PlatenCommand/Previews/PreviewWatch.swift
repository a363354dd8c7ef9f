internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenConsole

/// Keeps the page of the previews up to date while files change, until it is interrupted.
struct PreviewWatch {
  let previews: SwiftPreviews
  let output: PreviewOutput
  /// Whether the page is opened in a browser, where there is a display.
  let opensPage: Bool
  /// The page as it was when all could be built.
  private var page: PreviewPage?
  private var count = 0

  init(previews: SwiftPreviews, output: PreviewOutput, opensPage: Bool) {
    (self.previews, self.output, self.opensPage) = (previews, output, opensPage)
  }

  /// - Throws: An error if files cannot be watched, or the page cannot be written.
  mutating func run() throws -> Never {
    let watcher = try Watcher(paths)
    try update()
    let address = URL(fileURLWithPath: output.path(of: "index.html")).absoluteString
    try StandardOutput.print("\(previews.title) is shown at \(address)")
    if opensPage { Browser.open(address) }
    StandardError.print("note: watching \(paths.count) files; press Ctrl-C to stop")
    while true {
      _ = watcher.changes()
      try update()
      watcher.watch(paths)
    }
  }

  /// Draws the previews again; what cannot be built is said on the page, above the last pictures.
  private mutating func update() throws {
    var problems: [String] = []
    do {
      page = try previews.show().page
    } catch {
      let failure = CommandError(error)
      failure.print()
      problems = failure.text.split(separator: "\n").map {
        String($0.hasPrefix("error: ") ? $0.dropFirst("error: ".count) : $0)
      }
    }
    count += 1
    var shown =
      page
      ?? PreviewPage(
        title: previews.title, plan: PreviewPlan([], only: [], [], Look(format: .png, folder: "")),
        outcomes: [], failed: [])
    shown.problems = problems
    // Another run begins with other numbers.
    shown.version = "\(ProcessInfo.processInfo.processIdentifier)-\(count)"
    try output.write(shown.html, to: "index.html")
    try output.write(shown.state, to: PreviewPage.stateFile)
  }

  /// The files that are built, and their folders, where others may come; but not that of the pictures.
  private var paths: [String] {
    let own = URL(fileURLWithPath: output.folder).standardizedFileURL.path
    let path = URL(fileURLWithPath: previews.path).standardizedFileURL.path
    let files =
      path.hasSuffix(".swift")
      ? [path] : SwiftFiles.all(in: path, endingIn: SwiftFiles.watched)
    guard files != [path] else { return files }
    let folders = Set(files.map { $0.parentPath } + [path])
    return files + folders.sorted().filter { $0 != own && !own.isEmpty }
  }
}
