internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen check`: scene files, read but not rendered.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Says what is wrong in scene files, without rendering them.",
    discussion: """
      EXAMPLES
        platen check scenes/*.yaml
        platen check --json card.yaml
      """)

  @Argument(
    help: ArgumentHelp("The scenes' files, or - for standard input.", valueName: "scene"))
  var scenes: [String]

  @OptionGroup var scene: SceneOptionGroup
  @OptionGroup var level: OutputLevel

  func run() throws {
    let overrides = try scene.overrides()
    let sources = scenes.map {
      SceneSource(path: $0, overrides: overrides, allowedPaths: scene.allowPath)
    }
    var reporter = RenderReporter(level: level, isStrict: false, total: sources.count)
    OrderedWork().run(sources) { source in
      RenderedScene(inputs: try source.scene().files.map(\.path))
    } deliver: { i, result in
      reporter.report(result, of: sources[i])
      return .goOn
    }
    try reporter.finish(verb: "checked")
  }
}
