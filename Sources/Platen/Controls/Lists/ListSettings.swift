internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout

/// How the ground of a list's rows is drawn.
enum ListKind {
  case plain, grouped, insetGrouped
}

/// What was said of a row of a list; nil where nothing was.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hasSeparator: Bool?
  var separatorColor: Color?

  /// These where they say something, else those said further out.
  func inside(of outer: ListRowTraits) -> ListRowTraits {
    ListRowTraits(
      insets: insets ?? outer.insets, background: background ?? outer.background,
      hasSeparator: hasSeparator ?? outer.hasSeparator,
      separatorColor: separatorColor ?? outer.separatorColor)
  }
}

struct ListRowKey: LayoutValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

private struct ListKindKey: EnvironmentKey {
  static let defaultValue = ListKind.insetGrouped
}

private struct IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

private struct HidesListGroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var listKind: ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }

  /// Whether a view stands in a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  var hidesListGround: Bool {
    get { self[HidesListGroundKey.self] }
    set { self[HidesListGroundKey.self] = newValue }
  }
}

extension View {
  /// This view with something said of it as a row.
  func row(_ change: (inout ListRowTraits) -> Void) -> some View {
    var traits = ListRowTraits()
    change(&traits)
    return Wrapped(content: self) { [traits] child, _ in ListRowNode(child, traits: traits) }
  }
}

/// A view of which something is said as a row.
private final class ListRowNode: UnaryNode {
  private let traits: ListRowTraits

  init(_ child: Node, traits: ListRowTraits) {
    self.traits = traits
    super.init(child)
  }

  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    let value = super.layoutValueIfSet(for: key)
    guard key == ListRowKey.self else { return value }
    let inner = value as? ListRowTraits
    return (inner?.inside(of: traits) ?? traits) as? K.Value
  }
}
