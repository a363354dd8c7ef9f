internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen render`: scene files as pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders scene files (YAML or JSON) as pictures.",
    discussion: """
      Several scenes are rendered on all cores. In the output path, {name} is the name of the scene, \
      {format} is the format and {scale} is the number of pixels per point. Several scenes in one PDF \
      become its pages. They are in the order of the arguments, each in its own size.

      EXAMPLES
        platen render card.yaml -o card.png --scale 2
        platen render scenes/*.yaml -o 'out/{name}.{format}' --format svg --format png
        platen render report.yaml -o report.svg --set title=Q3 --color-scheme dark
        platen render cover.yaml chapter.yaml -o book.pdf
        platen render tags.yaml -o tags.svg --animate
        cat scene.json | platen render - -o - --format svg
      """)

  @Argument(
    help: ArgumentHelp("The scene files, or - for standard input.", valueName: "scene"),
    completion: .file())
  var scenes: [String]

  @OptionGroup(title: "What") var scene: SceneOptionGroup
  @OptionGroup(title: "Look") var look: LineOptions<RenderLook>
  @OptionGroup(title: "Output") var output: RenderOutput
  @OptionGroup(title: "Output") var encoding: EncodingOptions

  @Flag(help: "Render again whenever a scene, its data or a --fonts folder changes.")
  var watch = false

  @Flag(help: "Treat warnings as errors: a scene with a warning is not written.")
  var strict = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var level: OutputLevel

  func validate() throws {
    if watch, scenes.contains("-") { throw ValidationError("standard input cannot be watched") }
  }

  func run() throws {
    let plan = try RenderPlan(self)
    try plan.outputs.createFolders()
    var reporter = RenderReporter(level: level, isStrict: strict, total: plan.jobs.count)
    let inputs = try render(plan.jobs, of: plan, &reporter)
    guard watch else { return try reporter.finish() }
    try? reporter.finish()
    var watch = SceneWatch(
      jobs: plan.jobs, inputs: inputs, fonts: fonts.request.folders, isWhole: plan.book != nil
    ) { jobs in
      var reporter = RenderReporter(level: level, isStrict: strict, total: jobs.count)
      let inputs = try render(jobs, of: plan, &reporter)
      // What is wrong was said, and may be mended.
      try? reporter.finish()
      return inputs
    }
    try watch.run()
  }

  /// Renders scenes on all cores, and returns what was read for each.
  private func render(
    _ jobs: [RenderPlan.Job], of plan: RenderPlan, _ reporter: inout RenderReporter
  ) throws -> [[String]] {
    let formats = plan.book == nil ? jobs.flatMap(\.outputs).map(\.format) : [.pdf]
    var renderer = try renderer(of: formats)
    renderer.book = plan.book
    var inputs: [[String]] = []
    var pages: [Result<RenderedScene, any Error>] = []
    let scenes = renderer
    OrderedWork().run(jobs) { job in
      try scenes.render(job.source, into: job.outputs)
    } deliver: { i, result in
      inputs.append((try? result.get().inputs) ?? [])
      if scenes.book == nil {
        reporter.report(result, of: jobs[i].source)
      } else {
        pages.append(result)
      }
      return .goOn
    }
    try renderer.writeBook(&pages)
    for (job, page) in zip(jobs, pages) { reporter.report(page, of: job.source) }
    return inputs
  }

  private func renderer(of formats: [PictureFormat]) throws -> SceneRenderer {
    var renderer = SceneRenderer(library: try fonts.library())
    renderer.png = try encoding.choice.pngOptions(of: formats)
    renderer.svg = try encoding.choice.svgOptions(of: formats)
    renderer.showsFrames = output.debugFrames
    renderer.duration = output.duration
    renderer.loops = output.loops
    renderer.frameRate = output.frameRate
    let log = FindingLog(isStrict: strict)
    renderer.forbids = { log.forbids($0) }
    return renderer
  }
}

/// Options of pictures that are set in place of a scene's own values.
protocol SceneChoice: LineOptionTarget {
  var given: GivenOptions { get set }
}

/// What of a scene's look is set.
struct RenderLook: SceneChoice {
  var given = GivenOptions()
  static let options = ["theme", "background", "colorScheme", "locale"].map {
    option($0, leftOut: "the scene's own")
  }
}

/// The pixels per point of scenes' pictures.
struct RenderScale: SceneChoice {
  var given = GivenOptions()
  static let options = [option("scale", leftOut: "the scene's own")]
}

extension SceneChoice {
  /// - Parameter text: What stands for the option if it is left out.
  static func option(_ name: String, leftOut text: String) -> LineOption<Self> {
    let option = PictureKind.grid.option(name)
    return LineOption(option.leftOut(as: text)) { $0.given.set(option, $1) }
  }

  /// The values that take the place of a scene's own.
  ///
  /// - Throws: ``CommandError`` for a value that is wrong.
  func overrides() throws -> [SceneOverride] {
    // What is wrong is told once, and not for each of the scenes.
    _ = try PictureSpecification(.grid, given)
    return given.entries.map { entry in
      let text = given.text(of: entry.key) ?? ""
      let isCanvas = entry.key != "theme"
      // A number is none between quotation marks, and digits of a colour are no number.
      let isNumber = PictureKind.grid.option(entry.key).isNumber
      let value = isNumber ? text : Self.sceneText(text)
      return SceneOverride(
        isCanvas ? ["canvas", entry.key] : [entry.key],
        SourceNode(.scalar(.init(text: value, isPlain: isNumber)), at: entry.position),
        of: SceneText(name: OptionSpelling.command.name(entry.key), text: text))
    }
  }

  /// Digits of a colour with the number sign that a scene wants before them.
  private static func sceneText(_ text: String) -> String {
    [3, 4, 6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit) ? "#" + text : text
  }
}

/// Where pictures of scenes go, and as what.
struct RenderOutput: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output. Use {name}, {format} or {scale} in the name"
        + " for several files.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format: \(PictureFormat.names). Repeatable. (default: by the output's extension)",
      valueName: "format"),
    completion: .names(of: PictureFormat.self), transform: Spelling.reader())
  var format: [PictureFormat] = []

  @Flag(
    help: """
      Animate the scene's changes, as SVG, PNG, WebP, GIF or Y4M. A GIF or Y4M is always an \
      animation.
      """)
  var animate = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many seconds of the changes to show. (default: until nothing moves)",
      valueName: "seconds"), transform: Numbers.length)
  var duration: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many times to show the changes, 0 to 100. 0 repeats them for ever. (default: 1)",
      valueName: "number"), transform: Numbers.loops)
  var loops: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames per second of all formats except SVG, 1 to 60. (default: 30)",
      valueName: "number"), transform: Numbers.frameRate)
  var frameRate: Double?

  @OptionGroup var scale: LineOptions<RenderScale>

  @Flag(help: "Draw the frames of all views over the picture.")
  var debugFrames = false
}
