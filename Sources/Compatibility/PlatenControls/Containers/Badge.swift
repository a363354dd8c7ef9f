internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

nonisolated extension View {
  /// Sets the number in the badge of this list row or tab; no badge for 0.
  public func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Sets the text in the badge of this list row or tab; no badge for nil.
  public func badge(_ label: Text?) -> some View { badged(label) }

  /// Sets the text in the badge of this list row or tab; no badge for nil.
  public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  /// Sets the text in the badge of this list row or tab; no badge for nil.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { Text(String($0)) })
  }

  /// Returns this view with a badge, or without one for nil.
  func badged(_ badge: Text?) -> some View { BadgedView(content: self, badge: badge) }
}

/// A row that draws its badge itself, as one with an arrow behind it.
protocol BadgeDrawingRow {}

/// The badge of a tab.
struct TabBadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// The badge of the row that is being drawn.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// A view with a badge, which the tab bar draws for its tabs, and a row at its trailing end.
private struct BadgedView<Content: View>: _NonisolatedView {
  let content: Content
  let badge: Text?

  @Environment(\.isInList) private var isInList

  var body: some View {
    if !isInList {
      content.layoutValue(key: TabBadgeKey.self, value: badge)
    } else if Content.self is any BadgeDrawingRow.Type {
      content.environment(\.rowBadge, badge)
    } else if let badge {
      HStack {
        content
        Spacer(minLength: 8)
        RowBadge(text: badge)
      }
    } else {
      content
    }
  }
}

/// The badge at the end of a row.
struct RowBadge: _NonisolatedView {
  let text: Text

  var body: some View {
    BadgeLayout { text.foregroundColor(.secondary).lineLimit(1) }
  }
}

/// A badge's text, at which the line under the row does not begin.
private struct BadgeLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}

/// The red badge over a tab's symbol: 18 points high, as iOS's.
struct TabBadge: _NonisolatedView {
  let text: Text

  var body: some View {
    text
      .font(.system(size: 13)).foregroundColor(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background { Capsule().fill(.red) }
  }
}
