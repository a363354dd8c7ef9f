import Platen
import PlatenSnapshots
import Testing

// What the guide to snapshots shows, from here on.

struct Card: NonisolatedView {
  var tags = ["Swift", "Kotlin", "Rust", "Go"]

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).padding(.horizontal, 10).padding(.vertical, 4)
          .background(.blue.opacity(0.2), in: .capsule)
      }
    }
    .padding()
  }
}

@Suite(.snapshots(tolerance: .exact), .noUnusedSnapshots)
struct CardTests {
  @Test func card() {
    expectSnapshot(of: Card(), size: CGSize(width: 220, height: 120), scale: 2)
    expectSnapshot(of: Card(), named: "places", size: CGSize(width: 220, height: 120), as: .layout)
  }

  @Test func everywhere() {
    expectSnapshots(
      of: Card(),
      over: SnapshotMatrix(
        devices: [.iPhoneSE], dynamicTypeSizes: [.large, .accessibility3],
        colorSchemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft]),
      as: .svg)
  }
}
