internal import Foundation
public import PlatenViews

/// What a view says of the bar over it.
struct NavigationTitle {
  var text: Text?
  var isInline = false
  var isHidden = false
}

struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }

  /// The first view's title counts.
  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    value.text = value.text ?? next.text
    value.isInline = value.isInline || next.isInline
    value.isHidden = value.isHidden || next.isHidden
  }
}

extension View {
  /// This view with something said of the bar over it.
  func titled(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    transformPreference(NavigationTitleKey.self, change)
  }

  /// This view with a title over it.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled { $0.text = Text(titleKey) }
  }

  /// This view with a title over it.
  public func navigationTitle(_ title: Text) -> some View { titled { $0.text = title } }

  /// This view with a title over it.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = Text(String(title))
    return titled { $0.text = text }
  }

  /// This view with a title over it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// This view with a title over it.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// This view with a title over it.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// This view with a title over it.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// This view with a title over it, large or small.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// This view with a title over it, large or small.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// This view with a title over it, large or small.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// This view, whose title stands large over it or small.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled { $0.isInline = displayMode == .inline }
  }

  /// This view with a bar over it or without.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    titled { $0.isHidden = hidden }
  }
}

/// The bar over a view.
public struct NavigationBarItem: Hashable, Sendable {
  /// How its title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As is usual: large.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}
