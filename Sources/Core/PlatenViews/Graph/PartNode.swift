internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

/// Which views become groups that are found again in another picture.
package enum KeptParts: Sendable {
  /// None: the picture is a still one.
  case none
  /// Those that have a name.
  case named
  /// All that draw something, known by their identity.
  case all
}

/// Draws a node as a group that is found again in another picture.
final class PartNode: UnaryNode {
  private let name: String
  /// The rotation of the child; nil if it cannot be expressed by an angle alone.
  private let turn: MovingPart.Turn?
  /// How far the child is turned and scaled, if it is one group that is.
  private let effect: MovingPart.Effect?
  /// The point around which the child is turned, as a part of its frame.
  private let anchor: UnitPoint?
  private let motion: PartMotion

  init(
    _ child: Node, name: String, turn: MovingPart.Turn? = nil, effect: MovingPart.Effect? = nil,
    anchor: UnitPoint? = nil, motion: PartMotion = PartMotion()
  ) {
    (self.name, self.turn, self.effect) = (name, turn, effect)
    (self.anchor, self.motion) = (anchor, motion)
    super.init(child)
  }

  override var drawsChildAlone: Bool { true }

  override var transitionIfSet: _ViewContext? {
    motion.transition == nil ? child.transitionIfSet : nil
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    var part = MovingPart(name: name, frame: frame, turn: turn)
    part.anchor = anchor.map { point in
      CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    part.effect = effect
    part.curve = motion.curve
    part.transition = motion.transition?(frame.size, isMirrored)
    part.content = child.kind == "text" ? motion.content?(frame.size) : nil
    part.figure = child.movingFigure(in: frame)
    part.containers = drawing.containers
    drawing.group {
      // It is drawn by now.
      part.space = child.spaceTurn
      part.absent = child.absentLooks
      $0.motion = .part(part)
    } _: {
      super.draw(into: &$0, at: origin)
    }
  }
}

/// What views say of how they move.
struct PartMotion {
  /// How a view comes and goes, by its size and whether reading goes from right to left.
  typealias Transition = (CGSize, Bool) -> PartTransition

  /// The innermost view around that is known by its name.
  var root = Identity()
  /// The course of their changes; nil for that of the change itself.
  var curve: AnimationCurve?
  /// How they come and go; nil for by fading.
  var transition: Transition?
  /// How what is within them comes and goes, by their size; nil for by fading.
  var content: ((CGSize) -> PartTransition)?
  /// Whether each character of a text is a part of its own.
  var splitsTexts = false
  /// Whether views and modifiers are made for each moment of their animatable data.
  var asksForData = true
}

private struct PartMotionKey: EnvironmentKey {
  static var defaultValue: PartMotion { PartMotion() }
}

extension EnvironmentValues {
  /// How what is drawn moves in pictures that do.
  var partMotion: PartMotion {
    get { self[PartMotionKey.self] }
    set { self[PartMotionKey.self] = newValue }
  }
}

// MARK: - Parts of all views

extension _NodeList {
  /// Adds the node of a view that draws something, and that no other views are in.
  mutating func append(leaf node: Node, in context: _ViewContext) {
    nodes.append(context.pass.parts == .all ? context.part(node) : node)
  }
}

extension _ViewContext {
  /// Has the nodes since one come and go as they say, of a view that may be missing, or another, next time.
  func makeTransitions(of list: inout _NodeList, since start: Int) {
    guard pass.parts == .all else { return }
    for i in start..<list.nodes.count {
      guard let part = list.nodes[i].transitionIfSet else { continue }
      list.nodes[i] = part.part(list.nodes[i])
    }
  }

  /// A node as a part that is known by this view's identity.
  func part(
    _ node: Node, turn: MovingPart.Turn? = nil, effect: MovingPart.Effect? = nil,
    anchor: UnitPoint? = nil
  ) -> PartNode {
    let part = PartNode(
      node, name: identity.name, turn: turn, effect: effect, anchor: anchor,
      motion: environment.partMotion)
    part.isMirrored = environment.isRightToLeft
    return part
  }
}
