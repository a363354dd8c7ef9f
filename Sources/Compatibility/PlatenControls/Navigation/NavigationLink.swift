internal import Foundation
internal import PlatenText
public import PlatenViews

/// A button that leads to another view; in a row of a list, a row with an arrow.
public struct NavigationLink<Label: View, Destination: View>: _NonisolatedView {
  private let label: Label

  @Environment(\.isInList) private var isInList

  init(label: Label) { self.label = label }

  /// A button that leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button that leads to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button that leads to a view while that is wanted.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// The button.
  public var body: some View {
    if isInList {
      HStack {
        label
        Spacer(minLength: 8)
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .foregroundColor(ControlColor.disabledText)
      }
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension NavigationLink where Label == Text {
  /// A button of a title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey))
  }

  /// A button of a title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title))
  }

  /// A button of a title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// A button of a title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// A button that leads to the view for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button of a title that leads to the view for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }

  /// A button of a title that leads to the view for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}

nonisolated extension View {
  /// This view, from which links lead to views for values of a type; none is gone to.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// This view, from which another is gone to while that is wanted; it is not.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// This view with its navigation views in a style; there is one here.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// The look of navigation views: all of them are drawn as a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One view at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The usual style.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
