internal import Foundation
public import PlatenViews

/// A navigation: the page that is over all others, with its title over it.
public struct NavigationStack<Data, Root: View>: _NonisolatedView {
  private let root: Root
  private var path: [AnyHashable] = []

  /// Makes a stack with a first view.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// Makes a stack with a first view and a path, of which the last value's page is drawn.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = path.wrappedValue.values
  }

  /// Makes a stack with a first view and a path, of which the last value's page is drawn.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = path.wrappedValue.map { AnyHashable($0) }
  }

  /// The page under its title.
  public var body: some View { BarredView(content: root, path: path) }
}

/// The first view of a navigation, with its title over it.
public struct NavigationView<Content: View>: _NonisolatedView {
  private let content: Content

  /// Makes a stack with a first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view under its title; of several views, the first.
  public var body: some View { BarredView(content: content, showsFirst: true) }
}

/// The path of views that a reader has opened.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []

  /// Makes an empty path: the reader is at the first view.
  public init() {}

  /// Makes a path of several values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values in the path.
  public var count: Int { values.count }
  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value to the path.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes back over some.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

// MARK: - Titles

nonisolated extension View {
  /// Sets the title over this view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    barred { $0.title = Text(titleKey) }
  }

  /// Sets the title over this view.
  public func navigationTitle(_ title: Text) -> some View { barred { $0.title = title.plain } }

  /// Sets the title over this view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = Text(String(title))
    return barred { $0.title = text }
  }

  /// Sets the title over this view.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title over this view.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title over this view.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title over this view.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title over this view, large or small.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title over this view, large or small.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title over this view, large or small.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets whether the title over this view is large or small.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barred { $0.isInline = displayMode == .inline }
  }

  /// Sets whether this view has a bar over it.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    barred { $0.isHidden = hidden }
  }
}

/// The bar over a view.
public struct NavigationBarItem: Hashable, Sendable {
  /// The display of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The default: a large title.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}
