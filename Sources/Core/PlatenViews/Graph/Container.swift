internal import PlatenLayout

/// The container that frames are relative to: the space of a scroll view, or the picture.
///
/// A scroll view's size is known only when it has been placed. So frames take the size that it had
/// in the round before, and another round follows if it is another one now.
final class Container {
  private var known: ProposedViewSize
  private var isAsked = false

  /// Makes a container of a size in points, as far as that is known.
  init(size: ProposedViewSize) { known = size }

  /// The size in points; nil along an axis of which nobody knows.
  var size: ProposedViewSize {
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
}
