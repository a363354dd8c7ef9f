/// What a stack has found out about its subviews.
public struct StackLayoutCache {
  /// Keyed by the subviews, because a layout may delegate a slice of its own to a stack.
  var memo = SubviewMemo<StackMemory>()
}
