internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen tags`: a list of words as tags that flow.
struct TagsCommand: ParsableCommand, DrawnPicture {
  static let kind = PictureKind.tags

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
          platen tags - -o tags.png --weights logarithmic --font-size 12...48
        platen tags words.txt -o pills.png --scale 2 --style pill \\
          --fill '#F2F2F7' --background black --padding 20 --pill-padding 12x5
        cat words.txt | platen tags - --words -o words.png --scale 2 \\
          --weights squareRoot --top 40 --theme paper
      """)

  /// Which tags are drawn.
  struct Choice: PictureOptions {
    @Flag(
      help: """
        Count the words of the file, which is a text, without the most frequent ones of English and \
        Japanese.
        """)
    var words = false

    @Option(option("top")) var top: String?
    @Option(option("sort")) var sort: String?
    @Option(option("select")) var select: [String]
    @Option(option("weights")) var weights: String?
  }

  /// What tags look like.
  struct Look: PictureOptions {
    @Option(option("style")) var style: String?
    @Option(option("alignment")) var alignment: String?
    @Option(option("spacing")) var spacing: String?
    @Option(option("lineSpacing")) var lineSpacing: String?
    @Option(option("lineLimit")) var lineLimit: String?
    @Option(option("fontSize")) var fontSize: String?
    @Option(option("dynamicTypeSize")) var dynamicTypeSize: String?
    @Option(option("fill")) var fill: String?
    @Option(option("foreground")) var foreground: String?
    @Option(option("accent")) var accent: String?
    @Option(option("pillPadding")) var pillPadding: String?
    @Option(option("cornerRadius")) var cornerRadius: String?
    @Flag(option("isDeletable")) var isDeletable: Bool?
  }

  @Argument(
    help: ArgumentHelp("The file of tags, or - for standard input.", valueName: "file"),
    completion: .file())
  var input: String

  @OptionGroup(title: "What") var choice: Choice
  @OptionGroup(title: "Look") var look: Look
  @OptionGroup(title: "Look") var canvas: CanvasOptions<TagsCommand>
  @OptionGroup(title: "Output") var output: PictureOutput<TagsCommand>
  @OptionGroup var surroundings: PictureSurroundings

  func run() throws {
    let library = try surroundings.fonts.library()
    let request = try PictureRequest(
      Self.kind, [choice, look, canvas, output.words], fonts: library)
    let text = SceneText(
      name: input == "-" ? "standard input" : input, text: try InputFile.text(at: input))
    let table = try DataReader(format).table(from: text)
    let scene = try request.scene(of: .table(table), from: text)
    let fit = try output.print(scene, surroundings, library)
    if let lineLimit = look.lineLimit, fit.leftOutCount > 0 {
      // The cloud is a view, and so is each tag.
      StandardError.print(
        "warning: \(fit.leftOutCount) of \(scene.viewCount - 1) tags left out by --line-limit"
          + " \(lineLimit)")
    }
  }

  private var format: DataFormat {
    if choice.words { return .words }
    switch DataFormat(fileName: input) {
    case .none, .words: return .text
    case .some(let format): return format
    }
  }
}
