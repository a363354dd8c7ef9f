import Foundation
import Platen
import Testing

@testable import PlatenComparison

@Suite struct LayoutComparisonTests {
  private func sentences(_ old: LayoutTree, _ new: LayoutTree) -> [String] {
    LayoutComparison().changes(from: old, to: new).map(\.sentence)
  }

  private let words = [["Ada", "Basic", "C"], ["Dart", "Elm", "Forth"]]

  @Test func theSameLayoutsHaveNoChanges() {
    let layout = LayoutMaker.picture([LayoutMaker.flow(words)])
    #expect(sentences(layout, layout) == [])
  }

  @Test func aMovedTagIsToldWithItsNumberItsTextAndItsWay() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    var new = old
    new.children[0].children[4].frame.origin.x += 12
    let changes = LayoutComparison().changes(from: old, to: new)
    #expect(changes.map(\.sentence) == ["tag \"Elm\" moved 12 pt right"])
    #expect(changes.first?.kind == .moved)
    #expect(changes.first?.id == "view.flow.children[4]")
    #expect(changes.first?.oldFrame == CGRect(x: 70, y: 25, width: 60, height: 20))
    #expect(changes.first?.newFrame == CGRect(x: 82, y: 25, width: 60, height: 20))
  }

  @Test func movesBothWaysAreToldTogether() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    var new = old
    new.children[0].children[0].frame.origin = CGPoint(x: -3.25, y: 0.5)
    #expect(sentences(old, new) == ["tag \"Ada\" moved 3.3 pt left and 0.5 pt down"])
  }

  @Test func anotherFontIsToldOnceOfManyAndNotOfWhatNamesNone() {
    var old = LayoutMaker.picture([LayoutMaker.flow(words)])
    for i in old.children[0].children.indices {
      old.children[0].children[i].font = "Source Serif Pro 17"
    }
    var new = old
    new.children[0].children[1].font = "Inter bold 17"
    let sentence = "Source Serif Pro is now Inter and the weight is now bold, not regular"
    #expect(sentences(old, new) == ["tag \"Basic\": \(sentence)"])
    for i in new.children[0].children.indices { new.children[0].children[i].font = "Inter bold 17" }
    let changes = LayoutComparison().changes(from: old, to: new)
    #expect(changes.map(\.kind) == [LayoutChange.Kind](repeating: .font, count: 6))
    #expect(LayoutChange.summary(of: changes) == sentence + " (6 tags)")
    // References that were recorded before fonts were named.
    for i in old.children[0].children.indices { old.children[0].children[i].font = nil }
    #expect(sentences(old, new) == [])
  }

  @Test(arguments: [
    ("hStack", "row"), ("lazyVStack", "column"), ("zStack", "stack"), ("clockFace", "clock face"),
    ("roundedRectangle", "rounded rectangle"), ("asyncImage", "async image"), ("circle", "circle"),
    ("qrCode", "qr code"),
  ])
  func aViewIsCalledAfterWhatIsSeen(kind: String, name: String) {
    #expect(LayoutNames.seen(kind) == name)
  }

  @Test func movesWithinTheToleranceAreNone() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    var new = old
    new.children[0].children[4].frame.origin.x += 0.04
    #expect(sentences(old, new) == [])
    new.children[0].children[4].frame.origin.x += 0.04
    #expect(sentences(old, new).count == 1)
    #expect(LayoutComparison(tolerance: 0.1).changes(from: old, to: new).isEmpty)
  }

  @Test func aTagInsertedInFrontLeavesTheOthersWhoTheyAre() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([LayoutMaker.flow([["Zig"] + words[0], words[1]])])
    #expect(
      sentences(old, new) == [
        "row 1 now has 4 tags", "tag \"Zig\" added", "tag \"Ada\" moved 70 pt right",
        "tag \"Basic\" moved 70 pt right", "tag \"C\" moved 70 pt right",
      ])
  }

  @Test func aTagThatIsGoneIsToldAndSoIsItsRow() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([LayoutMaker.flow([words[0], ["Dart", "Elm"]])])
    #expect(sentences(old, new) == ["row 2 now has 2 tags", "tag \"Forth\" removed"])
  }

  @Test func aTagOnTheNextRowTellsOfBothRows() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([
      LayoutMaker.flow([["Ada", "Basic"], ["C", "Dart", "Elm", "Forth"]])
    ])
    let all = sentences(old, new)
    #expect(all.prefix(2) == ["row 1 now has 2 tags", "row 2 now has 4 tags"])
    #expect(all.contains("tag \"C\" moved 140 pt left and 25 pt down"))
  }

  @Test func aNewRowIsTold() {
    let old = LayoutMaker.picture([LayoutMaker.flow([["Ada", "Basic"]])])
    let new = LayoutMaker.picture([LayoutMaker.flow([["Ada"], ["Basic"]])])
    #expect(sentences(old, new).contains("row 2 is new, with 1 tag"))
    #expect(sentences(new, old).contains("row 2 is gone"))
  }

  @Test func rowsOfSeveralFlowsSayWhichFlow() {
    let old = LayoutMaker.picture([
      LayoutMaker.flow(words), LayoutMaker.flow(words, at: CGPoint(x: 0, y: 100)),
    ])
    let new = LayoutMaker.picture([
      LayoutMaker.flow(words),
      LayoutMaker.flow([words[0], ["Dart"]], at: CGPoint(x: 0, y: 100)),
    ])
    #expect(
      sentences(old, new).contains("row 2 of the 2nd flow with \"Ada\" from the top now has 1 tag"))
  }

  @Test func viewsThatGoAlongAreToldWithTheOneAround() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([LayoutMaker.flow(words, at: CGPoint(x: 0, y: 8))])
    #expect(sentences(old, new) == ["the flow and 6 views in it moved 8 pt down"])
  }

  @Test func aViewThatStaysWhileTheOneAroundGrowsIsNotTold() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words, at: CGPoint(x: 20, y: 20))])
    var new = old
    new.children[0].frame = CGRect(x: 10, y: 20, width: 420, height: 45)
    #expect(sentences(old, new) == ["the flow moved 10 pt left and is 20 pt wider"])
  }

  @Test func newTextIsToldWithTheOld() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([LayoutMaker.flow([["Ada", "Go", "C"], words[1]])])
    #expect(sentences(old, new) == ["tag \"Basic\" is now \"Go\""])
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "word ", count: 100)
    let old = LayoutMaker.picture([LayoutMaker.view("text", [0, 0, 90, 20], text: long)])
    var new = old
    new.children[0].frame.size.height = 24
    let text = String(repeating: "word ", count: 8)
    #expect(sentences(old, new) == ["\"\(text)…\" is 4 pt taller"])
  }

  @Test func truncationScaleLinesBaselineAndHidingAreTold() {
    func changed(_ change: (inout LayoutTree) -> Void) -> [String] {
      let old = LayoutMaker.picture([LayoutMaker.view("text", [0, 0, 90, 20], text: "One two")])
      var new = old
      change(&new.children[0])
      return sentences(old, new)
    }
    #expect(
      changed {
        $0.isTruncated = true
        $0.lines = ["One…"]
      } == ["\"One two\" is now cut off, to \"One…\""])
    #expect(
      changed { $0.scaleFactor = 0.8 } == [
        "\"One two\" is now set at 80 % of its size, not 100 %"
      ])
    #expect(changed { $0.lines = ["One", "two"] } == ["\"One two\" now has 2 lines, not 1"])
    #expect(changed { $0.baseline = 17 } == ["\"One two\" has its baseline 2 pt lower in it"])
    #expect(
      changed {
        $0.isHidden = true
        $0.frame = .zero
      } == ["\"One two\" is now left out"])
  }

  @Test func aNameFromTheSceneFindsAViewWhereverItIs() {
    let title = LayoutMaker.view("text", [0, 0, 90, 20], id: "title", text: "Old")
    let other = LayoutMaker.view("text", [0, 0, 90, 20], id: "title", text: "New")
    let old = LayoutMaker.picture([LayoutMaker.view("hStack", [0, 0, 90, 20], [title])])
    let new = LayoutMaker.picture([
      LayoutMaker.view(
        "vStack", [0, 0, 90, 20], [LayoutMaker.view("zStack", [0, 0, 90, 20], [other])])
    ])
    #expect(sentences(old, new).contains("\"Old\" (title) is now \"New\""))
  }

  @Test func aViewPutAroundOthersIsTheOnlyOneAdded() {
    let flow = LayoutMaker.flow(words)
    let old = LayoutMaker.picture([flow])
    let new = LayoutMaker.picture([LayoutMaker.view("vStack", [0, 0, 400, 45], [flow])])
    #expect(sentences(old, new) == ["the column added"])
    #expect(sentences(new, old) == ["the column removed"])
  }

  @Test func aWholeStackIsAddedInOneSentence() {
    let stack = LayoutMaker.view(
      "hStack", [0, 200, 100, 20],
      ["a", "b"].map { LayoutMaker.view("text", [0, 200, 20, 20], text: $0) })
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([LayoutMaker.flow(words), stack])
    #expect(sentences(old, new) == ["the row and 2 views in it added"])
  }

  @Test func aRowOfATableIsAddedAsOneAndSoIsAColumn() {
    func table(_ rows: [[String]]) -> LayoutTree {
      let cells = rows.enumerated().flatMap { row, words in
        words.enumerated().map { column, word in
          LayoutMaker.view("text", [CGFloat(column) * 50, CGFloat(row) * 20, 40, 18], text: word)
        }
      }
      return LayoutMaker.picture([
        LayoutMaker.view("table", [0, 0, 150, CGFloat(rows.count) * 20], cells)
      ])
    }
    let (two, row) = ([["Ann", "31"], ["Cleo", "44"]], ["Dora", "19"])
    let old = table(two)
    #expect(
      sentences(old, table([two[0], row, two[1]])).contains(
        "the row with \"Dora\" and \"19\" added"))
    #expect(
      sentences(table([two[0], row, two[1]]), old)
        .contains("the row with \"Dora\" and \"19\" removed"))
    #expect(
      sentences(old, table([["Ann", "Oslo", "31"], ["Cleo", "Bern", "44"]]))
        .contains("the column with \"Oslo\" and \"Bern\" added"))
  }

  @Test func aLongTextIsToldByTheWordsThatAreOthers() {
    let text = "Due on Friday, to be paid within two weeks"
    func sentence(_ new: String) -> [String] {
      let old = LayoutMaker.picture([LayoutMaker.view("text", [0, 0, 90, 20], text: text)])
      return sentences(
        old, LayoutMaker.picture([LayoutMaker.view("text", [0, 0, 90, 20], text: new)]))
    }
    let name = "\"\(text.prefix(40))…\""
    #expect(sentence(text + " of May") == ["\(name) now also says \" of May\""])
    #expect(sentence(text.replacing("two", with: "ten")) == ["\"two\" is now \"ten\" in \(name)"])
    #expect(sentence(text.replacing("to be ", with: "")) == ["\(name) no longer says \"to be \""])
  }

  @Test func tagsThatChangedPlacesAreToldAsSuch() {
    let old = LayoutMaker.picture([LayoutMaker.flow([["Ada", "Basic", "C"]])])
    let new = LayoutMaker.picture([LayoutMaker.flow([["C", "Ada", "Basic"]])])
    let changes = LayoutComparison().changes(from: old, to: new)
    #expect(changes.first?.kind == .order)
    #expect(
      changes.first?.sentence == "tag \"C\" has changed places with others, and was number 3")
    #expect(changes.dropFirst().map(\.kind) == [.moved, .moved])
  }

  @Test func stacksThatChangedPlacesAreToldWithWhatIsInThem() {
    func dish(_ name: String, _ price: String, _ y: CGFloat) -> LayoutTree {
      LayoutMaker.view(
        "hStack", [0, y, 90, 20],
        [
          LayoutMaker.view("text", [0, y, 60, 20], text: name),
          LayoutMaker.view("text", [60, y, 30, 20], text: price),
        ])
    }
    func menu(_ dishes: [(String, String)]) -> LayoutTree {
      LayoutMaker.picture([
        LayoutMaker.view(
          "vStack", [0, 0, 90, 60],
          dishes.enumerated().map { dish($1.0, $1.1, CGFloat($0) * 20) })
      ])
    }
    let old = menu([("Soup", "6"), ("Toast", "8"), ("Trout", "17")])
    let new = menu([("Trout", "17"), ("Soup", "6"), ("Toast", "8")])
    #expect(
      sentences(old, new).first
        == "the row with \"Trout\" has changed places with others, and was number 3")
  }

  @Test func theSummaryHasWhatExplainsTheRestFirst() {
    let old = LayoutMaker.picture([LayoutMaker.flow(words)])
    let new = LayoutMaker.picture([LayoutMaker.flow([["Zig"] + words[0], words[1]])])
    let changes = LayoutComparison().changes(from: old, to: new)
    #expect(
      LayoutChange.summary(of: changes, limit: 2)
        == "tag \"Zig\" added; row 1 now has 4 tags; 3 tags moved 70 pt right")
    #expect(LayoutChange.summary(of: []) == "")
  }
}
