internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// Views under a label that can be collapsed, drawn in their current state.
public struct DisclosureGroup<Label: View, Content: View>: _NonisolatedView {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  @Environment(\.controlStyles) private var styles

  /// Makes views under a label, collapsed.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes views under a label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// The label and, if it is expanded, the views.
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
  /// Makes views under a title, collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes views under a title, collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// Makes views under a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Makes views under a title.
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

  /// Returns the drawn views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``DisclosureGroupStyle`` draws.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The type-erased views.
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

/// The default style of disclosure groups: an arrow at the trailing end.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NonisolatedStyle,
  Sendable
{
  /// Makes the style.
  public init() {}

  /// Returns the label and, if it is expanded, the views.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

/// The label over the views of a disclosure group: rows of the list around, or else a stack.
private struct DisclosureRows: _PrimitiveView {
  let configuration: DisclosureGroupStyleConfiguration

  /// How far the rows of the views stand in from the label, in points; iOS's is not published.
  private static let indentation: CGFloat = 20

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard list.areRows, !context.environment.imitatesMac else {
      return stack._appendNodes(to: &list, in: context)
    }
    label(configuration.label)._appendNodes(to: &list, in: context.child(0))
    guard configuration.isExpanded else { return }
    for node in context.child(1).nodes(of: configuration.content, areRows: true) {
      NodesView(nodes: [node]).padding(.leading, Self.indentation)
        ._appendNodes(to: &list, in: context)
    }
  }

  private var stack: some View {
    VStack(alignment: .leading) {
      label(ActionLabel(content: configuration.label))
      if configuration.isExpanded { configuration.content }
    }
  }

  /// The label before an arrow.
  private func label(_ label: some View) -> some View {
    HStack {
      label
      Spacer(minLength: 8)
      ActionLabel(
        content: Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
          .font(.footnote.weight(.semibold)))
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(\.disclosure, style)
  }
}
