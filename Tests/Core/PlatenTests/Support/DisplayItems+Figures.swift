import Foundation
import PlatenBase

@testable import PlatenDrawing

extension [DisplayItem] {
  /// Where figures lie in the picture, in the order in which they are drawn.
  var figures: [CGRect] {
    flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): [path.boundingRect]
      case .group(let group): group.items.figures.map { $0.applying(group.transform) }
      case .glyphs, .image: []
      }
    }
  }

  /// The opacities of groups that are not opaque.
  var opacities: [Double] {
    flatMap { item -> [Double] in
      guard case .group(let group) = item else { return [] }
      return (group.opacity < 1 ? [group.opacity] : []) + group.items.opacities
    }
  }

  /// The red of the colours that figures are filled with.
  var reds: [Double] {
    flatMap { item -> [Double] in
      switch item {
      case .fill(_, .color(let color), _): [Double(color.red)]
      case .group(let group): group.items.reds
      default: []
      }
    }
  }
}
