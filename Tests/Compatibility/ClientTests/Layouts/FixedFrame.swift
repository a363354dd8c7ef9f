// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI

/// A layout that is a modifier as well: a frame around what it modifies.
nonisolated struct FixedFrame: Layout, ViewModifier {
  let width: CGFloat?
  let height: CGFloat?
  var alignment = Alignment.center

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 1, let content = subviews.first else { fatalError("One view only") }
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let content = subviews.first!
    let dimensions = content.dimensions(in: inner(proposal))
    let frame = ViewFrame(size: bounds.size)
    let x = frame.x(of: alignment.horizontal) - dimensions[alignment.horizontal]
    let y = frame.y(of: alignment.vertical) - dimensions[alignment.vertical]
    content.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: inner(proposal))
  }

  func body(content: Content) -> some View {
    FixedFrame(width: width, height: height, alignment: alignment) {
      content
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

private struct ViewFrame {
  let size: CGSize

  func x(of guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: return 0
    case .trailing: return size.width
    default: return size.width / 2
    }
  }

  func y(of guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: return 0
    case .bottom: return size.height
    default: return size.height / 2
    }
  }
}

extension View {
  func fixedFrame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }
}
