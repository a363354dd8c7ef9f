internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText
internal import PlatenViews

/// A progress in a widget: a closed ring that is filled up to the value, as large as the offered space.
///
/// Outside widgets, iOS draws a spinner whatever the value is. Apple publishes no measures: without an offer the ring is 24
/// points wide, and its line is an eighth of its width, from 2 to 5.5 points.
struct ProgressRing: _NonisolatedView {
  let configuration: ProgressViewStyleConfiguration
  let fraction: Double
  let tint: Color?

  @Environment(\.tint) private var surrounding

  var body: some View {
    GeometryReader { proxy in
      let line = min(max(proxy.size.width / 8, 2), 5.5)
      ZStack {
        ring(1, line).opacity(0.3)
        ring(fraction, line)
        configuration.currentValueLabel.font(.caption2).minimumScaleFactor(0.5).padding(line * 1.5)
      }
    }
    .frame(idealWidth: 24, idealHeight: 24)
    .aspectRatio(1, contentMode: .fit)
  }

  private func ring(_ share: Double, _ line: CGFloat) -> some View {
    Circle()
      .trim(from: 0, to: share)
      .stroke(tint ?? surrounding, style: StrokeStyle(lineWidth: line, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .padding(line / 2)
  }
}
