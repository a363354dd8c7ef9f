internal import PlatenLayout

/// The container that frames are relative to: the space of a scroll view, or the picture.
///
/// A scroll view's size is known only when it has been placed. So frames take the size that it had
/// in the round before, and another round follows if it is another one now.
final class Container {
  private var known: ProposedViewSize
  private var isAsked = false
  /// What this one is narrower than, and by how much in points.
  private var outer: (container: Container, margin: CGFloat)?

  /// Makes a container of a size in points, as far as that is known.
  init(size: ProposedViewSize) { known = size }

  /// Makes a container that is narrower than another one by some points.
  init(in outer: Container, narrowerBy margin: CGFloat) {
    known = .unspecified
    self.outer = (outer, margin)
  }

  /// The size in points; nil along an axis of which nobody knows.
  var size: ProposedViewSize {
    if let outer {
      let size = outer.container.size
      return ProposedViewSize(
        width: size.width.map { max($0 - outer.margin, 0) }, height: size.height)
    }
    isAsked = true
    return known
  }

  /// Takes another size; whether frames would have to be made anew.
  func change(to size: ProposedViewSize) -> Bool {
    defer { known = size }
    return isAsked && size != known
  }
}

private struct ContainerKey: EnvironmentKey {
  static var defaultValue: Container? { nil }
}

extension EnvironmentValues {
  /// The scroll view around; nil if there is none.
  var container: Container? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

extension _ViewContext {
  /// What frames are relative to here.
  var container: Container { environment.container ?? pass.container }

  /// Makes what frames are relative to narrower by some points, as in the rows of a list with margins.
  package mutating func narrowContainer(by margin: CGFloat) {
    environment.container = Container(in: container, narrowerBy: margin)
  }
}
