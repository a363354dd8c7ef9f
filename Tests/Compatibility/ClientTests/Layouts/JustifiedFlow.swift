import SwiftUI

/// Rows like those of a text, which some views begin anew and which can be spread.
struct JustifiedFlow: Layout {
  enum Justification {
    case leading, trailing, spread
  }

  var justification = Justification.leading
  var spacing: CGFloat = 5
  var lineSpacing: CGFloat = 3

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    let height = lines.map(\.height).reduce(0, +) + CGFloat(max(lines.count - 1, 0)) * lineSpacing
    let width = lines.map(\.width).max() ?? 0
    if justification == .leading { return CGSize(width: width, height: height) }
    return CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    let lines = lines(of: subviews, in: bounds.width)
    for (number, line) in lines.enumerated() {
      let free = bounds.width - line.width
      var x = bounds.minX + (justification == .trailing ? free : 0)
      var gap = spacing
      if case .spread = justification, number != lines.indices.last, line.items.count > 1 {
        gap += free / CGFloat(line.items.count - 1)
      }
      for item in line.items {
        let point = CGPoint(x: x, y: y + line.height / 2)
        item.subview.place(at: point, anchor: .leading, proposal: .unspecified)
        x += item.size.width + gap
      }
      y += line.height + lineSpacing
    }
  }
}

extension JustifiedFlow {
  private struct Line {
    var items: [(subview: LayoutSubview, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let fits = lines.last.map { $0.width + spacing + size.width <= width } ?? false
      if subview[BeginsLine.self] || !fits { lines.append(Line()) }
      var line = lines.removeLast()
      line.width += size.width + (line.items.isEmpty ? 0 : spacing)
      line.height = max(line.height, size.height)
      line.items.append((subview, size))
      lines.append(line)
    }
    return lines
  }
}

private struct BeginsLine: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  func beginsLine(_ begins: Bool = true) -> some View {
    layoutValue(key: BeginsLine.self, value: begins)
  }
}
