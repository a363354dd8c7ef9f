public import PlatenViews

/// Views on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.controlStyles) private var styles

  /// Views under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views under a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label and the views in the innermost style around.
  public var body: some View {
    let styles = styles
    let style: any GroupBoxStyle = styles.group.last ?? DefaultGroupBoxStyle()
    GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: AnyView(content.environmentValues { $0.controlStyles = styles }))
    )
    .styled(with: style)
  }
}

extension GroupBox where Label == EmptyView {
  /// Views without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Views under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box that a style is asked to draw, in the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
