internal import Foundation
package import PlatenBase
package import PlatenText

extension MotionTimeline {
  /// Whether each change has come to rest when the next one begins, as an SVG can say it.
  package var comesToRest: Bool { duration.isFinite && overlap == nil }

  /// The start of the first change that begins before the one before it has come to rest, and when that does;
  /// nil if there is none.
  package var overlap: (start: Double, end: Double)? {
    zip(changes, changes.dropFirst())
      .map { (start: $1.start, end: $0.start + $0.motion.duration) }
      .first { $0.end > $0.start + 1e-9 }
  }

  /// Prints the picture, whose changes come to rest one after the other, as an SVG.
  ///
  /// Each change is a document that moves, which is seen until the next one begins: viewers without styles
  /// show the last.
  ///
  /// - Returns: What cross-fades in it where SwiftUI changes it in another way.
  /// - Throws: As of a still picture.
  package func printSVG(
    _ pngOptions: PNGOptions, options: SVGOptions, library: FontLibrary, to sink: any ByteSink
  ) throws -> Set<String> {
    guard let document else {
      try displayList(at: 0).print(
        as: .svg, options: pngOptions, svgOptions: options, library: library, to: sink)
      return []
    }
    try document.printSVG(pngOptions, loops: 1, options: options, library: library, to: sink)
    return document.faded
  }

  /// All changes as one motion; nil if there is none.
  private var document: Motion? {
    var before = first
    let motions = changes.map { change in
      var timing = change.timing
      timing.hold = change.start
      timing.drawsFigures = false
      defer { before = change.list }
      return Motion(from: before, to: change.list, timing: timing, room: size)
    }
    guard motions.count > 1 else { return motions.first }
    return Motion(joining: motions, starts: changes.map(\.start), size: size)
  }
}

extension Motion {
  /// Motions one after the other, each of which is seen alone.
  ///
  /// - Parameter starts: When each begins, in seconds; the first is seen from the beginning on.
  fileprivate init(joining motions: [Motion], starts: [Double], size: CGSize) {
    var documents = motions.map(\.document)
    if Set(documents.map(\.background)).count > 1 {
      for i in documents.indices { documents[i].fillBackground(of: size) }
    }
    var (layers, items): ([MotionLayer], [DisplayItem]) = ([], [])
    var originals = 0
    for (i, document) in documents.enumerated() {
      var shown = document.items.map { $0.shifted(layers: layers.count, originals: originals) }
      originals += document.items.map(\.originalCount).reduce(0, +)
      layers += motions[i].layers
      func cover(_ from: Double, _ time: Double) {
        layers.append(MotionLayer(opacityFrom: from, until: time))
        var group = DisplayGroup(items: shown)
        group.motion = .layer(layers.count - 1)
        shown = [.group(group)]
      }
      if i + 1 < starts.count { cover(1, starts[i + 1]) }
      if i > 0 { cover(0, starts[i]) }
      items += shown
    }
    var list = documents[documents.count - 1]
    (list.items, list.size) = (items, size)
    let faded = motions.reduce(into: Set()) { $0.formUnion($1.faded) }
    self.init(list, layers, motions[0].timing, faded: faded)
  }
}

extension DisplayList {
  /// Makes the background an item.
  fileprivate mutating func fillBackground(of size: CGSize) {
    guard let color = background else { return }
    background = nil
    let fill = DisplayItem.fill(
      Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle())
    items.insert(fill, at: 0)
  }
}

extension DisplayItem {
  /// The item with other numbers of layers and of what is shown again.
  fileprivate func shifted(layers: Int, originals: Int) -> DisplayItem {
    guard case .group(let group) = self else { return self }
    var shifted = group.holding(
      group.items.map { $0.shifted(layers: layers, originals: originals) })
    switch group.motion {
    case .layer(let layer): shifted.motion = .layer(layer + layers)
    case .copy(let layer, let original):
      shifted.motion = .copy(layer: layer + layers, of: original + originals)
    case .original(let number): shifted.motion = .original(number + originals)
    case .part, nil: break
    }
    return .group(shifted)
  }

  /// How many groups in the item are shown again.
  fileprivate var originalCount: Int {
    guard case .group(let group) = self else { return 0 }
    let inner = group.items.map(\.originalCount).reduce(0, +)
    if case .original = group.motion { return inner + 1 }
    return inner
  }
}
