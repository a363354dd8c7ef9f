public import Foundation
public import PlatenViews

/// A button, drawn unpressed; its action never runs.
public struct Button<Label: View>: _NonisolatedView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  @Environment(\.controlStyles.button) private var styles

  /// Makes a button with a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and a label.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the innermost style around it.
  public var body: some View {
    let style: any PrimitiveButtonStyle = styles.last ?? DefaultButtonStyle()
    configuration.styled(with: style)
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a role and a title.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a role and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PlatenControls.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { PlatenControls.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a role, a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      PlatenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button with a role, a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button of a style's configuration, in the style around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A button that destroys something: red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that confirms a choice.
  public static let confirm = ButtonRole(name: "confirm")
  /// A button that closes a view.
  public static let close = ButtonRole(name: "close")
}

/// The label of a button that has only a role.
public struct DefaultButtonLabel: _NonisolatedView {
  let role: ButtonRole

  /// The purpose's title and symbol.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button with the title and the symbol of a purpose.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

// MARK: - Drawn as buttons

/// A button that lets a user edit a list.
public struct EditButton: _NonisolatedView {
  /// Makes the button.
  public init() {}

  /// A button with its title.
  public var body: some View { Button("Edit") {} }
}

/// A button that lets a user rename an item.
public struct RenameButton<Label: View>: _NonisolatedView {
  private let label: Label

  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension RenameButton where Label == PlatenControls.Label<Text, Image> {
  /// Makes the button with its title and a pencil.
  public init() { label = PlatenControls.Label("Rename", systemImage: "pencil") }
}

/// A link, drawn as a button on iOS, and as a label in the tint on macOS.
///
/// A semantic SVG and a PDF link to its URL, if that is a web, mail or telephone URL.
public struct Link<Label: View>: _NonisolatedView {
  private let label: Label
  private let destination: URL
  /// Makes a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// The label as a button's.
  public var body: some View {
    Button(action: {}, label: { label })
      .environmentValues {
        // A style that was set counts more: the innermost is the last.
        if $0.imitatesMac { $0.controlStyles.button.insert(BorderlessButtonStyle(), at: 0) }
      }
      .leading(to: destination, schemes: URL.schemesOfLinks, subject: "a view")
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button with a menu, which is closed in a picture.
public struct Menu<Label: View, Content: View>: _NonisolatedView {
  private let label: Label

  /// Makes a button with a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a button with a menu, and a separate action for a short press.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension Menu where Label == Text {
  /// Makes a menu button with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// Makes a menu button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// Makes a menu button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = PlatenControls.Label(titleKey, systemImage: systemImage)
  }
}
