import PlatenBase
import TestSupport
import Testing

struct CGAffineTransformTests {
  @Test func aQuarterTurnTakes12OclockTo3OclockExactly() {
    let point = CGPoint(x: 0, y: -100).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(point == CGPoint(x: 100, y: 0))
  }

  @Test func concatenatingAppliesTheLeftTransformFirst() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let shift = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 0)
    #expect(point.applying(turn.concatenating(shift)) == CGPoint(x: 10, y: 1))
    #expect(point.applying(shift.concatenating(turn)) == CGPoint(x: 0, y: 11))
  }

  @Test func rotatedScaledAndTranslatedApplyBeforeTheTransformItself() {
    let shift = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 2)
    #expect(point.applying(shift.rotated(by: .pi / 2)) == CGPoint(x: 8, y: 21))
    #expect(point.applying(shift.scaledBy(x: 3, y: 4)) == CGPoint(x: 13, y: 28))
    #expect(
      point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 6))
        == CGPoint(x: 12, y: 16))
  }

  @Test func anInverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5)
    #expect(
      CGPoint(x: 7, y: 9).applying(transform).applying(transform.inverted()) == CGPoint(x: 7, y: 9))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test func whatCannotBeUndoneStays() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test func sizesTurnWithoutAShiftRectanglesBecomeTheirOutlinesBox() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 100, y: 100))
    #expect(CGSize(width: 3, height: 1).applying(turn) == CGSize(width: -1, height: 3))
    #expect(CGRect(0, 0, 30, 10).applying(turn) == CGRect(90, 100, 10, 30))
    #expect(CGRect.null.applying(turn).isNull)
  }
}
