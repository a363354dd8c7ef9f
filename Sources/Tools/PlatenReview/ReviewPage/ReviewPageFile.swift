internal import Platen
internal import PlatenConsole

/// Writes the page of a report whose pictures are still in their folders: one HTML file that people review
/// pictures in, without a server and without a network.
///
/// The page holds everything that it shows and loads nothing. Its policy (Content Security Policy,
/// level 3) names the one script and the one style that may work, so that nothing that stands in a
/// picture or a name does.
package struct ReviewPageFile {
  private let report: ReviewReport
  private let folder: SnapshotFolder

  package init(_ report: ReviewReport, of folder: SnapshotFolder) {
    self.report = report
    self.folder = folder
  }

  /// Writes the page, whole or not at all; the pictures of one snapshot at a time are in memory.
  ///
  /// - Parameter path: The file; `-` for standard output.
  /// - Throws: An error if the file cannot be written.
  package func write(to path: String) throws {
    let sink = try FileSink.output(at: path)
    var writer = ReviewPageWriter { try sink.write($0) }
    try writer.begin(title: report.title)
    for entry in report.entries { try writer.append(folder.filled(entry)) }
    try writer.end(groups: report.groups)
    try sink.commit()
  }
}

extension SnapshotFolder {
  /// The entry with its files; those that cannot be read are left out.
  func filled(_ entry: ReviewEntry) -> ReviewEntry {
    if entry.status == .same { return entry }
    var entry = entry
    entry.reference = (try? references.bytes(of: entry.formerName ?? entry.name)) ?? nil
    if entry.actualDigest != nil, entry.status != .unused {
      entry.actual = (try? results.actual.bytes(of: entry.name)) ?? nil
      entry.overlay = (try? results.overlays.bytes(of: entry.name)) ?? nil
    }
    return entry
  }
}
