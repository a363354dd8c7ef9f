internal import Platen
internal import PlatenBase
internal import PlatenBatch
internal import PlatenConsole
internal import PlatenScenes

/// Says what becomes of a batch's lines: failures, records for programs, how far it is, a summary.
struct BatchReporter {
  /// So many failures are said; the others are counted.
  private static let mostSaid = 20

  private let level: OutputLevel
  /// What messages call the input.
  private let inputName: String
  private let inputSize: Int?
  private let errors: FileSink?
  private var progress: PlatenConsole.Progress
  private var failures = 0
  /// The lines in whose pictures something was found, beside notes of what was taken, and what was said of it.
  private var (foundLines, saidFindings) = (0, 0)
  /// Whether findings stand in the records of pictures.
  private let listsFindings: Bool

  /// - Parameters:
  ///   - inputName: What messages call the input.
  ///   - total: The size of the input in bytes; nil where nobody knows it.
  ///   - listsFindings: Whether findings stand in records of the pictures.
  init(_ command: BatchCommand, inputName: String, total: Int?, listsFindings: Bool) throws {
    (level, self.inputName) = (command.level, inputName)
    inputSize = total
    let output = command.output
    if level.json, output.output == "-" {
      throw CommandError(.usage, "--json and -o - cannot both go to standard output")
    }
    if let errors = output.errors, errors == output.output {
      throw CommandError(.usage, "--errors and -o name the same file")
    }
    self.listsFindings = listsFindings
    errors = try output.errors.map { try FileSink.output(at: $0) }
    progress = PlatenConsole.Progress(total: 0, isShown: level.showsProgress)
  }

  mutating func show(_ report: BatchRun.Report) {
    let share = inputSize.map { $0 > 0 ? min(1, Double(report.bytes) / Double($0)) : 1 }
    let note = report.failures > 0 ? "\(report.failures) failed" : nil
    progress.show(done: report.lines, share: share, note: note)
  }

  /// Prints what there is to say of a picture.
  func tell(_ record: [UInt8]) throws {
    guard level.json else { return }
    try StandardOutput.print("{" + String(decoding: record, as: UTF8.self) + "}")
  }

  /// Says what was found in the pictures of a line, unless their records do.
  mutating func warn(_ line: Int, _ findings: [BatchFinding]) {
    if findings.contains(where: { !$0.isNote }) { foundLines += 1 }
    guard !listsFindings, !level.quiet else { return }
    for finding in findings {
      saidFindings += 1
      guard saidFindings <= Self.mostSaid else { continue }
      StandardError.print(
        "\(finding.isNote ? "note" : "warning"): line \(line): \(finding.message)")
    }
  }

  mutating func fail(_ line: Int, _ failure: BatchFailure) throws {
    failures += 1
    try errors?.write(Array("{".utf8) + failure.record(ofLine: line) + Array("}\n".utf8))
    guard errors == nil, failures <= Self.mostSaid else { return }
    if failure.isPlaced {
      // A place in the scene does not tell whose picture it is.
      let isInLine = failure.message.hasPrefix(inputName + ":")
      StandardError.print(lines: isInLine ? failure.message : "line \(line): \(failure.message)")
    } else {
      StandardError.print("error: line \(line): \(failure.message)")
    }
  }

  /// Wipes the bar away.
  func finish() { progress.finish() }

  /// Says what was done.
  ///
  /// - Throws: An exit code if lines failed, unless that is no failure.
  func finish(_ report: BatchRun.Report, keepsGoing: Bool) throws {
    progress.finish()
    try errors?.commit()
    if errors == nil, failures > Self.mostSaid {
      StandardError.print(
        "error: \(failures - Self.mostSaid) more lines failed (--errors FILE lists them all)")
    }
    if saidFindings > Self.mostSaid {
      StandardError.print(
        "warning: \(saidFindings - Self.mostSaid) more findings (-o pictures.jsonl and --json list them all)"
      )
    }
    let seconds = progress.elapsed.formatted(
      .units(allowed: [.minutes, .seconds, .milliseconds], width: .narrow))
    var parts = ["\(report.pictures) \(report.pictures == 1 ? "picture" : "pictures")"]
    parts[0] += " of \(report.lines) \(report.lines == 1 ? "line" : "lines")"
    if report.skipped > 0 { parts.append("\(report.skipped) existed already") }
    if report.failures > 0 { parts.append("\(report.failures) failed") }
    if foundLines > 0 { parts.append("\(foundLines) with findings") }
    level.summarize(parts.joined(separator: ", ") + " in \(seconds)")
    if report.failures > 0, !keepsGoing {
      throw CommandError(saidWith: CommandError.Code.failed.rawValue)
    }
  }
}
