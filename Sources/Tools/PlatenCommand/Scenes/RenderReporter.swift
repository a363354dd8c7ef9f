internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Says what became of scenes, in their order: warnings, errors and a summary.
struct RenderReporter {
  private let level: OutputLevel
  private let log: FindingLog
  private var progress: PlatenConsole.Progress
  private var pictures = 0
  private var scenes = 0
  /// The exit code of the first scene that failed.
  private var exitCode: Int32?

  init(level: OutputLevel, isStrict: Bool, total: Int) {
    self.level = level
    log = FindingLog(isStrict: isStrict, isQuiet: level.quiet)
    progress = PlatenConsole.Progress(total: total, isShown: level.showsProgress)
  }

  /// Says what became of one scene.
  mutating func report(_ result: Result<RenderedScene, any Error>, of source: SceneSource) {
    scenes += 1
    switch result {
    case .success(let scene): report(scene, of: source)
    case .failure(let error):
      fail(CommandError(error, inScene: source.shownPath))
      if level.json { printRecord(of: error, source) }
    }
    progress.advance()
  }

  /// Ends the work.
  ///
  /// - Throws: The exit code of the first error, of which all was said.
  ///
  /// - Parameters:
  ///   - verb: What was done with scenes of which no picture was asked for.
  ///   - summary: What was done as a whole; nil for how many pictures were made of how many scenes.
  mutating func finish(verb: String? = nil, summary: String? = nil) throws {
    progress.finish()
    if let exitCode { throw CommandError(saidWith: exitCode) }
    let seconds = progress.elapsed.formatted(.units(allowed: [.seconds, .milliseconds]))
    let scenesText = "\(scenes) \(scenes == 1 ? "scene" : "scenes")"
    let what =
      summary ?? "\(pictures) \(pictures == 1 ? "picture" : "pictures") of \(scenesText)"
    level.summarize((verb.map { "\(scenesText) \($0)" } ?? what) + " in \(seconds)")
  }

  private mutating func report(_ scene: RenderedScene, of source: SceneSource) {
    pictures += scene.outputs.count
    report(scene.findings, of: source.shownPath)
    for output in scene.outputs { level.tell("\(source.shownPath) → \(output)") }
    if level.json { printRecord(of: scene, source) }
  }

  /// Says what was found in something that was made of the pictures.
  mutating func report(_ findings: [FitFinding], of source: String) {
    guard log.say(findings, of: source) else { return }
    exitCode = exitCode ?? CommandError.Code.failed.rawValue
  }

  private mutating func fail(_ failure: CommandError) {
    failure.print()
    exitCode = exitCode ?? failure.exitCode
  }
}

extension RenderReporter {
  /// Prints what became of a scene as a line of JSON.
  func printRecord(of scene: RenderedScene, _ source: SceneSource) {
    let findings = scene.findings.map(\.json).joined(separator: ",")
    let outputs = JSONValue.array(scene.outputs.map { .string($0) }).compact
    let values = source.settings.isEmpty ? "" : "\"values\":\(source.values.compact),"
    let size = JSONValue.object([
      .init("width", .number(scene.size.width)), .init("height", .number(scene.size.height)),
    ]).compact
    printLine(
      "{\"scene\":\(JSONValue.string(source.plainPath).compact),\(values)"
        + "\"outputs\":\(outputs),\"size\":\(size),\"findings\":[\(findings)]}")
  }

  /// Prints why a scene failed as a line of JSON.
  func printRecord(of error: any Error, _ source: SceneSource) {
    var members: [JSONValue.Member] = [.init("scene", .string(source.plainPath))]
    if !source.settings.isEmpty { members.append(.init("values", source.values)) }
    if let failure = error as? SceneFileError {
      members.append(.init("problems", .array(failure.errors.map(\.json))))
    } else {
      members.append(.init("error", .string("\(CommandError(error).text)")))
    }
    printLine(JSONValue.object(members).compact)
  }

  private func printLine(_ line: String) {
    // A reader that went away is told of by the pictures that are written.
    try? StandardOutput.print(line)
  }
}

extension SceneSource {
  /// What tells the picture from the others of its scene.
  fileprivate var values: JSONValue {
    .object(settings.map { .init($0.name, .string($0.value)) })
  }
}

extension SceneError {
  /// The error for programs.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("line", .number(Double(position.line))),
      .init("column", .number(Double(position.column))), .init("path", .string(path)),
      .init("found", .string(found)), .init("expected", .string(expected)),
    ]
    if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
    return .object(members)
  }
}

/// Whether what is printed is for programs.
struct JSONOption: ParsableArguments {
  @Flag(help: "Print JSON, for programs.")
  var json = false
}

/// How much the command says, and to whom.
struct OutputLevel: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also print progress.")
  var verbose = false

  @OptionGroup(title: "Output") var record: JSONOption

  /// Whether what happened is printed for programs.
  var json: Bool { record.json }

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together") }
  }

  /// Says a warning, unless nobody wants to hear of it.
  func warn(_ text: String) {
    if !quiet { StandardError.print("warning: \(text)") }
  }

  /// Says what was done if someone looks on, in one line; programs are spared it.
  func summarize(_ text: String) {
    if verbose || !quiet && !json && Terminal.standardError.canRedraw { StandardError.print(text) }
  }

  /// Says something for those who want to know everything.
  func tell(_ text: String) {
    if verbose { StandardError.print(text) }
  }

  /// Whether a bar may be shown.
  var showsProgress: Bool { !quiet && !json }
}
