internal import PlatenReports

/// The name under which a view's frame is reported.
package struct LayoutMark: Hashable, Sendable {
  /// What kind of view it is, such as `flow`.
  package var kind: String
  /// Which of a picture's views it is, such as `view.flow.children[2]`.
  package var id: String

  /// Makes the mark of one view.
  package init(kind: String, id: String) {
    self.kind = kind
    self.id = id
  }
}

/// The cloud that a node reports.
struct ReportedCloud {
  /// Whether the words fill another shape than all of the region.
  let isShaped: Bool
  let arrangement: () -> CloudArrangement
}
