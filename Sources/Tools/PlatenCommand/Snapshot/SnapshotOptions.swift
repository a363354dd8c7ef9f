internal import ArgumentParser
internal import Foundation
internal import Platen
internal import PlatenComparison
internal import PlatenReview
internal import PlatenScenes

/// Where snapshots are, beside the folder of their scenes.
struct SnapshotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: platen-snapshots.yaml in the folder, if it exists)",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the references. verify, review and list also take git:REVISION (the folder in"
        + " another revision), git:REVISION:FOLDER (a folder from the top of the repository), and the"
        + " https URL of a tar.gz archive, with #sha256=DIGEST&folder=FOLDER to check it and to read"
        + " a folder in it. (default: __Snapshots__ in the folder)",
      valueName: "folder"), completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "A folder of PNGs, JPEGs, WebPs, GIFs and SVGs from any program, to compare instead of scenes.",
      valueName: "folder"), completion: .directory)
  var actual: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the last run's results. (default: .platen-snapshots in the folder, or with"
        + " --actual in the folder of --references)",
      valueName: "folder"), completion: .directory)
  var results: String?
}

/// What the snapshots are of: the argument of a command.
struct FolderAndNames: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes or of a Swift package, or a Swift file. Then the names of"
        + " snapshots or scenes in it. (default: everything in the working folder)",
      valueName: "path"), completion: .file())
  var arguments: [String] = []

  var names: SnapshotNames { SnapshotNames(arguments) }
}

/// The folder of a command that goes through all of it.
struct FolderArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes or of a Swift package, or a Swift file. (default: the working"
        + " folder)",
      valueName: "path"), completion: .file())
  var path: String?
}

extension SceneOptionGroup {
  /// The first of the options that was given.
  var given: String? {
    let given = [("set", !settings.isEmpty), ("allowPath", !allowPath.isEmpty)]
    return given.first(where: \.1)?.0
  }

  /// Refuses what says how scenes are read where there are none.
  ///
  /// - Throws: An error of usage.
  func checkEffect(with snapshots: SnapshotOptions) throws {
    guard snapshots.actual != nil, let name = given else { return }
    throw ValidationError(
      NoEffectError(option: name, need: .leftOut("actual")).message(.command))
  }

  /// Returns what draws scenes as snapshots.
  func maker(fonts: FontOptions) throws -> SnapshotMaker {
    SnapshotMaker(library: try fonts.library(), fontHash: fonts.hash, allowedPaths: allowPath)
  }
}

extension FontSource {
  /// The hash of the fonts, as fingerprints of pictures have it.
  var hash: String? {
    let hash = FontLocations.hash(of: request)
    return request.includesSystemFonts ? hash.map { $0 + "+system" } : hash
  }
}

/// A folder and the names of snapshots, as they are typed behind each other.
///
/// The first argument is the folder, unless it is the file of a scene, whose folder it is then, or ends
/// as a snapshot does.
struct SnapshotNames {
  /// Nil for the working folder.
  let folder: String?
  let names: [String]

  init(_ arguments: [String]) {
    guard let first = arguments.first, SnapshotKind(fileName: first) == nil else {
      (folder, names) = (nil, arguments)
      return
    }
    let path = first as NSString
    let isScene = ["yaml", "yml", "json"].contains(path.pathExtension.lowercased())
    folder = isScene ? path.deletingLastPathComponent : first
    names = (isScene ? [path.lastPathComponent] : []) + arguments.dropFirst()
  }
}
