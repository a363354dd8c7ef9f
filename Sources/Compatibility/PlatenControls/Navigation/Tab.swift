public import PlatenViews

/// A view of a tab view, with its label in the bar.
///
/// It is a view with a label and a tag.
public struct Tab<Value: Hashable, Content: View, Label: View>: _NonisolatedView {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Makes a tab that a value selects.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label) = (value, content(), label())
  }

  /// The view with its label.
  public var body: some View {
    let item = ZStack { content }.tabItem { label }
    if let value { item.tag(value) } else { item }
  }
}

nonisolated extension Tab: TabContent {
  /// The type of the value that selects it.
  public typealias TabValue = Value
}

extension Tab where Value == Never {
  /// Makes a tab without a value that selects it.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (value, self.content, self.label) = (nil, content(), label())
  }
}

extension Tab where Label == PlatenControls._TitledLabel<Text, Image> {
  /// Makes a tab with a title and a symbol that a value selects.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { _TitledLabel(titleKey, systemImage: systemImage) }
  }

  /// Makes a tab with a title and a symbol that a value selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { _TitledLabel(title, systemImage: systemImage) }
  }

  /// Makes a tab with a title and a picture that a value selects.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { _TitledLabel(titleKey, image: image) }
  }
}

extension Tab where Value == Never, Label == PlatenControls._TitledLabel<Text, Image> {
  /// Makes a view with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledLabel(titleKey, systemImage: systemImage) }
  }

  /// Makes a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledLabel(title, systemImage: systemImage) }
  }

  /// Makes a view with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledLabel(titleKey, image: image) }
  }
}

extension Tab where Label == PlatenControls._TitledLabel<Text, Image> {
  /// Makes a tab of a role that a value selects, with the role's title and symbol.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) {
      _TitledLabel("Search", systemImage: "magnifyingglass")
    }
  }
}

extension Tab where Value == Never, Label == PlatenControls._TitledLabel<Text, Image> {
  /// Makes a view of a role, with the role's title and symbol.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _TitledLabel("Search", systemImage: "magnifyingglass") }
  }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private init() {}

  /// A tab for searching.
  public static let search = TabRole()
}
