public import PlatenDrawing

/// A picture, and how its views fitted.
public struct FittedPicture: Sendable {
  /// What there is to draw.
  public var list: DisplayList
  /// How the view fitted into the space that it was offered.
  public var report: FitReport
  /// Where everything lies; nil unless it was asked for.
  public var tree: LayoutTree?

  package init(list: DisplayList, report: FitReport, tree: LayoutTree?) {
    self.list = list
    self.report = report
    self.tree = tree
  }
}
