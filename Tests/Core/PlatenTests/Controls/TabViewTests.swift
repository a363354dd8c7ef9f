import Foundation
import Platen
import Testing

/// The labels of tabs: a filled symbol over a title, whatever the order in which they are given.
@Suite struct TabViewTests {
  private func svg(_ first: some View, _ tint: Color? = nil) throws -> Data {
    let view = TabView {
      first
      Color.clear.tabItem { Image(systemName: "gear") }
    }
    let renderer = ImageRenderer(content: view.tint(tint).frame(width: 300, height: 200))
    return try renderer.svgData()
  }

  @Test func aTitleIsUnderItsSymbol() throws {
    let label = try svg(Color.clear.tabItem { Label("Home", systemImage: "house") })
    let parts = Color.clear.tabItem {
      Text("Home")
      Image(systemName: "house")
    }
    #expect(try svg(parts) == label)
    let turned = Color.clear.tabItem {
      Image(systemName: "house")
      Text("Home")
    }
    #expect(try svg(turned) == label)
    #expect(try svg(Color.clear.tabItem { Text("Home") }) != label)
  }

  @Test func symbolsAreFilledAndInTheTint() throws {
    func symbol(_ name: String, _ tint: Color? = nil) throws -> Data {
      try svg(Color.clear.tabItem { Image(systemName: name) }, tint)
    }
    #expect(try symbol("house") == symbol("house.fill"))
    #expect(try symbol("house", .green) != symbol("house"))
  }

  @Test func aBadgeIsOverTheSymbol() throws {
    let tab = Color.clear.tabItem { Label("Home", systemImage: "house") }
    let plain = try svg(tab)
    #expect(try svg(tab.badge(3)) != plain)
    #expect(try svg(tab.badge("3")) == svg(tab.badge(3)))
    #expect(try svg(tab.badge(0)) == plain)
  }
}
