import Foundation
import Platen
import Testing

@testable import PlatenViews

/// What stands for values whose code is left out of a preview.
@Suite struct LeftOutValueTests {
  @Test func whatIsEmptyOrZeroStandsForItsLike() {
    #expect(LeftOutValues.value(of: Int?.self, "") == .some(nil))
    #expect(LeftOutValues.value(of: String.self, "") == "")
    #expect(LeftOutValues.value(of: [Int].self, "") == [])
    #expect(LeftOutValues.value(of: Set<Int>.self, "") == [])
    #expect(LeftOutValues.value(of: [Int: Int].self, "") == [:])
    #expect(LeftOutValues.value(of: UInt8.self, "") == 0)
    #expect(LeftOutValues.value(of: CGFloat.self, "") == 0)
    #expect(LeftOutValues.value(of: Bool.self, "") == false)
    #expect(LeftOutValues.value(of: CGSize.self, "") == .zero)
  }

  @Test func aColourIsGray() {
    #expect(LeftOutValues.value(of: Color.self, "") == .gray)
    #expect(LeftOutValues.value(of: UIColor.self, "") == .systemGray)
  }

  @Test func nothingStandsForATypeOfTheCodesOwn() {
    struct Own {}
    #expect(LeftOutValues.value(of: Own.self, "").map { _ in true } == nil)
  }
}
