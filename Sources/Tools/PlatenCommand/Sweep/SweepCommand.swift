internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen sweep`: a scene for all combinations of some values.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Renders a scene for all combinations of some values, and an overview sheet.",
    discussion: """
      Anything that can be set can vary: fields of the canvas (width, height, dynamicTypeSize, \
      colorScheme, layoutDirection, locale and platform work without canvas. before them), the \
      theme, and values of the data. The folder also gets sheet.png, an overview of all pictures, \
      and index.html, which lists below each picture what does not fit.

      EXAMPLES
        platen sweep card.yaml -o out --vary width=200...1000/100
        platen sweep card.yaml -o out --vary colorScheme=all --vary theme=paper,ocean
        platen sweep card.yaml -o out --device all
        platen sweep grid.yaml -o out --vary data.things.limit=1...9 --animate a.png --duration 0.5
      """)

  @Argument(
    help: ArgumentHelp("The scene file, or - for standard input.", valueName: "scene"),
    completion: .file())
  var path: String

  @OptionGroup(title: "What") var axes: SweepAxes
  @OptionGroup(title: "What") var scene: SceneOptionGroup
  @OptionGroup(title: "Output") var output: SweepOutput
  @OptionGroup(title: "Output") var encoding: EncodingOptions

  @Flag(help: "Fail if something does not fit into its picture; all pictures are written.")
  var strict = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var level: OutputLevel

  func validate() throws {
    if let animate = output.animate {
      guard output.colors == nil || animate.format == .png else {
        throw ValidationError("--colors has an effect on --animate with a PNG alone")
      }
      return
    }
    if output.delay != nil { throw ValidationError(Self.needsAnimation("delay")) }
    if output.duration != nil { throw ValidationError(Self.needsAnimation("duration")) }
    if output.colors != nil { throw ValidationError(Self.needsAnimation("colors")) }
    if output.bounce { throw ValidationError(Self.needsAnimation("bounce")) }
  }

  func run() throws {
    let plan = try SweepPlan(self)
    var run = try SweepRun(self, plan)
    try run.run()
  }

  private static func needsAnimation(_ option: String) -> String {
    NoEffectError(option: option, need: .given(["animate"])).message(.command)
  }
}

/// What is varied.
struct SweepAxes: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What to vary, such as width=200...1000/100, count=3,5,8 or colorScheme=all; repeatable.",
      valueName: "key=values"))
  var vary: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A device whose size, scale and platform the canvas takes, or all; repeatable.",
      valueName: "name"))
  var device: [String] = []
}

/// The pixels a point of a sweep's pictures.
struct SweepScale: SceneChoice {
  var given = GivenOptions()
  static let options = [option("scale", leftOut: "the scene's own, or the device's")]
}

/// Where the pictures of a sweep go, and as what.
struct SweepOutput: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the pictures.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp("png or svg. (default: png)", valueName: "format"),
    completion: .list(["png", "svg"]),
    transform: {
      try Spelling.value($0, among: [("png", PictureFormat.png), ("svg", PictureFormat.svg)])
    })
  var format = PictureFormat.png

  @OptionGroup var scale: LineOptions<SweepScale>

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pictures the sheet has side by side. (default: chosen by what varies)",
      valueName: "number"),
    transform: Numbers.count)
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Write the pictures as one that moves to this file, .png, .webp, .gif or .y4m; one value changes at a time.",
      valueName: "file"),
    completion: .file(), transform: MovingFile.init)
  var animate: MovingFile?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the animation shows each picture, in milliseconds. (default: 80; 300 with --duration)",
      valueName: "number"),
    transform: Numbers.count)
  var delay: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long what is in two pictures takes to glide to its next place, in seconds. (default: it does not)",
      valueName: "number"),
    transform: Numbers.duration)
  var duration: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most colours of an animated PNG, 2 to 255, which halve its size. (default: all; 255 in a GIF)",
      valueName: "number"),
    transform: Numbers.colors)
  var colors: Int?

  @Flag(help: "Play the animation backwards before it repeats.")
  var bounce = false
}
