package import Foundation
package import PlatenBase
internal import PlatenDrawing
internal import PlatenReports

/// How a view comes into a picture that moves, and goes out of it.
package struct ViewTransition {
  /// A way in which a view differs before it appears or after it disappears.
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

  /// Makes of a view what it looks like where the steps do not say all: before it comes (-1), while it is there
  /// (0) and after it has gone (1); nil where they do.
  package var look: ((AnyView, Double) -> AnyView)?

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

  /// Returns this transition combined with another.
  package func combined(with other: ViewTransition) -> ViewTransition {
    var transition = self
    transition.insertion += other.insertion
    transition.removal += other.removal
    transition.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    transition.removalAnimation = removalAnimation ?? other.removalAnimation
    transition.look = Self.look(look, other.look) { ($0, $0) }
    return transition
  }

  /// Returns the looks of two transitions of one view.
  ///
  /// - Parameter phases: The phases of both when the whole is in one.
  package static func look(
    _ a: ((AnyView, Double) -> AnyView)?, _ b: ((AnyView, Double) -> AnyView)?,
    phases: @escaping (Double) -> (Double, Double)
  ) -> ((AnyView, Double) -> AnyView)? {
    if a == nil, b == nil { return nil }
    return { view, phase in
      let (first, second) = phases(phase)
      let inner = a?(view, first) ?? view
      return b?(inner, second) ?? inner
    }
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
    guard let look = transition.look else {
      let inner = context.child(0)
      let nodes = inner.nodes(of: content)
      if let identified = content as? any IdentifiedView {
        // With another id it goes, and comes as another view, whatever is around.
        let view = identified.identified(in: inner)
        list.nodes += nodes.enumerated().map { part(of: $0, in: view).part($1) }
      } else {
        list.nodes += nodes.enumerated().map { TransitionNode($1, part(of: $0, in: context)) }
      }
      return
    }
    let start = list.nodes.count
    var inner = context.child(0)
    // One view looks in three ways at once.
    inner.environment.partMotion.asksForData = false
    appendLooks(look, to: &list, in: inner)
    let view = (content as? any IdentifiedView)?.identified(in: inner) ?? context
    for i in start..<list.nodes.count {
      list.nodes[i] = part(of: i - start, in: view).part(list.nodes[i])
    }
  }

  /// The context of the part that a node of the view comes and goes as.
  private func part(of index: Int, in context: _ViewContext) -> _ViewContext {
    var part = context.child(index + 1)
    part.environment.partMotion.transition = transition.part
    return part
  }

  /// Adds the view as it is while it is there, which knows what it looks like before and after.
  ///
  /// All three are one view, with one state.
  private func appendLooks(
    _ look: (AnyView, Double) -> AnyView, to list: inout _NodeList, in context: _ViewContext
  ) {
    let views = [0, -1, 1].map { context.nodes(of: look(AnyView(content), $0)) }
    for (i, node) in views[0].enumerated() {
      guard views.allSatisfy({ $0.count == views[0].count }) else {
        context.pass.noteReplacement(
          .still,
          "transition: its body has other views in other phases, and the view appears at once")
        list.nodes.append(node)
        continue
      }
      let looks = AbsentLooksNode(node, before: views[1][i], after: views[2][i])
      looks.isMirrored = context.environment.isRightToLeft
      list.nodes.append(looks)
    }
  }
}

/// A node whose view comes and goes in a way: with all that is done to it before it is one of several views.
private final class TransitionNode: UnaryNode {
  private let part: _ViewContext

  init(_ child: Node, _ part: _ViewContext) {
    self.part = part
    super.init(child)
  }

  override var drawsChildAlone: Bool { true }
  override var transitionIfSet: _ViewContext? { part }
}

/// Draws a view, and aside what it looks like before it comes and after it has gone.
private final class AbsentLooksNode: UnaryNode {
  private let before, after: Node
  private var drawn: MovingPart.AbsentLooks?

  init(_ child: Node, before: Node, after: Node) {
    (self.before, self.after) = (before, after)
    super.init(child)
  }

  override var drawsChildAlone: Bool { true }
  override var absentLooks: MovingPart.AbsentLooks? { drawn }

  override func placeChildren() {
    super.placeChildren()
    for node in [before, after] { layOutChild(node, at: .zero, proposal: proposal) }
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    super.draw(into: &drawing, at: origin)
    func items(_ node: Node) -> [DisplayItem] {
      var inner = Drawing(grid: drawing.grid, pass: drawing.pass)
      node.drawPlaced(into: &inner, at: origin)
      return inner.items
    }
    drawn = MovingPart.AbsentLooks(before: items(before), after: items(after))
  }
}
