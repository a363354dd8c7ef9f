internal import Foundation
public import PlatenDrawing
internal import PlatenLayout
public import PlatenViews

/// The style of switches where none is set: ``SwitchToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// Switches with a knob, their labels on the leading side.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour for switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// Switches that are buttons, on a ground of the tint while they are on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label, on a ground if the switch is on.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch with a knob.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label, and a switch at the trailing end of the space.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  @Environment(\.labelsAreHidden) private var labelIsHidden

  var body: some View {
    LabeledRow(isLabelHidden: labelIsHidden) {
      configuration.label
    } content: {
      SwitchKnob(isOn: configuration.isOn, tint: tint)
    }
  }
}

/// The switch itself: 51 by 31 points, with a knob of 27, as iOS's.
///
/// It does not grow with text.
private struct SwitchKnob: View {
  let isOn: Bool
  let tint: Color?

  @Environment(\.self) private var environment

  var body: some View {
    // Its ends are arcs, so that the rim around the knob is of one width.
    Capsule(style: .circular).fill(isOn ? onColor : ControlColor.offTrack)
      .overlay(alignment: isOn ? .trailing : .leading) { Knob(diameter: 27).padding(2) }
      .clipShape(Capsule(style: .circular))
      .frame(width: 51, height: 31)
      .opacity(environment.isEnabled ? 1 : 0.5)
  }

  private var onColor: Color { tint ?? (environment.hasTint ? environment.tint : .green) }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    let label = Button(action: {}, label: { configuration.label })
    if configuration.isOn {
      label.buttonStyle(TintedGroundStyle())
    } else {
      label.buttonStyle(TintedGroundStyle(isClear: true))
    }
  }
}

/// A bordered button whose ground is pale tint, or nothing.
private struct TintedGroundStyle: PrimitiveButtonStyle {
  var isClear = false

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: isClear ? .none : .tinted)
  }
}
