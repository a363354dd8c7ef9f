internal import Foundation
internal import PlatenBase
internal import PlatenReview
internal import PlatenScenes

/// Where a command finds everything.
struct SnapshotPlace {
  let folder: SnapshotFolder
  let configuration: SnapshotConfiguration
  private let isOfFiles: Bool
  /// The Swift file, or the folder of the package, whose previews are the pictures.
  private let code: String?

  /// - Parameters:
  ///   - path: The folder of scenes, a Swift file or a package's folder; nil for the working folder.
  ///   - writes: Whether the references are changed.
  /// - Throws: An error if there is no such folder, revision or archive, the configuration cannot be read, or
  ///   references of a revision or an archive would be changed.
  init(_ path: String?, _ options: SnapshotOptions, writes: Bool = false) throws {
    isOfFiles = options.actual != nil
    let source = try options.references.flatMap { try ReferenceSource($0) }
    if writes, let source {
      throw CommandError(
        .usage, "references in \(source.noun) cannot be changed: give a folder as --references")
    }
    if let actual = options.actual {
      guard let references = options.references else {
        throw CommandError(
          .usage, "--actual needs --references, the folder to compare it with")
      }
      if path != nil {
        throw CommandError(.usage, "a folder of scenes and --actual cannot be used together")
      }
      // Of a revision it is the same folder, as it was.
      folder = try SnapshotFolder(
        actual: actual, references: source == nil ? references : actual,
        results: options.results, source: source)
      configuration = try SnapshotConfiguration.read(at: options.config, in: actual)
      code = nil
      return
    }
    let isFile = path?.lowercased().hasSuffix(".swift") ?? false
    if isFile, let path { try InputFile.find(path) }
    let home = isFile ? (path.map { $0.parentPath } ?? "") : path ?? ""
    let place = home.isEmpty ? "." : home
    func inPlace(_ name: String) -> String { name.hasPrefix("/") ? name : "\(place)/\(name)" }
    // A folder that is not there is told before its configuration.
    _ = try SnapshotFolder(scenes: place)
    configuration = try SnapshotConfiguration.read(at: options.config, in: place)
    let isPackage = !configuration.namesScenes && Self.isPackage(place)
    code = isFile ? path : isPackage ? place : nil
    let references = source == nil ? options.references : nil
    folder = try SnapshotFolder(
      scenes: place, references: references ?? configuration.references.map(inPlace),
      results: options.results ?? configuration.results.map(inPlace), source: source,
      ofFile: isFile ? path.map { ($0 as NSString).lastPathComponent } : nil)
    // Who says a configuration of another folder means this one.
    let isSaid = options.references != nil || options.config != nil
    if !writes, !isSaid, configuration.references == nil, code == nil {
      try folder.checkPlace()
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// Makes a plan of all snapshots that there are to be, and does something with it while their
  /// pictures are there.
  ///
  /// - Parameters:
  ///   - names: The only snapshots that count; none for all.
  ///   - previews: Draws the previews of Swift code.
  ///   - work: Is not called if there is no plan.
  /// - Throws: An error of usage for options that say nothing of these pictures, and what making the plan
  ///   and the work throw.
  func withPlan<Result>(
    of names: [String], _ scene: SceneOptionGroup, _ previews: PreviewSnapshots,
    _ work: (SnapshotPlan) throws -> Result
  ) throws -> Result {
    func chosen(_ plan: SnapshotPlan) throws -> Result {
      var plan = plan
      try plan.keep(only: names)
      return try work(plan)
    }
    if let code {
      if scene.given != nil {
        throw CommandError(
          .usage, "--set and --allow-path are for scenes, and \"\(code)\" is Swift code")
      }
      return try previews.withPlan(of: code, configuration, chosen)
    }
    if let option = previews.look.given {
      let what = isOfFiles ? "--actual names pictures" : "\"\(folder.path)\" has scenes"
      throw CommandError(.usage, "--\(option) is for Swift code, and \(what)")
    }
    return try chosen(try plan(scene.overrides()))
  }

  /// All snapshots that there are to be of scenes or of files.
  ///
  /// - Throws: An error of usage for Swift code, whose previews are known once it is built.
  func plan(_ overrides: [SceneOverride] = []) throws -> SnapshotPlan {
    if let code {
      throw CommandError(
        .usage,
        "\"\(code)\" is Swift code: verify names unused references, and accept removes them by name"
      )
    }
    return isOfFiles
      ? try SnapshotPlan(filesIn: folder, configuration)
      : try SnapshotPlan(scenesIn: folder, configuration, overrides: overrides)
  }
}
