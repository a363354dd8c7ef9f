internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenReview
internal import PlatenScenes

/// `platen check`: scene files, read but not drawn.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks scene files for errors without drawing them.",
    discussion: """
      With --strict it also lays the scenes out, and fails if `platen render` would print a warning.

      EXAMPLES
        platen check scenes/*.yaml
        platen check --strict --json card.yaml
      """)

  @Argument(
    help: ArgumentHelp("The scene files, or - for standard input.", valueName: "scene"),
    completion: .file())
  var scenes: [String]

  @OptionGroup(title: "What") var scene: SceneOptionGroup

  @Flag(help: "Also lay the scenes out, and treat warnings as errors.")
  var strict = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var level: OutputLevel

  func validate() throws {
    guard !strict else { return }
    let request = fonts.request
    if !request.folders.isEmpty { throw ValidationError(Self.needsStrict("fonts")) }
    if request.isAlone { throw ValidationError(Self.needsStrict("onlyFonts")) }
    if request.includesSystemFonts { throw ValidationError(Self.needsStrict("systemFonts")) }
  }

  func run() throws {
    let overrides = try scene.overrides()
    let sources = scenes.map {
      SceneSource(path: $0, overrides: overrides, allowedPaths: scene.allowPath)
    }
    let library = try strict ? fonts.library() : nil
    var reporter = RenderReporter(level: level, isStrict: strict, total: sources.count)
    OrderedWork().run(sources) { source in
      try Self.check(source, library)
    } deliver: { i, result in
      reporter.report(result, of: sources[i])
      return .goOn
    }
    try reporter.finish(verb: "checked")
  }

  /// Reads a scene, and lays it out if there are fonts for it.
  private static func check(_ source: SceneSource, _ library: FontLibrary?) throws -> RenderedScene
  {
    let scene = try source.scene(marksViews: library != nil)
    var result = RenderedScene(findings: scene.findings, inputs: scene.files.map(\.path))
    if let library {
      let report = try scene.renderer(library: library).fitReport()
      (result.size, result.findings) = (report.size, scene.findings(of: report))
      // What its changes lead to has to fit as well.
      for state in scene.states.map(\.scene) {
        let report = try state.renderer(library: library).fitReport()
        result.findings += state.findings(of: report).filter { !result.findings.contains($0) }
      }
    }
    return result
  }

  private static func needsStrict(_ option: String) -> String {
    NoEffectError(option: option, need: .given(["strict"])).message(.command)
  }
}

/// `platen schema`: the JSON Schema of scenes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scene files.",
    discussion: """
      An editor with the YAML language server autocompletes scenes that begin with this line:
        # yaml-language-server: $schema=scene.schema.json

      EXAMPLES
        platen schema > scene.schema.json
        platen schema --snapshots > snapshots.schema.json
      """)

  @Flag(help: "Print the schema of platen-snapshots.yaml instead.")
  var snapshots = false

  func run() throws {
    try StandardOutput.print(snapshots ? SnapshotConfiguration.schema : SceneSchema.text)
  }
}
