import Foundation
import Platen
import Testing

/// What stands in the bars of a navigation stack: items 16 points from the edges, in bars of 44 points over the view
/// and of 49 under it (UINavigationBar and UIToolbar), and a field of 36 points to search in.
@Suite struct NavigationBarTests {
  private struct Marked: ToolbarContent {
    let name: String

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { box(name, 20, 20) }
    }
  }

  /// The frames of a stack of 300 by 400 points.
  private func frames(
    _ content: some View, _ platform: Platform = .iOS
  ) throws -> Frames {
    try Frames.of(NavigationStack { content }.frame(width: 300, height: 400)) {
      $0.imitatedPlatform = platform
    }
  }

  private var content: some View { Color.clear.probe("content") }

  /// Nothing of a title but its words counts, as in a UINavigationItem.
  @Test(arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
  func theStyleOfATitleDoesNotCount(mode: NavigationBarItem.TitleDisplayMode) throws {
    func svg(_ title: Text) throws -> Data {
      let content = Color.clear.navigationTitle(title).navigationBarTitleDisplayMode(mode)
      return try ImageRenderer(
        content: NavigationStack { content }.frame(width: 300, height: 200)
      ).svgData()
    }
    let styled = Text("One ").font(.caption) + Text("two").foregroundColor(.red).bold()
    #expect(try svg(styled) == svg(Text("One ") + Text("two")))
  }

  /// Of columns a phone shows the first, in whose bar nothing of the second counts.
  @Test func aSecondColumnSaysNothingOfTheBarOfTheFirst() throws {
    func found(_ second: some View) throws -> CGRect {
      let view = NavigationView {
        content.navigationTitle("Title")
        second
      }
      return try Frames.of(view.frame(width: 300, height: 400)) { $0.imitatedPlatform = .iOS }[
        "content"]
    }
    let second = Color.clear.navigationTitle("Other").navigationBarTitleDisplayMode(.inline)
    #expect(try found(second) == found(EmptyView()))
    #expect(try found(second) == CGRect(0, 44 + 52, 300, 400 - 44 - 52))
  }

  @Test func itemsStandAtBothEndsOfTheBar() throws {
    let view = content.navigationTitle("Title").toolbar {
      ToolbarItem(placement: .cancellationAction) { box("cancel", 40, 20) }
      ToolbarItem { box("edit", 30, 20) }
      ToolbarItemGroup(placement: .primaryAction) { box("add", 20, 20) }
    }
    let found = try frames(view)
    #expect(found["cancel"] == CGRect(16, 12, 40, 20))
    #expect(found["add"] == CGRect(264, 12, 20, 20))
    #expect(found["edit"] == CGRect(264 - 16 - 30, 12, 30, 20))
    // The large title is under the bar.
    #expect(found["content"] == CGRect(0, 44 + 52, 300, 400 - 44 - 52))
    let small = try frames(view.navigationBarTitleDisplayMode(.inline))
    #expect(small["content"] == CGRect(0, 44, 300, 400 - 44))
  }

  /// As UIKit's controllers offer their views the size of the screen.
  @Test func whatIsWiderThanTheScreenMakesNothingElseWide() throws {
    let view = VStack(spacing: 0) {
      box("wide", 900, 10)
      Color.clear.probe("fill")
    }
    for frames in [
      try frames(view), try Frames.of(TabView { view }.frame(width: 300, height: 400)),
    ] {
      #expect(frames["wide"] == CGRect(-300, 0, 900, 10))
      #expect(frames["fill"] == CGRect(0, 10, 300, 390))
    }
  }

  /// A reader's views are made when its size is known, after the bars.
  @Test func whatIsInAGeometryReaderIsInTheBarsToo() throws {
    let view = GeometryReader { _ in
      content.navigationTitle("Title").toolbar { ToolbarItem { box("edit", 30, 20) } }
    }
    let found = try frames(view)
    #expect(found["edit"] == CGRect(300 - 16 - 30, 12, 30, 20))
    #expect(found["content"] == CGRect(0, 44 + 52, 300, 400 - 44 - 52))
  }

  @Test func severalViewsOfAStackAreInAColumnAndOfColumnsTheFirstIsShown() throws {
    let views = Group {
      box("a", 20, 30)
      Spacer()
      box("b", 20, 40)
    }
    let stack = try frames(views)
    #expect(stack["a"] == CGRect(140, 0, 20, 30) && stack["b"] == CGRect(140, 360, 20, 40))
    let columns = try Frames.of(
      NavigationView {
        box("a", 20, 30)
        box("b", 20, 40)
      }.frame(width: 300, height: 400))
    #expect(columns["a"] == CGRect(140, 185, 20, 30))
  }

  @Test(arguments: [true, false]) func anItemUnderAConditionIsThereOrNot(isShown: Bool) throws {
    let view = content.toolbar {
      ToolbarItem { box("edit", 30, 20) }
      if isShown {
        ToolbarItem(placement: .topBarLeading) { box("back", 40, 20) }
      }
    }
    let found = try frames(view)
    #expect(found["edit"] == CGRect(254, 12, 30, 20))
    #expect((found.all["back"] != nil) == isShown)
  }

  @Test func whatIsPrincipalStandsInTheMiddleOfTheBar() throws {
    let view = content.toolbar {
      ToolbarItem(placement: .principal) { box("middle", 60, 20) }
      ToolbarItem(placement: .navigationBarLeading) { box("leading", 100, 20) }
    }
    let found = try frames(view.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
    #expect(found["middle"] == CGRect(120, 12, 60, 20))
    #expect(found["content"].minY == 44)
  }

  @Test func theBarUnderAViewSpreadsItsItems() throws {
    let view = content.toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        box("a", 20, 20)
        box("b", 20, 20)
        box("c", 20, 20)
      }
      ToolbarItem(placement: .keyboard) { box("done", 20, 20) }
    }
    let found = try frames(view)
    #expect(found["content"] == CGRect(0, 0, 300, 400 - 49))
    let y: CGFloat = 400 - 49 + 14.5
    #expect(["a", "b", "c"].map { found[$0].minX } == [16, 140, 264])
    #expect(["a", "b", "c"].allSatisfy { abs(found[$0].minY - y) <= 0.5 })
    #expect(!found.all.keys.contains("done"))
  }

  @MainActor @Test func itemsOfAnAppsOwnTypesAndOfConditionsAreThere() throws {
    func view(_ isEditing: Bool) -> some View {
      content.toolbar {
        Marked(name: "own")
        if isEditing {
          ToolbarItem { box("done", 20, 20) }
        } else {
          ToolbarItem { box("edit", 20, 20) }
        }
      }
    }
    #expect(try frames(view(false))["own"] == CGRect(16, 12, 20, 20))
    #expect(try frames(view(false)).all.keys.contains("edit"))
    #expect(try frames(view(true)).all.keys.contains("done"))
    let old = content.navigationBarItems(leading: box("a", 20, 20), trailing: box("b", 20, 20))
    #expect(try frames(old)["a"].minX == 16 && frames(old)["b"].maxX == 284)
  }

  @Test func aFieldToSearchInStandsUnderTheTitle() throws {
    let view = content.navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
    #expect(try frames(view)["content"].minY == 96 + 52)
    let renderer = ImageRenderer(
      content: NavigationStack { view }.frame(width: 300, height: 400))
    let field = try #require(renderer.layoutTree().all.first { $0.text == "Find" })
    // Of 36 points, one under the title.
    #expect(abs(field.frame.midY - (96 + 1 + 18)) <= 0.5)
    let filled = content.searchable(text: .constant("Pears"), prompt: "Find")
    let texts = try ImageRenderer(content: NavigationStack { filled }).layoutTree().all
      .compactMap(\.text)
    #expect(texts.contains("Pears") && !texts.contains("Find"))
  }

  @Test func aFieldOfTheStackItselfIsItsOwn() throws {
    let stack = NavigationStack { content.navigationTitle("Title") }
      .searchable(text: .constant(""))
    let found = try Frames.of(stack.frame(width: 300, height: 400))
    #expect(found["content"] == CGRect(0, 148, 300, 252), "\(found["content"].minY - 148)")
  }

  @Test func itemsOfSeveralViewsAreThereOnce() throws {
    let view = Group {
      box("first", 10, 10)
      box("second", 10, 10)
    }.toolbar { box("item", 20, 20) }
    let renderer = ImageRenderer(
      content: NavigationStack { view }.frame(width: 300, height: 400))
    #expect(try frames(view)["item"] == CGRect(264, 12, 20, 20))
    // The two boxes of the view, and the one in the bar.
    #expect(try renderer.displayList().items.figures.count == 3)
  }

  @Test func barsAreThereOnceAndOfNoMacNorHiddenOnes() throws {
    let view = content.navigationTitle("Title").toolbar { box("a", 20, 20) }
    let nested = try frames(NavigationStack { view })
    #expect(nested["a"] == CGRect(264, 12, 20, 20) && nested["content"].minY == 96)
    #expect(try !frames(view, .macOS).all.keys.contains("a"))
    #expect(try !frames(view.toolbar(.hidden, for: .navigationBar)).all.keys.contains("a"))
    #expect(try !Frames.of(view).all.keys.contains("a"))
  }
}
