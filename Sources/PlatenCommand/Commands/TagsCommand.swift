internal import ArgumentParser
internal import Platen
internal import PlatenConsole

/// `platen tags`: a list of words as tags that flow.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "Draws a list of words as tags that flow.",
    discussion: """
      One tag a line, with a weight after a tab if there is one. Blank lines and lines that \
      begin with # are passed over; \\# begins a tag with a number sign.

      EXAMPLES
        platen tags words.txt -o tags.svg --alignment trailing --select Swift
        printf 'Swift\\t120\\nKotlin\\t80\\n' | \\
          platen tags - -o tags.png --scale 2 --weights log --font-size 12...48
        platen tags words.txt -o pills.png --scale 2 --style pill \\
          --fill '#F2F2F7' --background black --inset 20 --padding 12x5
      """)

  /// What a tag looks like.
  enum Style: String, CaseIterable {
    /// A mark, the name and a count.
    case cell
    /// The name on a rounded ground.
    case pill
    /// The name alone.
    case plain
  }

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
    transform: { try Spelling.value($0, among: TagCloud.alignments) })
  var alignment: HorizontalAlignment = .leading

  @Option(
    help: ArgumentHelp(
      "cell (mark, name, count), pill (name on a ground) or plain. (default: cell, and plain with"
        + " --weights)", valueName: "style"),
    transform: Spelling.reader())
  var style: Style?

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
    let source = input == "-" ? "standard input" : input
    let list = try TagList(try InputFile.text(at: input), source: source)
    for name in select where !list.tags.contains(where: { $0.name == name }) {
      let names = list.tags.prefix(10_000).map(\.name)
      let nearest = NearestSpelling.of(name, among: names, limit: 1).first
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      throw CommandFailure(.usage, "--select \"\(name)\" is not among the tags\(hint)")
    }
    if let fontSize, fontSize.lowerBound < fontSize.upperBound, weights == nil {
      throw CommandFailure(
        .usage, "--font-size is a range, which needs --weights to choose from it; give one size")
    }
    let cloud = TagCloud(command: self, tags: list.tags)
    let fit = try output.print(cloud, title: title(list.tags), width: width)
    if let lineLimit, fit.leftOutCount > 0 {
      StandardError.print(
        "warning: \(fit.leftOutCount) of \(list.tags.count) tags left out by --line-limit"
          + " \(lineLimit)")
    }
  }

  private func title(_ tags: [TagList.Tag]) -> String {
    let names = tags.prefix(12).map { String($0.name.prefix(64)) }.joined(separator: ", ")
    if tags.isEmpty { return "No tags" }
    return tags.count > 12 ? names + " and \(tags.count - 12) more" : names
  }
}
