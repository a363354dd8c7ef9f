internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen cloud`: the words of a text or of a table, packed tightly together.
struct CloudCommand: PictureCommand {
  static let kind = PictureKind.cloud

  static let configuration = CommandConfiguration(
    commandName: "cloud",
    abstract: "Draws a word cloud of a table, or of the 200 most frequent words of a text.",
    discussion: """
      Platen counts the words of a text, and leaves out grammatical words. --top sets how many words to \
      draw. A text with a weight in each line, such as the output of uniq -c, Swift: 120 or \
      Swift (120), is a list of words. Platen reads files that end in .csv, .tsv, .json or .jsonl as \
      tables, and also the output of psql, mysql, pandas and R, and Markdown tables.

      \(TagsCommand.columns) The fields group, font, link and help give a word a group, a font \
      family, a link (in SVG and PDF) and a tooltip (in SVG).

      EXAMPLES
        platen cloud letter.txt -o cloud.png
        platen cloud letter.txt -o cloud.svg --keep not --minimum-count 2
        platen cloud languages.tsv -o cloud.svg --width 1200 --height 630 --theme paper
        platen cloud languages.tsv -o cloud.svg --layout cloud.json
        platen cloud survey.csv -o cloud.svg --word answer --weight 3 --group team --legend
        platen cloud languages.tsv -o cloud.svg --angles -30...30 --largest-size 60
        platen cloud letter.txt -o cloud.png --shape heart --outline red
      """)

  static let operand: PictureOperand? = PictureOperand(
    name: "file", summary: "The text or table, or - for standard input.", isFile: true)

  static func draw(_ line: PictureArguments) throws {
    if line.layout == "-", line.output ?? "-" == "-" {
      throw CommandError(.usage, "--layout and the picture cannot both go to standard output")
    }
    if let layout = line.layout, layout != "-", layout == line.output {
      throw CommandError(.usage, "--layout and -o name the same file")
    }
    let library = try line.fonts.library()
    var (scene, motion) = try scene(line, at: line.path(), library)
    if let to = line.to {
      scene.end = .init(motion) { try self.scene(line, at: to, library, after: $0).scene }
    }
    try line.print(scene, library)
  }

  /// The picture of a file, and how it becomes another one.
  ///
  /// - Parameter previous: The cloud that it follows; nil for what the line says.
  private static func scene(
    _ line: PictureArguments, at path: String, _ library: FontLibrary,
    after previous: CloudArrangement? = nil
  ) throws -> (scene: PictureScene, motion: PictureMotion) {
    let text = try line.file(at: path)
    let table = try table(line, at: path, in: text)
    var request = try request(line, library, text: table == nil ? text.text : nil)
    if let previous { request.follow(previous) }
    let scene = try request.scene(of: table.map(PictureContent.table) ?? .options, from: text)
    return (scene, request.motion)
  }

  /// The table that the input is; nil if it is a text whose words are counted.
  private static func table(
    _ line: PictureArguments, at path: String, in text: SceneText
  ) throws -> DataTable? {
    let format = DataFormat(fileName: path) ?? .text
    var reader = DataReader(format)
    if let locale = line.given.text(of: "locale") {
      reader.numbers = NumberNotation(Locale(identifier: locale))
    }
    guard format == .text else { return try reader.table(from: text) }
    // What has a number in each line, as `uniq -c` prints it, is a list; else it is to be read.
    do {
      let list = try reader.table(from: text)
      return !list.records.isEmpty && list.isWeighed ? list : nil
    } catch {
      // Prose may have tabs, too; what has numbers at the ends of most lines is a list that is wrong.
      if DataReader.seemsToBeData(text.text) { throw error }
      return nil
    }
  }

  private static func request(
    _ line: PictureArguments, _ library: FontLibrary, text: String? = nil
  ) throws -> PictureSpecification {
    var request = try PictureSpecification(
      kind, line.given, fonts: library, text: text, stopWords: line.stopWords(),
      beside: line.others)
    if let previous = line.previous { request.follow(try CloudArrangement(readAt: previous)) }
    return request
  }
}

extension CloudArrangement {
  /// Reads a file that `--layout` wrote.
  ///
  /// - Throws: ``CommandError`` that names the file, and the place in its JSON.
  fileprivate init(readAt path: String) throws {
    let data = try InputFile.data(at: path)
    do {
      self = try JSONDecoder().decode(CloudArrangement.self, from: data)
    } catch let error as DecodingError {
      let fault = Self.fault(ofJSON: data, path) ?? "\(path): \(error.sentence)"
      throw CommandError(.badInput, fault)
    }
  }

  /// What is wrong with JSON, behind its place; nil for what is JSON.
  private static func fault(ofJSON data: Data, _ path: String) -> String? {
    do throws(SceneFileError) {
      var reader = SourceReader()
      (reader.limits.bytes, reader.limits.nodes) = (.max, .max)
      _ = try reader.read(SceneText(name: path, bytes: data, encoding: nil), as: .json)
      return nil
    } catch {
      return error.errors.first.map {
        "\(path):\($0.position.line):\($0.position.column): \($0.unexpected)"
      }
    }
  }
}

// MARK: - Pictures

extension SourceNode.Entry {
  /// This option with the bytes of a picture or an SVG, as text, in place of the name of its file.
  ///
  /// - Throws: ``CommandError`` for a file that cannot be read, or is neither.
  func readingPicture() throws -> SourceNode.Entry {
    guard case .scalar(let scalar) = value.content, isPicture(scalar.text) else { return self }
    let data = try InputFile.data(at: scalar.text)
    let isSVG = scalar.text.lowercased().hasSuffix(".svg") && !isColors
    do {
      if isSVG {
        _ = try Path(svg: data)
      } else {
        // The whole picture: a file may be cut behind its head.
        _ = try UIImage(data: data, scale: 1, maximumPixels: RasterImage.maximumPixels)
      }
    } catch let error as SVGReadingError {
      throw CommandError(.badInput, "\(scalar.text):\(error)")
    } catch {
      throw CommandError(.badInput, "\(scalar.text): found \(error)")
    }
    var entry = self
    entry.value = .typed(
      "data:image\(isSVG ? "/svg+xml" : "");base64," + data.base64EncodedString())
    return entry
  }

  /// Whether the option is for the colours of a picture, of which an SVG has none.
  private var isColors: Bool { key == "colorsFrom" }

  /// Whether a text of this option names the file of a picture or an SVG.
  private func isPicture(_ text: String) -> Bool {
    if text.hasPrefix("data:") { return false }
    if isColors { return true }
    let isText = text.hasPrefix("text:") || text.hasPrefix("path:")
    // Shapes have names without an extension.
    return key == "shape" && !isText && text.contains(".")
  }
}
