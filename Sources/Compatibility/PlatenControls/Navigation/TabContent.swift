public import PlatenViews

/// The content of a tab view: tabs that values of a type select.
///
/// In Platen, tabs are views with a label and a tag.
public protocol TabContent<TabValue>: View {
  /// The type of the values that select tabs.
  associatedtype TabValue: Hashable
}

/// Builds a tab view's content from a closure, with the type of its selection for the values of tabs.
@resultBuilder
public struct TabContentBuilder<Value: Hashable> {
  /// Views as the content of a tab view.
  public struct Content<Views: View>: _NonisolatedView {
    /// The views.
    public let body: Views

    nonisolated init(_ views: Views) { body = views }
  }

  /// Returns the tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == Value {
    content
  }

  /// Returns a view, which may have a label and a tag, as content.
  @_disfavoredOverload
  public static func buildExpression<C: View>(_ content: C) -> Content<C> { Content(content) }

  /// Builds empty content.
  public static func buildBlock() -> Content<EmptyView> { Content(EmptyView()) }

  /// Builds the content alone.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == Value {
    content
  }

  /// Builds several tabs, in order.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> Content<TupleView<(repeat each C)>> {
    Content(ViewBuilder.buildBlock(repeat each content))
  }

  /// Builds content that may be missing.
  public static func buildIf<C: TabContent>(_ content: C?) -> Content<C?> { Content(content) }

  /// Builds the first of two branches.
  public static func buildEither<A: TabContent, B: TabContent>(
    first: A
  ) -> Content<_ConditionalContent<A, B>> {
    Content(ViewBuilder.buildEither(first: first))
  }

  /// Builds the second of two branches.
  public static func buildEither<A: TabContent, B: TabContent>(
    second: B
  ) -> Content<_ConditionalContent<A, B>> {
    Content(ViewBuilder.buildEither(second: second))
  }

  /// Builds content inside an availability check.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> Content<AnyView> {
    Content(AnyView(content))
  }
}

nonisolated extension TabContentBuilder.Content: TabContent {
  /// The type of the values that select tabs.
  public typealias TabValue = Value
}

/// Tabs under a title, which only a sidebar shows.
public struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: _NonisolatedView where Content.TabValue == SelectionValue {
  /// The tabs.
  public let body: Content
}

nonisolated extension TabSection: TabContent {
  /// The type of the values that select tabs.
  public typealias TabValue = SelectionValue
}

extension TabSection where Footer == EmptyView {
  /// Makes tabs under a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    body = content()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Makes tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { body = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Makes tabs under a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    body = content()
  }

  /// Makes tabs under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    body = content()
  }
}

nonisolated extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select tabs.
  public typealias TabValue = Content.TabValue
}

// MARK: - Modifiers

nonisolated extension TabContent {
  private func content<V: View>(_ view: V) -> TabContentBuilder<TabValue>.Content<V> {
    TabContentBuilder<TabValue>.Content(view)
  }

  /// Sets the number in the badge of this tab; no badge for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    content(badged(count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Sets the text in the badge of this tab; no badge for nil.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { content(badged(label)) }

  /// Sets the text in the badge of this tab; no badge for nil.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    content(badged(key.map { Text($0) }))
  }

  /// Sets the text in the badge of this tab; no badge for nil.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    content(badged(label.map { Text(String($0)) }))
  }

  /// Returns this tab unchanged: a picture's tabs keep their order.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets whether this tab is left out.
  public func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    content(hidden ? nil : self)
  }

  /// Leaves this tab out.
  public func hidden() -> some TabContent<TabValue> { hidden(true) }

  /// Sets whether this tab can be chosen.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    content(environment(\.isEnabled, !disabled))
  }
}
