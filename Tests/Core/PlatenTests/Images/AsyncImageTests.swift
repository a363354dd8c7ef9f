import Foundation
import Platen
import Testing

/// Pictures that a view asks for by their URL.
@Suite struct AsyncImageTests {
  private func size(of url: URL?) throws -> CGSize {
    let byContent = try Frames.of(
      AsyncImage(url: url) {
        $0
      } placeholder: {
        Color.gray.frame(width: 30, height: 20)
      }.probe("a"))
    let byPhase = try Frames.of(
      AsyncImage(url: url) { phase in
        if let image = phase.image { image } else { Color.gray.frame(width: 30, height: 20) }
      }.probe("a"))
    #expect(byContent["a"].size == byPhase["a"].size)
    return byContent["a"].size
  }

  @Test func aFileIsThereAtOnce() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4))
    try renderer.pngData().write(to: file)
    #expect(try size(of: file) == CGSize(width: 8, height: 4))
  }

  @Test func whatHasNoPictureShowsItsPlaceholder() throws {
    let placeholder = CGSize(width: 30, height: 20)
    #expect(try size(of: nil) == placeholder)
    #expect(try size(of: URL(string: "https://example.com/a.png")) == placeholder)
    #expect(try size(of: URL(fileURLWithPath: "/nowhere/a.png")) == placeholder)
    #expect(try size(of: URL(fileURLWithPath: "/")) == placeholder)
  }
}
