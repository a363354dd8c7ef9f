public import Foundation
public import PlatenBase
internal import PlatenText

/// A change to the drawing of a view, which does not change its space.
public protocol VisualEffect: Animatable, Sendable {
  /// Returns the changed view.
  func _changed(_ view: AnyView) -> AnyView
}

/// The empty effect, to which code adds others.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes an effect that changes nothing.
  public init() {}

  /// Returns the view unchanged.
  public func _changed(_ view: AnyView) -> AnyView { view }
}

/// An effect that is applied after another.
private struct LaterEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (AnyView) -> AnyView

  func _changed(_ view: AnyView) -> AnyView { change(base._changed(view)) }
}

// MARK: - The effects

extension VisualEffect {
  /// Draws the view moved to the right and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { AnyView($0.offset(x: x, y: y)) }
  }

  /// Draws the view moved to the right and down, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Multiplies the opacity of the view: 0 is invisible, and 1 changes nothing.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { AnyView($0.opacity(opacity)) }
  }

  /// Draws the view larger or smaller around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }

  /// Draws the view larger or smaller around a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller around a point.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }

  /// Draws the view blurred, with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  /// Draws the view lighter by an amount: -1 is black and 1 white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.brightness(amount)) }
  }

  /// Draws the view's colours `amount` times as far from medium grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.contrast(amount)) }
  }

  /// Draws the view's colours `amount` times as strong.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.saturation(amount)) }
  }

  /// Draws the view greyer by an amount: 0 changes nothing, and 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.grayscale(amount)) }
  }

  /// Draws the view with every hue turned around the circle of hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { AnyView($0.hueRotation(angle)) }
  }

  /// Draws the view turned around an axis in space, seen from a distance.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.rotation3DEffect(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }

  /// Draws the view changed by a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { AnyView($0.transformEffect(transform)) }
  }

  private func then(_ change: @escaping @Sendable (AnyView) -> AnyView) -> some VisualEffect {
    LaterEffect(base: self, change: change)
  }
}

// MARK: - Views

nonisolated extension View {
  /// Draws this view with effects that may depend on its geometry.
  ///
  /// The geometry is the one without the effects.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      return VisualEffectNode(child) { node in
        MeasuringContext.with(context.measuring) {
          let proxy = GeometryProxy(node: node)
          let change = context.pass.watching(context.bodyOwner) {
            effect(EmptyVisualEffect(), proxy)
          }
          return context.child(0).node(of: change._changed(AnyView(NodeView(node: child))))
        }
      }
    }
  }
}

/// A node that has been made, as a view.
private struct NodeView: _PrimitiveView {
  let node: Node

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) { list.nodes.append(node) }
}

/// A node whose child is wrapped in others when its place is known.
private final class VisualEffectNode: UnaryNode {
  private let wrap: (Node) -> Node?
  private var wrapped: Node?

  init(_ child: Node, wrap: @escaping (Node) -> Node?) {
    self.wrap = wrap
    super.init(child)
  }

  override var children: [Node] { [wrapped ?? child] }

  override func placeChildren() {
    wrapped = wrap(self)
    layOutChild(wrapped ?? child, at: .zero, proposal: proposal)
  }
}
