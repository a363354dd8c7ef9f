public import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

extension View {
  /// This view, drawn through a transform of the coordinates whose origin is its top left corner;
  /// its space stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect { frame, group in
      group.transform = transform.around(frame.origin)
    }
  }

  /// This view, drawn in a mirror where reading goes in a certain direction; its space stays.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    Wrapped(content: self) { child, context in
      guard case .mirrors(let direction) = behavior,
        direction == context.environment.layoutDirection
      else { return child }
      return EffectNode(child) { frame, group in
        group.transform = CGAffineTransform(scaleX: -1, y: 1)
          .around(CGPoint(x: frame.midX, y: frame.midY))
      }
    }
  }

  /// This view, drawn in a mirror where reading goes from right to left; its space stays.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
