internal import PlatenReports

extension RenderError {
  /// The error of a view, or a layout, in which others go on beyond a limit.
  init(tooDeep view: Any.Type, limit: String) {
    let name = "\(view)".prefix { $0 != "<" }
    self.init(
      code: .tooDeep,
      description: "the views in \"\(name)\" are nested too deep: expected no more than \(limit)"
        + " of views and modifiers")
  }

  /// The error of a view that never settles.
  init(unsettled change: StateChange?, rounds: Int) {
    let view = change?.view ?? "a view"
    let part = change?.part ?? "state"
    self.init(
      code: .unsettled,
      description: "\(view) keeps changing: \(part) still changes after \(rounds) rounds of layout")
  }
}
