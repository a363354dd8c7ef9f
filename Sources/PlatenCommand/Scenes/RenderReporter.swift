internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Says what became of scenes, in their order: warnings, failures and a summary.
struct RenderReporter {
  private let level: OutputLevel
  private let isStrict: Bool
  private var progress: PlatenConsole.Progress
  private var pictures = 0
  private var scenes = 0
  /// The exit code of the first scene that failed.
  private var exitCode: Int32?

  init(level: OutputLevel, isStrict: Bool, total: Int) {
    self.level = level
    self.isStrict = isStrict
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
  /// - Throws: The exit code of the first failure, of which all was said.
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
    for finding in scene.findings {
      let line = "\(source.shownPath): \(finding)"
      if isStrict { StandardError.print("error: \(line)") } else { level.warn(line) }
    }
    for output in scene.outputs { level.tell("\(source.shownPath) → \(output)") }
    if isStrict, !scene.findings.isEmpty {
      exitCode = exitCode ?? CommandError.Code.failed.rawValue
    }
    if level.json { printRecord(of: scene, source) }
  }

  private mutating func fail(_ failure: CommandError) {
    failure.print()
    exitCode = exitCode ?? failure.exitCode
  }
}
