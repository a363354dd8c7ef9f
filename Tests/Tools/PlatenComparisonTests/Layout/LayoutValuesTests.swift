import Foundation
import Platen
import Testing

@testable import PlatenComparison

/// A column of two texts and three circles in a picture of 400 by 300, with what a scene says of them.
@Suite struct LayoutValuesTests {
  /// A layout with what its scene says.
  private struct Said {
    var tree: LayoutTree
    var values: SceneViewValues

    /// Moves views of the column.
    mutating func move(_ children: Range<Int>, _ x: CGFloat, _ y: CGFloat) {
      for i in children {
        tree.children[0].children[i].frame = tree.children[0].children[i].frame
          .offsetBy(dx: x, dy: y)
      }
    }
  }

  private static func picture(_ edit: (inout Said) -> Void = { _ in }) -> Said {
    let texts = ["Total", "12"].enumerated().map { i, text in
      LayoutMaker.view("text", [10, CGFloat(i) * 20, 40, 20], id: "view." + text, text: text)
    }
    let circles = [("a", 0), ("b", 30), ("c", 60)].map { name, x in
      LayoutMaker.view("circle", [CGFloat(x), 60, 20, 20], id: "view.\(name)")
    }
    var said = Said(
      tree: LayoutMaker.picture([
        LayoutMaker.view("vStack", [0, 0, 100, 100], id: "view", texts + circles)
      ]),
      values: [
        "view": ["vStack.spacing": "4"], "view.Total": ["text": "Total", "padding": "8"],
        "view.12": ["text": "12", "padding": "8"], "view.a": ["circle.fill": "#1D4ED8"],
        "view.b": ["circle.fill": "#D62828"], "view.c": ["circle.fill": "#1D4ED8"],
      ])
    edit(&said)
    return said
  }

  private static func examined(_ old: Said, _ new: Said) -> ExaminedLayout {
    LayoutComparison().examine(from: old.tree, to: new.tree, saying: (old.values, new.values))
  }

  private static func causes(
    _ edit: (inout Said) -> Void, from old: Said = picture()
  ) -> [ChangeCause] {
    LayoutCauses(examined(old, picture(edit)), engines: EngineChange(from: nil, to: nil)).causes
  }

  @Test func aValueIsToldOnceWithHowManyViewsHaveIt() {
    let one = Self.causes { $0.values["view.Total"]?["padding"] = "12" }
    #expect(one.map(\.sentence) == ["the padding of \"Total\" is now 12, not 8"])
    let two = Self.causes {
      for id in ["view.Total", "view.12"] { $0.values[id]?["padding"] = "12" }
    }
    #expect(two.map(\.sentence) == ["the padding is now 12, not 8 (2 texts)"])
    #expect(two.map(\.key) == one.map(\.key))
  }

