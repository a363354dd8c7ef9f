import Platen
import PlatenSnapshots
import XCTest

/// The functions as XCTest runs them; the last test is told of what is unused.
final class CardXCTests: XCTestCase {
  func testCard() {
    expectSnapshot(of: Card(), size: CGSize(width: 220, height: 120), as: .svg)
  }

  func testThatNothingIsUnused() {
    expectNoUnusedSnapshots()
  }
}
