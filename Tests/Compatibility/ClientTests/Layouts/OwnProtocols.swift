import SwiftUI

/// What a layout needs of a view, so that it can be tried with stand-ins.
protocol Piece {
  associatedtype Distances: PieceSpacing
  associatedtype Size: PieceSize

  var spacing: Distances { get }
  var priority: Double { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func dimensions(in proposal: ProposedViewSize) -> Size
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
}

protocol PieceSpacing {
  static var zero: Self { get }
  init()
  mutating func formUnion(_ other: Self, edges: Edge.Set)
  func union(_ other: Self, edges: Edge.Set) -> Self
  func distance(to next: Self, along axis: Axis) -> CGFloat
}

protocol PieceSize {
  var width: CGFloat { get }
  var height: CGFloat { get }
  subscript(guide: HorizontalAlignment) -> CGFloat { get }
  subscript(guide: VerticalAlignment) -> CGFloat { get }
  subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
  subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
}

protocol Pieces: RandomAccessCollection, Sendable
where Element: Piece, Index == Int, SubSequence == Self {
  var layoutDirection: LayoutDirection { get }
}

extension LayoutSubview: Piece {}
extension LayoutSubviews: Pieces {}
extension ViewSpacing: PieceSpacing {}
extension ViewDimensions: PieceSize {}

/// A row that knows views only through protocols of its own.
struct PieceRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(of: subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(subviews, in: bounds)
  }

  private func size(of pieces: some Pieces) -> CGSize {
    guard let last = pieces.last else { return .zero }
    let size = last.dimensions(in: .unspecified)
    let rest = self.size(of: pieces.dropLast())
    return CGSize(
      width: rest.width + gap(after: pieces.dropLast().last, before: last) + size.width,
      height: max(rest.height, size.height))
  }

  private func place<P: Pieces>(_ pieces: P, in bounds: CGRect) {
    var x = bounds.minX
    var previous: P.Element?
    for piece in pieces.sorted(by: { $0.priority > $1.priority }) {
      x += gap(after: previous, before: piece)
      let size = piece.dimensions(in: .unspecified)
      piece.place(
        at: CGPoint(x: x, y: bounds.midY - size[VerticalAlignment.center]), anchor: .topLeading,
        proposal: .unspecified)
      x += size[explicit: HorizontalAlignment.trailing] ?? size.width
      previous = piece
    }
  }

  private func gap<P: Piece>(after previous: P?, before next: P) -> CGFloat {
    previous.map { $0.spacing.distance(to: next.spacing, along: .horizontal) } ?? 0
  }
}
