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

  /// As in a UITabBar, which takes a label's picture and title and not their colours.
  @Test func theColoursOfALabelDoNotCount() throws {
    let plain = try svg(Color.clear.tabItem { Label("Home", systemImage: "house") }.badge(3))
    let colored = Color.clear.tabItem {
      Image(systemName: "house").foregroundStyle(.red)
      Text("Home").foregroundColor(.green)
    }
    #expect(try svg(colored.badge(3)) == plain)
    // The badge's own are not the label's.
    #expect(String(decoding: plain, as: UTF8.self).contains("#FF3B30"))
  }

  /// The bar is clear over what does not scroll, or ends above it.
  @Test func theBarHasAGroundWhereThePageGoesOnUnderIt() throws {
    func hasGround(_ page: some View) throws -> Bool {
      let tab = ScrollView { page }.tabItem { Text("a") }
      let whole = try ImageRenderer(content: TabView { tab }.frame(width: 200, height: 200))
        .svgData()
      return String(decoding: whole, as: UTF8.self).contains("#F2F2F7")
    }
    #expect(try hasGround(Color.red.frame(height: 152)))
    #expect(try !hasGround(Color.red.frame(height: 151)))
  }

  /// An iPhone's bar has five tabs; a tablet's has them all.
  @Test func moreThanFiveTabsAreBehindOne() throws {
    func svg(_ names: [String], _ selection: Int, _ size: UserInterfaceSizeClass) throws -> Data {
      let view = TabView(selection: .constant(selection)) {
        ForEach(names.indices, id: \.self) { i in
          Color.clear.tabItem { Label(names[i], systemImage: "ellipsis") }.tag(i)
        }
      }
      return try ImageRenderer(
        content: view.environment(\.horizontalSizeClass, size).frame(width: 600, height: 200)
      ).svgData()
    }
    let six = ["a", "b", "c", "d", "e", "f"], four = ["a", "b", "c", "d", "More"]
    #expect(try svg(six, 1, .compact) == svg(four, 1, .compact))
    #expect(try svg(six, 5, .compact) == svg(four, 4, .compact))
    #expect(try svg(six, 1, .regular) != svg(four, 1, .regular))
    let five = Array(six.prefix(5))
    #expect(try svg(five, 0, .compact) == svg(five, 0, .regular))
  }

  @Test func aBadgeIsOverTheSymbol() throws {
    let tab = Color.clear.tabItem { Label("Home", systemImage: "house") }
    let plain = try svg(tab)
    #expect(try svg(tab.badge(3)) != plain)
    #expect(try svg(tab.badge("3")) == svg(tab.badge(3)))
    #expect(try svg(tab.badge(0)) == plain)
  }

  private enum Place: Hashable { case home, more }

  /// SwiftUI's `TabContentBuilder` knows the type of the selection, so that values need not name it.
  @Test(arguments: [Place.home, .more]) private func aValueHasTheTypeOfTheSelection(_ place: Place)
    throws
  {
    let typed = TabView(selection: .constant(place)) {
      Tab("Home", systemImage: "house", value: .home) { Color.red }
      if place == .more {
        TabSection("Others") {
          Tab("More", systemImage: "ellipsis", value: .more) { Color.blue }.badge(2)
        }
      }
    }
    let tagged = TabView(selection: .constant(place)) {
      Color.red.tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
      if place == .more {
        Color.blue.tabItem { Label("More", systemImage: "ellipsis") }.tag(Place.more).badge(2)
      }
    }
    func svg(_ view: some View) throws -> Data {
      try ImageRenderer(content: view.frame(width: 300, height: 200)).svgData()
    }
    #expect(try svg(typed) == svg(tagged))
  }
}
