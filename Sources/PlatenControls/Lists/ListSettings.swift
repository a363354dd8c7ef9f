internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenViews

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

private struct HidesListGroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var listKind: ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
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
    return layoutValue(key: ListRowKey.self) { [traits] inner in
      inner?.inside(of: traits) ?? traits
    }
  }
}
