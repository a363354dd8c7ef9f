internal import Platen
internal import PlatenConsole

/// Says what was found in pictures: each finding is a warning, or an error that forbids the picture.
struct FindingLog: Sendable {
  /// Whether every finding is an error.
  var isStrict = false
  /// Whether nobody wants to hear of warnings.
  var isQuiet = false

  /// Whether a finding forbids its picture.
  func forbids(_ finding: FitFinding) -> Bool { isStrict || finding.isError }

  /// Says each finding in a line, with its place, or else with what it was found in.
  ///
  /// - Parameter source: What a scene is called; nil for a picture of options.
  /// - Returns: Whether one of them is an error.
  @discardableResult
  func say(_ findings: [FitFinding], of source: String? = nil) -> Bool {
    for finding in findings {
      let place = finding.place.isEmpty ? source : finding.place.printable
      let line = place.map { "\($0): \(finding)" } ?? "\(finding)"
      if forbids(finding) {
        StandardError.print("error: \(line)")
      } else if !isQuiet {
        StandardError.print("warning: \(line)")
      }
    }
    return findings.contains(where: forbids)
  }

  /// Says the findings of one picture.
  ///
  /// - Throws: An error if one of them forbids it, of which all was said.
  func check(_ findings: [FitFinding], of source: String? = nil) throws {
    if say(findings, of: source) { throw CommandError(saidWith: CommandError.Code.failed.rawValue) }
  }
}

extension FitFinding {
  /// The endings of picture files that people know, beside those that are written.
  private static let otherEndings = ["jpg", "jpeg", "gif", "webp", "avif", "tif", "tiff", "bmp"]

  /// That a file's ending names another format than that in which it is written; nil if it does not.
  init?(endingOf path: String, as format: PictureFormat) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    let known = PictureFormat.allCases.map(\.rawValue) + Self.otherEndings
    guard path != "-", ending != format.rawValue, known.contains(ending) else { return nil }
    self.init(
      kind: .ending,
      detail: "\(path.quoted(upTo: 200)) ends in .\(ending) and is written as"
        + " \(format.rawValue.uppercased())")
  }
}
