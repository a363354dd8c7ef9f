import Platen
import Testing

/// The drawings of frames that other tests compare.
@Suite struct SketchTests {
  @Test func framesAreLettersAndEmptyCellsAreDots() throws {
    let frames = ["picture": CGRect(0, 0, 40, 20), "a": CGRect(10, 0, 20, 10)]
    #expect(try sketch(frames) == ".aa.\n....")
  }

  @Test func smallFramesAreInFrontOfLargeOnes() throws {
    let frames = [
      "picture": CGRect(0, 0, 30, 30), "outer": CGRect(0, 0, 30, 30),
      "inner": CGRect(10, 10, 10, 10),
    ]
    #expect(try sketch(frames) == "ooo\noio\nooo")
  }

  @Test func whatLiesOutsideOfThePictureIsShown() throws {
    let frames = ["picture": CGRect(0, 0, 20, 10), "a": CGRect(-10, 10, 20, 10)]
    #expect(try sketch(frames) == " ..\naa")
  }

  @Test(arguments: [
    (CGRect(0, 2.5, 10, 10), "top edge is 2.5"), (CGRect(0, 0, 12, 10), "right edge is 12.0"),
    (CGRect(0, 0, 0, 10), "no area"), (CGRect(0, 0, .infinity, 10), "right edge is inf"),
  ])
  func whatCharactersCannotShowIsNamed(frame: CGRect, message: String) {
    let frames = ["picture": CGRect(0, 0, 20, 20), "a": frame]
    let flaw = #expect(throws: Sketch.Flaw.self) { try sketch(frames) }
    #expect(flaw?.description.contains("\"a\"") == true)
    #expect(flaw?.description.contains(message) == true)
  }

  @Test func hiddenFramesAndEqualLettersAreNamed() {
    let hidden = [
      "picture": CGRect(0, 0, 20, 20), "a": CGRect(0, 0, 10, 10), "b": CGRect(0, 0, 10, 10),
    ]
    #expect(throws: Sketch.Flaw.self) { try sketch(hidden) }
    let alike = [
      "picture": CGRect(0, 0, 20, 20), "one": CGRect(0, 0, 10, 10), "other": CGRect(10, 0, 10, 10),
    ]
    #expect(throws: Sketch.Flaw.self) { try sketch(alike) }
  }

  private func sketch(_ frames: [String: CGRect]) throws -> String {
    try Sketch(frames, cell: CGSize(width: 10, height: 10)).description
  }
}
