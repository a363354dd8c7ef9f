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

  @Test func theFirstCaseAndAnEmptyClassStandForOthers() {
    enum Kind: CaseIterable { case small, large }
    final class Missing: _MissingType {}
    #expect(LeftOutValues.value(of: Kind.self, "") == .small)
    #expect(LeftOutValues.value(of: Missing.self, "") != nil)
    #expect(LeftOutValues.value(of: Binding<Int>.self, "")?.wrappedValue == 0)
    #expect(LeftOutValues.value(of: State<[Int]>.self, "")?.wrappedValue == [])
    #expect(LeftOutValues.value(of: Void.self, "") != nil)
    #expect(LeftOutValues.value(of: Task<Void, any Error>.self, "") != nil)
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
