import Foundation
import Platen
import PlatenScenes
import Testing

/// The example scenes of the repository.
@Suite struct `The example scenes` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Fixtures/Scenes").standardizedFileURL

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
  }()

  private static func scene(_ name: String, marksViews: Bool = false) throws -> PictureScene {
    let text = SceneText(
      name: name,
      text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    var options = SceneOptions()
    options.folder = DataFolder(folder.path)
    options.marksViews = marksViews
    return try PictureScene(text, options: options)
  }

  @Test func `are there`() {
    #expect(Self.names.count >= 8)
    #expect(Self.names.contains { $0.hasSuffix(".json") })
  }

  @Test(arguments: names)
  func `are drawn as SVG and PNG, and all of them fits`(name: String) throws {
    let scene = try Self.scene(name)
    #expect(!scene.title.isEmpty)
    let renderer = scene.renderer(library: .shared)
    #expect(try renderer.fitReport().findings.map(\.description) == [])
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.hasPrefix("<?xml") || svg.hasPrefix("<svg"))
    #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// The frames of the views with an id, in the picture.
  private func frames(_ id: String, in name: String) throws -> [CGRect] {
    let tree = try Self.scene(name, marksViews: true).renderer(library: .shared).layoutTree()
    var frames: [CGRect] = []
    func collect(_ node: LayoutTree) {
      if node.id == id { frames.append(node.frame) }
      node.children.forEach(collect)
    }
    collect(tree)
    return frames
  }

  @Test func `have bars of rain as high as the numbers, on one line`() throws {
    let bars = try frames("bar", in: "rain.yaml")
    let rain: [CGFloat] = [47, 38, 43, 39, 58, 66, 78, 64, 51, 45, 49, 55]
    #expect(bars.map(\.height) == rain)
    #expect(bars.allSatisfy { $0.width == 30 })
    #expect(Set(bars.map(\.maxY)).count == 1)
    // A bar of 30 points and 10 between two, after the canvas's 28.
    #expect(bars.map(\.minX) == (0..<12).map { 28 + 40 * CGFloat($0) })
  }

  @Test func `have bars of loans that begin on one line and are as long as the numbers`() throws {
    let bars = try frames("bar", in: "bars.yaml")
    let loans: [CGFloat] = [1240, 986, 702, 388, 214, 97]
    #expect(bars.count == loans.count)
    for (bar, loans) in zip(bars, loans) {
      // 440 points are the greatest of the numbers, and 0 is 0.
      #expect(abs(bar.width - 440 * loans / 1240) < 0.01)
      #expect(bar.height == 28)
    }
    #expect(Set(bars.map(\.minX)).count == 1)
    // A bar of 28 points and 8 between two.
    #expect(zip(bars, bars.dropFirst()).allSatisfy { abs($1.minY - $0.minY - 36) < 0.01 })
  }

  @Test func `have names of stations around a ring, apart from each other`() throws {
    let names = try frames("station", in: "stations.yaml")
    #expect(names.count == 13)
    for (i, name) in names.enumerated() {
      // The ring of 174 points is around the middle of a canvas of 760 x 480.
      let x = max(name.minX - 380, 380 - name.maxX, 0)
      let y = max(name.minY - 240, 240 - name.maxY, 0)
      #expect(abs((x * x + y * y).squareRoot() - 174) < 0.01)
      #expect(names[(i + 1)...].allSatisfy { !$0.intersects(name) })
    }
  }

  @Test func `have a rule in the middle of the menu`() throws {
    // The canvas is 400 wide: (400 - 48) / 2.
    let rules = try frames("rule", in: "menu.json")
    #expect(rules.map(\.minX) == [176])
    #expect(rules.map(\.size) == [CGSize(width: 48, height: 2)])
  }
}
