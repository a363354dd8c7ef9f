internal import PlatenText
public import PlatenViews

/// A message in the middle of a space whose content is missing.
///
/// Apple publishes no measures: the symbol is 48 points large and 12 points over the title.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _NonisolatedView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a label, a description under it and buttons under that.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The views in the middle of the available space.
  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.callout).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == _TitledLabel<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a symbol over a title and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { _TitledLabel(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a symbol over a title and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { _TitledLabel(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// A label where `Label` means another type.
public typealias _TitledLabel<Title: View, Icon: View> = Label<Title, Icon>

/// A large symbol over its title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
