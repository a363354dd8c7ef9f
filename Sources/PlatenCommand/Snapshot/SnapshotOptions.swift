internal import ArgumentParser
internal import PlatenComparison
internal import PlatenReview
internal import PlatenScenes

/// Where snapshots are, beside the folder of their scenes.
struct SnapshotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration. (default: platen-snapshots.yaml in the folder, if it is there)",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the references; git:REVISION for what it held in another revision, and"
        + " git:REVISION:FOLDER for a folder from the top of the repository. (default: __Snapshots__"
        + " in the folder)", valueName: "folder"), completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "A folder of PNGs, JPEGs and SVGs, made by anything, to be compared in place of scenes.",
      valueName: "folder"), completion: .directory)
  var actual: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the last run's results. (default: .platen-snapshots in the folder, or in that"
        + " of --references with --actual)", valueName: "folder"), completion: .directory)
  var results: String?
}

/// The folder that is the argument of a command.
struct FolderArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes. (default: the working folder)", valueName: "folder"),
    completion: .directory)
  var path: String?
}

/// Where a command finds everything.
struct SnapshotPlace {
  let folder: SnapshotFolder
  let configuration: SnapshotConfiguration
  private let isOfFiles: Bool

  /// - Parameters:
  ///   - path: The folder of scenes; nil for the working one.
  ///   - writes: Whether the references are changed.
  /// - Throws: An error if there is no such folder or revision, the configuration cannot be read, or
  ///   references of a revision would be changed.
  init(_ path: String?, _ options: SnapshotOptions, writes: Bool = false) throws {
    isOfFiles = options.actual != nil
    let revision = try options.references.flatMap { try GitRevision($0) }
    if writes, revision != nil {
      throw CommandError(
        .usage, "references of a revision cannot be changed: expected a folder as --references")
    }
    if let actual = options.actual {
      guard let references = options.references else {
        throw CommandError(
          .usage, "--actual needs --references, the folder that it is compared with")
      }
      if path != nil {
        throw CommandError(.usage, "a folder of scenes and --actual forbid each other")
      }
      // Of a revision it is the same folder, as it was.
      folder = try SnapshotFolder(
        actual: actual, references: revision == nil ? references : actual,
        results: options.results, revision: revision)
      configuration = try SnapshotConfiguration.read(at: options.config, in: actual)
      return
    }
    let path = path ?? "."
    func inFolder(_ name: String) -> String { name.hasPrefix("/") ? name : "\(path)/\(name)" }
    // A folder that is not there is told before its configuration.
    _ = try SnapshotFolder(scenes: path)
    configuration = try SnapshotConfiguration.read(at: options.config, in: path)
    let references = revision == nil ? options.references : nil
    folder = try SnapshotFolder(
      scenes: path, references: references ?? configuration.references.map(inFolder),
      results: options.results ?? configuration.results.map(inFolder), revision: revision)
  }

  /// All snapshots that there are to be.
  func plan(_ overrides: [SceneOverride]) throws -> SnapshotPlan {
    isOfFiles
      ? try SnapshotPlan(filesIn: folder, configuration)
      : try SnapshotPlan(scenesIn: folder, configuration, overrides: overrides)
  }
}

extension SceneOptionGroup {
  /// Refuses what says how scenes are read where there are none.
  ///
  /// - Throws: An error of usage.
  func checkEffect(with snapshots: SnapshotOptions) throws {
    guard snapshots.actual != nil else { return }
    let given = [("set", !settings.isEmpty), ("allowPath", !allowPath.isEmpty)]
    guard let (name, _) = given.first(where: \.1) else { return }
    throw ValidationError(
      NoEffectError(option: name, need: .leftOut("actual")).message(.command))
  }

  /// What draws scenes as snapshots.
  func maker(fonts: FontOptions) throws -> SnapshotMaker {
    let hash = Fingerprint.fontHash(of: fonts.folder)
    return SnapshotMaker(
      library: try fonts.library(),
      fontHash: fonts.systemFonts ? hash.map { $0 + "+system" } : hash, allowedPaths: allowPath)
  }
}

/// A folder and the names of snapshots, as they are typed behind each other.
///
/// The first argument is the folder unless it ends as a snapshot does.
struct SnapshotNames {
  /// Nil for the working folder.
  let folder: String?
  let names: [String]

  init(_ arguments: [String]) {
    if let first = arguments.first, SnapshotKind(fileName: first) == nil {
      folder = first
      names = Array(arguments.dropFirst())
    } else {
      folder = nil
      names = arguments
    }
  }
}
