internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout

/// How the ground of a list's rows is drawn.
enum ListKind {
  case plain, grouped, insetGrouped
}

/// What was said of a row of a list.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hasSeparator = true
  var separatorColor: Color?
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
  func row(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    Wrapped(content: self) { child, _ in
      var traits = child.layoutValue(for: ListRowKey.self)
      change(&traits)
      return LayoutValueNode(child, key: ListRowKey.self, value: traits)
    }
  }
}
