internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText
internal import PlatenViews

/// The lengths of macOS's controls at a control size, in points.
///
/// Documented are the sizes of type (AppKit's `NSFont.systemFontSize(for:)`) and, in the sources of
/// WebKit (`WebCore/platform/graphics/mac/controls`), which draws AppKit's own cells, the sizes of
/// buttons, pop-up buttons, checkboxes, switches, steppers and the frames of progress bars. What else
/// there is are estimates, and is said to be one. WebKit knows no extra large controls: they are
/// drawn as large ones.
struct MacControls {
  let size: ControlSize

  /// One of four lengths, from mini to large.
  private func length<Value>(
    _ mini: Value, _ small: Value, _ regular: Value, _ large: Value
  ) -> Value {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large, .extraLarge: large
    }
  }

  /// The size of the type in a control.
  var fontSize: CGFloat { length(9, 11, 13, 13) }

  // MARK: Documented

  /// How high a push button is.
  var buttonHeight: CGFloat { length(15, 18, 21, 28) }
  /// How high a pop-up button is.
  var popUpHeight: CGFloat { length(15, 18, 21, 24) }
  /// The side of a checkbox.
  var checkboxSide: CGFloat { length(10, 12, 14, 16) }
  /// The size of a switch.
  var switchSize: CGSize {
    length(
      CGSize(width: 26, height: 15), CGSize(width: 32, height: 18), CGSize(width: 38, height: 22),
      CGSize(width: 38, height: 22))
  }
  /// The size of a stepper, with the space around its two arrows.
  var stepperSize: CGSize {
    length(
      CGSize(width: 13, height: 15), CGSize(width: 15, height: 22), CGSize(width: 19, height: 27),
      CGSize(width: 19, height: 27))
  }
  /// How high the frame of a progress bar is, in whose middle the bar lies.
  var progressHeight: CGFloat { length(12, 12, 20, 20) }

  // MARK: Estimated

  /// How high a text field with a border is: as Interface Builder's were before macOS 11.
  var fieldHeight: CGFloat { length(16, 19, 22, 22) }
  /// The width of a spinner, as Interface Builder's are; the smallest is as the small one here.
  var spinnerDiameter: CGFloat { length(16, 16, 32, 32) }
  /// The space beside a button's title.
  var buttonPadding: CGFloat { length(5, 6, 8, 12) }
  /// The radius of a button's corners.
  var buttonRadius: CGFloat { length(3, 4, 5, 7) }
  /// The width of a slider's knob.
  var knobDiameter: CGFloat { length(12, 14, 20, 20) }
  /// The height of a progress bar itself.
  static let barThickness: CGFloat = 6
  /// The space between a checkbox and its label.
  static let checkboxSpacing: CGFloat = 6
}

extension EnvironmentValues {
  /// The lengths of the controls here; nil where those of iOS are drawn.
  var macControls: MacControls? {
    imitatesMac ? MacControls(size: controlSize) : nil
  }

  /// The font of the controls here on macOS, where no other is set.
  func macFont(_ controls: MacControls) -> Font { font ?? .system(size: controls.fontSize) }
}

// MARK: - Parts

/// A checkbox before its label: a check mark on the tint, or a dash where values differ.
struct CheckboxRow: _NonisolatedView {
  let configuration: ToggleStyleConfiguration

  @Environment(\.self) private var environment

  var body: some View {
    let controls = MacControls(size: environment.controlSize)
    HStack(spacing: MacControls.checkboxSpacing) {
      box(side: controls.checkboxSide)
      if !environment.labelsAreHidden {
        LabelText(content: configuration.label).font(environment.macFont(controls))
      }
    }
  }

  private func box(side: CGFloat) -> some View {
    let shape = RoundedRectangle(cornerRadius: side / 4)
    return shape.fill(isFilled ? environment.tint : ControlColor.ground)
      .overlay { shape.strokeBorder(Color(.separator), lineWidth: isFilled ? 0 : 0.5) }
      .overlay {
        if isFilled {
          Image(systemName: configuration.isMixed ? "minus" : "checkmark")
            .font(.system(size: side * 0.65, weight: .bold))
            .foregroundColor(environment.title(on: environment.tint))
        }
      }
      .frame(width: side, height: side)
      .opacity(environment.isEnabled ? 1 : 0.5)
  }

  private var isFilled: Bool { configuration.isOn || configuration.isMixed }
}

/// A control's label, paler where the control cannot be acted on.
private struct LabelText<Content: View>: _NonisolatedView {
  let content: Content

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled { content } else { content.foregroundColor(ControlColor.disabledText) }
  }
}

/// The chosen value of a pop-up button, and its two arrows on the tint: as wide as the space.
struct PopUpButton: _NonisolatedView {
  let controls: MacControls
  let choice: NodesView?

  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: 4) {
      choice
      Spacer(minLength: 4)
      arrows
    }
    .font(environment.macFont(controls))
    .padding(.leading, controls.buttonPadding)
    .padding(.trailing, 3)
    .frame(minHeight: controls.popUpHeight)
    .background { RoundedRectangle(cornerRadius: controls.buttonRadius).fill(ControlColor.ground) }
  }

  private var arrows: some View {
    let side = controls.popUpHeight - 6
    return Image(systemName: "chevron.up.chevron.down")
      .font(.system(size: side * 0.6, weight: .bold))
      .foregroundColor(environment.title(on: environment.tint))
      .frame(width: side, height: side)
      .background {
        RoundedRectangle(cornerRadius: 4)
          .fill(environment.isEnabled ? environment.tint : ControlColor.disabledText)
      }
  }
}

/// A stepper's two arrows, one over the other.
struct MacStepper: _NonisolatedView {
  let size: CGSize

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(spacing: 0) {
      arrow("chevron.up")
      arrow("chevron.down")
    }
    .padding(.vertical, 2)
    .background { RoundedRectangle(cornerRadius: 4).fill(ControlColor.ground).padding(2) }
    .frame(width: size.width, height: size.height)
  }

  private func arrow(_ name: String) -> some View {
    Image(systemName: name)
      .font(.system(size: size.width * 0.4, weight: .bold))
      .foregroundColor(isEnabled ? .primary : ControlColor.disabledText)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
