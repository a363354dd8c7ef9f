import Foundation
import Platen
import PlatenDrawing
import TestSupport
import Testing

@testable import PlatenViews

/// Drawings in catalogues of assets, made by hand here.
@MainActor @Suite struct AssetDrawingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("AssetDrawingTests-\(UUID().uuidString)")

  /// A catalogue with one asset of files.
  private func asset(_ name: String, properties: String = "{}", _ files: [String: String]) throws {
    let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let images = files.keys.sorted().map { file in
      #"{"idiom": "universal", "filename": "\#(file)""#
        + (file.contains("dark")
          ? #", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"# : "}")
    }
    let contents =
      #"{"images": [\#(images.joined(separator: ", "))], "properties": \#(properties)}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    for (file, text) in files { try Data(text.utf8).write(to: set.appendingPathComponent(file)) }
  }

  private func image(_ name: String) -> Image {
    Image(.picture(.named(name, folder: folder), scale: nil))
  }

  /// A PDF of 10 by 6 points whose left half a colour fills; its table is left out, as in a damaged file.
  private func pdf(_ color: String, _ more: String = "") -> String {
    let content = "\(color) rg 0 0 5 6 re f \(more)"
    return """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Kids [3 0 R] /MediaBox [0 0 10 6]>> endobj
      3 0 obj <</Type /Page /Contents 4 0 R>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>
      """
  }

  private let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='6'><rect width='5' height='6' fill='#00f'/></svg>"

  private func picture(
    _ view: some View
  ) throws -> (pixels: PNGFile, svg: String, findings: [FitFinding]) {
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    renderer.scale = 1
    renderer.replacesSymbols = true
    let report = try renderer.fittedPicture().report
    let pixels = try PNGFile([UInt8](renderer.pngData()))
    return (pixels, String(decoding: try renderer.svgData(), as: UTF8.self), report.findings)
  }

  @Test func drawingsAreVectorsOfTheirOwnSize() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try asset("page", ["page.pdf": pdf("1 0 0")])
    try asset("figure", ["figure.svg": svg])
    for (name, color) in [("page", [255, 0, 0]), ("figure", [0, 0, 255])] as [(String, [UInt8])] {
      let (pixels, svg, findings) = try picture(image(name))
      #expect(pixels.width == 10 && pixels.height == 6)
      #expect(pixels.color(2, 3) == color && pixels.color(7, 3) == [255, 255, 255])
      #expect(!svg.contains("<image") && findings.isEmpty)
    }
    let large = try picture(image("page").resizable().frame(width: 40, height: 40)).pixels
    #expect(large.color(19, 1) == [255, 0, 0] && large.color(20, 1) == [255, 255, 255])
    // Caps of a point at each side: what is between them is stretched, which ends at 5 of 1 to 9.
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let sliced = try picture(image("page").resizable(capInsets: insets).frame(width: 18, height: 6))
    #expect(sliced.pixels.color(8, 3) == [255, 0, 0])
    #expect(sliced.pixels.color(9, 3) == [255, 255, 255] && sliced.findings.isEmpty)
  }

  @Test func templatesAreInTheForegroundsColour() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try asset(
      "mark", properties: #"{"template-rendering-intent": "template"}"#, ["mark.pdf": pdf("1 0 0")])
    try asset("plain", ["plain.pdf": pdf("1 0 0")])
    func color(_ view: some View) throws -> [UInt8] {
      try picture(view.foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1))).pixels.color(2, 3)
    }
    #expect(try color(image("mark")) == [0, 0, 255])
    #expect(try color(image("mark").renderingMode(.original)) == [255, 0, 0])
    #expect(try color(image("plain")) == [255, 0, 0])
    #expect(try color(image("plain").renderingMode(.template)) == [0, 0, 255])
  }

  @Test func theDarkSchemeHasItsOwn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try asset("sky", ["day.pdf": pdf("1 0 0"), "dark.svg": svg])
    #expect(try picture(image("sky")).pixels.color(2, 3) == [255, 0, 0])
    let dark = try picture(image("sky").environment(\.colorScheme, .dark))
    #expect(dark.pixels.color(2, 3) == [0, 0, 255])
  }

  @Test func whatIsLostNamesItsFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try asset("sign", ["sign-1.pdf": pdf("1 0 0", "BT (a) Tj ET")])
    try asset("broken", ["broken.pdf": "%PDF-1.4"])
    try asset("other", ["other.eps": "%!PS"])
    let sign = try picture(image("sign")).findings
    #expect(sign.map(\.kind) == [.undrawn])
    #expect(
      sign.first?.detail == "sign-1.pdf: text is not drawn: convert it to outlines")
    // What cannot be read costs itself alone.
    let (pixels, _, findings) = try picture(
      HStack {
        image("broken")
        image("other")
        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
      })
    #expect(findings.map(\.kind) == [.undrawn, .undrawn])
    #expect(findings.map(\.description).joined().contains("broken.pdf"))
    #expect(findings.map(\.description).joined().contains("other.eps"))
    #expect(pixels.color(pixels.width - 2, pixels.height / 2) == [0, 0, 255])
  }

  @Test func picturesOfUIKitHaveTheDrawing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("page.pdf")
    try Data(pdf("1 0 0").utf8).write(to: file)
    let read = try #require(UIImage(contentsOfFile: file.path))
    #expect(read.size == CGSize(width: 10, height: 6))
    let (pixels, svg, _) = try picture(Image(uiImage: read))
    #expect(pixels.width == 10 && pixels.color(2, 3) == [255, 0, 0] && !svg.contains("<image"))
    #expect(read.withRenderingMode(.alwaysTemplate).size == read.size)
  }
}
