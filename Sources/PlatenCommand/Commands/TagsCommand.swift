internal import ArgumentParser
internal import Platen

/// `platen tags`: a list of words as tags that flow.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "Draws a list of words as tags that flow.",
    discussion: """
      One tag a line, with a weight after a tab if there is one. Blank lines and lines that begin
      with # are passed over.

      EXAMPLES
        platen tags words.txt -o tags.svg --width 400 --alignment trailing --select Swift
        printf 'Swift\\t120\\nKotlin\\t80\\n' | platen tags - -o tags.png --scale 2 --weights log
        platen tags words.txt -o pills.png --width 400 --scale 2 --style pill --fill '#F2F2F7' \\
          --background black --inset 20 --spacing 8 --padding 12x5 --radius 15 --font-size 17
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

  @Argument(help: ArgumentHelp("The file of tags, or - for standard input.", valueName: "file"))
  var input: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The picture's width in points.", valueName: "points"),
    transform: Numbers.positive("--width"))
  var width: CGFloat = 400

  @Option(
    help: ArgumentHelp(
      "Where rows stand: leading, center, trailing or justified.", valueName: "name"),
    transform: { try Spelling.value($0, of: "--alignment", among: TagCloud.alignments) })
  var alignment: HorizontalAlignment = .leading

  @Option(
    help: ArgumentHelp(
      "cell (mark, name, count), pill (name on a ground) or plain. By default cell, and plain with"
        + " --weights.", valueName: "style"),
    transform: Spelling.reader(of: "--style"))
  var style: Style?

  @Option(
    help: ArgumentHelp("A tag to show as selected; may be repeated.", valueName: "tag"))
  var select: [String] = []

  @Flag(help: "Show a delete button on each cell.")
  var deletable = false

  @Option(
    help: ArgumentHelp(
      "Let weights choose sizes and colours: linear, sqrt or log.", valueName: "rule"),
    transform: Spelling.reader(of: "--weights"))
  var weights: Weights?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the type in points, or a range for weights, such as 12...48.",
      valueName: "size"),
    transform: Numbers.range("--font-size"))
  var fontSize: ClosedRange<CGFloat>?

  @Option(
    help: ArgumentHelp("The colour of pills.", valueName: "color"),
    transform: Colors.color("--fill"))
  var fill: Color?

  @Option(
    help: ArgumentHelp("The colour of words.", valueName: "color"),
    transform: Colors.color("--foreground"))
  var foreground: Color?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The space around all tags, in points.", valueName: "points"),
    transform: Numbers.length("--inset"))
  var inset: CGFloat = 16

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The space between tags, in points.", valueName: "points"),
    transform: Numbers.length("--spacing"))
  var spacing: CGFloat = 8

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The space between rows, in points; as --spacing if not given.",
      valueName: "points"),
    transform: Numbers.length("--line-spacing"))
  var lineSpacing: CGFloat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most rows; what is left out is said.", valueName: "rows"),
    transform: Numbers.count("--line-limit"))
  var lineLimit: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The space in a pill around its word, in points.", valueName: "WxH"),
    transform: Numbers.padding("--padding"))
  var padding = CGSize(width: 12, height: 6)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The radius of a pill's corners; half its height if not given.",
      valueName: "points"),
    transform: Numbers.length("--radius"))
  var radius: CGFloat?

  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let source = input == "-" ? "standard input" : input
    let list = try TagList(try InputFile.text(at: input), source: source)
    for name in select where !list.tags.contains(where: { $0.name == name }) {
      let names = list.tags.prefix(10_000).map(\.name)
      let nearest = NearestSpelling.of(name, among: names, limit: 1).first
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      throw CommandFailure(.usage, "--select \"\(name)\" is not among the tags\(hint)")
    }
    let cloud = TagCloud(command: self, tags: list.tags)
    try output.print(cloud, title: title(list.tags), width: width)
  }

  private func title(_ tags: [TagList.Tag]) -> String {
    let names = tags.prefix(12).map { String($0.name.prefix(64)) }.joined(separator: ", ")
    return tags.count > 12 ? names + " and \(tags.count - 12) more" : names
  }
}
