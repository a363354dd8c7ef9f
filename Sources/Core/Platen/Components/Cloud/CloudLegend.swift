internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenViews

/// A group of a cloud's words, and the colour that tells it.
struct CloudLegendEntry: Equatable {
  var group: String
  var color: Color
}

extension WordCloud {
  /// The groups in the order of their names, with the colours of their heaviest words.
  ///
  /// Groups whose words were given no colours are not among them, and none is where no legend was asked for.
  var legend: [CloudLegendEntry] {
    guard showsLegend else { return [] }
    let earlier = previous?.colors ?? [:]
    return Dictionary(grouping: words, by: \.group).compactMap { group, words in
      // If several words have the same weight, the first in alphabetical order.
      guard let group,
        let heaviest = words.min(by: { (-$0.weight, $0.text) < (-$1.weight, $1.text) })
      else { return nil }
      return ownColor(of: heaviest, earlier: earlier).map {
        CloudLegendEntry(group: group, color: $0)
      }
    }
    .sorted { $0.group < $1.group }
  }
}

/// A cloud, and the names of groups in rows under it, each behind a dot of its colour.
struct CloudWithLegend<Cloud: View>: NonisolatedView {
  let groups: [CloudLegendEntry]
  @ViewBuilder let cloud: () -> Cloud

  var body: some View {
    if groups.isEmpty {
      cloud()
    } else {
      GeometryReader { geometry in
        let size = fontSize(in: geometry.size)
        VStack(spacing: size) {
          cloud()
          legend(size)
        }
      }
    }
  }

  /// The type grows with the cloud, so that the legend looks alike at every size.
  private func fontSize(in size: CGSize) -> CGFloat {
    max((min(size.width, size.height) / 32).rounded(), 11)
  }

  private func legend(_ size: CGFloat) -> some View {
    FlowLayout(alignment: .center, spacing: 1.5 * size, lineSpacing: 0.5 * size) {
      ForEach(groups.indices) { index in
        HStack(spacing: 0.5 * size) {
          Circle().fill(groups[index].color).frame(width: 0.75 * size, height: 0.75 * size)
          Text(verbatim: groups[index].group).font(.system(size: size, weight: .medium))
            .lineLimit(1)
        }
      }
    }
    .frame(maxWidth: .infinity)
  }
}
