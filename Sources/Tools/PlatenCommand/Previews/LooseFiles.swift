internal import Foundation
internal import PlatenBase

/// Swift files that are of no package: one, or those of a folder such as an app's.
struct LooseFiles {
  /// The package that they are built in, and the module that they are unless a folder has several apps.
  static let package = "Previewed"

  /// Files that are built as one module.
  struct Module {
    var name: String
    /// Its folder within the one that is shown; empty for all of that.
    var folder = ""
    /// The paths of its files within the folder that is shown.
    var files: [String] = []
    var sources = PreviewSources()

    /// Its folder in the package that is built.
    var path: String { "Sources/\(LooseFiles.package)" + (folder.isEmpty ? "" : "/\(folder)") }
  }

  /// The file or the folder.
  let path: String
  let isFolder: Bool
  /// The modules that have previews.
  private(set) var modules: [Module] = []
  /// The paths in the folder of what is not built: tests, and packages.
  private(set) var excluded: [String] = []
  /// The modules that the files import.
  private(set) var imports: Set<String> = []
  /// The packages in the folder or around it whose modules are imported.
  private(set) var packages: [LocalPackage] = []
  /// What Xcode projects say of the files.
  let projects: XcodeProjects
  /// The folders of apps of Swift Playgrounds in the folder.
  private var playgrounds: [String] = []
  /// The folders of projects that are built as one module, as they share code.
  private(set) var sharing: [String] = []
  private let conditions: PlatformConditions

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - path: The whole path of a Swift file, or of a folder.
  ///   - conditions: What the files are told of the system that they are built for.
  ///   - others: Paths in the folder of what a package there has, and no app.
  init(
    _ path: String, isFolder: Bool, _ conditions: PlatformConditions, besides others: [String] = []
  ) {
    (self.path, self.isFolder) = (path, isFolder)
    var conditions = conditions
    conditions.isPackage = false
    self.conditions = conditions
    projects = isFolder ? XcodeProjects(in: path, system: conditions.system) : XcodeProjects()
    guard isFolder else {
      let file = (path as NSString).lastPathComponent
      let sources = sources(of: path) ?? PreviewSources()
      modules = [Module(name: Self.package, files: [file], sources: sources)]
      imports = sources.imports
      packages = LocalPackage.offering(imports, among: Self.around(path))
      return
    }
    let all = SwiftFiles.all(in: path).map { String($0.dropFirst(path.count + 1)) }
    let manifests = all.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
    let folders = manifests.map { String($0.dropLast(14)) }.filter { !$0.isEmpty }
    playgrounds = folders.filter { PlaygroundManifest(in: "\(path)/\($0)") != nil }
    let inner = folders.filter { !playgrounds.contains($0) }
    let packages = inner + others
    excluded = packages.filter { one in !packages.contains { one.hasPrefix($0 + "/") } }
    var files: [(path: String, sources: PreviewSources)] = []
    for file in all
    where !manifests.contains(file) && !excluded.contains(where: { file.hasPrefix($0 + "/") }) {
      guard let own = sources(of: "\(path)/\(file)") else { continue }
      if own.imports.isDisjoint(with: ["XCTest", "Testing"]) {
        files.append((file, own))
        imports.formUnion(own.imports)
      } else {
        excluded.append(file)
      }
    }
    let roots = (others.isEmpty ? [] : [path]) + inner.map { "\(path)/\($0)" } + Self.around(path)
    self.packages = LocalPackage.offering(imports, among: roots)
    excluded += manifests.filter { manifest in
      !excluded.contains { manifest.hasPrefix($0 + "/") }
    }
    divide(files)
  }

  /// The paths within a module's folder of what is there and not built.
  ///
  /// - Parameter mirror: The copy of the folder, in which some files have other names.
  func excluded(from module: Module, in mirror: SourceMirror?) -> [String] {
    let names = mirror.map { mirror in
      Dictionary(mirror.files.map { ($1, String($0.dropFirst(mirror.copy.count + 1))) }) { $1 }
    }
    let start = module.folder.isEmpty ? "" : module.folder + "/"
    return excluded.map { names?["\(path)/\($0)"] ?? $0 }
      .filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  private func sources(of path: String) -> PreviewSources? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    var sources = PreviewSources()
    sources.read(conditions.answered(text))
    return sources
  }

  /// Makes a module of the files of each Xcode project in a folder of its own, and one of all others.
  private mutating func divide(_ files: [(path: String, sources: PreviewSources)]) {
    var folders = (projects.separateFolders(in: path) + playgrounds)
      .filter { folder in files.contains { $0.path.hasPrefix(folder + "/") } }
    if folders.count > 1 {
      let imports = modules(of: files, in: folders).dropFirst().map {
        ("\(path)/\($0.folder)", $0.sources.imports)
      }
      let shared = projects.sharing(Dictionary(uniqueKeysWithValues: imports))
      sharing = shared.sorted()
      folders.removeAll { shared.contains("\(path)/\($0)") }
    } else {
      folders = []
    }
    modules = modules(of: files, in: folders).filter { !$0.sources.isEmpty }
    // Of the whole folder's module the others are not a part.
    if modules.first?.folder.isEmpty == true { excluded += folders }
  }

  private func modules(
    of files: [(path: String, sources: PreviewSources)], in folders: [String]
  ) -> [Module] {
    var modules = [Module(name: Self.package)] + folders.map { Module(name: "", folder: $0) }
    for (path, sources) in files {
      let i = modules.lastIndex { path.hasPrefix($0.folder + "/") } ?? 0
      modules[i].files.append(path)
      modules[i].sources.formUnion(sources)
    }
    var names = imports.union(packages.flatMap(\.modules)).union([Self.package])
    for i in modules.indices.dropFirst() {
      let name = (modules[i].folder as NSString).lastPathComponent.replacing(/\W/, with: "_")
      // A module that is called as a type, a keyword or a framework would hide it, or be hidden.
      modules[i].name = (name.first?.isNumber == true ? "_" : "") + name + Self.ending
      while !names.insert(modules[i].name).inserted { modules[i].name += "_" }
    }
    return modules
  }

  /// How the names of the modules end that are made of projects.
  static let ending = "Project"

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
  /// The folders of the products' targets within its own, by their modules.
  var folders: [String: String]
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
      let used = Set(products.flatMap(\.modules))
      let targets = description.targets.filter { used.contains($0.module) && $0.type == "regular" }
      return LocalPackage(
        root: root, products: products.map(\.name), modules: description.targets.map(\.module),
        folders: Dictionary(targets.map { ($0.module, $0.folder) }) { one, _ in one },
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
      var type: String
      var path: String?

      var module: String { name.replacing(/\W/, with: "_") }
      var folder: String { path ?? "Sources/\(name)" }
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
