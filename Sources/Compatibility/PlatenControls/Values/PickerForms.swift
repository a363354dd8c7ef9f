internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
internal import PlatenViews

/// Choices side by side, the chosen one raised: 32 points high, as iOS's, and on macOS as high as
/// a button, which is an estimate.
///
/// All segments are as wide as the widest; where the space is larger, they share it.
struct SegmentedControl: _NonisolatedView {
  let segments: [NodesView]
  let selection: Int?

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.macControls) private var macControls

  var body: some View {
    let height = macControls.map { $0.buttonHeight - 4 } ?? 28
    SegmentLayout() {
      ForEach(segments.indices, id: \.self) { i in
        segments[i]
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity)
          .frame(height: height)
          .background { if i == selection { knob } }
          .overlay(alignment: .leading) { if hasLine(before: i) { line } }
      }
    }
    .padding(2)
    .background { RoundedRectangle(cornerRadius: 9).fill(ControlColor.ground) }
  }

  private var knob: some View {
    RoundedRectangle(cornerRadius: 7)
      .fill(colorScheme == .dark ? Color(Color.Resolved(rgb: 0x636366)) : .white)
      .background {
        RoundedRectangle(cornerRadius: 7).fill(ControlColor.shade).offset(y: 0.5)
      }
      .background {
        RoundedRectangle(cornerRadius: 8).fill(ControlColor.rim).padding(-1).offset(y: 1)
      }
  }

  private var line: some View {
    Rectangle().fill(Color(.separator)).frame(width: 1, height: 14).offset(x: -0.5)
  }

  private func hasLine(before i: Int) -> Bool {
    guard i > 0 else { return false }
    return i != selection && i - 1 != selection
  }
}

/// Views side by side, all as wide as the widest or, if there is space, wider.
private struct SegmentLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count)
    let offered = proposal.width.map { $0.isFinite ? $0 : width }
    return CGSize(width: offered ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for i in subviews.indices {
      subviews[i].place(
        at: CGPoint(x: bounds.minX + CGFloat(i) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// The selected value beside two arrows.
struct MenuButton: _NonisolatedView {
  let choice: NodesView?

  @Environment(\.isInList) private var isInList
  @Environment(\.macControls) private var macControls

  var body: some View {
    if let macControls {
      PopUpButton(controls: macControls, choice: choice)
    } else {
      ActionLabel(
        content: HStack(spacing: 4) {
          choice
          Image(systemName: "chevron.up.chevron.down").fontWeight(.medium).imageScale(.small)
        },
        color: isInList ? .secondary : nil
      )
      // Those of UIButton.Configuration; a row of a list has space around it already.
      .padding(.vertical, isInList ? 0 : 7)
      .padding(.horizontal, isInList ? 0 : 12)
    }
  }
}

/// Choices one under the other, a check mark at the chosen one.
struct InlineChoices: _NonisolatedView {
  let choices: [NodesView]
  let selection: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(choices.indices, id: \.self) { i in
        InlineChoice(choice: choices[i], isChosen: i == selection).padding(.vertical, 11)
      }
    }
  }
}

/// A choice with a check mark at its end if it is the chosen one.
struct InlineChoice: _NonisolatedView {
  let choice: NodesView
  let isChosen: Bool

  @Environment(\.tint) private var tint

  var body: some View {
    HStack {
      choice
      Spacer(minLength: 8)
      Image(systemName: "checkmark").foregroundColor(isChosen ? tint : .clear)
    }
  }
}
