import Foundation

/// Where a stack's subviews go, from the stack's top leading corner.
struct StackArrangement {
  struct Item {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  var items: [Item]
}
