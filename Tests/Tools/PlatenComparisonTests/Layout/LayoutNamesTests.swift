import Foundation
import Platen
import Testing

@testable import PlatenComparison

@Suite struct LayoutNamesTests {
  private static func names(_ views: [LayoutTree], _ colors: [String: String] = [:]) -> [String] {
    var keys = LayoutKeys()
    let nodes = LayoutNodes(
      LayoutMaker.picture([LayoutMaker.view("zStack", [0, 0, 400, 300], views)]),
      values: colors.mapValues { ["circle.fill": $0] }, keys: &keys)
    let names = LayoutNames(nodes)
    return nodes.views.indices.dropFirst(2).map(names.name)
  }

  private static func circle(_ frame: [CGFloat], id: String = "") -> LayoutTree {
    LayoutMaker.view("circle", frame, id: id)
  }

  @Test func aPlaceFarOutsideIsAtAnEdge() {
    let far = CGRect(x: 1e300, y: -1e300, width: 1, height: 1)
    let here = CGRect(x: 0, y: 0, width: 9, height: 9)
    let place = LayoutPlace(of: far, among: LayoutPlace.Group([far, here]), in: here)
    #expect(place.words == "at the top right")
  }

  @Test func textsAreCalledByWhatTheySay() {
    let texts = ["5", "12"].map { LayoutMaker.view("text", [0, 0, 9, 9], text: $0) }
    #expect(Self.names(texts) == ["\"5\"", "\"12\""])
  }

  @Test func textsThatSayTheSameHaveTheirPlaces() {
    let texts = [0, 20, 40].map { LayoutMaker.view("text", [0, $0, 9, 9], text: "5") }
    #expect(
      Self.names(texts) == [
        "the 1st \"5\" from the top", "the 2nd \"5\" from the top", "the 3rd \"5\" from the top",
      ])
  }

  @Test func shapesHaveTheirColoursAndTheirPlacesInARow() {
    let views = [
      Self.circle([0, 0, 20, 20], id: "view.a"), Self.circle([30, 2, 20, 20], id: "view.b"),
      Self.circle([60, 0, 20, 20], id: "view.c"),
    ]
    let colors = ["view.a": "#1D4ED8", "view.b": "#D62828", "view.c": "#1D4ED8"]
    #expect(
      Self.names(views, colors) == [
        "the 1st blue circle from the left", "the red circle", "the 2nd blue circle from the left",
      ])
  }

  @Test func shapesThatStandInNoRowHaveThePartOfThePicture() {
    let corners: [[CGFloat]] = [
      [0, 0, 20, 20], [380, 0, 20, 20], [0, 280, 20, 20], [190, 140, 20, 20],
    ]
    #expect(
      Self.names(corners.map { Self.circle($0) }) == [
        "the circle at the top left", "the circle at the top right",
        "the circle at the bottom left", "the circle in the middle",
      ])
  }

  @Test(
    arguments: [
      (0xFF1D_4ED8, "blue"), (0xFFFF_FFFF, "white"), (0xFFFF_FDF7, "white"), (0xFF00_0000, "black"),
      (0xFFD6_2828, "red"), (0xFF2A_9D8F, "teal"), (0xFF80_8080, "gray"), (0xFF8B_4513, "brown"),
      (0xFFFF_C0CB, "pink"), (0x0000_0000, "transparent"), (0xFF00_8000, "green"),
    ] as [(UInt32, String)])
  func aColourIsCalledAsPeopleCallIt(pixel: UInt32, name: String) {
    #expect(ColorWords.name(of: pixel) == name)
  }
}
