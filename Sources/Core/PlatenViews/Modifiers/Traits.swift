public import Foundation
public import PlatenLayout

nonisolated extension View {
  /// Sets the priority of this view when a stack shares out space; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    Wrapped(content: self) { child, _, _ in PriorityNode(child, priority: value) }
  }

  /// Sets a value of this view that its layout can read.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    Wrapped(content: self) { child, _, _ in LayoutValueNode(child, key: key, value: value) }
  }

  /// This view with a value that its layout may read, made of the one that is set further in, if any.
  package func layoutValue<K: LayoutValueKey>(
    key: K.Type, joining join: @escaping (_ inner: K.Value?) -> K.Value
  ) -> some View {
    Wrapped(content: self) { child, _, _ in JoinedLayoutValueNode(child, key: key, join: join) }
  }

  /// Sets a horizontal guide of this view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      GuideNode(child, guide: .horizontal(guide), computeValue: computeValue)
    }
  }

  /// Sets a vertical guide of this view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      GuideNode(child, guide: .vertical(guide), computeValue: computeValue)
    }
  }
}

private final class PriorityNode: UnaryNode {
  private let priority: Double

  init(_ child: Node, priority: Double) {
    self.priority = priority
    super.init(child)
  }

  override var layoutPriority: Double { priority }

  override var drawsChildAlone: Bool { true }
}

final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode {
  private let value: Key.Value

  init(_ child: Node, key: Key.Type, value: Key.Value) {
    self.value = value
    super.init(child)
  }

  override var drawsChildAlone: Bool { true }

  /// The innermost value, as in SwiftUI.
  ///
  /// A container can give all of its views a value, and each view may have another: in pictures of
  /// SwiftUI-Flow a view's own value wins over the one that the flow sets on its content.
  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    if let inner = super.layoutValueIfSet(for: key) { return inner }
    return key == Key.self ? value as? K.Value : nil
  }
}

private final class JoinedLayoutValueNode<Key: LayoutValueKey>: UnaryNode {
  private let join: (Key.Value?) -> Key.Value

  init(_ child: Node, key: Key.Type, join: @escaping (Key.Value?) -> Key.Value) {
    self.join = join
    super.init(child)
  }

  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    let inner = super.layoutValueIfSet(for: key)
    return key == Key.self ? join(inner as? Key.Value) as? K.Value : inner
  }
}

private final class GuideNode: UnaryNode {
  private let guide: AlignmentKey
  private var guides = GuideCache()
  private let computeValue: (ViewDimensions) -> CGFloat

  init(
    _ child: Node, guide: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = guide
    self.computeValue = computeValue
    super.init(child)
  }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide == self.guide else { return super.explicitAlignment(of: guide, in: proposal) }
    if let known = guides[guide, proposal] { return known.value }
    let value = computeValue(ViewDimensions(of: child, in: proposal))
    guides[guide, proposal] = .init(value)
    return value
  }
}
