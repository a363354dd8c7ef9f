import Foundation
import PackagePlugin

/// `swift package preview`: the previews of a package that names Platen, drawn by the Platen that it names.
///
/// It is `platen preview` of the package's folder, with all options of that.
@main struct PlatenPreview: CommandPlugin {
  /// Where the pictures go if nothing is said of it.
  private static let usualFolder = "previews"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "PlatenCommand").url
    process.arguments = ["preview", "."] + arguments + Self.output(unlessIn: arguments)
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PLATEN_PACKAGE": Self.library]) { $1 }
    try process.run()
    process.waitUntilExit()
    // All was said by then. Whatever the code is, the package manager ends with 1.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private static func output(unlessIn arguments: [String]) -> [String] {
    let isGiven = arguments.contains { argument in
      argument == "--help" || argument == "-h" || argument.hasPrefix("--output")
        || argument.hasPrefix("-o")
    }
    return isGiven ? [] : ["--output", usualFolder]
  }

  /// The package that this plugin stands in.
  ///
  /// The previews are built with its sources, so that nothing has to be fetched a second time.
  private static var library: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }
}
