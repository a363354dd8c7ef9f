internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenConsole

/// The package that is built to show previews: that of the user, or loose files, with a test target
/// beside it that runs them.
///
/// It lies in a folder of its own with copies of what is built, as it is built, so that nothing is
/// written among the user's files. Previews of programs can be shown as well as those of libraries: a test target may
/// depend on both.
struct PreviewPackage {
  /// The folder that has the package.
  let folder: String
  /// The folder that it is built in.
  var scratch: String { folder.parentPath + "/build" }
  /// Keeps others from building here meanwhile.
  private let lock: FolderLock
  /// The user's folders, and those that stand for them.
  private(set) var mirrors: [SourceMirror] = []

  /// The catalogues of assets among loose files.
  private var catalogs: [String] = []
  /// The folders of translations and fonts among loose files.
  private var resourceFolders: [String] = []

  /// The other files that an app's bundle would have.
  private var bundled: [String] = []
  /// What Xcode projects say of the loose files.
  private var projects = XcodeProjects()

  /// How links to folders with resources begin.
  private static let looseResources = "platen-loose-"
  /// The test target.
  static let testTarget = "PlatenPreviews"
  /// The test target's source.
  static let program = testTarget + "/Previews.swift"
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
    lock = try FolderLock(folder.parentPath)
    try forgetBuildOfOtherPlace()
    let manifest = try PreviewManifest.text(
      of: root, library: "../\(Self.library)", testTarget: Self.testTarget)
    mirrors = [try SourceMirror(of: root, in: folder, keeping: try Self.own(in: root))]
    try linkPins(of: root)
    try write(manifest, to: "Package.swift")
    // A package is not read without its targets' folders.
    if !FileManager.default.fileExists(atPath: "\(folder)/\(Self.program)") {
      try write("", to: Self.program)
    }
    try linkLibrary()
  }

  /// Makes a package of loose files, and of the packages near them whose modules they import.
  ///
  /// All of them share one folder, so that the library is built once.
  ///
  /// - Throws: An error for files that cannot be written, or a manifest that cannot be added to.
  init(loose: LooseFiles) throws {
    folder = try Self.cache() + "/package"
    lock = try FolderLock(folder.parentPath)
    try forgetBuildOfOtherPlace()
    let source = folder + "/Sources/\(LooseFiles.package)"
    if loose.isFolder {
      projects = loose.projects
      catalogs = SwiftFiles.all(in: loose.path, endingIn: ["xcassets"])
      resourceFolders = Self.resourceFolders(in: loose.path)
      bundled = SwiftFiles.all(in: loose.path, endingIn: SwiftFiles.bundled)
        .filter { !$0.contains(".xcassets/") && !$0.hasSuffix("/Info.plist") }
      let modules = Set(loose.modules.map(\.folder))
      mirrors = [try SourceMirror(of: loose.path, in: source, modules: modules)]
    } else {
      let name = (loose.path as NSString).lastPathComponent
      // The file itself stays: it is written anew, and built, only where its text changes.
      let kept = SourceMirror.generated.union([name])
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []
      where !kept.contains(entry) {
        try? FileManager.default.removeItem(atPath: source + "/" + entry)
      }
      mirrors = [try SourceMirror(of: loose.path, in: source + "/" + name, modules: [""])]
    }
    for package in loose.packages { try addLocal(package) }
    try write(
      PreviewManifest.text(
        of: loose, in: loose.isFolder ? mirrors.first : nil, library: Self.library,
        testTarget: Self.testTarget),
      to: "Package.swift")
    try linkLibrary()
  }

  /// Removes what was built before the folder was moved: the compiler refuses modules with paths of another place.
  private func forgetBuildOfOtherPlace() throws {
    let path = folder.parentPath + "/place"
    let place = try? String(contentsOfFile: path, encoding: .utf8)
    if let place, place != folder { try? FileManager.default.removeItem(atPath: scratch) }
    try SourceMirror.write(folder, to: path)
  }

  /// Makes a package that loose files depend on: the user's, with this library.
  private mutating func addLocal(_ package: LocalPackage) throws {
    let copy = "\(folder)/\(LocalPackage.folder)/\(package.identity)"
    let manifest = try PreviewManifest.text(of: package.root, library: "../../../\(Self.library)")
    mirrors.append(
      try SourceMirror(of: package.root, in: copy, keeping: try Self.own(in: package.root)))
    try write(manifest, to: "\(LocalPackage.folder)/\(package.identity)/Package.swift")
  }

  // MARK: - Files

  /// Returns where loose files are built.
  static func cache() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (home ?? NSHomeDirectory() + "/.cache") + "/platen/previews"
  }

  /// Returns what a package made of a user's folder has of its own in the place of the user's.
  private static func own(in root: String) throws -> Set<String> {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let manifests = entries.filter { $0.contains(PreviewManifest.forVersion) }
    return Set(["Package.swift", pins, ".build", ".git", testTarget] + manifests)
  }

  /// Returns the user's path that one in this package stands for.
  func original(of path: String) -> String {
    let mirror = mirrors.first { path == $0.copy || path.hasPrefix($0.copy + "/") }
    return mirror.map { $0.original + path.dropFirst($0.copy.count) } ?? path
  }

  /// The user's Swift files, by the paths of those that are built.
  var originals: [String: String] {
    mirrors.reduce(into: [:]) { $0.merge($1.files) { $1 } }
  }

  /// The user's paths, and those that stand for them in what the compiler says.
  var names: [(written: String, shown: String)] {
    mirrors.map { mirror in
      let isFile = mirror.copy.hasSuffix(".swift")
      return isFile
        ? (mirror.copy, mirror.original) : (mirror.copy + "/", mirror.original + "/")
    }
  }

  /// Takes the versions that the user has; what is pinned for previews alone is not written there.
  private func linkPins(of root: String) throws {
    guard let pins = try? String(contentsOfFile: root + "/" + Self.pins, encoding: .utf8) else {
      return
    }
    let path = folder + "/" + Self.pins
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
      try? FileManager.default.removeItem(atPath: path)
    }
    try write(pins, to: Self.pins)
  }

  /// The folders that have translations or fonts right in them, or in folders of languages.
  private static func resourceFolders(in path: String) -> [String] {
    let folders = SwiftFiles.all(in: path, endingIn: SwiftFiles.resources).map { file in
      let folder = file.parentPath
      return folder.hasSuffix(".lproj") ? folder.parentPath : folder
    }
    return Set(folders).sorted()
  }

  /// Lets the program find the resources of loose files: catalogues of assets as an app does beside
  /// itself, and so the files that `Bundle.main` is asked for; translations and fonts as in bundles of packages.
  ///
  /// - Parameters:
  ///   - folder: The program's folder.
  ///   - isOwn: Whether a file or folder among the loose files is one of the app's.
  func linkResources(into folder: String, where isOwn: (String) -> Bool = { _ in true }) throws {
    let manager = FileManager.default
    let old = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    for name in old where name.hasSuffix(".xcassets") || name.hasPrefix(Self.looseResources) {
      try? manager.removeItem(atPath: folder + "/" + name)
    }
    for name in old where SwiftFiles.bundled.contains((name as NSString).pathExtension) {
      let path = folder + "/" + name
      if (try? manager.destinationOfSymbolicLink(atPath: path)) != nil {
        try? manager.removeItem(atPath: path)
      }
    }
    for path in bundled where isOwn(path) {
      let link = "\(folder)/\((path as NSString).lastPathComponent)"
      if !manager.fileExists(atPath: link) { try SourceMirror.link(link, to: path) }
    }
    for (i, path) in resourceFolders.enumerated() where isOwn(path) {
      try SourceMirror.link("\(folder)/\(Self.looseResources)\(i).resources", to: path)
    }
    for (i, path) in catalogs.enumerated() where isOwn(path) {
      try SourceMirror.link("\(folder)/\(i)-\((path as NSString).lastPathComponent)", to: path)
    }
  }

  /// Writes what `Bundle.main` says of the app that a folder among the loose files is of, beside its program, and
  /// the accent colour of an app of Swift Playgrounds.
  ///
  /// - Parameters:
  ///   - folder: The program's folder.
  ///   - root: The whole path of the app's.
  func writeProperties(into folder: String, of root: String) throws {
    if let colors = PlaygroundManifest(in: root)?.accentColorSet {
      let set = "\(folder)/Manifest.xcassets/AccentColor.colorset"
      try SourceMirror.write(colors, to: set + "/Contents.json")
    }
    let path = folder + "/Info.plist"
    guard let app = projects.app(in: root),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: app.properties, format: .xml, options: 0)
    else {
      try? FileManager.default.removeItem(atPath: path)
      return
    }
    try SourceMirror.write(String(decoding: data, as: UTF8.self), to: path)
  }

  private func linkLibrary() throws {
    let parent = folder.parentPath
    try SourceMirror.link(parent + "/" + Self.library, to: try LibraryPackage.folder())
  }

  /// Writes a file of the package.
  ///
  /// - Throws: An error if it cannot be written.
  func write(_ text: String, to name: String) throws {
    try SourceMirror.write(text, to: folder + "/" + name)
  }
}

/// A folder that one process at a time works in, as long as this object is there.
private final class FolderLock {
  private let file: Int32

  /// Waits until nobody else works in the folder, which is made if it is not there, and tells so on a terminal.
  ///
  /// - Throws: An error if it cannot be made or written to.
  init(_ folder: String) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK, Terminal.standardError.canRedraw {
      StandardError.print(
        "note: waiting for another platen, which builds previews in \"\(folder)\"")
    }
    guard file >= 0, flock(file, LOCK_EX) == 0 else {
      throw CommandError(.cannotWrite, "the folder \"\(folder)\" cannot be written to")
    }
  }

  deinit { close(file) }
}
