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
  var hasTint: Bool { tint != .accentColor }
}

/// A label that can be acted on: in the foreground set around, or else in a colour of its own.
struct ActionLabel<Content: View>: View {
  let content: Content
  /// The colour where no foreground is set; nil for the tint.
  var color: Color?

  @Environment(\.self) private var environment

  var body: some View {
    if !environment.isEnabled {
      content.foregroundColor(ControlColor.disabledText)
    } else if environment.foreground == nil {
      content.foregroundColor(color ?? environment.tint)
    } else {
      content
    }
  }
}
