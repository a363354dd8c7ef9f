internal import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenViews

/// A picker for a colour, drawn in its current state: a label and a well of the colour.
///
/// The colour panel never opens.
public struct ColorPicker<Label: View>: _NonisolatedView {
  private let selection: Color
  private let label: Label

  @Environment(\.labelsAreHidden) private var labelIsHidden

  /// Makes a colour picker with a label.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether a user can choose the opacity; without effect on a picture.
  ///   - label: The label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.label = label()
  }

  /// The label at the leading end and the well at the other.
  public var body: some View {
    LabeledRow(isLabelHidden: labelIsHidden) {
      label
    } content: {
      ColorWell(color: selection)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a colour picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a colour picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

/// A disc of a colour in a ring of all hues: 28 points wide, as iOS's.
private struct ColorWell: _NonisolatedView {
  let color: Color

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Circle()
      .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      .background { Circle().fill(color).padding(5) }
      .frame(width: 28, height: 28)
      .opacity(isEnabled ? 1 : 0.5)
  }

  private static let hues: [Color] = (0...6).map {
    Color(hue: Double($0 % 6) / 6, saturation: 0.8, brightness: 1)
  }
}
