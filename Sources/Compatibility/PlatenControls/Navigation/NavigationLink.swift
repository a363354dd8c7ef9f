internal import Foundation
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// A button that leads to another view; in a row of a list, a row with an arrow.
public struct NavigationLink<Label: View, Destination: View>: _NonisolatedView, BadgeDrawingRow {
  private let label: Label

  @Environment(\.isInList) private var isInList
  @Environment(\.hasBars) private var isInNavigation
  @Environment(\.rowBadge) private var badge

  init(label: Label) { self.label = label }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Makes a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Makes a link to a view that is shown while active.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// The button, which is disabled where no navigation is around it.
  public var body: some View { link.disabled(!isInNavigation) }

  @ViewBuilder private var link: some View {
    if isInList {
      HStack {
        // The label has all of the row but the arrow, whatever it spreads over it.
        HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        if let badge { RowBadge(text: badge) }
        Image(systemName: "chevron.forward").font(.body.weight(.semibold)).imageScale(.small)
          .foregroundColor(ControlColor.disabledText)
      }
      .opacity(isInNavigation ? 1 : 0.5)
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title))
  }

  /// Makes a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a button that leads to the view for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Makes a link with a title to the view for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to the view for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}

nonisolated extension View {
  /// Sets the style of navigation views in this view; here there is one style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// The look of navigation views: all of them are drawn as a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style that shows one view at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style with columns next to each other, of which a phone shows one at a time.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style with columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The style with columns, by its former name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

/// The usual style.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style that shows one view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
