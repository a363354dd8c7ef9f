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
      One tag a line, with a weight after a tab if there is one, or as uniq -c and lines of \
      Swift,120 have it. Weights of one name are summed; with --locale they are written as there, \
      1.200,5 in de. Blank lines and lines that begin with # are passed over; \\# begins a tag with a \
      number sign. Files that end in .csv, \
      .tsv, .json or .jsonl are tables: their field name, or else the first one, has the tags, and \
      weight, count or else the second one has the weights.

      EXAMPLES
        platen tags words.txt -o tags.svg --alignment trailing --select Swift
        printf 'Swift\\t120\\nKotlin\\t80\\n' | \\
          platen tags - -o tags.png --weights logarithmic --font-size 12...48
        platen tags words.txt -o pills.png --scale 2 --style pill \\
          --fill '#F2F2F7' --background black --padding 20 --pill-padding 12x5
        cat words.txt | platen tags - --words -o words.png --scale 2 --theme paper
        sort words.txt | uniq -c | platen tags - -o counts.svg --weights linear
      """)

  /// Which tags are drawn.
  struct Choice: PictureOptions {
    @Flag(
      help: """
        The file is a text, whose most frequent words are drawn: 60, by name, in rows of 800 points \
        that are centred, with sizes and colours by how often they occur, unless other options say \
        otherwise.
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
  @OptionGroup(title: "What") var counting: WordOptions<TagsCommand>
  @OptionGroup(title: "Look") var look: Look
  @OptionGroup(title: "Look") var canvas: CanvasOptions<TagsCommand>
  @OptionGroup(title: "Output") var output: PictureOutput<TagsCommand>
  @OptionGroup var surroundings: PictureSurroundings

  var line: PictureLine {
    var line = PictureLine(
      [choice, counting, look], canvas: canvas, output: output, surroundings)
    (line.operands, line.isText) = ([input], choice.words)
    (line.stopWordFiles, line.textEncoding) = (counting.stopWordFiles, counting.encoding)
    return line
  }

  func run() throws { try Self.draw(line) }

  static func draw(_ line: PictureLine) throws {
    let library = try line.fontLibrary()
    let scene = try line.isText ? words(line, library) : tags(line, library)
    try line.print(scene, library) { finding, report in
      guard finding.kind == .leftOut, let lineLimit = line.text(of: "lineLimit") else {
        return finding
      }
      var reworded = finding
      // The cloud is a view, and so is each tag.
      reworded.detail =
        "\(report.leftOutCount) of \(scene.viewCount - 1) tags left out by --line-limit \(lineLimit)"
      return reworded
    }
  }

  /// The picture of the words of a text.
  private static func words(_ line: PictureLine, _ library: FontLibrary) throws -> PictureScene {
    let text = try line.file()
    do throws(SceneError) {
      try DataReader(.words).check(text)
    } catch {
      throw SceneFileError(of: text, [error])
    }
    return try PictureRequest(
      kind, line.given, fonts: library, text: text.text, stopWords: line.stopWords()
    )
    .scene(of: .options, from: text)
  }

  /// The picture of a list or table.
  private static func tags(_ line: PictureLine, _ library: FontLibrary) throws -> PictureScene {
    let request = try PictureRequest(
      kind, line.given, fonts: library, stopWords: line.stopWords())
    let text = try line.file()
    var reader = DataReader(format(of: line.operands[0]))
    if let locale = line.text(of: "locale") {
      reader.numbers = NumberNotation(Locale(identifier: locale))
    }
    return try request.scene(of: .table(reader.table(from: text)), from: text)
  }

  private static func format(of path: String) -> DataFormat {
    switch DataFormat(fileName: path) {
    case .none, .words: return .text
    case .some(let format): return format
    }
  }
}
