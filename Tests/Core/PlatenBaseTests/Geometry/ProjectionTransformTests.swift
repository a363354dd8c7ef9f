import PlatenBase
import Testing

@Suite struct ProjectionTransformTests {
  @Test func aPointIsDividedByWhatThePerspectiveAddsUpTo() {
    var transform = ProjectionTransform()
    (transform.m11, transform.m31) = (2, 10)
    (transform.m22, transform.m12) = (3, 1)
    transform.m13 = 0.5
    // (2·4 + 10, 1·4 + 3·6) over 0.5·4 + 1.
    #expect(CGPoint(x: 4, y: 6).applying(transform) == CGPoint(x: 6, y: 22.0 / 3))
    #expect(!transform.isAffine)
  }

  @Test func anAffineTransformMovesPointsAsBefore() {
    let shear = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let transform = ProjectionTransform(shear)
    let point = CGPoint(x: 7, y: 8)
    #expect(transform.isAffine)
    #expect(point.applying(transform) == point.applying(shear))
    #expect(transform.affine(in: CGSize(width: 9, height: 9)) == shear)
  }

  @Test func whatIsFirstIsAppliedFirst() {
    let shift = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let stretch = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(shift.concatenating(stretch)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(stretch.concatenating(shift)) == CGPoint(x: 12, y: 3))
  }

  @Test func theInverseTakesEveryPointBack() {
    var transform = ProjectionTransform(CGAffineTransform(1, 2, 3, 4, 5, 6))
    (transform.m13, transform.m23, transform.m33) = (0.25, 0.5, 2)
    let undone = transform.concatenating(transform.inverted())
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 1), CGPoint(x: -2, y: 8)] {
      let back = point.applying(undone)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test func aTransformOntoALineHasNoInverseAndStays() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isFlatInverted = flat.invert()
    #expect(!isFlatInverted && flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    var turn = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let isInverted = turn.invert()
    #expect(isInverted && turn == ProjectionTransform(CGAffineTransform(rotationAngle: -.pi / 2)))
  }

  @Test func aPerspectiveKeepsTheBoxOfAFrame() {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    // The right edge, at 100, comes to 100 / 2 and half its height.
    let affine = transform.affine(in: CGSize(width: 100, height: 40))
    #expect(CGPoint(x: 100, y: 0).applying(affine) == CGPoint(x: 50, y: 0))
    #expect(CGPoint(x: 0, y: 40).applying(affine) == CGPoint(x: 0, y: 40))
    #expect(CGPoint(x: 100, y: 40).applying(affine) == CGPoint(x: 50, y: 40))
  }
}