  @Test func aShapeIsToldByWhatOneSeesOfIt() {
    func sentences(_ old: [String: String], _ new: [String: String]) -> [String] {
      let picture = Self.picture { $0.values["view.Total"] = old }
      return Self.causes({ $0.values["view.Total"] = new }, from: picture).map(\.sentence)
    }
    #expect(
      sentences(["background.in.roundedRectangle": "8"], ["background.in.roundedRectangle": "14"])
        == ["the background corner radius of \"Total\" is now 14, not 8"])
    #expect(
      sentences(["background.in": "circle"], ["background.in": "capsule"])
        == ["the background shape of \"Total\" is now capsule, not circle"])
  }

  @Test func whatAValueMovesIsNoCause() {
    func edit(_ said: inout Said) {
      // The column had no padding.
      said.values["view"]?["padding"] = "20"
      said.move(0..<5, 4, 2)
    }
    #expect(Self.causes(edit).map(\.sentence) == ["padding added to the column (20)"])
    let changes = Self.examined(Self.picture(), Self.picture(edit)).changes
    #expect(changes.map(\.kind) == [.value] + [LayoutChange.Kind](repeating: .moved, count: 5))
  }

  @Test func aColourIsOneCauseWhateverHasIt() {
    let found = Self.causes {
      for id in ["view.a", "view.c"] { $0.values[id]?["circle.fill"] = "#2A9D8F" }
      $0.values["view.Total"]?["foregroundStyle"] = "red"
    }
    #expect(
      found.map(\.sentence) == ["\"Total\" is now red", "#1D4ED8 became #2A9D8F (2 blue circles)"])
    #expect(found.last?.key == "color #1D4ED8 > #2A9D8F")
  }

  @Test func anOffsetHasItsWay() {
    let found = Self.causes {
      $0.values["view.12"]?["offset.x"] = "12"
      $0.values["view.12"]?["offset.y"] = "-3"
    }
    #expect(found.map(\.sentence) == ["\"12\" moved 12 pt right and 3 pt up"])
  }

  @Test(arguments: [
    (["toggle.isOn": "true"], ["toggle.isOn": "false"], "NAME is now off"),
    (
      ["clockFace.showsTicks": "true"], ["clockFace.showsTicks": "false"],
      "NAME no longer shows ticks"
    ),
    (
      ["a": "1"], ["a": "1", "shadow.radius": "6", "shadow.y": "3"],
      "shadow added to NAME (radius 6, y 3)"
    ),
    (["shadow.radius": "6"], ["shadow.radius": "9"], "the shadow radius of NAME is now 9, not 6"),
    (
      ["rectangle.fill.linearGradient.colors[1]": "#E9C46A"],
      ["rectangle.fill.linearGradient.colors[1]": "#E76F51"],
      "NAME: linear gradient: #E9C46A became #E76F51"
    ),
    (
      ["circle.stroke.lineWidth": "4"], ["circle.stroke.lineWidth": "4", "circle.fill": "red"],
      "NAME is now filled with red"
    ),
    (["text.bold": "false"], ["text.bold": "true"], "NAME is now bold"),
    (
      ["text.font.bold": "true", "text.font.size": "9"], ["text.font.size": "9"],
      "NAME is no longer bold"
    ),
    (
      ["text.allowsTightening": "false"], ["text.allowsTightening": "true"],
      "allowsTightening of NAME is now true"
    ),
    (["frame.width": "30"], ["frame.width": "40"], "the width of NAME is now 40, not 30"),
    (
      ["image.systemName": "star"], ["image.systemName": "heart"],
      "the symbol of NAME is now heart, not star"
    ),
    (["fill.dark": "#88CCBB"], ["fill.dark": "#CC88BB"], "NAME: #88CCBB became #CC88BB"),
    (
      ["clockFace.arcs[0].start": "9:00"],
      ["clockFace.arcs[0].start": "8:00", "clockFace.arcs[1].start": "9:00"],
      "the arcs of NAME are now 2, not 1"
    ),
    (
      ["table.columns[0]": "Name", "table.columns[1]": "Age"],
      ["table.columns[0]": "Age", "table.columns[1]": "Name"],
      "the columns of NAME are now in another order: Age, Name"
    ),
    (
      ["padding": "8", "padding 2": "4"], ["padding": "8", "padding 2": "6"],
      "the padding of NAME is now 6, not 4"
    ),
  ])
  func aValueInWords(old: [String: String], new: [String: String], sentence: String) {
    let kind = old.keys.first { $0.contains(".") }?.split(separator: ".").first.map(String.init)
    let words = ValueWords.changes(from: old, to: new, of: kind == "shadow" ? "" : kind ?? "")
    #expect(words.map { $0.sentence(of: "NAME") } == [sentence])
  }

  @Test func whatAClockIsMadeOfIsNoCauseBesideItsNumerals() {
    func clock(_ numerals: String, _ texts: [String]) -> Said {
      let face = LayoutMaker.view(
        "clockFace", [0, 0, 100, 100], id: "view",
        texts.enumerated().map { LayoutMaker.view("text", [CGFloat($0) * 9, 0, 9, 9], text: $1) })
      return Said(
        tree: LayoutMaker.picture([face]), values: ["view": ["clockFace.numerals": numerals]])
    }
    let layout = Self.examined(clock("roman", ["XII", "III"]), clock("arabic", ["12", "3", "6"]))
    #expect(
      layout.changes.map(\.sentence) == ["the numerals of the clock face are now arabic, not roman"]
    )
    #expect(!layout.isSame)
  }

  @Test(arguments: [("light", 0), ("dark", 1)])
  func aColourOfTheOtherLookIsNoCause(scheme: String, count: Int) {
    func said(_ color: String) -> Said {
      Self.picture {
        $0.values[""] = ["canvas.colorScheme": scheme, "canvas.background.dark": color]
      }
    }
    let changes = Self.examined(said("#102030"), said("#FF69B4")).changes
    #expect(
      changes.map(\.sentence)
        == [String](repeating: "#102030 became #FF69B4", count: count))
  }

  @Test func referencesWithoutValuesAreComparedWithoutThem() {
    var old = Self.picture()
    old.values = [:]
    #expect(Self.causes({ _ in }, from: old).isEmpty)
  }
}
