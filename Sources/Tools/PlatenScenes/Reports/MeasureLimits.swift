/// The limits of a request to measure labels; by default as much as a person's own ever asks for.
package struct MeasureLimits: Hashable, Sendable {
  /// What the text of the request may ask of its reader.
  package var source = SourceLimits()
  /// The most labels.
  package var labels = 10_000
  /// The most bytes of all labels' texts in UTF-8, which are counted before any is shaped.
  package var textBytes = Int.max
  /// The most bytes of the answer; its writing ends with the first one beyond.
  package var answerBytes = Int.max

  package init() {}
}

extension MeasureLimits {
  /// Throws if there are more labels, or longer ones, than are allowed.
  func check(_ labels: [MeasureRequest.Label], of text: SceneText) throws(SceneFileError) {
    guard labels.count <= self.labels else {
      throw SceneFileError(
        of: text, path: "labels", exceeding: "\(labels.count) labels",
        "at most \(self.labels) labels")
    }
    var bytes = 0
    for (i, label) in labels.enumerated() {
      bytes += label.text.utf8.count
      guard bytes <= textBytes else {
        throw SceneFileError(
          of: text, path: "labels[\(i)]", exceeding: "more than \(textBytes) bytes of texts",
          "at most \(textBytes) bytes of all labels' texts")
      }
    }
  }
}

extension SceneFileError {
  /// The error of a text whose part at `path` asks for more than is allowed.
  init(of text: SceneText, path: String, exceeding found: String, _ expected: String) {
    self.init(
      of: text,
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: path, found: found, expected: expected,
          exceedsLimit: true)
      ])
  }
}
