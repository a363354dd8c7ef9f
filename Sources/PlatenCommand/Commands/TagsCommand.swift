internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen tags`: a list of words as tags that flow.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "Draws a list of words as tags that flow.",
    discussion: """
      One tag a line, with a weight after a tab if there is one. Blank lines and lines that \
      begin with # are passed over; \\# begins a tag with a number sign. Files that end in .csv, \
      .tsv, .json or .jsonl are tables: their field name, or else the first one, has the tags, and \
      weight, count or else the second one has the weights.

      EXAMPLES
        platen tags words.txt -o tags.svg --alignment trailing --select Swift
        printf 'Swift\\t120\\nKotlin\\t80\\n' | \\
          platen tags - -o tags.png --scale 2 --weights log --font-size 12...48
        platen tags words.txt -o pills.png --scale 2 --style pill \\
          --fill '#F2F2F7' --background black --inset 20 --padding 12x5
        cat words.txt | platen tags - --words -o words.png --scale 2 --weights sqrt \\
          --top 40 --theme paper
      """)

  /// A rule from weights to sizes by its short name.
  enum Weights: String, CaseIterable {
    case linear, sqrt, log

    var scale: WeightScale {
      switch self {
      case .linear: .linear
      case .sqrt: .squareRoot
      case .log: .logarithmic
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The file of tags, or - for standard input.", valueName: "file"),
    completion: .file())
  var input: String

  @Flag(
    help: """
      Count the words of the file, which is a text, without the most frequent ones of English and \
      Japanese.
      """)
  var words = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many of the tags with the greatest weights are shown. (default: all)",
      valueName: "number"),
    transform: Numbers.count)
  var top: Int?

  @Option(
    help: ArgumentHelp(
      "How tags follow each other: given, weight, name or shuffled. (default: given)",
      valueName: "order"),
    transform: Spelling.reader())
  var sort = Sort.given

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The picture's width in points, or more where a cell is wider. (default: 400)",
      valueName: "points"),
    transform: Numbers.positive)
  var width: CGFloat = 400

  @Option(
    help: ArgumentHelp(
      "Where rows stand: leading, center, trailing or justified. (default: leading)",
      valueName: "name"),
    transform: { try Spelling.value($0, among: Self.alignments) })
  var alignment: HorizontalAlignment = .leading

  @Option(
    help: ArgumentHelp(
      "cell (mark, name, count), pill (name on a ground) or plain. (default: cell, and plain with"
        + " --weights)", valueName: "style"),
    transform: Spelling.reader())
  var style: TagCloud.Style?

  @Option(
    help: ArgumentHelp("A tag to show as selected; may be repeated.", valueName: "tag"))
  var select: [String] = []

  @Flag(help: "Show a delete button on each cell.")
  var deletable = false

  @Option(
    help: ArgumentHelp(
      "Let weights choose sizes and colours: linear, sqrt or log.", valueName: "rule"),
    transform: Spelling.reader())
  var weights: Weights?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the type of pills and plain words in points, or a range for weights."
        + " (default: 17, which grows with --dynamic-type, or 14...48 with --weights)",
      valueName: "size"),
    transform: Numbers.range)
  var fontSize: ClosedRange<CGFloat>?

  @Option(
    help: ArgumentHelp("The colour of pills: #RRGGBB or a name.", valueName: "color"),
    transform: Colors.color)
  var fill: Color?

  @Option(
    help: ArgumentHelp(
      "The colour of pills' and plain words: #RRGGBB or a name.", valueName: "color"),
    transform: Colors.color)
  var foreground: Color?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The space around all tags, in points. (default: 16)", valueName: "points"),
    transform: Numbers.length)
  var inset: CGFloat = 16

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The space between tags, in points. (default: 8, and 14 between plain words)",
      valueName: "points"),
    transform: Numbers.length)
  var spacing: CGFloat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The space between rows, in points. (default: as --spacing, or 4 between plain words)",
      valueName: "points"),
    transform: Numbers.length)
  var lineSpacing: CGFloat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most rows. A warning says how many tags that leaves out.", valueName: "rows"),
    transform: Numbers.count)
  var lineLimit: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The space in a pill around its word, in points. (default: 12x6)", valueName: "WxH"),
    transform: Numbers.padding)
  var padding = CGSize(width: 12, height: 6)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The radius of a pill's corners, in points. (default: half its height)",
      valueName: "points"),
    transform: Numbers.length)
  var radius: CGFloat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard 2 * inset < width else {
      throw ValidationError("the --inset at both sides leaves nothing of the --width")
    }
  }

  func run() throws {
    let items = try items()
    if let fontSize, fontSize.lowerBound < fontSize.upperBound, weights == nil {
      throw CommandError(
        .usage, "--font-size is a range, which needs --weights to choose from it; give one size")
    }
    let fit = try output.print(cloud(of: items), title: PictureTitle.tags(items), width: width)
    if let lineLimit, fit.leftOutCount > 0 {
      StandardError.print(
        "warning: \(fit.leftOutCount) of \(items.count) tags left out by --line-limit"
          + " \(lineLimit)")
    }
  }
}
