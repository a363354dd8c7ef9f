internal import PlatenLayout
internal import PlatenText

/// Views with a header and a footer; their container sees each.
///
/// In lazy grids, the header and the footer each take a whole row.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether a list shows the content.
  private var isExpanded = true

  fileprivate init(header: Parent, content: Content, footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  /// Never called: Platen draws the section's views themselves.
  public var body: Never { fatalError("Section has no body") }

  /// Adds the nodes of the header, the content and the footer.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes += marked(context.sectionTitle(0, isHeader: true).nodes(of: header), .header)
    if isExpanded || !context.environment.isInList {
      list.nodes += marked(context.child(1).nodes(of: content, areRows: list.areRows), .content)
    }
    list.nodes += marked(context.sectionTitle(2, isHeader: false).nodes(of: footer), .footer)
  }

  /// Nodes that know their part in the section; those of a section inside know theirs already.
  private func marked(_ nodes: [Node], _ kind: SectionPart.Kind) -> [Node] {
    nodes.enumerated().map { index, node in
      if node.layoutValue(for: SectionPart.self) != nil { return node }
      let part = SectionPart(kind: kind, isFirst: index == 0)
      return LayoutValueNode(node, key: SectionPart.self, value: part)
    }
  }

  /// Makes views between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes views between a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes views above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes views above a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes views below a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes views below a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Makes views below a header.
  ///
  /// Only a list leaves out the views of a section that is not expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
    self.isExpanded = isExpanded.wrappedValue
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes views without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes views below a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes views below a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Makes views below a title.
  ///
  /// Only a list leaves out the views of a section that is not expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    self.isExpanded = isExpanded.wrappedValue
  }

  /// Makes views below a title.
  ///
  /// Only a list leaves out the views of a section that is not expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
    self.isExpanded = isExpanded.wrappedValue
  }
}

extension _ViewContext {
  /// The context of a section's header or footer, which lists set small and, over it, in capitals.
  func sectionTitle(_ position: Int, isHeader: Bool) -> _ViewContext {
    var context = child(position)
    guard environment.isInList else { return context }
    if isHeader, environment.headerProminence == .increased {
      context.environment.font = .title3.weight(.semibold)
      return context
    }
    context.environment.font = .footnote
    context.environment.foreground = ForegroundLevels(
      [HierarchicalShapeStyle.secondary], outer: nil)
    if isHeader { context.environment.textCase = .uppercase }
    return context
  }
}

private struct IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view stands in a row of a list.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
