import Foundation
import Platen
import Testing

@testable import PlatenScenes

@Suite struct `A picture in a scene` {
  /// A PNG of two by two pixels, half of them blue.
  private func png() throws -> Data {
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    let renderer = ImageRenderer(content: view.frame(width: 2, height: 2))
    renderer.scale = 1
    return try renderer.pngData()
  }

  @Test func `may stand in the scene itself`() throws {
    let data = try png()
    let address = "data:image/png;base64," + data.base64EncodedString()
    #expect(
      try svg(sceneView("image: \"\(address)\"")) == svg(Image(data: data)))
    #expect(
      try svg(
        sceneView(
          """
          image:
            file: "\(address)"
            scale: 2
            resizable: {capInsets: {leading: 0.5}, resizingMode: tile}
            interpolation: none
            renderingMode: template
          """))
        == svg(
          Image(data: data, scale: 2)
            .resizable(
              capInsets: EdgeInsets(top: 0, leading: 0.5, bottom: 0, trailing: 0),
              resizingMode: .tile
            )
            .interpolation(.none).renderingMode(.template)))
  }

  @Test func `may be a drawing, which stays one`() throws {
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><path d='M1 1H3V3z' fill='#123456'/></svg>"
    let address = "data:image/svg+xml;base64," + Data(file.utf8).base64EncodedString()
    let drawn = try svg(sceneView("image: {file: \"\(address)\", resizable: true}"))
    #expect(drawn.contains("#123456") && !drawn.contains("<image"))
    #expect(try drawn == svg(Image(data: Data(file.utf8)).resizable()))
    #expect(
      try !svg(sceneView("image: {file: \"\(address)\", resizable: true, renderingMode: template}"))
        .contains("#123456"))
    let renderer = ImageRenderer(content: Image(data: Data(file.utf8), scale: 2))
    #expect(try renderer.fitReport().size == CGSize(width: 4, height: 2))
    // What is wrong in the first line needs no place.
    #expect(
      sceneProblems("image: \"data:image/svg+xml;base64,PHN2Zz4=\"").first?.hasPrefix(
        "view.image: found an SVG that cannot be drawn: not well-formed XML") == true)
  }

  @Test func `tells what of a drawing is not drawn`() throws {
    let file = "<svg xmlns='http://www.w3.org/2000/svg'><text>Hi</text></svg>"
    let report = try ImageRenderer(content: Image(data: Data(file.utf8))).fitReport()
    #expect(
      report.findings.map(\.description).contains(
        "the picture of \(file.utf8.count) bytes: the text \"Hi\" is not drawn: convert it to outlines"
      ))
  }

  @Test func `is read once, at the scale that its name states`() throws {
    var paths: [String] = []
    let data = try png()
    let pictures = SceneImages(limits: SceneLimits()) { (path) throws(SceneImageError) in
      paths.append(path)
      return data
    }
    #expect(try pictures.picture("a@2x.png", scale: nil).size == CGSize(width: 1, height: 1))
    #expect(try pictures.picture("a@2x.png", scale: nil) === pictures.picture("a@2x.png", scale: 2))
    #expect(try pictures.picture("b.png", scale: nil).size == CGSize(width: 2, height: 2))
    #expect(paths == ["a@2x.png", "b.png"])
  }

  @Test(arguments: [
    (
      "image: star.fill",
      "view.image: found \"star.fill\" in a scene without a folder, expected "
        + "data:image/png;base64,…; did you mean {systemName: star.fill}?"
    ),
    (
      "image: \"data:image/png;base64,AAAA\"",
      "view.image: found 3 bytes that are not a picture, expected a PNG, JPEG, WebP, GIF or SVG"
        + " picture"
    ),
    (
      "image: \"data:image/png;base64,PHN2Zz4=\"",
      "view.image: found an SVG (5 bytes), expected the extension .svg, or data:image/svg+xml;base64,…"
    ),
    (
      "image: {file: \"data:image/png,%89PNG\"}",
      "view.image.file: found \"data:image/png,%89PNG…\", expected data:image/png;base64,…"
    ),
  ])
  func `says what is wrong with it`(_ yaml: String, _ problem: String) {
    #expect(sceneProblems(yaml) == [problem])
  }
}
