internal import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout
public import PlatenViews

/// A switch, drawn in its current state.
public struct Toggle<Label: View>: _NonisolatedView {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  @Environment(\.controlStyles.toggle) private var styles

  /// Makes a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Makes a switch for several values: on if all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { values.allSatisfy(\.wrappedValue) },
      set: { newValue in for value in values { value.wrappedValue = newValue } })
    isMixed = values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue)
    self.label = label()
  }

  /// The switch and its label in the innermost style around it.
  public var body: some View {
    let style: any ToggleStyle = styles.last ?? DefaultToggleStyle()
    ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed)
      .styled(with: style)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a switch with a title for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == PlatenControls.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch of a style's configuration, in the style around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

// MARK: - Styles

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the drawn switch.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the drawn switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``ToggleStyle`` draws.
public struct ToggleStyleConfiguration {
  /// The type-erased label of a switch.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The switch's own label.
    public var body: some View { view }
  }

  /// The label of the switch.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool
  /// Whether the switch is for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// The switch as a style draws it.
  func styled<S: ToggleStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.toggle))
  }
}

nonisolated extension View {
  /// Sets the style of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(\.toggle, style)
  }
}

// MARK: - The system's styles

/// The default style of switches: ``SwitchToggleStyle`` on iOS, ``CheckboxToggleStyle`` on
/// macOS.
public nonisolated struct DefaultToggleStyle: ToggleStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns a label and a switch, or a checkbox and a label.
  public func makeBody(configuration: Configuration) -> some View {
    UsualToggle(configuration: configuration)
  }
}

/// Switches as checkboxes, with their labels on the trailing side, as on macOS.
///
/// The box is 10, 12, 14 or 16 points wide, by the size of the controls.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns a checkbox and a label.
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow(configuration: configuration)
  }
}

/// Switches with a knob, their labels on the leading side.
public nonisolated struct SwitchToggleStyle: ToggleStyle, NonisolatedStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour for switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// Returns a label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// Switches that are buttons, on a background in the tint while they are on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the label, on a background if the switch is on.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch with a knob.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox and a label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A switch on iOS, a checkbox on macOS.
private struct UsualToggle: _NonisolatedView {
  let configuration: ToggleStyleConfiguration

  @Environment(\.imitatesMac) private var imitatesMac

  var body: some View {
    if imitatesMac {
      CheckboxRow(configuration: configuration)
    } else {
      SwitchRow(configuration: configuration, tint: nil)
    }
  }
}

/// A label, and a switch at the trailing end of the space.
private struct SwitchRow: _NonisolatedView {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.imitatesMac) private var imitatesMac

  var body: some View {
    LabeledRow(isLabelHidden: labelIsHidden) {
      configuration.label
    } content: {
      // On iOS it hangs over the edge: two of its points do not count.
      SwitchKnob(isOn: configuration.isOn, tint: tint)
        .padding(.trailing, imitatesMac || labelIsHidden ? 0 : -2)
    }
  }
}

/// The switch itself: 51 by 31 points, with a knob of 27, as iOS's, or in one of macOS's sizes.
///
/// It does not grow with text.
private struct SwitchKnob: _NonisolatedView {
  let isOn: Bool
  let tint: Color?

  @Environment(\.self) private var environment

  var body: some View {
    let size = environment.macControls?.switchSize ?? CGSize(width: 51, height: 31)
    // Its ends are arcs, so that the rim around the knob is of one width.
    return Capsule(style: .circular).fill(isOn ? onColor : ControlColor.offTrack)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Knob(diameter: size.height - 4).padding(2)
      }
      .clipShape(Capsule(style: .circular))
      .frame(width: size.width, height: size.height)
      .opacity(environment.isEnabled ? 1 : 0.5)
  }

  /// macOS's are blue by themselves, iOS's green.
  private var onColor: Color {
    let own = environment.imitatesMac ? Color.accentColor : .green
    return tint ?? (environment.hasTint ? environment.tint : own)
  }
}

/// A switch as a button, whose ground shows whether it is on.
private struct ToggleButton: _NonisolatedView {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    let label = Button(action: {}, label: { configuration.label })
    if configuration.isOn {
      label.buttonStyle(TintedBackgroundStyle())
    } else {
      label.buttonStyle(TintedBackgroundStyle(isClear: true))
    }
  }
}

/// A bordered button whose ground is pale tint, or nothing.
private nonisolated struct TintedBackgroundStyle: PrimitiveButtonStyle, NonisolatedStyle {
  var isClear = false

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: isClear ? .none : .tinted)
  }
}
