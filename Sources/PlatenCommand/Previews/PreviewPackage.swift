internal import Foundation
internal import Platen
internal import PlatenConsole

/// The package that is built to show previews: that of the user, or loose files, with a test target
/// beside it that runs them.
///
/// It lies in a folder of its own with links to what is built, so that nothing is written among the
/// user's files. Previews of programs can be shown as well as those of libraries: a test target may
/// depend on both.
struct PreviewPackage {
  /// The folder that has the package.
  let folder: String
  /// The folder that it is built in.
  var scratch: String { (folder as NSString).deletingLastPathComponent + "/build" }
  /// Keeps others from building here meanwhile.
  private let lock: FolderLock
  /// The user's folder, and the one that stands for it in what the compiler says.
  private(set) var names: [(written: String, shown: String)] = []

  /// The catalogues of assets among loose files.
  private var catalogs: [String] = []
  /// The folders of translations and fonts among loose files.
  private var resourceFolders: [String] = []

  /// How links to folders with resources begin.
  private static let looseResources = "platen-loose-"
  /// The test target.
  static let testTarget = "PlatenPreviews"
  /// The test target's source.
  static let program = testTarget + "/Previews.swift"
  /// The variable of the environment that names the targets with previews, for the manifest.
  static let previewedVariable = "PLATEN_PREVIEWED_TARGETS"
  /// The file with the versions of a package's dependencies.
  private static let pins = "Package.resolved"
  /// The package that has this library, as the previews' manifest knows it.
  private static let library = "platen"

