public import Foundation
internal import PlatenBase
public import PlatenLayout

nonisolated extension View {
  /// Puts this view into a frame of a fixed size in points; nil, negative and infinite lengths set none.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let lengths = Axis.Set(width: width, height: height)
    return Wrapped(content: self, lengths: lengths) { child, context, _ in
      if context.pass.hasMissingImages, width != nil, height != nil {
        MissingImageNode.frame(child)
      }
      return FrameNode(child, width: width, height: height, alignment: alignment)
    }
  }

  /// Returns this view unchanged.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Puts this view into a frame whose size follows the offered space, within bounds in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let lengths = Axis.Set(width: idealWidth, height: idealHeight)
    return Wrapped(content: self, lengths: lengths) { child, _, _ in
      FlexibleFrameNode(
        child, width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment)
    }
  }
}

extension Axis.Set {
  /// The axes along which there is a length.
  fileprivate init(width: CGFloat?, height: CGFloat?) {
    self = []
    if width != nil { insert(.horizontal) }
    if height != nil { insert(.vertical) }
  }
}

final class FrameNode: AligningNode {
  private let width: CGFloat?
  private let height: CGFloat?

  init(_ child: Node, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func usable(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.width = usable(width)
    self.height = usable(height)
    super.init(child, alignment: alignment)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A fixed frame has its size, whatever is in it:
    // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override var layoutSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return childSpacing(resetting: edges)
  }
}

/// The bounds of one side of a flexible frame, in points.
private struct FlexibleLength {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    // Bounds that contradict each other are brought into order, the least first.
    self.minimum = minimum.map { max($0.isNaN ? 0 : $0, 0) }
    self.ideal = ideal.map { max($0.isNaN ? 0 : $0, self.minimum ?? 0) }
    self.maximum = maximum.map { max($0.isNaN ? 0 : $0, self.ideal ?? self.minimum ?? 0) }
  }

  /// Whether the length is the child's.
  var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }

  func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  func resolve(proposal: CGFloat?, child: CGFloat) -> CGFloat {
    // https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    if proposal == nil, let ideal { return ideal }
    let offered = childProposal(proposal)
    switch (minimum, maximum) {
    case (.some, .some):
      return clamp(proposal ?? child)
    case (.some(let minimum), nil):
      return max(min(offered ?? .infinity, child), minimum)
    case (nil, .some(let maximum)):
      return min(max(offered ?? -.infinity, child), maximum)
    case (nil, nil):
      return child
    }
  }
}

private final class FlexibleFrameNode: AligningNode {
  private let width: FlexibleLength
  private let height: FlexibleLength

  init(_ child: Node, width: FlexibleLength, height: FlexibleLength, alignment: Alignment) {
    self.width = width
    self.height = height
    super.init(child, alignment: alignment)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  override func placedChildProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    child.proposal(filling: ProposedViewSize(size), sizedBy: childProposal(proposal))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(
      width: width.resolve(proposal: proposal.width, child: inner.width),
      height: height.resolve(proposal: proposal.height, child: inner.height))
  }

  override var layoutSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if !width.isFree { edges.formUnion(.horizontal) }
    if !height.isFree { edges.formUnion(.vertical) }
    return childSpacing(resetting: edges)
  }
}
