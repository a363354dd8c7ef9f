internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen render`: scene files as pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders scene files (YAML or JSON) as pictures.",
    discussion: """
      Many scenes are rendered on all cores. In the output's path {name} is the scene's name, \
      {format} the format and {scale} the pixels a point.

      EXAMPLES
        platen render card.yaml -o card.png --scale 2
        platen render scenes/*.yaml -o 'out/{name}.{format}' --format svg --format png
        platen render report.yaml -o report.svg --set title=Q3 --set canvas.colorScheme=dark
        cat scene.json | platen render - -o - --format svg
      """)

  @Argument(
    help: ArgumentHelp("The scenes' files, or - for standard input.", valueName: "scene"))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, with {name}, {format} or {scale} for many, or - for standard output.",
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "svg, png or pdf; may be repeated. (default: by the output's ending)", valueName: "format"),
    transform: Spelling.reader())
  var format: [PictureFormat] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels a point of a PNG. (default: the scene's own)", valueName: "number"),
    transform: Numbers.positive)
  var scale: CGFloat?

  @Flag(help: "Render again whenever a scene, its data or the folder of --fonts changes.")
  var watch = false

  @Flag(help: "Draw the frames of all views over the picture.")
  var debugFrames = false

  @Flag(help: "Fail, and write nothing of a scene, if something in it does not fit.")
  var strict = false

  @OptionGroup var scene: SceneOptionGroup
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var level: OutputLevel

  func validate() throws {
    if watch, scenes.contains("-") { throw ValidationError("standard input cannot be watched") }
  }

  func run() throws {
    let plan = try RenderPlan(self)
    try plan.outputs.createFolders()
    var reporter = RenderReporter(level: level, isStrict: strict, total: plan.jobs.count)
    let inputs = try render(plan.jobs, &reporter)
    guard watch else { return try reporter.finish() }
    try? reporter.finish()
    var watch = SceneWatch(jobs: plan.jobs, inputs: inputs, fonts: scene.fonts.folder) { jobs in
      var reporter = RenderReporter(level: level, isStrict: strict, total: jobs.count)
      let inputs = try render(jobs, &reporter)
      // What is wrong was said, and may be mended.
      try? reporter.finish()
      return inputs
    }
    try watch.run()
  }

  /// Renders scenes on all cores, and returns what was read for each.
  private func render(
    _ jobs: [RenderPlan.Job], _ reporter: inout RenderReporter
  ) throws -> [[String]] {
    let renderer = try renderer()
    var inputs: [[String]] = []
    OrderedWork().run(jobs) { job in
      try renderer.render(job.source, into: job.outputs)
    } deliver: { i, result in
      reporter.report(result, of: jobs[i].source)
      inputs.append((try? result.get().inputs) ?? [])
      return .goOn
    }
    return inputs
  }

  private func renderer() throws -> SceneRenderer {
    var renderer = SceneRenderer(library: try scene.fonts.library())
    renderer.png = encoding.pngOptions
    renderer.svg = try encoding.svgOptions
    renderer.showsFrames = debugFrames
    renderer.isStrict = strict
    return renderer
  }
}
