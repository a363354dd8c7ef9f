import Foundation
import Platen
import Testing

@testable import PlatenViews

/// What views present over a screen.
@Suite struct PresentationTests {
  private struct Item: Identifiable { let id: Int }

  /// The frames on a screen, of an iPhone 16's size unless another is said.
  private func frames(
    _ view: some View, _ size: CGSize = Device.iPhone16.size, _ platform: Platform = .iOS
  ) throws -> Frames {
    try Frames.of(
      view.frame(maxWidth: .infinity, maxHeight: .infinity).probe("under").onScreen()
        .frame(width: size.width, height: size.height)
    ) { $0.imitatedPlatform = platform }
  }

  private let yes = Binding.constant(true)

  @Test func aSheetRestsOnTheLowerEdge() throws {
    let large = Color.red.sheet(isPresented: yes) { Color.blue.probe("sheet") }
    #expect(try frames(large)["sheet"] == CGRect(0, 54, 393, 852 - 54))
    #expect(try frames(large)["under"] == CGRect(0, 0, 393, 852))
    let medium = Color.red.sheet(item: .constant(Item?.some(Item(id: 1)))) { _ in
      Color.blue.probe("sheet").presentationDetents([.large, .medium])
    }
    #expect(try frames(medium)["sheet"] == CGRect(0, 426, 393, 426))
    let chosen = Color.red.sheet(isPresented: yes) {
      Color.blue.probe("sheet")
        .presentationDetents(
          [.height(200), .fraction(0.75)], selection: .constant(.fraction(0.75)))
    }
    #expect(try frames(chosen)["sheet"].height == 852 * 0.75)
    // On a tablet it is in the middle, on a Mac as large as what is in it.
    #expect(
      try frames(large, Device.iPad.size)["sheet"] == CGRect(58, 54, 704, 1180 - 108))
    let mac = Color.red.sheet(isPresented: yes) { box("sheet", 200, 100) }
    #expect(try frames(mac, Device.mac.size, .macOS)["sheet"] == CGRect(350, 250, 200, 100))
  }

  /// A box of 200 x 80 that a button of 100 x 40 presents, whose corner is at a point.
  private func popover(
    at x: CGFloat, _ y: CGFloat, on edge: Edge = .top, adapting: PresentationAdaptation = .automatic
  ) -> some View {
    Color.red.overlay(alignment: .topLeading) {
      box("button", 100, 40)
        .popover(isPresented: yes, arrowEdge: edge) {
          box("popover", 200, 80).presentationCompactAdaptation(adapting)
        }
        .padding(.leading, x).padding(.top, y)
    }
  }

  /// Thirteen points from its button, in the middle of that, and ten from the screen's edges.
  @Test func aPopoverPointsAtItsView() throws {
    let tablet = Device.iPad.size
    #expect(try frames(popover(at: 300, 100), tablet)["popover"] == CGRect(250, 153, 200, 80))
    let low = popover(at: 0, tablet.height - 60)
    #expect(
      try frames(low, tablet)["popover"] == CGRect(10, tablet.height - 60 - 93, 200, 80))
    let mac = popover(at: 300, 100, on: .trailing)
    #expect(
      try frames(mac, Device.mac.size, .macOS)["popover"] == CGRect(413, 80, 200, 80))
    // On a telephone it is a sheet, in whose middle the view is, unless it says otherwise.
    #expect(try frames(popover(at: 250, 100))["popover"].midX == 393 / 2)
    #expect(
      try frames(popover(at: 250, 100, adapting: .popover))["popover"]
        == CGRect(183, 153, 200, 80))
    #expect(
      try frames(popover(at: 250, 100, adapting: .fullScreenCover))["popover"].midY == 426)
  }

  @Test func aCoverIsAsLargeAsTheScreen() throws {
    let view = Color.red.fullScreenCover(isPresented: yes) { Color.blue.probe("cover") }
    #expect(try frames(view)["cover"] == CGRect(0, 0, 393, 852))
  }

  @Test func whatIsPresentedPresentsOthers() throws {
    let view = Color.red.sheet(isPresented: yes) {
      Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.green.probe("second") }
    }
    #expect(try frames(view)["second"] == CGRect(0, 0, 393, 852))
  }

  @Test func aQuestionIsInTheMiddleWithItsButtons() throws {
    let view = Color.red.alert("Delete?", isPresented: yes) {
      Button(role: .destructive) {
      } label: {
        box("delete", 60, 20)
      }
      Button(role: .cancel) {
      } label: {
        box("cancel", 60, 20)
      }
    } message: {
      Text("No way back.").probe("message")
    }
    let found = try frames(view)
    // Of 270 points; the button that leaves all as it is comes first.
    let left = (393.0 - 270) / 2
    #expect(abs(found["cancel"].midX - (left + 67.375)) <= 0.5)
    #expect(abs(found["delete"].midX - (left + 270 - 67.375)) <= 0.5)
    #expect(found["cancel"].midY == found["delete"].midY)
    #expect(abs(found["message"].midX - 393 / 2) <= 0.5)
    #expect(found["message"].maxY < found["cancel"].minY)
    let three = Color.red.alert("Which?", isPresented: yes) {
      Button("Cancel", role: .cancel) {}
      ForEach(0..<2, id: \.self) { i in
        Button {
        } label: {
          box("\(i)", 60, 20)
        }
      }
    }
    let rows = try frames(three)
    #expect(rows["1"].midY - rows["0"].midY == 44.5)
  }

  @Test func aFieldToWriteInStandsOverTheAnswers() throws {
    let view = Color.red.alert("Name", isPresented: yes) {
      TextField("Name", text: .constant("")).probe("field")
      Button {
      } label: {
        box("ok", 60, 20)
      }
    }
    let found = try frames(view)
    #expect(found["field"].maxY < found["ok"].minY && found["field"].width > 200)
    #expect(abs(found["ok"].midX - 393 / 2) <= 0.5)
  }

  @Test func aQuestionOfSeveralViewsIsThereOnceInItsOwnLook() throws {
    let view = ForEach(0..<10, id: \.self) { _ in Color.red }
      .alert("Sure?", isPresented: yes) {
        Button("Yes") {}
      } message: {
        Text("Now").probe("message")
      }
      .font(.largeTitle).foregroundColor(.white)
    let found = try frames(view)
    // A footnote has 13 points, a large title 34.
    #expect(found["message"].height < 20)
    let renderer = ImageRenderer(content: view.onScreen().frame(width: 393, height: 852))
    // The views in a column, with 8 points between them, and what dims all of them.
    let figures = try renderer.displayList().items.figures
    #expect(figures.count { $0.height == 852 } == 1)
    #expect(figures.count { abs($0.height - (852 - 9 * 8) / 10) <= 0.5 } == 10)
  }

  @Test func choicesAreAtTheLowerEnd() throws {
    let view = Color.red.confirmationDialog("Sort by", isPresented: yes) {
      Button {
      } label: {
        box("name", 60, 20)
      }
      Button {
      } label: {
        box("date", 60, 20)
      }
    }
    let found = try frames(view)
    // Rows of 57, 8 over the button that leaves all as it is, which is 8 over the screen's end.
    #expect(found["date"].midY == 852 - 8 - 57 - 8 - 28.5)
    #expect(found["date"].midY - found["name"].midY == 57.5)
  }

  /// A sheet's toolbar needs a stack of its own, and its picker is no row.
  @Test func aSheetIsInNoStackOrList() throws {
    func sheet(_ hasStack: Bool) -> some View {
      let content = Color.blue.probe("sheet").toolbar { box("item", 20, 20) }
      return NavigationStack {
        List {
          Color.red.sheet(isPresented: yes) {
            if hasStack { NavigationStack { content } } else { content }
          }
        }
      }
    }
    #expect(try frames(sheet(true)).all.keys.contains("item"))
    #expect(try !frames(sheet(false)).all.keys.contains("item"))
    let picker = Picker("Size", selection: .constant(1)) { box("choice", 20, 20).tag(1) }
    let alone = try frames(Color.red.sheet(isPresented: yes) { picker })["choice"]
    #expect(try frames(List { Color.red.sheet(isPresented: yes) { picker } })["choice"] == alone)
  }

  @Test func withoutAScreenNothingIsPresented() throws {
    let view = box("a", 20, 20).sheet(isPresented: yes) { Color.blue.probe("sheet") }
    #expect(try !Frames.of(view).all.keys.contains("sheet"))
    #expect(try !frames(view.sheet(isPresented: .constant(false)) { Color.clear }).all.isEmpty)
    let none = box("a", 20, 20).sheet(isPresented: .constant(false)) { Color.blue.probe("sheet") }
    #expect(try !frames(none).all.keys.contains("sheet"))
  }
}
