import Foundation
import Platen
import Testing

/// The values are those of Apple's pictures of iOS 18: cards 20 points from the sides and 35 from the top, rows of 44.
@Suite struct ListSpaceTests {
  private func frames(_ list: some View) throws -> Frames {
    try Frames.of(list.listStyle(.insetGrouped), width: 390, height: 700) {
      $0.imitatedPlatform = .iOS
    }
  }

  /// A line of body text is 22 points high here, and has 11 above and below.
  @Test(arguments: [(20, 44), (31, 44), (40, 53), (60, 73)])
  func `A picture beside a line of text is 6.5 points from the edges of its row`(
    side: CGFloat, height: CGFloat
  ) throws {
    func row(_ name: String) -> some View {
      HStack {
        Image(systemName: "star").resizable().frame(width: side, height: side)
        Text("One")
      }
      .probe(name)
    }
    let frames = try frames(
      List {
        row("a")
        row("b")
      })
    #expect(abs(frames["b"].midY - frames["a"].midY - height) < 0.01)
  }

  @Test func `A symbol with a baseline of its own makes a row no higher than its line`() throws {
    func row(_ name: String) -> some View {
      HStack {
        Image(systemName: "star").font(.system(size: 24))
        Text("One")
      }
      .probe(name)
    }
    let frames = try frames(
      List {
        row("a")
        row("b")
      })
    #expect(frames["b"].midY - frames["a"].midY == 44)
  }

  @Test func `Two lines of text beside a picture are 11 points from the edges of their row`() throws
  {
    func row(_ name: String) -> some View {
      HStack {
        Image(systemName: "star").font(.system(size: 24))
        VStack(spacing: 0) {
          Text("One")
          Text("Two")
        }
        .probe(name)
      }
    }
    let frames = try frames(
      List {
        row("a")
        row("b")
      })
    #expect(frames["b"].minY - frames["a"].maxY == 22)
  }

  @Test func `A frame in a row is relative to the card`() throws {
    let row = Color.red.containerRelativeFrame(.horizontal).frame(height: 20).probe("row")
    #expect(try frames(List { row })["row"].width == 350)
    let wide = List { row }.contentMargins(.horizontal, 0)
    #expect(try frames(wide)["row"].width == 390)
    #expect(try Frames.of(List { row }.listStyle(.plain), width: 390)["row"].width == 390)
  }

  @Test func `Margins of the content take the place of a list's own`() throws {
    let row = box("row", 20, 22)
    let usual = try frames(List { row })["row"].origin
    #expect(usual == CGPoint(x: 40, y: 46))
    let top = try frames(List { row }.contentMargins(.top, 8))["row"].origin
    #expect(top == CGPoint(x: 40, y: 19))
    let sides = try frames(List { row }.contentMargins(.horizontal, 5))["row"].origin
    #expect(sides == CGPoint(x: 25, y: 46))
    let bars = try frames(List { row }.contentMargins(.top, 8, for: .scrollIndicators))
    #expect(bars["row"].origin == usual)
  }

  /// The line is laid out for a display with two pixels a point, and a picture may have one.
  @Test(arguments: [(1, 1), (2, 0.5)])
  func `The line under a row is a pixel high`(scale: CGFloat, height: CGFloat) throws {
    let list = List {
      Text("One")
      Text("Two")
    }
    let renderer = ImageRenderer(content: list.listStyle(.insetGrouped))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    renderer.scale = scale
    let figures = try renderer.displayList().items.figures
    #expect(figures.filter { $0.height <= 1 }.map(\.height) == [height])
  }

  @Test func `A list in a section adds its rows to the section's`() throws {
    func svg(_ view: some View) throws -> Data {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
      return try renderer.svgData()
    }
    let rows = ForEach(["One", "Two"], id: \.self) { Text($0) }
    let nested = Form {
      Section {
        List { rows }
        Text("Three")
      }
    }
    let flat = Form {
      Section {
        rows
        Text("Three")
      }
    }
    #expect(try svg(nested) == svg(flat))
    #expect(try svg(List { VStack { List { rows } } }) != svg(List { rows }))
  }
}
