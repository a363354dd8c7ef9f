internal import ArgumentParser
internal import Platen
internal import PlatenBatch
internal import PlatenConsole
internal import PlatenScenes

/// `platen batch`: a picture for each line of a table.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Draws a picture for each line of a table, on all cores.",
    discussion: """
      The fields of each line replace the data of the scene. If a line lacks a field, the scene keeps \
      its own value. Without a scene, each line of JSON contains one: {"scene": …, "data": …, "id": …, \
      "format": …, "scale": …, "strict": …}. Instead, a line can contain the options of a picture, such \
      as {"cloud": {"width": 400}, "data": {"Swift": 9, "C": 3}}. With "layout": true, a cloud reports \
      the positions of its words. Pass that report as "previous" to a later cloud.

      A path with {id}, {line} or the name of a field writes one file per line. A path that ends in .tar \
      writes an archive. With - or a path that ends in .jsonl, each picture becomes a line of JSON with \
      the picture, its size, SHA-256, findings and milliseconds. With --json, the command also prints \
      these lines, without the pictures, when it writes files or an archive. Pictures are in the order \
      of the lines. A line that fails does not stop the others.

      EXAMPLES
        platen batch card.yaml people.csv -o 'cards/{id}.{format}' --format png --scale 2
        platen batch card.yaml < people.jsonl -o cards.tar
        platen batch jobs.jsonl -o - | jq .sha256
        platen batch card.yaml people.csv -o 'cards/{id}.svg' --resume --shard 3/16
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene (.yaml, .json) and the lines (.jsonl, .json, .csv or .tsv). With -, or without a file of"
        + " lines, the lines come from standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @OptionGroup(title: "What") var what: BatchInputOptions
  @OptionGroup(title: "What") var scene: SceneOptionGroup
  @OptionGroup(title: "Look") var look: LineOptions<RenderLook>
  @OptionGroup(title: "Output") var output: BatchOutputOptions
  @OptionGroup(title: "Output") var encoding: EncodingOptions
  @OptionGroup(title: "Limits") var limits: BatchLimitOptions

  @Flag(
    help: "Treat warnings as errors: a line with a warning fails and gets no picture.")
  var strict = false

  @Flag(help: "Exit with 0 even if lines failed, and continue even if all of the first lines fail.")
  var keepGoing = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var level: OutputLevel

  func run() throws {
    let plan = try BatchPlan(self)
    var reporter = try BatchReporter(
      self, inputName: plan.settings.inputName, total: plan.inputSize,
      listsFindings: plan.settings.tellsPictures)
    let run = try BatchRun(
      plan.settings, plan.options, program: try Self.worker(), edition: plan.edition)
    let report: BatchRun.Report
    do {
      report = try run.run(plan.input, into: plan.output) { report in
        reporter.show(report)
      } tell: { record in
        try reporter.tell(record)
      } warn: { line, findings in
        reporter.warn(line, findings)
      } fail: { line, failure in
        try reporter.fail(line, failure)
      }
    } catch let error as OutputError where error.number == EPIPE && plan.isListed {
      // A reader who has seen enough, as `head`, is no error that anybody wants to read of.
      reporter.finish()
      throw CommandError(saidWith: CommandError.Code.cannotWrite.rawValue)
    } catch let error as BatchInputError {
      reporter.finish()
      throw CommandError(.badInput, "\(plan.settings.inputName): \(error)")
    } catch let failure as BatchFailure {
      reporter.finish()
      throw CommandError(
        .badInput,
        lines: [
          "the first 20 lines all fail, so the batch stops; the last error: " + failure.message
        ])
    }
    try reporter.finish(report, keepsGoing: keepGoing)
    if report.lines == 0, what.shard == nil, plan.inputSize != nil {
      throw CommandError(
        .badInput, "\(plan.settings.inputName): found no lines, expected at least one")
    }
  }

  /// The word with which the command starts itself to draw lines.
  static let workerWord = "batch-worker"

  /// The program that draws lines: this one.
  private static func worker() throws -> (path: String, arguments: [String]) {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { throw CommandError(.ownFault, "/proc/self/exe cannot be read") }
    return (path, [workerWord])
  }

  /// Draws lines until the batch that started this ends.
  static func work() -> Never {
    BatchWorker.run { settings in try FontLocations.library(settings.fonts) }
  }
}

/// Which lines are drawn.
struct BatchInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format of the lines: jsonl, csv or tsv. (default: by the file name extension, or else"
        + " jsonl)",
      valueName: "form"),
    completion: .names(of: BatchLines.self), transform: Spelling.reader())
  var lines: BatchLines?

  @Option(
    help: ArgumentHelp(
      "The field that names a line. (default: id)", valueName: "field"))
  var id: String?

  @Option(
    help: ArgumentHelp(
      "Draw one part of the lines, such as 3/16 for the third of 16 parts. Lines with the same"
        + " output path are in the same part.",
      valueName: "part/parts"),
    transform: BatchShard.init(spelling:))
  var shard: BatchShard?

  @Flag(
    help: ArgumentHelp(
      "Skip the lines whose files an earlier run wrote. The file .platen-batch next to"
        + " these files lists the finished lines."))
  var resume = false
}

/// A part of a batch's lines.
struct BatchShard: Sendable {
  /// Which of the parts, from 0.
  var index: Int
  var count: Int

  /// Reads a part, such as `3/16`.
  @Sendable init(spelling: String) throws {
    let parts = spelling.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      1...1_000_000 ~= count, 1...count ~= number
    else { throw ValidationError("expected a part and the number of parts, such as 3/16") }
    (index, self.count) = (number - 1, count)
  }
}

/// Where the pictures of lines go, and as what.
struct BatchOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: files, such as 'out/{id}.{format}', a .tar archive, or lines of JSON to a"
        + " .jsonl file or to - (standard output).",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format: svg, png, pdf, webp, jpg, json (the frames of all views) or gif (for lines"
        + " with to). Repeatable. (default: by the output's extension, or else svg)",
      valueName: "format"),
    completion: .names(of: OutputFormat.self), transform: Spelling.reader())
  var format: [OutputFormat] = []

  @OptionGroup var scale: LineOptions<RenderScale>

  @Flag(
    help:
      "Write a tar archive, whatever the output's extension. With -o -, write it to standard output."
  )
  var tar = false

  @Option(
    help: ArgumentHelp(
      "The paths of the pictures in the archive. (default: {id}.{format})", valueName: "path"))
  var name: String?

  @Flag(
    help: ArgumentHelp(
      "Write each picture to disk before --resume counts its line as done, so that a power failure"
        + " loses none."
    ))
  var durable = false

  @Option(
    help: ArgumentHelp(
      "Write a line of JSON to this file for each line that fails, with the reason.",
      valueName: "file"),
    completion: .file())
  var errors: String?
}

/// What a line may take.
struct BatchLimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of processes that draw. (default: the number of cores)", valueName: "count"),
    transform: Numbers.count)
  var workers: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time limit of a line in seconds. (default: 30)", valueName: "seconds"),
    transform: Numbers.positive)
  var timeLimit: CGFloat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The memory limit of a line in MiB. (default: 1024)", valueName: "MiB"),
    transform: Numbers.count)
  var memoryLimit: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum length of a line in MiB. (default: 16)", valueName: "MiB"),
    transform: Numbers.count)
  var lineLimit: Int?
}
