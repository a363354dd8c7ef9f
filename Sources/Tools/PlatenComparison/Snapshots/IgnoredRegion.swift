package import Foundation
internal import Platen

/// A part of a picture that is not compared.
package enum IgnoredRegion: Hashable, Sendable {
  /// A rectangle in points, from the picture's top left.
  case rectangle(CGRect)
  /// A view by its id in the layout, such as `view.vStack.children[2]`, with all that is in it.
  case node(String)
}

// MARK: - Frames

/// The frames of the ignored parts of two snapshots, in points.
struct IgnoredFrames {
  /// The rectangles: those that were named, and the views as they were and as they are.
  let frames: [CGRect]
  /// The ids of the views.
  let ids: [String]

  /// - Throws: ``SnapshotComparisonError`` if a view is in none of the files, or no file has a layout.
  init(
    _ regions: [IgnoredRegion], _ files: [SnapshotFile]
  ) throws(SnapshotComparisonError) {
    var frames: [CGRect] = []
    var ids: [String] = []
    lazy var trees = files.compactMap(\.layout)
    for region in regions {
      switch region {
      case .rectangle(let frame): frames.append(frame)
      case .node(let id):
        guard !trees.isEmpty else {
          throw SnapshotComparisonError(noLayoutFor: id)
        }
        let found = trees.flatMap { Self.nodes(of: $0) }.filter { $0.id == id }
        guard !found.isEmpty else {
          let known = trees.flatMap { Self.nodes(of: $0) }.map(\.id).filter { !$0.isEmpty }
          throw SnapshotComparisonError(unknownNode: id, among: known)
        }
        ids.append(id)
        frames += found.map(\.frame)
      }
    }
    (self.frames, self.ids) = (frames, ids)
  }

  /// A rectangle in points.
  init(_ frame: CGRect) {
    (frames, ids) = ([frame], [])
  }

  /// All views of a tree.
  ///
  /// Trees may be as deep as views, so that no call calls itself.
  private static func nodes(of tree: LayoutTree) -> [LayoutTree] {
    var nodes: [LayoutTree] = []
    var open = [tree]
    while let node = open.popLast() {
      nodes.append(node)
      open += node.children.reversed()
    }
    return nodes
  }

  /// The smallest regions of whole pixels that cover the frames.
  func pixels(scale: Double) -> [PixelRegion] {
    frames.map { frame in
      let left = Self.whole((frame.minX * scale).rounded(.down))
      let top = Self.whole((frame.minY * scale).rounded(.down))
      return PixelRegion(
        x: left, y: top, width: Self.whole((frame.maxX * scale).rounded(.up)) - left,
        height: Self.whole((frame.maxY * scale).rounded(.up)) - top)
    }
  }

  private static func whole(_ number: CGFloat) -> Int {
    Int(min(max(number, -1_000_000_000), 1_000_000_000))
  }

  /// Returns whether a change of the layout is in an ignored part.
  func contains(_ change: LayoutChange) -> Bool {
    if ids.contains(where: { change.id == $0 || change.id.hasPrefix($0 + ".") }) { return true }
    let places = [change.oldFrame, change.newFrame].compactMap(\.self)
    return !places.isEmpty
      && places.allSatisfy { place in frames.contains { $0.contains(place) } }
  }
}
