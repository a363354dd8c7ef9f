import Foundation
import Platen
import PlatenDrawing
import Testing

/// Colours that controls take from what is around them, as on iOS.
@Suite struct ControlColorTests {
  /// A tint that is set tints the ground, whatever its colour; without one the ground is grey.
  @Test func aTintOfTheAccentIsATint() throws {
    func button(_ change: (AnyView) -> AnyView) throws -> Data {
      let button = Button("A") {}.buttonStyle(.bordered)
      return try ImageRenderer(content: change(AnyView(button))).svgData()
    }
    let plain = try button { $0 }
    #expect(try button { AnyView($0.tint(.accentColor)) } != plain)
    #expect(try button { AnyView($0.tint(.accentColor).tint(nil)) } != plain)
    #expect(try button { AnyView($0.tint(nil)) } == plain)
  }

  @Test func aListsGroundGoesOnUnderTheTitle() throws {
    let form = NavigationStack { Form { box("a", 10, 10) }.navigationTitle("Title") }
    let ground = try #require(try fills(form, width: 300, height: 200).first)
    #expect(ground.bounds == CGRect(0, 0, 300, 200))
    // UIKit's systemGroupedBackground.
    #expect(ground.color == Color.Resolved(rgb: 0xF2F2F7))
  }

  @Test func eachPageHasADot() throws {
    func dots(_ view: some View) throws -> [Fill] {
      try fills(view, width: 300, height: 200).filter {
        $0.bounds.size == CGSize(width: 7, height: 7)
      }
    }
    let pages = TabView {
      Color.blue
      Color.red
      Color.green
    }
    let found = try dots(pages.tabViewStyle(.page))
    // 16 points apart around the middle, 20 above the end, on whole pixels.
    #expect(found.map(\.bounds.midX) == [134.5, 150.5, 166.5])
    #expect(found.allSatisfy { $0.bounds.midY == 180.5 || $0.bounds.midY == 179.5 })
    #expect(found[0].color == Color.white.resolved(in: .light))
    #expect(found[1].color == Color.white.opacity(0.3).resolved(in: .light))
    #expect(try dots(pages.tabViewStyle(.page(indexDisplayMode: .never))).isEmpty)
    #expect(try dots(TabView { Color.blue }.tabViewStyle(.page)).isEmpty)
    #expect(
      try dots(TabView { Color.blue }.tabViewStyle(.page(indexDisplayMode: .always))).count == 1)
  }

  @Test func aTintThatIsAColorIsThatOfControls() throws {
    let style: some ShapeStyle = Color.orange
    let progress = ProgressView(value: 0.5).tint(style)
    let orange = Color.orange.resolved(in: .light)
    #expect(try fills(progress, width: 100, height: 20).contains { $0.color == orange })
    let gradient = ProgressView(value: 0.5).tint(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(try !fills(gradient, width: 100, height: 20).isEmpty)
  }

  @Test func aRowsLabelHasItsPictureInTheTint() throws {
    let label = Label {
      box("title", 20, 10)
    } icon: {
      Rectangle().frame(width: 7, height: 7)
    }
    let tint = Color.green.resolved(in: .light)
    #expect(try icon(List { label }.tint(.green)) == tint)
    #expect(try icon(label.tint(.green)) == Color.black.resolved(in: .light))
    let red = Color.red.resolved(in: .light)
    #expect(try icon(List { label.foregroundStyle(.red) }) == red)
    #expect(
      try icon(
        List {
          Button(role: .destructive) {
          } label: {
            label
          }
        }) == red)
    let header = List {
      Section {
        box("a", 10, 10)
      } header: {
        label
      }
    }
    #expect(try icon(header.tint(.green)) != tint)
  }

  /// The colour of the rectangle of 7 by 7.
  private func icon(_ view: some View) throws -> Color.Resolved? {
    let size = CGSize(width: 7, height: 7)
    return try fills(view, width: 300, height: 200).first { $0.bounds.size == size }?.color
  }

  private func fills(_ view: some View, width: CGFloat, height: CGFloat) throws -> [Fill] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return fills(in: try renderer.displayList().items)
  }

  private func fills(in items: [DisplayItem]) -> [Fill] {
    items.flatMap { item -> [Fill] in
      switch item {
      case .fill(let path, .color(let color), _):
        [Fill(bounds: path.boundingRect, color: color)]
      case .group(let group): fills(in: group.items)
      default: []
      }
    }
  }

  private struct Fill {
    let bounds: CGRect
    let color: Color.Resolved
  }
}
