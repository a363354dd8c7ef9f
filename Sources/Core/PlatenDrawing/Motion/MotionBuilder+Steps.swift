internal import Foundation
internal import PlatenBase
internal import PlatenText

// What frames alone can show, in a document: pictures that replace each other.

extension MotionBuilder {
  /// Pictures per second, as wanted and at least.
  private static let (rate, leastRate) = (24.0, 8.0)
  /// The most points of paths in all pictures: about a megabyte.
  private static let mostPoints = 50_000

  /// Makes what only frames can show as pictures that replace each other.
  ///
  /// - Parameter make: Makes it as frames show it.
  /// - Returns: nil where frames are drawn, between two stills, and for what changes at once or has too many points.
  mutating func steps(_ make: (inout MotionBuilder) -> DisplayItem?) -> DisplayItem? {
    guard !timing.drawsFigures, timing.curve != nil else { return nil }
    var frames = self
    frames.timing.drawsFigures = true
    (frames.layers, frames.faded) = ([], [])
    guard let item = make(&frames), frames.layers.contains(where: \.isMoving) else { return nil }
    let motion = Motion(DisplayList(size: .zero, items: [item]), frames.layers, frames.timing)
    let (start, end) = (there.moving, motion.duration)
    // What changes at once needs nothing between.
    guard end > start else { return nil }
    // What is turned in space is drawn as paths only then.
    let halfWay = motion.displayList(at: (start + end) / 2).items
    let most = Self.mostPoints / max(halfWay.map(\.pointCount).reduce(0, +), 1)
    let count = Int(min(((end - start) * Self.rate).rounded(.up), Double(most)))
    guard Double(count) >= (end - start) * Self.leastRate else {
      faded.insert(item.kindName)
      return nil
    }
    faded.formUnion(frames.faded)
    let step = (end - start) / Double(count)
    // Each picture is seen from half a step before its moment to half a step after it.
    let items = (0...count).compactMap { i -> DisplayItem? in
      let seconds = i == count ? end : start + Double(i) * step
      var shown = motion.displayList(at: seconds).items
      if shown.isEmpty { return nil }
      func cover(_ from: Double, until time: Double) {
        shown = [group(MotionLayer(opacityFrom: from, until: time), shown, item.kindName)]
      }
      if i < count { cover(1, until: seconds + step / 2) }
      if i > 0 { cover(0, until: seconds - step / 2) }
      return shown.count == 1 ? shown[0] : .group(DisplayGroup(items: shown))
    }
    return .group(DisplayGroup(items: items))
  }
}

extension MotionLayer {
  /// What is seen, or not, until a time in seconds, and then the other way.
  init(opacityFrom from: Double, until time: Double) {
    func change(_ from: Double) -> Change<Double> {
      .init(from: from, to: 1 - from, curve: MotionCurve(.atOnce), start: time)
    }
    opacity = Track(there: change(from), back: change(1 - from))
    isGhost = from == 1
  }
}

extension DisplayItem {
  /// How many points its paths have; each glyph, which a document has once, and each picture counts as some.
  fileprivate var pointCount: Int {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): path.elements.count
    case .glyphs(let glyphs): 2 * glyphs.run.glyphs.count
    case .image: 10
    case .group(let group):
      (group.items + (group.mask ?? [])).map(\.pointCount).reduce(0, +)
    }
  }
}
