package import Foundation
package import PlatenBase
internal import PlatenDrawing
internal import PlatenReports

/// How a view comes into a picture that moves, and goes out of it.
package struct ViewTransition: Sendable {
  /// One of the ways in which a view that is not there differs from one that is.
  package enum Step: Hashable, Sendable {
    /// It cannot be seen through any more than seen.
    case clear
    /// It is as large as a factor says, around a point.
    case scaled(CGFloat, anchor: UnitPoint)
    /// It is beside its place by its own length towards an edge.
    case beside(Edge)
    /// It is elsewhere, by points.
    case offset(CGSize)
  }

  package var insertion: [Step]
  package var removal: [Step]
  /// How it comes and goes; nil for as what is around it changes.
  package var insertionAnimation, removalAnimation: Animation?

  /// What is told of a transition that is drawn as another one; nil for those that are drawn as they are.
  package var difference: String?

  package init(insertion: [Step], removal: [Step]) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// A view that is there at once, and gone at once.
  package static var identity: ViewTransition {
    var transition = ViewTransition(insertion: [], removal: [.clear])
    transition.insertionAnimation = Animation(.atOnce)
    transition.removalAnimation = Animation(.atOnce)
    return transition
  }

  /// This transition and another at once.
  package func combined(with other: ViewTransition) -> ViewTransition {
    var transition = self
    transition.insertion += other.insertion
    transition.removal += other.removal
    transition.difference = difference ?? other.difference
    return transition
  }

  fileprivate func part(_ size: CGSize, isMirrored: Bool) -> PartTransition {
    var part = PartTransition(
      insertion: .init(insertion, size, isMirrored), removal: .init(removal, size, isMirrored))
    part.insertionCurve = insertionAnimation?.curve
    part.removalCurve = removalAnimation?.curve
    return part
  }
}

extension PartTransition.Absence {
  fileprivate init(_ steps: [ViewTransition.Step], _ size: CGSize, _ isMirrored: Bool) {
    self.init()
    for step in steps {
      switch step {
      case .clear: opacity = 0
      case .scaled(let factor, let point): (scale, anchor) = (scale * factor, point)
      case .beside(let edge):
        let left: CGFloat = isMirrored ? 1 : -1
        switch edge {
        case .leading: offset.dx += left * size.width
        case .trailing: offset.dx -= left * size.width
        case .top: offset.dy -= size.height
        case .bottom: offset.dy += size.height
        }
      case .offset(let way):
        (offset.dx, offset.dy) = (offset.dx + way.width, offset.dy + way.height)
      }
    }
  }
}

nonisolated extension View {
  /// This view, which comes and goes in a way.
  package func comingAndGoing(_ transition: ViewTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}

private struct TransitionView<Content: View>: _PrimitiveView {
  let content: Content
  let transition: ViewTransition

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard context.pass.parts == .all else { return content._appendNodes(to: &list, in: context) }
    if let difference = transition.difference, context.pass.changeNumber > 0 {
      context.pass.noteReplacement(.still, difference)
    }
    let start = list.nodes.count
    context.child(0).append(content, to: &list)
    for i in start..<list.nodes.count {
      var part = context.child(i - start + 1)
      part.environment.partMotion.transition = transition.part
      list.nodes[i] = part.part(list.nodes[i])
    }
  }
}
