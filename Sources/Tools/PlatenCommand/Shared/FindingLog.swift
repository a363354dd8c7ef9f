internal import Platen
internal import PlatenBase
internal import PlatenConsole

/// Says what was found in pictures: each finding is a warning, or an error that forbids the picture.
struct FindingLog: Sendable {
  /// Whether every finding is an error.
  var isStrict = false
  /// Whether nobody wants to hear of warnings.
  var isQuiet = false
  /// Whether a picture in which nothing is drawn is worth no more than a warning.
  var takesBlanks = false

  /// Returns whether a finding forbids its picture.
  func forbids(_ finding: FitFinding) -> Bool {
    finding.isError && !(takesBlanks && finding.kind == .blank) || isStrict && !finding.isNote
  }

  /// So many findings of one kind are said: a list of a thousand words may be too small as a whole.
  private static let most = 20

  /// Says each finding in a line, with its place, or else with what it was found in; of many of one
  /// kind the first ones, and how many there are.
  ///
  /// - Parameter source: What a scene is called; nil for a picture of options.
  /// - Returns: Whether one of them is an error.
  @discardableResult
  func say(_ findings: [FitFinding], of source: String? = nil) -> Bool {
    var counts: [FitFinding.Kind: Int] = [:]
    for finding in findings {
      counts[finding.kind, default: 0] += 1
      guard counts[finding.kind, default: 0] <= Self.most else { continue }
      let place = finding.place.isEmpty ? source : finding.place.printable
      say("\(finding)", at: place, isError: forbids(finding), isNote: finding.isNote)
    }
    for kind in FitFinding.Kind.allCases {
      let rest = counts[kind, default: 0] - Self.most
      if rest > 0 {
        say("and \(rest) more findings of that kind: \(kind)", at: source, isError: isStrict)
      }
    }
    return findings.contains(where: forbids)
  }

  private func say(_ text: String, at place: String?, isError: Bool, isNote: Bool = false) {
    // What stands in tables is printed, too.
    let line = (place.map { "\($0): \(text)" } ?? text).printable
    if isError {
      StandardError.print("error: \(line)")
    } else if !isQuiet {
      StandardError.print("\(isNote ? "note" : "warning"): \(line)")
    }
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
  private static let otherEndings = ["jpeg", "gif", "avif", "tif", "tiff", "bmp"]

  /// That a file's ending names another format than that in which it is written; nil if it does not.
  init?(endingOf path: String, as format: PictureFormat) {
    let ending = path.pathEnding.lowercased()
    let known = PictureFormat.allCases.map(\.rawValue) + Self.otherEndings
    guard path != "-", PictureFormat(ending: ending) != format, known.contains(ending) else {
      return nil
    }
    self.init(
      kind: .ending,
      detail: "\(path.quoted(upTo: 200)) ends in .\(ending) and is written as"
        + " \(format.rawValue.uppercased())")
  }
}
