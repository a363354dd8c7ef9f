internal import Foundation
internal import PlatenConsole

/// Builds the program that shows the previews of a package or of loose files.
struct PreviewBuild {
  /// A target that has previews.
  struct Target {
    var name: String
    var module: String
    var sources: PreviewSources
    /// The paths of its files in the user's folder.
    var files: [String]
  }

  /// The result of a build.
  struct Product {
    /// The program.
    var path: String
    /// The types of the older previews, by their numbers in requests.
    var providers: [String]
  }

  private let package: PreviewPackage
  private let swift: SwiftProgram
  /// What the package is called, which its program of tests is named after.
  private let name: String
  let targets: [Target]

  /// Looks for the previews of a package or of files.
  ///
  /// - Parameter path: A Swift file, a folder of them, or a package's folder.
  /// - Throws: An error if there are none, or if the package cannot be read.
  init(of path: String) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.noInput, "no such file: \"\(path)\"")
    }
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    var environment = ["PLATEN_LIBRARY_ALONE": "1"]
    if isFolder.boolValue, manager.fileExists(atPath: whole + "/Package.swift") {
      package = try PreviewPackage(package: whole)
      (name, targets) = try Self.description(of: package, SwiftProgram(environment: environment))
      environment[PreviewManifest.previewedVariable] = targets.map(\.name).joined(separator: ",")
    } else {
      let loose = LooseFiles(whole, isFolder: isFolder.boolValue)
      if loose.sources.isEmpty { throw Self.nothing(in: path) }
      name = LooseFiles.module
      targets = [
        Target(
          name: name, module: name, sources: loose.sources, files: loose.files)
      ]
      package = try PreviewPackage(loose: loose)
    }
    swift = SwiftProgram(environment: environment)
    if targets.isEmpty { throw Self.nothing(in: path) }
  }

  private static func nothing(in path: String) -> CommandError {
    CommandError(
      .badInput, "\"\(path)\" has no #Preview and no PreviewProvider: there is nothing to show")
  }

  private static func sources(in files: [String]) -> PreviewSources {
    var sources = PreviewSources()
    for file in files {
      if let text = try? String(contentsOfFile: file, encoding: .utf8) { sources.read(text) }
    }
    return sources
  }

  // MARK: - The package

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var c99name: String
      var type: String
      var path: String
      var sources: [String]
    }
    var name: String
    var targets: [Target]
  }

  /// Returns what a package is called, and its targets that have previews.
  private static func description(
    of package: PreviewPackage, _ swift: SwiftProgram
  ) throws -> (name: String, targets: [Target]) {
    let outcome = try swift.run([
      "package", "--package-path", package.folder, "--scratch-path", package.scratch, "describe",
      "--type", "json",
    ])
    let json = outcome.lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    guard outcome.exitCode == 0,
      let description = try? JSONDecoder().decode(Description.self, from: Data(json.utf8))
    else { throw CompileErrors(outcome.lines, package.names).error(code: .badInput) }
    let targets: [Target] = description.targets.compactMap { target in
      guard ["library", "executable"].contains(target.type) else { return nil }
      let files = target.sources.filter { $0.hasSuffix(".swift") }.map { "\(target.path)/\($0)" }
      let sources = sources(in: files.map { "\(package.folder)/\($0)" })
      guard !sources.isEmpty else { return nil }
      return Target(name: target.name, module: target.c99name, sources: sources, files: files)
    }
    return (description.name, targets)
  }

  /// The path of the file that a preview stands in, in the user's folder.
  ///
  /// - Parameter source: The module and the file's name, as `#fileID` has them.
  /// - Returns: Nil if there are several of that name, or none, as for a provider.
  func file(of source: String) -> String? {
    let parts = source.split(separator: "/").map(String.init)
    guard let module = parts.first, let name = parts.last, parts.count > 1 else { return nil }
    let found = targets.filter { $0.module == module }.flatMap(\.files)
      .filter { ($0 as NSString).lastPathComponent == name }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: - The program

  /// Builds the program.
  ///
  /// - Parameter told: Is told what is being compiled.
  /// - Throws: What the compiler says is wrong.
  func build(told: (String) -> Void = { _ in }) throws -> Product {
    try package.write(program, to: PreviewPackage.program)
    let outcome = try swift.run(
      [
        "build", "--package-path", package.folder, "--scratch-path", package.scratch,
        "--build-tests", "-Xswiftc", "-use-ld=lld",
      ], told: told)
    guard outcome.exitCode == 0 else {
      throw CompileErrors(outcome.lines, package.names).error(code: .badInput)
    }
    let folder = package.scratch + "/debug"
    try package.linkResources(into: folder)
    // Those of other names are there as well where the package was renamed.
    let path = "\(folder)/\(name)PackageTests.xctest"
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(.ownFault, "\"\(folder)\" has no program of tests")
    }
    return Product(path: path, providers: providers.map(\.provider.name))
  }

  private var providers: [(module: String, provider: PreviewSources.Provider)] {
    targets.flatMap { target in target.sources.providers.map { (target.module, $0) } }
  }

  /// The test that answers what is asked of previews.
  private var program: String {
    let imports = targets.map { "@testable import \($0.module)" }.joined(separator: "\n")
    let additions = providers.map { module, provider in
      let name = count(of: provider.name) == 1 ? provider.name : "\(module).\(provider.name)"
      let line = "    providers.append(\(name).self)"
      let condition = provider.conditions.joined(separator: " && ")
      return condition.isEmpty ? line : "    #if \(condition)\n\(line)\n    #endif"
    }
    return """
      import SwiftUI
      import Testing

      \(imports)

      @MainActor @Suite struct PlatenPreviewsOfPackage {
        @Test func show() async {
          \(additions.isEmpty ? "let" : "var") providers: [any PreviewProvider.Type] = []
      \(additions.joined(separator: "\n"))
          await _showPreviews(of: providers)
        }
      }

      """
  }

  private func count(of provider: String) -> Int {
    providers.count { $0.provider.name == provider }
  }
}

/// The Swift files below a folder.
enum SwiftFiles {
  /// How the names of translations and fonts end.
  static let resources: Set = ["strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "otc"]
  /// How the names of files end with which previews change.
  static let watched = resources.union(["swift"])

  /// The paths in their order; hidden folders and packages' products are left out.
  ///
  /// - Parameter endings: How other names end that are wanted.
  static func all(in folder: String, endingIn endings: Set<String> = ["swift"]) -> [String] {
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = found?.nextObject() as? URL {
      if endings.contains(file.pathExtension) { paths.append(file.path) }
    }
    return paths.sorted()
  }
}
