internal import Foundation
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// Views under a label that can be folded away, drawn as they stand.
public struct DisclosureGroup<Label: View, Content: View>: _NonisolatedView {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  @Environment(\.controlStyles) private var styles

  /// Views under a label, folded away.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Views under a label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// The label and, if they are not folded away, the views.
  public var body: some View {
    let styles = styles
    let style: any DisclosureGroupStyle = styles.disclosure.last ?? AutomaticDisclosureGroupStyle()
    DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: AnyView(content.environmentValues { $0.controlStyles = styles })),
      isExpanded: isExpanded
    )
    .styled(with: style)
  }
}

extension DisclosureGroup where Label == Text {
  /// Views under a title, folded away.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Views under a title, folded away.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// Views under a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Views under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the drawn views.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The drawn views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``DisclosureGroupStyle`` draws.
public struct DisclosureGroupStyleConfiguration {
  /// The label, whatever its type.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The views, whatever their type.
  public struct Content: _NonisolatedView {
    let view: AnyView

    /// The views themselves.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The views.
  public let content: Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  func styled<S: DisclosureGroupStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.disclosure))
  }
}

/// The style of views that can be folded away where none is set: an arrow at the trailing end.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NonisolatedStyle,
  Sendable
{
  /// Makes the style.
  public init() {}

  /// The label and, if they are not folded away, the views.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      ActionLabel(
        content: HStack {
          configuration.label
          Spacer(minLength: 8)
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .font(.footnote.weight(.semibold))
        })
      if configuration.isExpanded { configuration.content }
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// This view with what can be folded away in a style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(\.disclosure, style)
  }
}
