internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen tags`: a list of words as tags that flow.
struct TagsCommand: PictureCommand {
  static let kind = PictureKind.tags

  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "Draws a list of words as tags in rows.",
    discussion: """
      Write one tag per line. A weight may follow after a tab character, or in another form: Swift,120, \
      Swift: 120, Swift (120 votes) or the output of uniq -c. Platen adds up the weights of equal tags. \
      --locale says how numbers are written, such as 1.200,5 in de. Blank lines and lines that begin with # are ignored. To \
      begin a tag with a number sign, write \\#. Platen reads files that end in .csv, .tsv, .json or \
      .jsonl as tables, and also the output of psql, mysql, pandas and R, and Markdown tables.

      \(columns)

      EXAMPLES
        platen tags words.txt -o tags.svg --alignment trailing --select Swift
        printf 'Swift\\t120\\nKotlin\\t80\\n' | \\
          platen tags - -o tags.png --weights logarithmic --font-size 12...48
        platen tags words.txt -o pills.png --style pill \\
          --fill '#F2F2F7' --background black --padding 20 --pill-padding 12x5
        cat letter.txt | platen tags - --words --language en -o text.png --theme paper
        sort words.txt | uniq -c | platen tags - -o counts.svg --weights linear
      """)

  /// What the help says of tables.
  static let columns = """
    A note names the columns that Platen uses, unless the table has only name and weight. --word and \
    --weight choose other columns. Weights may have percent and currency signs, or forms such as 1.2k \
    and 3,5, if all cells of the column agree. If a cell among numbers is not a number, Platen \
    leaves out its word, and a warning says where the cell is.
    """

  static let operand: PictureOperand? = PictureOperand(
    name: "file", summary: "The file of tags, or - for standard input.", isFile: true)

  static func draw(_ line: PictureArguments) throws {
    let library = try line.fonts.library()
    // What is selected of a picture that moves is in one of its two stills.
    var scene = try scene(line, at: line.path(), library, optional: line.to == nil ? [] : nil)
    if let to = line.to {
      let end = try self.scene(line, at: to, library, optional: scene.scene.selected)
      scene.scene.end = .init(scene.motion) { _ in end.scene }
    }
    try line.print(scene.scene, library) { finding, report in
      guard finding.kind == .leftOut, let lineLimit = line.given.text(of: "lineLimit") else {
        return finding
      }
      var reworded = finding
      // The cloud is a view, and so is each tag.
      reworded.detail =
        "\(report.leftOutCount) of \(scene.scene.viewCount - 1) tags left out by --line-limit \(lineLimit)"
      return reworded
    }
  }

  /// The picture of a file, and how it becomes another one.
  ///
  /// - Parameter optional: Selected tags that need not be in it; nil for all.
  private static func scene(
    _ line: PictureArguments, at path: String, _ library: FontLibrary, optional: Set<String>?
  ) throws -> (scene: PictureScene, motion: PictureMotion) {
    if line.isText { return try words(line, at: path, library, optional) }
    var request = try PictureSpecification(
      kind, line.given, fonts: library, stopWords: line.stopWords(), beside: line.others)
    request.leaveOptional(optional)
    let text = try line.file(at: path)
    var reader = DataReader(format(of: path))
    if let locale = line.given.text(of: "locale") {
      reader.numbers = NumberNotation(Locale(identifier: locale))
    }
    return (
      try request.scene(of: .table(reader.table(from: text)), from: text), request.motion
    )
  }

  /// The picture of the words of a text.
  private static func words(
    _ line: PictureArguments, at path: String, _ library: FontLibrary, _ optional: Set<String>?
  ) throws -> (scene: PictureScene, motion: PictureMotion) {
    let text = try line.file(at: path)
    do throws(SceneError) {
      try DataReader(.words).check(text)
    } catch {
      throw SceneFileError(of: text, [error])
    }
    var request = try PictureSpecification(
      kind, line.given, fonts: library, text: text.text, stopWords: line.stopWords(),
      beside: line.others)
    request.leaveOptional(optional)
    return (try request.scene(of: .options, from: text), request.motion)
  }

  private static func format(of path: String) -> DataFormat {
    switch DataFormat(fileName: path) {
    case .none, .words: return .text
    case .some(let format): return format
    }
  }
}
