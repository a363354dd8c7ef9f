public import PlatenViews

/// A title with a picture before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.controlStyles.label) private var styles

  /// A title and a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the picture in the innermost style around.
  public var body: some View {
    let style: any LabelStyle = styles.last ?? DefaultLabelStyle()
    LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))
    )
    .styled(with: style)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to draw, in the style around it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
