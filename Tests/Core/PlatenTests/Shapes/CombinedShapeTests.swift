import Foundation
import Platen
import PlatenDrawing
import TestSupport
import Testing

@Suite struct CombinedShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func shapesAreCombinedInOneSpace() {
    let left = Rectangle().size(width: 30, height: 20)
    let right = Rectangle().size(width: 30, height: 20).offset(x: 10)
    func text(_ shape: some Shape) -> String { shape.path(in: rect).description }
    #expect(text(left.intersection(right)) == "10 0 m 30 0 l 30 20 l 10 20 l h")
    #expect(text(left.union(right)) == "0 0 m 40 0 l 40 20 l 0 20 l h")
    #expect(text(left.subtracting(right)) == "0 0 m 10 0 l 10 20 l 0 20 l h")
    #expect(
      text(left.symmetricDifference(right))
        == "0 0 m 10 0 l 10 20 l 0 20 l h 30 0 m 40 0 l 40 20 l 30 20 l h")
  }

  @Test func outlinesAreCutAtAShape() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 10), CGPoint(x: 50, y: 10)]) }
    func text(_ shape: some Shape) -> String { shape.path(in: rect).description }
    let shape = AnyShape(line)
    #expect(text(shape.lineIntersection(Rectangle())) == "0 10 m 40 10 l")
    #expect(text(shape.lineSubtraction(Rectangle())) == "-5 10 m 0 10 l 40 10 m 50 10 l")
  }

  @Test func theFillRuleIsThatOfBoth() {
    let twice = Path {
      $0.addRect(rect)
      $0.addRect(CGRect(x: 10, y: 5, width: 20, height: 10))
    }
    let middle = CGPoint(x: 20, y: 10)
    #expect(AnyShape(twice).intersection(Rectangle()).path(in: rect).contains(middle))
    let even = AnyShape(twice).intersection(Rectangle(), eoFill: true).path(in: rect)
    #expect(!even.contains(middle) && even.contains(CGPoint(x: 5, y: 10)))
  }

  @Test func aCombinedShapeTakesTheSizeAndTheRoleOfTheFirst() {
    let proposal = ProposedViewSize(width: 40, height: 20)
    let disc = Circle().subtracting(Rectangle())
    #expect(disc.sizeThatFits(proposal) == Circle().sizeThatFits(proposal))
    #expect(type(of: disc).role == .fill)
    #expect(disc.path(in: rect).isEmpty)
  }
}
