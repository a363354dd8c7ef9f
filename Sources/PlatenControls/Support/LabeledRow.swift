internal import PlatenViews

/// A label at the leading end of the space and a control at the other; without the label, the
/// control alone.
struct LabeledRow<Label: View, Content: View>: View {
  let isLabelHidden: Bool
  let label: Label
  let content: Content

  @Environment(\.isEnabled) private var isEnabled

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
        Spacer(minLength: 8)
        content
      }
    }
  }
}
