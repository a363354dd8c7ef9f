public import Foundation
public import PlatenDrawing
public import PlatenViews

private struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct SectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
  /// The distance between the rows of lists in points; nil where they touch.
  var rowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between the sections of lists.
  var sectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

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
  private enum Distance { case points(CGFloat), share(CGFloat) }

  private let distance: Distance

  private init(_ distance: Distance) { self.distance = distance }

  /// The default.
  public static let `default` = ListSectionSpacing(.share(1))
  /// Half of what is usual; iOS's own is not published.
  public static let compact = ListSectionSpacing(.share(0.5))

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(.points(spacing))
  }

  /// The distance in points.
  func length(usual: CGFloat) -> CGFloat {
    switch distance {
    case .points(let points): points
    case .share(let share): share * usual
    }
  }
}

nonisolated extension View {
  /// Sets the distance between the sections of lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environmentValues { $0.sectionSpacing = spacing }
  }

  /// Sets the distance between the sections of lists in this view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance between the rows of lists in this view, in points; nil for rows that touch.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environmentValues { $0.rowSpacing = spacing }
  }

  /// Sets the colour of lines between sections; here there are none.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of pictures in lists; nil for the tint.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
