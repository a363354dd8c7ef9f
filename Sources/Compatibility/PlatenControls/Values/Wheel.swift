internal import Foundation
internal import PlatenBase
internal import PlatenText
internal import PlatenViews

/// Rows on a wheel that has stopped at one of them, as iOS draws pickers: rows of 32 points on a drum whose front
/// is 216 points high.
///
/// The drum's radius, and how its rows pale, are estimates.
struct WheelColumn<Row: View>: _NonisolatedView {
  /// The rows, and how many each of them is below the one in front.
  let rows: [(offset: Int, row: Row)]

  var body: some View {
    ZStack {
      ForEach(rows.indices, id: \.self) { i in
        let angle = Double(rows[i].offset) * WheelMetrics.rowHeight / WheelMetrics.radius
        rows[i].row
          .lineLimit(1)
          .scaleEffect(x: 1, y: cos(angle))
          .opacity(rows[i].offset == 0 ? 1 : 0.45 * cos(angle))
          .offset(y: sin(angle) * WheelMetrics.radius)
      }
    }
    .frame(height: WheelMetrics.height)
  }
}

enum WheelMetrics {
  static let height: CGFloat = 216
  static let rowHeight: Double = 32
  static let radius: Double = 100
  /// How many rows are in sight on either side of the one in front.
  static let reach = 4
  static let font = Font.system(size: 23)
}

nonisolated extension View {
  /// This view of wheels, with the band that the rows in front lie on.
  func wheelBand() -> some View {
    background {
      RoundedRectangle(cornerRadius: 8).fill(ControlColor.ground).frame(height: 34)
        .padding(.horizontal, 9)
    }
  }
}

/// Choices on a wheel, which is as wide as its space.
struct WheelChoices: _NonisolatedView {
  let choices: [NodesView]
  let selection: Int?

  var body: some View {
    let front = selection ?? 0
    let near = choices.indices.filter { abs($0 - front) <= WheelMetrics.reach }
    WheelColumn(rows: near.map { ($0 - front, choices[$0]) })
      .frame(maxWidth: .infinity)
      .wheelBand()
  }
}
