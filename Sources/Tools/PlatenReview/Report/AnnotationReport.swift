internal import Foundation
internal import PlatenBase
internal import PlatenScenes

/// A report as remarks beside the lines of scenes, as servers show them with a change: one for each
/// group and scene, so that fifty pictures of one cause are no fifty remarks.
package struct AnnotationReport {
  /// The severity of an annotation.
  enum Level: String, CaseIterable {
    case error, warning, notice
  }

  /// A remark.
  struct Annotation {
    var level: Level
    /// The path of the file from the top of the repository; nil for a file outside of it.
    var file: String?
    /// The line of the file, from 1.
    var line: Int
    var title: String
    var message: String
  }

  /// So many names are told in a remark.
  private static let mostNames = 10

  private let report: ReviewReport
  private let folder: String
  private let top: String

  /// - Parameters:
  ///   - folder: The folder of the scenes, or of other files that were compared.
  ///   - top: The folder of the repository.
  package init(_ report: ReviewReport, of folder: String, top: String) {
    self.report = report
    self.folder = folder
    self.top = top
  }

  /// GitHub's workflow commands, a line each, with a line's end after the last.
  package var github: String {
    annotations.map { annotation in
      var properties = ["title=" + Self.property(annotation.title)]
      if let file = annotation.file {
        properties = ["file=" + Self.property(file), "line=\(annotation.line)"] + properties
      }
      return "::\(annotation.level.rawValue) \(properties.joined(separator: ","))::"
        + Self.data(annotation.message) + "\n"
    }.joined()
  }

  /// GitLab's code quality report: JSON, with a line's end after it.
  package var gitlab: String {
    let issues = annotations.compactMap { annotation -> JSONValue? in
      guard let file = annotation.file else { return nil }
      // The same remark has the same fingerprint in the next run.
      let key = [file, annotation.title, annotation.message].joined(separator: "\n")
      return [
        "description": .string("\(annotation.title): \(annotation.message)"),
        "check_name": "platen-snapshot",
        "fingerprint": .string(SHA256.digest(of: key.utf8).hexadecimal),
        // https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
        "severity": .string(Self.severity(of: annotation.level)),
        "location": [
          "path": .string(file), "lines": ["begin": .number(Double(annotation.line))],
        ],
      ]
    }
    return JSONValue.array(issues).formatted + "\n"
  }

  private static func severity(of level: Level) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .notice: "info"
    }
  }

  // MARK: - Remarks

  /// The remarks in the order of the groups: of the first ones servers show more than of the others.
  var annotations: [Annotation] {
    var annotations: [Annotation] = []
    for (i, cause) in report.groups.enumerated() {
      let members = report.entries(inGroup: i + 1)
      let sources = Dictionary(grouping: members) { $0.source ?? $0.name }
      annotations += sources.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
        source, entries in
        Annotation(
          level: Self.level(of: entries), file: path(of: source),
          line: entries.lazy.compactMap(\.line).first ?? 1,
          title: "Snapshots, group \(i + 1)",
          message: "\(cause.onOneLine.withVisibleControls): \(Self.names(of: entries))")
      }
    }
    let unused = report.entries.filter { $0.status == .unused }
    if !unused.isEmpty {
      annotations.append(
        Annotation(
          level: .notice, file: nil, line: 1, title: "Unused references",
          message: "no snapshot uses \(Self.names(of: unused)) any more"))
    }
    return annotations
  }

  private static func level(of entries: [ReviewEntry]) -> Level {
    entries.allSatisfy { [.missing, .renamed].contains($0.status) } ? .warning : .error
  }

  private static func names(of entries: [ReviewEntry]) -> String {
    let names = entries.prefix(mostNames).map(\.name.onOneLine.withVisibleControls).joined(
      separator: ", ")
    let rest = entries.count - mostNames
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  /// The path of a file from the top of the repository; nil if it lies elsewhere.
  private func path(of source: String) -> String? {
    let file = URL(fileURLWithPath: "\(folder)/\(source)").standardizedFileURL.path
    let start = URL(fileURLWithPath: top).standardizedFileURL.path
    let prefix = start.hasSuffix("/") ? start : start + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
  }

  // MARK: - Workflow commands

  /// A message as it stands in a command.
  private static func data(_ text: String) -> String {
    // https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property's value as it stands in a command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
