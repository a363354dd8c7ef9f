internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// The plan of `platen sweep`: which values of a scene go into which files.
struct SweepPlan {
  struct Job: Sendable {
    var source: SceneSource
    var output: SceneRenderer.Output
    var picture: SweepPicture
  }

  let matrix: SweepMatrix
  let folder: String
  private(set) var jobs: [Job] = []
  /// What the scene is called.
  private(set) var title = ""

  /// - Throws: An error if the axes make no sense, or if even the first picture's scene cannot be
  ///   read.
  init(_ command: SweepCommand) throws {
    var axes = try command.axes.vary.map { try SceneAxis(vary: $0) }
    if let devices = try Self.devices(command.axes.device) { axes.append(devices) }
    matrix = try SweepMatrix(axes)
    folder = command.output.output
    guard folder != "-" else {
      throw CommandError(.usage, "a sweep writes many files: give -o FOLDER")
    }
    let overrides =
      try command.scene.overrides()
      + command.output.scale.choice.overrides()
    var source = SceneSource(path: command.path, allowedPaths: command.scene.allowPath)
    source.contents = try InputFile.text(at: command.path)
    try Self.check(axes, of: source, settings: overrides)
    for combination in matrix.combinations {
      source.settings = combination.settings
      source.overrides = SceneAxis.overrides(
        of: combination.values, matrix.axes, over: overrides)
      let file = combination.fileName + "." + command.output.format.rawValue
      jobs.append(
        Job(
          source: source,
          output: SceneRenderer.Output(
            path: path(of: file), format: command.output.format),
          picture: SweepPicture(file: file, combination: combination)))
    }
    title = try firstTitle()
  }

  /// The path of a file in the folder.
  func path(of file: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  private static func devices(_ names: [String]) throws -> SceneAxis? {
    do {
      return try SceneAxis(devices: names)
    } catch let problem as SceneAxisError {
      throw CommandError(problem, in: "")
    }
  }

  /// The first scene's title: what is wrong in it is most likely wrong in all.
  private func firstTitle() throws -> String {
    guard let first = jobs.first?.source else { return "" }
    do {
      let title = try first.scene().title
      return title.isEmpty ? first.name : title
    } catch {
      throw CommandError(error, inScene: first.shownPath)
    }
  }

  /// A name that is not in the data is added to it, which for a misspelled one has no effect.
  private static func check(
    _ axes: [SceneAxis], of source: SceneSource, settings: [SceneOverride]
  ) throws {
    // What is wrong in the file is said when it is read as a scene.
    let format = SourceFormat(fileName: source.path)
    guard let node = try? SourceReader().read(source.text(), as: format) else { return }
    let own = node.names(at: "data")
    let set = settings.map(\.path).filter { $0.count > 1 && $0[0] == "data" }.map { $0[1] }
    let known = own + set + SceneAxis.shortNames + ["theme", "title"]
    for axis in axes where axis.path.first == "data" && axis.path.count > 1 {
      let name = axis.path[1]
      guard !known.prefix(own.count + set.count).contains(name),
        let nearest = NearestSpelling.of(name, among: known, limit: 1).first
      else { continue }
      throw CommandError(
        .usage,
        "--vary: the scene has no value \(Quotation(name)); did you mean \(Quotation(nearest))?")
    }
  }
}

extension SourceNode {
  /// The names in a mapping of the mapping.
  fileprivate func names(at key: String) -> [String] {
    guard case .mapping(let entries) = content,
      case .mapping(let inner) = entries.first(where: { $0.key == key })?.value.content
    else { return [] }
    return inner.map(\.key)
  }
}

/// A picture of a sweep, as it stands on the contact sheet and on the page.
struct SweepPicture: Sendable {
  /// The name of its file in the sweep's folder.
  var file: String
  var combination: SweepMatrix.Combination
  /// The size in points; zero if there is no picture.
  var size = CGSize.zero
  /// The picture as a small PNG; nil if it could not be drawn.
  var thumbnail: Data?
  /// What did not fit.
  var findings: [FitFinding] = []
}
