public import Foundation
public import PlatenDrawing
public import PlatenViews

private struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The minimum height of a list's rows in points: by default 44, as on iOS, and on macOS 24, as
  /// in AppKit's tables.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? (imitatesMac ? 24 : 44) }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The minimum height of the headers in a list, in points; nil for the height of their texts.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  private init() {}

  /// The default.
  public static let `default` = ListSectionSpacing()
  /// Nearer than is usual.
  public static let compact = ListSectionSpacing()

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

nonisolated extension View {
  /// Returns this view unchanged: sections keep their default distance.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the colour of lines between sections; here there are none.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of pictures in lists; nil for the tint.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
