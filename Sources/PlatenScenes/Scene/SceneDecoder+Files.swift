internal import Platen

extension SceneDecoder {
  /// The records of a data file; nil after the problem was reported.
  func table(inFile node: SourceNode, as format: DataFormat?) -> DataTable? {
    report(node, expected: "a file")
  }

  /// The words of a text with their counts; nil after the problem was reported.
  func words(in node: SourceNode) -> DataTable? {
    report(node, expected: "a text")
  }
}
