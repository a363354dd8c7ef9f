import Platen

nonisolated extension View {
  /// This view, known by an id in the tree of frames.
  func marked(_ id: String, kind: String = "view") -> some View {
    layoutMark(LayoutMark(kind: kind, id: id))
  }
}

extension LayoutTree {
  /// This view and all of those inside, from the outside in.
  var all: [LayoutTree] { [self] + children.flatMap(\.all) }

  func entry(_ id: String) -> LayoutTree? { all.first { $0.id == id } }

  func frame(of id: String) -> CGRect? { entry(id)?.frame }
}
