import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct LayoutSubviewsTests {
  private let elements = (0..<5).map { StubElement.fixed(CGFloat($0) * 10, 10) }
  private var subviews: LayoutSubviews {
    LayoutSubviews(elements, layoutDirection: .leftToRight)
  }

  @Test func aSliceStartsAt0AndPlacesTheTrueChild() {
    let slice = subviews.dropFirst(2).prefix(2)
    #expect(slice.startIndex == 0)
    #expect(slice.count == 2)
    #expect(Array(slice.indices) == [0, 1])
    slice[1].place(at: CGPoint(x: 5, y: 6), proposal: .unspecified)
    #expect(elements[3].frame == CGRect(5, 6, 30, 10))
    #expect(elements[1].frame == nil)
  }

  @Test func chosenIndicesKeepTheirOrder() {
    let chosen = subviews[[4, 0, 2]]
    #expect(chosen.map { $0.sizeThatFits(.unspecified).width } == [40, 0, 20])
    #expect(chosen[0] == subviews[4])
  }

  @Test func slicesOfSlicesRemovalAndIterationGoOverTheRightChildren() {
    var rest = subviews[1..<5][1..<4]
    #expect(rest.popFirst() == subviews[2])
    #expect(rest.map { $0 } == [subviews[3], subviews[4]])
    #expect(rest.last == subviews[4])
  }

  @Test func equalityIsTheChildrensIdentityAndTheDirection() {
    #expect(subviews == subviews[0..<5])
    #expect(subviews != subviews.dropLast())
    var reversed = subviews
    reversed.layoutDirection = .rightToLeft
    #expect(reversed != subviews)
  }

  @Test func aSubviewPassesOnWhatItsElementSays() {
    struct Key: LayoutValueKey { static let defaultValue = 7 }
    elements[0].values[ObjectIdentifier(Key.self)] = 3
    _ = elements[1].priority(2)
    #expect(subviews[0][Key.self] == 3)
    #expect(subviews[1][Key.self] == 7)
    #expect(subviews[1].priority == 2)
    #expect(subviews[3].dimensions(in: .zero).width == 30)
  }

  @Test func rightToLeftAPlaceIsMirroredInItsBounds() {
    let bounds = CGRect(100, 0, 200, 50)
    let mirrored = LayoutSubviews(elements, layoutDirection: .rightToLeft).placing(in: bounds)
    mirrored[3].place(at: CGPoint(x: 110, y: 5), proposal: .unspecified)
    #expect(elements[3].frame == CGRect(260, 5, 30, 10))
    mirrored[2].place(at: CGPoint(x: 200, y: 25), anchor: .center, proposal: .unspecified)
    #expect(elements[2].frame == CGRect(190, 20, 20, 10))
  }

  @Test func leftToRightAPlaceIsTakenAsItIs() {
    subviews.placing(in: CGRect(100, 0, 200, 50))[3]
      .place(at: CGPoint(x: 110, y: 5), proposal: .unspecified)
    #expect(elements[3].frame == CGRect(110, 5, 30, 10))
  }

  @Test func aPlaceThatIsNotFiniteIs0() {
    subviews[1].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
    #expect(elements[1].frame == CGRect(0, 0, 10, 10))
  }
}
