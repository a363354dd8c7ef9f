import Foundation
import PlatenBase
import PlatenLayout
import Testing

// Files written for SwiftUI do the following to its types. That this file compiles is the test.

private protocol MeasurableViews: RandomAccessCollection
where Element: MeasurableView, Index == Int {
  associatedtype Subviews
}

private protocol MeasurableView {
  associatedtype Spacing: PreferredSpacing
  associatedtype Size: Measured
  var spacing: Spacing { get }
  var priority: Double { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func dimensions(in proposal: ProposedViewSize) -> Size
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

private protocol PreferredSpacing {
  static var zero: Self { get }
  init()
  mutating func formUnion(_ other: Self, edges: Edge.Set)
  func union(_ other: Self, edges: Edge.Set) -> Self
  func distance(to next: Self, along axis: Axis) -> CGFloat
}

private protocol Measured {
  var width: CGFloat { get }
  var height: CGFloat { get }
  subscript(guide: HorizontalAlignment) -> CGFloat { get }
  subscript(guide: VerticalAlignment) -> CGFloat { get }
  subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
}

extension LayoutSubviews: MeasurableViews { typealias Subviews = LayoutSubviews }
extension LayoutSubview: MeasurableView {}
extension ViewSpacing: PreferredSpacing {}
extension ViewDimensions: Measured {}

/// A layout named as one of ours, in the user's own file.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // The clock article's arithmetic.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
      var point = CGPoint(x: 0, y: -bounds.width / 3.0)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct SourceCompatibilityTests {
  @Test func aUsersOwnRadialLayoutStandsBeforeOursAndGivesTheSameFrames() {
    let mine = (0..<12).map { _ in StubElement.fixed(20, 10) }
    let ours = (0..<12).map { _ in StubElement.fixed(20, 10) }
    let proposal = ProposedViewSize(width: 240, height: 240)
    let expected = Stage(RadialLayout(), mine, in: proposal)
    expectFrames(Stage(PlatenLayout.RadialLayout(), ours, in: proposal).frames, expected.frames)
  }

  @Test func aDefaultProposalReplacesNilBy10() {
    #expect(
      ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 3))
  }
}
