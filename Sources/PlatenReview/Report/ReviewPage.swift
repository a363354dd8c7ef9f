/// A report as a page: one HTML file that people review pictures in, without a server and without a
/// network.
///
/// The page holds everything that it shows and loads nothing. Its policy (Content Security Policy,
/// level 3) names the one script and the one style that may work, so that nothing that stands in a
/// picture or a name does.
package struct ReviewPage: Sendable {
  /// What is shown.
  package var report: ReviewReport
  /// Whether pictures of entries that are the same are in the file too.
  package var includesSame = false

  package init(report: ReviewReport) {
    self.report = report
  }

  /// Writes the page.
  ///
  /// - Parameter sink: Takes the file's bytes, a part after the other.
  package func write(to sink: @escaping ([UInt8]) throws -> Void) throws {
    var writer = ReviewPageWriter(includesSame: includesSame, sink: sink)
    try writer.begin(title: report.title)
    for entry in report.entries { try writer.append(entry) }
    try writer.end(groups: report.groups)
  }
}
