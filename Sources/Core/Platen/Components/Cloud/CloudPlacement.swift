internal import Foundation
internal import PlatenBase
internal import PlatenLayout

/// A view that is packed with others, at its own size.
struct CloudView: Sendable {
  let weight: Double
  let group: String?
  /// As a fraction of the layout's sides; nil for its group's, or the middle.
  let target: UnitPoint?
  /// Clockwise.
  let angle: Angle
  /// What it covers, in ems.
  let figure: WordFigure
  /// In points.
  let em: CGFloat
  /// From the middle of the view's box to that of what it covers, in points, before it is turned.
  let inkOffset: CGPoint
}

/// Views at their places.
struct CloudPlacement {
  /// The size in which all have room.
  let size: CGSize
  /// The middles of the views' boxes in points from the top left, in the order of the views.
  let centers: [CGPoint]

  /// How much longer sides become until all views have room, and how many times at most.
  private static let step: CGFloat = 1.08
  private static let steps = 100

  init(of views: [CloudView], in proposal: CGSize, spacing: CGFloat, groups: CloudGroups) {
    var size = proposal
    var centers: [CGPoint?] = []
    for _ in 0..<Self.steps {
      let packing = Packing(views: views, size: size, spacing: spacing, groups: groups)
      centers = packing.mayHaveRoom ? packing.centers() : [nil]
      if centers.allSatisfy({ $0 != nil }) { break }
      size = CGSize(width: size.width * Self.step, height: size.height * Self.step)
    }
    self.size = size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    self.centers = views.indices.map { $0 < centers.count ? centers[$0] ?? middle : middle }
  }
}

/// Views that are packed in a size.
private struct Packing {
  let views: [CloudView]
  let size: CGSize
  let spacing: CGFloat
  let groups: CloudGroups

  /// Whether the views' boxes are no longer than the region, and have no more ink than it.
  var mayHaveRoom: Bool {
    let ink = views.reduce(0) { $0 + $1.figure.area * $1.em * $1.em }
    return ink <= size.width * size.height
      && views.allSatisfy { view in
        let (box, part) = (extent(of: view), region(of: view) ?? .unit)
        return box.width <= part.width * size.width && box.height <= part.height * size.height
      }
  }

  /// Returns where the views' middles are; nil for those without room.
  func centers() -> [CGPoint?] {
    // Views of one weight in their own order.
    let order = views.indices.sorted { (-views[$0].weight, $0) < (-views[$1].weight, $1) }
    let result = packing(order).packed(at: 1)
    var centers: [CGPoint?] = Array(repeating: nil, count: views.count)
    for (index, cell) in zip(order, result.cells) {
      guard let cell else { continue }
      let view = views[index]
      let (cosine, sine) = (view.angle.cosine, view.angle.sine)
      centers[index] = CGPoint(
        x: CGFloat(cell.column) * result.grid.side
          - (view.inkOffset.x * cosine - view.inkOffset.y * sine),
        y: CGFloat(cell.row) * result.grid.side
          - (view.inkOffset.x * sine + view.inkOffset.y * cosine))
    }
    return centers
  }

  private func packing(_ order: [Int]) -> CloudPacking {
    let targets = targets
    let items = order.map { index in
      let view = views[index]
      let region = region(of: view)
      let target = view.target ?? region.map { UnitPoint(x: $0.midX, y: $0.midY) }
      return CloudPacking.Item(
        target: target ?? view.group.flatMap { targets[$0] } ?? .center, key: UInt64(index),
        region: region)
    }
    return CloudPacking(
      size: size, items: items, extent: { item, _ in extent(of: views[order[item]]) }
    ) { item, _, grid in
      let view = views[order[item]]
      let margin = Int((spacing / grid.side).rounded(.up))
      return CloudPacking.Figure(
        mask: view.figure.mask(fontSize: view.em, angle: view.angle, side: grid.side),
        margin: (columns: margin, rows: margin))
    }
  }

  private func extent(of view: CloudView) -> CGSize {
    let size = view.figure.size(at: view.angle)
    return CGSize(width: size.width * view.em, height: size.height * view.em)
  }

  private func region(of view: CloudView) -> CGRect? {
    guard case .regions(let regions) = groups else { return nil }
    return view.group.flatMap { regions[$0] }
  }

  private var targets: [String: UnitPoint] {
    guard groups == .together else { return [:] }
    var weights: [String: Double] = [:]
    for view in views {
      if let group = view.group { weights[group, default: 0] += max(view.weight, 1e-9) }
    }
    return CloudGroups.targets(of: weights, around: .center, in: size)
  }
}

extension CGRect {
  fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
