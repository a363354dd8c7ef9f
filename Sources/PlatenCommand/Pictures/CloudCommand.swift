internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen cloud`: the words of a text or of a table, packed into each other.
struct CloudCommand: ParsableCommand, DrawnPicture {
  static let kind = PictureKind.cloud

  static let configuration = CommandConfiguration(
    commandName: "cloud",
    abstract: "Draws the words of a text or of a table, packed into each other.",
    discussion: """
      The words of a text are counted, those that every text has left out. Files that end in .csv, \
      .tsv, .json or .jsonl are tables: their field name, or else the first one, has the words, and \
      weight, count or else the second one has the weights. All words are drawn, as large as there \
      is room.

      EXAMPLES
        platen cloud letter.txt -o cloud.png
        platen cloud letter.txt -o cloud.svg --keep not --minimum-count 2
        platen cloud languages.tsv -o cloud.svg --width 1200 --height 630 --theme paper
      """)

  /// Which words are drawn.
  struct Choice: PictureOptions {
    @Option(option("top")) var top: String?
    @Option(option("weights")) var weights: String?
  }

  /// What the cloud looks like.
  struct Look: PictureOptions {
    @Option(option("leastSize")) var leastSize: String?
    @Option(option("verticalShare")) var verticalShare: String?
    @Option(option("effort")) var effort: String?
    @Option(option("seed")) var seed: String?
  }

  @Argument(
    help: ArgumentHelp("The text or table, or - for standard input.", valueName: "file"),
    completion: .file())
  var input: String

  @OptionGroup(title: "What") var choice: Choice
  @OptionGroup(title: "What") var counting: WordOptions<CloudCommand>
  @OptionGroup(title: "Look") var look: Look
  @OptionGroup(title: "Look") var canvas: CanvasOptions<CloudCommand>
  @OptionGroup(title: "Output") var output: PictureOutput<CloudCommand>
  @OptionGroup var surroundings: PictureSurroundings

  func run() throws {
    let library = try surroundings.fonts.library()
    let text = SceneText(
      name: input == "-" ? "standard input" : input,
      text: try InputFile.text(at: input, encoding: counting.encoding))
    try output.print(scene(of: text, library), surroundings, library)
  }

  private func scene(of text: SceneText, _ library: FontLibrary) throws -> PictureScene {
    let options: [any PictureOptions] = [choice, counting, look, canvas, output.words]
    let format = DataFormat(fileName: input) ?? .words
    guard format != .words else {
      return try PictureRequest(
        Self.kind, options, fonts: library, text: text.text, stopWords: counting.stopWords()
      )
      .scene(of: .options, from: text)
    }
    var reader = DataReader(format)
    if let locale = canvas.locale { reader.numbers = NumberNotation(Locale(identifier: locale)) }
    return try PictureRequest(Self.kind, options, fonts: library)
      .scene(of: .table(reader.table(from: text)), from: text)
  }
}
