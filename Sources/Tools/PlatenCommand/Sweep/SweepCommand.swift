internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen sweep`: a scene for all combinations of some values.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Renders a scene with all combinations of some values, and an overview sheet.",
    discussion: """
      You can vary everything that --set takes: fields of the canvas, the theme, and values of the \
      data. For width, height, dynamicTypeSize, colorScheme, layoutDirection, locale and platform, the \
      prefix "canvas." is optional. The folder also gets sheet.png, an overview of all pictures, \
      and index.html, which lists the findings below each picture.

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

  @Flag(help: "Exit with 1 if there is any warning. All pictures are written anyway.")
  var strict = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var level: OutputLevel

  func validate() throws {
    if let animate = output.animate {
      guard output.colors == nil || animate.format == .png else {
        throw ValidationError("--colors has an effect only with --animate and a PNG")
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
      "What to vary, such as width=200...1000/100, count=3,5,8 or colorScheme=all. Repeatable.",
      valueName: "key=values"))
  var vary: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A device that sets the canvas's size, scale and platform, or all. Repeatable.",
      valueName: "name"))
  var device: [String] = []
}

/// The pixels per point of a sweep's pictures.
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
    help: ArgumentHelp("The format: png or svg. (default: png)", valueName: "format"),
    completion: .list(["png", "svg"]),
    transform: {
      try Spelling.value($0, among: [("png", PictureFormat.png), ("svg", PictureFormat.svg)])
    })
  var format = PictureFormat.png

  @OptionGroup var scale: LineOptions<SweepScale>

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of columns in sheet.png. (default: depends on what varies)",
      valueName: "number"),
    transform: Numbers.count)
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Also write the pictures as one animation to this file (.png, .webp, .gif or .y4m). One"
        + " value changes at a time.",
      valueName: "file"),
    completion: .file(), transform: MovingFile.init)
  var animate: MovingFile?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the animation shows each picture, in milliseconds. (default: 80, or 300 with"
        + " --duration)",
      valueName: "number"),
    transform: Numbers.count)
  var delay: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many seconds an element takes to move to its place in the next picture. (default: it"
        + " jumps)",
      valueName: "number"),
    transform: Numbers.duration)
  var duration: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of colours in an animated PNG, 2 to 255. With 255, it is about half as"
        + " large."
        + " (default: no limit, or 255 in a GIF)",
      valueName: "number"),
    transform: Numbers.colors)
  var colors: Int?

  @Flag(help: "Play the animation backwards before it repeats.")
  var bounce = false
}
