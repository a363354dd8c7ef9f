import Foundation
import Platen
import PlatenBase
import PlatenScenes
import TestSupport
import Testing

@testable import PlatenDrawing

/// Scenes that become others after some seconds.
@Suite struct SceneChangeTests {
  private func scene(_ changes: String) throws -> PictureScene {
    let yaml = """
      platen: 1
      data: {place: 0, words: [a, b]}
      view:
        vStack:
          alignment: leading
          spacing: 0
          children:
            - rectangle: {}
              modifiers:
                - frame: {width: 10, height: 10}
                - padding: {leading: "{place}"}
                - frame: {width: 110, alignment: leading}
            - forEach: {data: words, view: {text: "{name}"}}
      changes: \(changes)
      """
    return try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
  }

  /// The left edge of the rectangle, in points.
  private func place(_ scene: PictureScene, at time: Double) throws -> CGFloat {
    let renderer = scene.animationRenderer(library: .shared)
    let list = try renderer.displayList(at: time)
    return try #require(list.items.compactMap(\.filledBox).first).minX
  }

  private func problem(_ changes: String) -> String {
    let error = #expect(throws: SceneFileError.self) { try scene(changes) }
    guard let first = error?.errors.first else { return "" }
    let place = "\(first.position.line):\(first.position.column)"
    return "\(place) \(first.path): \(first.unexpected.message)"
  }

  @Test func aChangeGoesItsWay() throws {
    let scene = try scene(
      "[{at: 1, set: {place: 100}, animation: {linear: {duration: 2}}},"
        + " {at: 4, set: {data.place: 50}, animation: none}]")
    for (time, x) in [(0, 0), (1, 0), (2, 50), (3, 100), (3.9, 100), (4, 50)] as [(_, CGFloat)] {
      #expect(abs(try place(scene, at: time) - x) < 0.001, "\(time)")
    }
  }

  @Test func aShapeGoesTheWayOfItsModifiers() throws {
    let yaml = """
      platen: 1
      data: {place: 0}
      view:
        rectangle: {modifiers: [{offset: {x: "{place}"}}]}
        modifiers: [{frame: {width: 10, height: 10}}]
      changes: [{at: 0, set: {place: 100}, animation: {linear: {duration: 2}}}]
      """
    let scene = try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
    for (time, x) in [(0, 0), (0.5, 25), (1, 50), (2, 100)] as [(_, CGFloat)] {
      #expect(abs(try place(scene, at: time) - x) < 0.001, "\(time)")
    }
  }

  /// 0.35774 of the way after 0.1 s: a smooth spring of half a second.
  @Test func withoutAnAnimationAChangeIsSmooth() throws {
    let scene = try scene("[{at: 0, set: {place: 100}}]")
    #expect(abs(try place(scene, at: 0.1) - 35.774) < 0.001)
  }

  @Test func aStillPictureSaysThatItIsTheFirst() throws {
    let scene = try scene("[{at: 0, set: {words: [a, x, b]}}]")
    let report = try scene.renderer(library: .shared).fitReport()
    #expect(report.texts.map(\.text) == ["a", "b"])
    #expect(scene.findings(of: report).map(\.kind) == [.taken])
    let last = try #require(scene.states.last?.scene)
    #expect(try last.renderer(library: .shared).fitReport().texts.map(\.text) == ["a", "x", "b"])
    #expect(last.states.isEmpty)
  }

  @Test func whatIsWrongInAChangeHasItsPlace() {
    #expect(
      problem("[{at: 0, set: {plac: 1}}]")
        == "14:25 changes[0].set.plac: found \"plac\", expected a value of the data (place, words)")
    #expect(problem("[{at: 0, set: {}}]").contains("changes[0].set: "))
    #expect(problem("[{at: -1, set: {place: 1}}]").contains("changes[0].at: found the number -1"))
    #expect(
      problem("[{at: 2, set: {place: 1}}, {at: 1, set: {place: 2}}]")
        == "14:42 changes[1].at: found 1.0, expected 2.0 or more, the time of the change before")
    #expect(
      problem("[{at: 0, set: {place: 1}, animation: {smooth: {duration: 0}}}]")
        .contains("changes[0].animation.smooth.duration: "))
    #expect(problem("[{at: 0, set: {place: x}}]").contains("found \"x\""))
  }

  /// The first change takes two seconds, and the second begins after one.
  @Test func anSVGNamesTheChangeThatBeginsTooEarly() throws {
    let changes =
      "[{at: 0, set: {place: 100}, animation: {linear: {duration: 2}}}, {at: 1, set: {place: 50}}]"
    let scene = try scene(changes)
    let error = #expect(throws: SceneFileError.self) {
      try scene.print(scene.animationRenderer(library: .shared), as: nil, to: MemorySink())
    }
    let record = try #require(error?.records.first)
    #expect(record.file == "s.yaml" && record.line == 14 && record.column == 80)
    #expect(record.path == "changes[1].at" && record.found == "1.0")
    #expect(record.expected.hasPrefix("2.0 or more in an SVG"))
    let later = try self.scene(changes.replacing("at: 1", with: "at: 2"))
    let sink = MemorySink()
    _ = try later.print(later.animationRenderer(library: .shared), as: nil, to: sink)
    #expect(sink.bytes.starts(with: "<svg".utf8))
  }
}

extension DisplayItem {
  /// The box of the first filled path in the item, in points of the picture.
  fileprivate var filledBox: CGRect? {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .group(let group):
      group.items.lazy.compactMap(\.filledBox).first.map { $0.applying(group.transform) }
    case .stroke, .glyphs, .image: nil
    }
  }
}
