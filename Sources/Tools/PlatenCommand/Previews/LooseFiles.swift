internal import Foundation
internal import PlatenBase

/// Swift files that are of no package: one, or those of a folder such as an app's.
struct LooseFiles {
  /// The module that they are built as, and its package.
  static let module = "Previewed"
  /// The file or the folder.
  let path: String
  let isFolder: Bool
  private let conditions: PlatformConditions
  /// The paths of the files, as the folder has them.
  private(set) var files: [String] = []
  /// The paths in the folder of what is not built: tests, and packages.
  private(set) var excluded: [String] = []
  /// The previews.
  private(set) var sources = PreviewSources()
  /// The packages in the folder or around it whose modules are imported.
  private(set) var packages: [LocalPackage] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - path: The whole path of a Swift file, or of a folder.
  ///   - conditions: What the files are told of the system that they are built for.
  init(_ path: String, isFolder: Bool, _ conditions: PlatformConditions) {
    (self.path, self.isFolder, self.conditions) = (path, isFolder, conditions)
    guard isFolder else {
      files = [(path as NSString).lastPathComponent]
      if let text = try? String(contentsOfFile: path, encoding: .utf8) {
        sources.read(conditions.answered(text))
      }
      packages = LocalPackage.offering(sources.imports, among: Self.around(path))
      return
    }
    let all = SwiftFiles.all(in: path).map { String($0.dropFirst(path.count + 1)) }
    let inner = all.compactMap { $0.hasSuffix("/Package.swift") ? $0.dropLast(14) : nil }
      .map { String($0) }
    excluded = inner.filter { one in !inner.contains { one.hasPrefix($0 + "/") } }
    for file in all where !excluded.contains(where: { file.hasPrefix($0 + "/") }) {
      read(file)
    }
    let roots = inner.map { "\(path)/\($0)" } + Self.around(path)
    packages = LocalPackage.offering(sources.imports, among: roots)
  }

  private mutating func read(_ file: String) {
    guard let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) else { return }
    var own = PreviewSources()
    own.read(conditions.answered(text))
    if own.imports.isDisjoint(with: ["XCTest", "Testing"]) {
      files.append(file)
      sources.read(conditions.answered(text))
    } else {
      excluded.append(file)
    }
  }

  /// The folders around one, the nearest first: an app that shows a package lies in the package's
  /// folder, or in one of a folder there.
  private static func around(_ path: String) -> [String] {
    var folders: [String] = []
    var folder = path.parentPath
    while folders.count < 3, folder.count > 1 {
      folders.append(folder)
      folder = folder.parentPath
    }
    return folders
  }
}

/// A package beside loose files that import its modules.
struct LocalPackage {
  /// Its folder.
  var root: String
  /// The products with modules that are imported.
  var products: [String]
  /// The modules of all targets.
  var modules: [String]
  /// Whether it needs packages itself, whose modules are not known.
  var hasDependencies: Bool

  /// What it is called in manifests: its folder's name.
  var identity: String { (root as NSString).lastPathComponent }
  /// The folder of such packages in the one that shows previews.
  static let folder = "Packages"

  /// The packages that have some modules, each module from the first that has it.
  ///
  /// - Parameters:
  ///   - modules: The modules that are imported, and may be anybody's.
  ///   - roots: Folders that may have packages.
  static func offering(_ modules: Set<String>, among roots: [String]) -> [LocalPackage] {
    var missing = modules
    return roots.compactMap { root in
      // The package manager takes a second for each.
      guard let text = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8),
        missing.contains(where: { text.contains("\"\($0)\"") }),
        let description = description(of: root)
      else { return nil }
      let products = description.products.filter { !missing.isDisjoint(with: $0.modules) }
      missing.subtract(products.flatMap(\.modules))
      if products.isEmpty { return nil }
      return LocalPackage(
        root: root, products: products.map(\.name), modules: description.targets.map(\.module),
        hasDependencies: !description.dependencies.isEmpty)
    }
  }

  private struct Description: Decodable {
    struct Product: Decodable {
      var name: String
      var targets: [String]

      var modules: [String] { targets.map { $0.replacing(/\W/, with: "_") } }
    }
    struct Target: Decodable {
      var name: String

      var module: String { name.replacing(/\W/, with: "_") }
    }
    struct Dependency: Decodable {}
    var products: [Product]
    var targets: [Target]
    var dependencies: [Dependency]
  }

  /// Returns what a manifest says, with none of its dependencies fetched; nil if it cannot be read.
  private static func description(of root: String) -> Description? {
    let scratch = NSTemporaryDirectory() + "platen-manifest-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let outcome = try? SwiftProgram().run([
      "package", "--package-path", root, "--scratch-path", scratch, "dump-package",
    ])
    guard let outcome, outcome.exitCode == 0 else { return nil }
    let json = outcome.lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    return try? JSONDecoder().decode(Description.self, from: Data(json.utf8))
  }
}