  /// Makes the package of a user's package.
  ///
  /// - Parameter root: The folder with `Package.swift`.
  /// - Throws: An error for files that cannot be written, or a manifest that cannot be added to.
  init(package root: String) throws {
    folder = root + "/.build/platen-previews/package"
    lock = try FolderLock((folder as NSString).deletingLastPathComponent)
    names = [(folder + "/", root + "/")]
    let manifest = try Self.manifest(of: root)
    guard
      let match = manifest.firstMatch(
        of: /(?m)^\s*(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*Package\s*\(/)
    else {
      throw CommandError(
        .badInput, "\"\(root)/Package.swift\" has no line \"let package = Package(\"")
    }
    try Self.makeFolder(folder)
    try linkEntries(of: root)
    try write(
      manifest + Self.addition(to: String(match.output.1), root: root), to: "Package.swift")
    // A package is not read without its targets' folders.
    if !FileManager.default.fileExists(atPath: "\(folder)/\(Self.program)") {
      try write("", to: Self.program)
    }
    try linkLibrary()
  }

  /// Makes a package of loose files.
  ///
  /// All of them share one folder, so that the library is built once.
  ///
  /// - Parameters:
  ///   - path: A Swift file, or a folder of Swift files.
  ///   - hasMain: Whether one of them has a program's start.
  /// - Throws: An error for files that cannot be written.
  init(loose path: String, isFolder: Bool, hasMain: Bool) throws {
    folder = try Self.cache() + "/package"
    lock = try FolderLock((folder as NSString).deletingLastPathComponent)
    let source = folder + "/Sources/Previewed"
    try? FileManager.default.removeItem(atPath: source)
    if isFolder {
      catalogs = SwiftFiles.all(in: path, endingIn: ["xcassets"])
      resourceFolders = Self.resourceFolders(in: path)
      try Self.makeFolder(folder + "/Sources")
      try Self.link(source, to: path)
      names = [(source + "/", path + "/")]
    } else {
      let name = (path as NSString).lastPathComponent
      try Self.makeFolder(source)
      try Self.link(source + "/" + name, to: path)
      names = [(source + "/" + name, path)]
    }
    let kind = hasMain ? "executableTarget" : "target"
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Previewed",
        defaultLocalization: "en",
        dependencies: [.package(path: "../\(Self.library)")],
        targets: [
          .\(kind)(
            name: "Previewed",
            dependencies: [
              .product(name: "SwiftUI", package: "\(Self.library)"),
              .product(name: "Combine", package: "\(Self.library)"),
              .product(name: "CoreGraphics", package: "\(Self.library)"),
              .product(name: "CoreText", package: "\(Self.library)"),
              .product(name: "UniformTypeIdentifiers", package: "\(Self.library)"),
              .product(name: "Platen", package: "\(Self.library)"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
          .testTarget(
            name: "\(Self.testTarget)", dependencies: ["Previewed"], path: "\(Self.testTarget)"),
        ])

      """, to: "Package.swift")
    try linkLibrary()
  }

  // MARK: - The manifest

  /// The text of a package's manifest: of several, the one for the newest Swift.
  ///
  /// What is added to it came with version 5.6 of the tools.
  private static func manifest(of root: String) throws -> String {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let newest = entries.filter { $0.contains(manifestForVersion) }
      .max { $0.compare($1, options: .numeric) == .orderedAscending }
    let text = try String(
      contentsOfFile: root + "/" + (newest ?? "Package.swift"), encoding: .utf8)
    guard let match = text.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)\S*/),
      let major = Int(match.output.1), let minor = Int(match.output.2), (major, minor) < (5, 6)
    else { return text }
    return text.replacingCharacters(in: match.range, with: "swift-tools-version:5.6")
  }

  private static var manifestForVersion: Regex<Substring> { /^Package@swift-[\d.]+\.swift$/ }

  /// A text as Swift code has it.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// What is added to a package's manifest: paths as the user's folder has them, this library for
  /// targets that have it not, and the test target in place of the package's own tests.
  private static func addition(to name: String, root: String) -> String {
    """


    // Added to show previews.
    \(name).dependencies = \(name).dependencies.map { dependency in
    \(LibraryPackage.isNamed ? exchange : "")  guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/") else {
        return dependency
      }
      let whole = \(Self.literal(root + "/")) + path
      return name.map { .package(name: $0, path: whole) } ?? .package(path: whole)
    }
    let platenNames = \(name).dependencies.map { dependency -> String in
      switch dependency.kind {
      case .fileSystem(let name, let path): return name ?? String(path.split(separator: "/").last ?? "")
      case .sourceControl(let name, let location, _):
        return name ?? String(location.split(separator: "/").last ?? "")
      default: return ""
      }
    }
    if !platenNames.contains(where: { $0.lowercased().hasPrefix("platen") }) {
      \(name).dependencies.append(.package(path: "../\(library)"))
      for target in \(name).targets where [.regular, .executable].contains(target.type) {
        for module in [
          "SwiftUI", "Combine", "CoreGraphics", "CoreText", "UniformTypeIdentifiers",
        ] {
          target.dependencies.append(.product(name: module, package: "\(library)"))
        }
      }
    }
    \(name).targets.removeAll { $0.type == .test }
    \(name).targets.append(
      .testTarget(
        name: "\(testTarget)",
        dependencies: (Context.environment["\(previewedVariable)"] ?? "").split(separator: ",")
          .map { .target(name: String($0)) },
        path: "\(testTarget)"))

    """
  }

  /// What puts the library that was named in the place of the one that a package would fetch.
  private static var exchange: String {
    """
      if case .sourceControl(_, let location, _) = dependency.kind,
        let last = location.split(separator: "/").last,
        ["\(library)", "\(library).git"].contains(last.lowercased())
      {
        return .package(path: "../\(library)")
      }

    """
  }

  // MARK: - Files

  /// Where loose files are built.
  static func cache() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (home ?? NSHomeDirectory() + "/.cache") + "/platen/previews"
  }

  private static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotWrite, "the folder \"\(path)\" cannot be made")
    }
  }

  /// Makes a link, or leaves the one that leads there already.
  private static func link(_ path: String, to target: String) throws {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: path)) == target { return }
    try? manager.removeItem(atPath: path)
    do {
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    } catch {
      throw CommandError(.cannotWrite, "the link \"\(path)\" cannot be made")
    }
  }

  /// Links all that the user's folder has, but for what this package has of its own.
  private func linkEntries(of root: String) throws {
    let own: Set = ["Package.swift", Self.pins, ".build", ".git", Self.testTarget]
    let manager = FileManager.default
    for old in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where !own.contains(old) {
      // What is gone from the user's folder leaves a link that leads nowhere.
      let path = folder + "/" + old
      if !manager.fileExists(atPath: path) { try? manager.removeItem(atPath: path) }
    }
    let entries = (try? manager.contentsOfDirectory(atPath: root)) ?? []
    for entry in entries where !own.contains(entry) && !entry.contains(Self.manifestForVersion) {
      try Self.link(folder + "/" + entry, to: root + "/" + entry)
    }
    // The versions are those that the user has; what is pinned for previews alone is not written there.
    if let pins = try? String(contentsOfFile: root + "/" + Self.pins, encoding: .utf8) {
      let path = folder + "/" + Self.pins
      if (try? manager.destinationOfSymbolicLink(atPath: path)) != nil {
        try? manager.removeItem(atPath: path)
      }
      try write(pins, to: Self.pins)
    }
  }

  /// The folders that have translations or fonts right in them, or in folders of languages.
  private static func resourceFolders(in path: String) -> [String] {
    let folders = SwiftFiles.all(in: path, endingIn: SwiftFiles.resources).map { file in
      let folder = (file as NSString).deletingLastPathComponent
      return folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
    }
    return Set(folders).sorted()
  }

  /// Lets the program find the resources of loose files: catalogues of assets as an app does beside
  /// itself, translations and fonts as in bundles of packages.
  func linkResources(into folder: String) throws {
    let manager = FileManager.default
    let old = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    for name in old where name.hasSuffix(".xcassets") || name.hasPrefix(Self.looseResources) {
      try? manager.removeItem(atPath: folder + "/" + name)
    }
    for (i, path) in resourceFolders.enumerated() {
      try Self.link("\(folder)/\(Self.looseResources)\(i).resources", to: path)
    }
    for (i, path) in catalogs.enumerated() {
      try Self.link("\(folder)/\(i)-\((path as NSString).lastPathComponent)", to: path)
    }
  }

  private func linkLibrary() throws {
    let parent = (folder as NSString).deletingLastPathComponent
    try Self.link(parent + "/" + Self.library, to: try LibraryPackage.folder())
  }

  /// Writes a file of the package, unless it has that text already: what is written is built anew.
  func write(_ text: String, to name: String) throws {
    let path = folder + "/" + name
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try Self.makeFolder((path as NSString).deletingLastPathComponent)
    let sink = try FileSink(path: path)
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}

/// A folder that one process at a time works in, as long as this object is there.
private final class FolderLock {
  private let file: Int32

  /// Waits until nobody else works in the folder, which is made if it is not there.
  ///
  /// - Throws: An error if it cannot be made or written to.
  init(_ folder: String) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0, flock(file, LOCK_EX) == 0 else {
      throw CommandError(.cannotWrite, "the folder \"\(folder)\" cannot be written to")
    }
  }

  deinit { close(file) }
}

/// The package that has this library's sources.
enum LibraryPackage {
  private static var named: String {
    ProcessInfo.processInfo.environment["PLATEN_PACKAGE"] ?? ""
  }

  /// Whether somebody says which it is.
  static var isNamed: Bool { !named.isEmpty }

  /// Its folder: that of `$PLATEN_PACKAGE`, that of an installation, or the checkout's.
  ///
  /// - Throws: An error that names the places tried.
  static func folder() throws -> String {
    var places: [String] = []
    if isNamed { places.append(URL(fileURLWithPath: named).path) }
    if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      let folder = (program as NSString).deletingLastPathComponent
      places.append((folder as NSString).deletingLastPathComponent + "/share/platen/package")
    }
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { checkout.deleteLastPathComponent() }
    places.append(checkout.path)
    if let place = places.first(where: {
      FileManager.default.fileExists(atPath: $0 + "/Sources/PlatenViews")
    }) {
      return place
    }
    throw CommandError(
      .noInput,
      "the sources of the library are not there; looked in "
        + places.map { "\"\($0)\"" }.joined(separator: ", "))
  }
}
