import Foundation
import Testing

@testable import PlatenText

@Suite struct OpenFacesTests {
  private static func font(weight: CGFloat) -> ResolvedFont {
    Font.system(size: 12).fontVariation("wght", weight).resolved(for: .large)
  }

  /// Inter has weights from 100 to 900, and all numbers between them.
  private static let weights = (0..<600).map { 200 + CGFloat($0) }

  @Test func facesThatNobodyUsesAreNotKeptForEver() throws {
    let library = try BundledFonts.library()
    weak let first = try library.face(for: Self.font(weight: Self.weights[0]))
    for weight in Self.weights {
      _ = try library.shape("words", font: Self.font(weight: weight))
      #expect(library.openFaceCount <= OpenFaces.mostKept)
    }
    #expect(first == nil)
  }

  @Test func aFaceThatIsUsedStaysTheSame() throws {
    let library = try BundledFonts.library()
    let shaped = try library.shape("words", font: Self.font(weight: Self.weights[0]))
    for weight in Self.weights.dropFirst() {
      _ = try library.face(for: Self.font(weight: weight))
    }
    #expect(try library.face(for: Self.font(weight: Self.weights[0])) === shaped.runs[0].face)
  }

  /// What a render keeps of faces, as their bitmaps, goes with them.
  @Test func whatIsKeptForFacesGoesWithThem() throws {
    final class Kept {}
    let library = try BundledFonts.library()
    weak var kept: Kept?
    try library.withResource(make: Kept.init) { kept = $0 }
    #expect(kept != nil)
    for weight in Self.weights { _ = try library.face(for: Self.font(weight: weight)) }
    #expect(kept == nil)
  }
}
