import Foundation
import Platen
import Testing

@testable import PlatenScenes
@testable import PlatenService

/// Whether the Swift of each example, which `Examples` compiles, makes the picture of its scene.
@MainActor @Suite struct PlaygroundExampleTests {
  @Test func aGridOfEmoji() throws { try check(EmojiGrid(), EmojiGrid.background, "grid.yaml") }
  @Test func tags() throws { try check(Tags(), Tags.background, "tags.yaml") }
  @Test func aCloud() throws { try check(Languages(), Languages.background, "cloud.yaml") }
  @Test func words() throws { try check(Words(), Words.background, "words.yaml") }
  @Test func badges() throws { try check(Badges(), Badges.background, "badges.yaml") }
  @Test func aClock() throws { try check(Plan(), Plan.background, "clock.yaml") }
  @Test func theWorld() throws { try check(World(), World.background, "world.yaml") }
  @Test func aCard() throws { try check(BoardingCard(), BoardingCard.background, "card.yaml") }
  @Test func rain() throws { try check(Rain(), Rain.background, "rain.yaml") }
  @Test func aMarket() throws { try check(Market(), Market.background, "market.yaml") }
  @Test func aMenu() throws { try check(Dinner(), Dinner.background, "menu.json") }

  /// Draws as the lines do that the page writes behind a view.
  private func check(_ view: some View, _ background: Color, _ name: String) throws {
    let text = SceneText(name: name, text: try PlaygroundFolder.examples.text(of: name))
    let scene = try PictureScene(text, as: nil, options: SceneOptions())
    let canvas = scene.canvas
    let renderer = ImageRenderer(
      content: view.frame(width: canvas.width, height: canvas.height))
    renderer.proposedSize = ProposedViewSize(width: canvas.width, height: canvas.height)
    renderer.background = background
    renderer.scale = canvas.scale
    renderer.environment.colorScheme = canvas.colorScheme
    #expect(try renderer.pngData() == scene.renderer(library: .shared).pngData())
  }
}
