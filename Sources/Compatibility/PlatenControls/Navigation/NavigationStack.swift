internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// The first of the views that a reader goes through, with its title over it.
public struct NavigationStack<Data, Root: View>: _NonisolatedView {
  private let root: Root

  /// A first view.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// A first view, and a path that has been gone; the first view is drawn all the same.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }

  /// A first view, and a path that has been gone; the first view is drawn all the same.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
  }

  /// The view under its title.
  public var body: some View { BarredView(content: root) }
}

/// The first of the views that a reader goes through, with its title over it.
public struct NavigationView<Content: View>: _NonisolatedView {
  private let content: Content

  /// A first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view under its title.
  public var body: some View { BarredView(content: content) }
}

/// Views that a reader has gone to.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// No views: the reader is at the first one.
  public init() {}

  /// Those for some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes to the one for a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes back over some.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

// MARK: - Titles

nonisolated extension View {
  /// This view with a title over it.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    barred { $0.title = Text(titleKey) }
  }

  /// This view with a title over it.
  public func navigationTitle(_ title: Text) -> some View { barred { $0.title = title } }

  /// This view with a title over it.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = Text(String(title))
    return barred { $0.title = text }
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
    barred { $0.isInline = displayMode == .inline }
  }

  /// This view with a bar over it or without.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    barred { $0.isHidden = hidden }
  }
}

/// The bar over a view.
public struct NavigationBarItem: Hashable, Sendable {
  /// The display of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As is usual: large.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}
