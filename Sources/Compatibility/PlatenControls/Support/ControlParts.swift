internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenViews

/// The colours of controls, as those of iOS are.
enum ControlColor {
  /// A text that cannot be acted on: UIKit's `tertiaryLabel`.
  static let disabledText = Color(.tertiaryLabel)
  /// The text that stands in an empty field: UIKit's `placeholderText`.
  static let placeholder = Color(.tertiaryLabel)
  /// The ground of a button, a segmented control and a stepper: UIKit's `tertiarySystemFill`.
  static let ground = Color(.tertiarySystemFill)
  /// The track of a switch that is off: UIKit's `secondarySystemFill`.
  static let offTrack = Color(.secondarySystemFill)
  /// The track of a slider and a progress bar: UIKit's `systemFill`.
  static let track = Color(.systemFill)
  /// The edge of a knob, which parts it from a light ground.
  static let rim = Color(white: 0, opacity: 0.04)
  /// A knob's shadow, where nothing of it is blurred away.
  static let shadow = Color(white: 0, opacity: 0.24)
  /// The shadow under the raised segment, nearly as sharp as the segment.
  static let shade = Color(white: 0, opacity: 0.1)
}

extension EnvironmentValues {
  /// Whether a tint was chosen; grey grounds are for controls without one.
  var hasTint: Bool { isTinted || tint != accent }

  /// The colour of a title on `ground`: white, as SwiftUI has it, but in a picture's own colours,
  /// which may be too pale for that.
  func title(on ground: Color) -> Color {
    foreground?.isOfPicture == true ? ground.contrastingTitle : .white
  }
}

/// A label that can be acted on: in the foreground set around, or else in a colour of its own.
struct ActionLabel<Content: View>: _NonisolatedView {
  let content: Content
  /// The colour where no foreground is set; nil for the tint.
  var color: Color?

  @Environment(\.self) private var environment

  var body: some View {
    if !environment.isEnabled {
      content.foregroundColor(ControlColor.disabledText)
    } else if environment.hasChosenForeground {
      content
    } else {
      content.foregroundColor(color ?? environment.tint)
    }
  }
}

/// The white knob of a slider or a switch, with an edge and a soft shadow.
///
/// The shadow is a gradient rather than a blur, so that it stays a shape in SVG and PDF.
struct Knob: _NonisolatedView {
  /// How far outside the knob's edge its shadow ends, in points.
  private static let reach: CGFloat = 8

  /// The width and height of the knob, in points.
  let diameter: CGFloat

  var body: some View {
    Circle().fill(.white)
      .background { Circle().fill(ControlColor.rim).padding(-0.5) }
      .background { Circle().fill(shadow).padding(-Self.reach).offset(y: 2) }
      .frame(width: diameter, height: diameter)
  }

  /// An edge blurred by a Gaussian whose standard deviation is half of the reach: one deviation
  /// within the edge 84 % of the shadow is left, on it 50, and outside it 16 and 2.
  private var shadow: RadialGradient {
    RadialGradient(
      colors: [0.84, 0.5, 0.16, 0.02].map { ControlColor.shadow.opacity($0) } + [.clear],
      center: .center, startRadius: diameter / 2 - Self.reach / 2,
      endRadius: diameter / 2 + 1.5 * Self.reach)
  }
}

/// A label at the leading end of the space and a control at the other; without the label, the
/// control alone.
///
/// On macOS the two stand beside each other, but for the rows of lists and forms.
struct LabeledRow<Label: View, Content: View>: _NonisolatedView {
  let isLabelHidden: Bool
  let label: Label
  let content: Content

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInList) private var isInList
  @Environment(\.imitatesMac) private var imitatesMac

  init(
    isLabelHidden: Bool, @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content
  ) {
    self.isLabelHidden = isLabelHidden
    self.label = label()
    self.content = content()
  }

  var body: some View {
    if isLabelHidden {
      content
    } else {
      HStack {
        if isEnabled { label } else { label.foregroundColor(ControlColor.disabledText) }
        if isInList || !imitatesMac { Spacer(minLength: 8) }
        content
      }
    }
  }
}
