import SwiftUI

/// A column whose views say by a closure, or by a binding, how wide they are.
struct RuledWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 100
    return CGSize(width: width, height: proposals(for: subviews, in: width).map(\.1.height).sum)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (subview, size) in proposals(for: subviews, in: bounds.width) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .init(size))
      y += size.height
    }
  }

  private func proposals(for subviews: Subviews, in width: CGFloat) -> [(LayoutSubview, CGSize)] {
    subviews.map { subview in
      let rule = subview[WidthRule.self]
      let bound = subview[WidthBinding.self]?.wrappedValue
      let inner = bound.map { CGFloat($0) } ?? rule(width)
      return (subview, subview.sizeThatFits(.init(width: inner, height: nil)))
    }
  }
}

private struct WidthRule: LayoutValueKey {
  static var defaultValue: (CGFloat) -> CGFloat { { $0 } }
}

private struct WidthBinding: LayoutValueKey {
  static var defaultValue: Binding<Double>? { nil }
}

extension View {
  func width(_ rule: @escaping (CGFloat) -> CGFloat) -> some View {
    layoutValue(key: WidthRule.self, value: rule)
  }

  func width(_ binding: Binding<Double>) -> some View {
    layoutValue(key: WidthBinding.self, value: binding)
  }
}

extension Sequence where Element: AdditiveArithmetic {
  fileprivate var sum: Element { reduce(.zero, +) }
}
