import Foundation
import Platen
import PlatenDrawing
import Testing

@Suite struct ListRowTests {
  private func svg(_ list: some View) throws -> Data {
    let renderer = ImageRenderer(content: list)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    return try renderer.svgData()
  }

  /// A list of two rows, the first as it is given.
  private func list(_ row: some View) -> some View {
    List {
      row
      Text("Two")
    }
  }

  @Test func `What is said of a row holds beside what else is said of it`() throws {
    let insets = EdgeInsets(top: 30, leading: 40, bottom: 5, trailing: 0)
    let one = try svg(
      list(Text("One").listRowInsets(insets).listRowBackground(Color.red).listRowSeparator(.hidden))
    )
    let other = try svg(
      list(Text("One").listRowSeparator(.hidden).listRowBackground(Color.red).listRowInsets(insets))
    )
    #expect(one == other)
    for lacking in [
      AnyView(Text("One").listRowBackground(Color.red).listRowSeparator(.hidden)),
      AnyView(Text("One").listRowInsets(insets).listRowSeparator(.hidden)),
      AnyView(Text("One").listRowInsets(insets).listRowBackground(Color.red)),
    ] {
      #expect(one != (try svg(list(lacking))))
    }
  }

  /// Not even the ground that other rows have is behind it.
  @Test func `A clear row shows the ground of the list`() throws {
    func grounds(_ row: some View) throws -> Int {
      let renderer = ImageRenderer(content: list(row))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      // In the first row, beside its text.
      let place = CGPoint(x: 150, y: 38)
      return try renderer.displayList().items.figures.count { $0.contains(place) }
    }
    #expect(try grounds(Text("One")) == 2)
    #expect(try grounds(Text("One").listRowBackground(Color.clear)) == 1)
    #expect(try grounds(Text("One").listRowBackground(Color.red)) == 2)
  }

  @Test func `A badge stands at the end of its row, before a link's arrow`() throws {
    let badge = HStack {
      Text("One")
      Spacer(minLength: 8)
      Text("3").foregroundColor(.secondary).lineLimit(1)
    }
    #expect(try svg(list(Text("One").badge(3))) == svg(list(badge)))
    #expect(try svg(list(Text("One").badge(0))) == svg(list(Text("One"))))
    let link = try svg(list(NavigationLink("One") { Text("") }))
    #expect(try svg(list(NavigationLink("One") { Text("") }.badge("new"))) != link)
    #expect(try svg(list(NavigationLink("One") { Text("") }.badge(Text?.none))) == link)
  }

  @Test func `An inline picker has a row for its label and for each choice`() throws {
    let picker = Picker("Size", selection: .constant("L")) {
      ForEach(["M", "L"], id: \.self) { Text($0) }
    }
    .pickerStyle(.inline)
    func row(_ title: String, _ color: Color) -> some View {
      HStack {
        Text(title)
        Spacer(minLength: 8)
        Image(systemName: "checkmark").foregroundColor(color)
      }
    }
    let rows = try svg(
      List {
        Text("Size")
        row("M", .clear)
        row("L", .blue)
      })
    #expect(try svg(List { picker }) == rows)
    #expect(try svg(List { picker.labelsHidden() }) != rows)
    #expect(
      try svg(Form { Section { picker } })
        == svg(List { Section { picker } }.listStyle(.insetGrouped)))
    // What is within a row is no row: the choices of a layer stay in a column.
    let layer = try svg(List { ZStack { picker } })
    let column = try svg(List { ZStack { VStack(spacing: 0) { picker } } })
    #expect(layer == column)
  }

  @Test func `A disclosure group has a row for its label and for each view within`() throws {
    func group(_ isExpanded: Bool) -> some View {
      DisclosureGroup("More", isExpanded: .constant(isExpanded)) {
        Text("One")
        Text("Two").listRowBackground(Color.red)
      }
    }
    func label(_ arrow: String) -> some View {
      HStack {
        Text("More")
        Spacer(minLength: 8)
        Image(systemName: arrow).font(.footnote.weight(.semibold)).foregroundColor(.blue)
      }
    }
    let rows = try svg(
      List {
        label("chevron.down")
        Text("One").padding(.leading, 20)
        Text("Two").padding(.leading, 20).listRowBackground(Color.red)
      })
    #expect(try svg(List { group(true) }) == rows)
    #expect(try svg(List { group(false) }) == svg(List { label("chevron.forward") }))
    // Within a row it is a stack, whose label is in the tint.
    let column = VStack(alignment: .leading) {
      label("chevron.forward").foregroundColor(.blue)
    }
    #expect(try svg(List { ZStack { group(false) } }) == svg(List { ZStack { column } }))
  }

  @Test(arguments: [CGFloat?.none, 0, 12])
  func `Rows and sections are as far apart as is said`(spacing: CGFloat?) throws {
    func tops(_ list: some View) throws -> [CGFloat] {
      let found = try Frames.of(list.frame(width: 200, height: 400)) { $0.imitatedPlatform = .iOS }
      return ["a", "b"].map { found[$0].minY }
    }
    // Rows of 22 points between 11 and 11: as high as the least, 44.
    let rows = ["a", "b"].map { Color.red.frame(height: 22).probe($0) }
    let apart = try tops(
      List {
        rows[0]
        rows[1]
      }
      .listRowSpacing(spacing))
    #expect(apart[1] - apart[0] == 44 + (spacing ?? 0))
    let sections = List {
      Section { rows[0] }
      Section { rows[1] }
    }
    let far = try tops(sections.listSectionSpacing(spacing.map { .custom($0) } ?? .default))
    #expect(abs(far[1] - far[0] - 44 - (spacing ?? 35.33)) < 0.01)
    // Plain sections touch, and so do half of that.
    let near = try tops(sections.listStyle(.plain).listSectionSpacing(.compact))
    #expect(near[1] - near[0] == 44)
  }

  @Test func `The innermost of the same modifiers of a row counts`() throws {
    let both = list(Text("One").listRowBackground(Color.red).listRowBackground(Color.blue))
    #expect(try svg(both) == svg(list(Text("One").listRowBackground(Color.red))))
    let insets = [CGFloat(40), 20].map {
      EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
    }
    let moved = list(Text("One").listRowInsets(insets[0]).listRowInsets(insets[1]))
    #expect(try svg(moved) == svg(list(Text("One").listRowInsets(insets[0]))))
    let apart = list(Text("One").listRowSeparator(.hidden).listRowSeparator(.visible))
    #expect(try svg(apart) == svg(list(Text("One").listRowSeparator(.hidden))))
    let tinted = list(Text("One").listRowSeparatorTint(.red).listRowSeparatorTint(.blue))
    #expect(try svg(tinted) == svg(list(Text("One").listRowSeparatorTint(.red))))
  }

  private func frames(_ list: some View, _ height: CGFloat = 200) throws -> Frames {
    try Frames.of(list.listStyle(.plain), width: 200, height: height)
  }

  /// As UIKit reserves a place for the pictures of cells, in whose middle each stands.
  @Test
  func `Labels' titles begin at one place, and a picture of any size is as large as a symbol`()
    throws
  {
    let frames = try frames(
      List {
        Label {
          box("a", 20, 10)
        } icon: {
          box("narrow", 10, 10)
        }
        Label {
          box("b", 20, 10)
        } icon: {
          Color.red.probe("any")
        }
        Label {
          box("c", 20, 10)
        } icon: {
          box("wide", 40, 10)
        }
        Label {
          box("alone", 20, 10)
        } icon: {
          EmptyView()
        }
      })
    #expect(frames["alone"].minX == 20)
    #expect(frames["a"].minX == frames["b"].minX)
    #expect(frames["narrow"].midX == frames["any"].midX)
    #expect(frames["any"].size == CGSize(width: 24, height: 24))
    #expect(frames["narrow"].minX - 20 == frames["a"].minX - 16 - frames["narrow"].maxX)
    #expect(frames["c"].minX == frames["wide"].maxX + 16 && frames["wide"].minX == 20)
  }

  @Test func `A picture without a line of text is beside the middle of its title`() throws {
    let frames = try frames(
      List {
        Label {
          Text("One").probe("title")
        } icon: {
          Circle().probe("icon")
        }
        Label {
          Text("Two").probe("second")
        } icon: {
          Image(systemName: "circle").probe("symbol")
        }
      })
    #expect(abs(frames["icon"].midY - frames["title"].midY) < 2)
    #expect(abs(frames["symbol"].midY - frames["second"].midY) < 2)
  }

  /// By Apple's documentation of `listRowSeparatorLeading`, a row's first text is where its line begins by default.
  @Test func `The line under a row begins at its first text, or where the row says`() throws {
    func starts(_ row: some View) throws -> [CGFloat] {
      let renderer = ImageRenderer(content: List { row }.listStyle(.plain))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
      renderer.scale = 2
      return try renderer.displayList().items.figures.filter { $0.height <= 0.5 }.map(\.minX)
    }
    #expect(try starts(Color.red.frame(width: 20, height: 20)) == [20])
    #expect(try starts(Text("One")) == [20])
    #expect(try starts(Color.red.frame(width: 20, height: 20).badge(3)) == [20])
    let picture = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20)
      VStack(alignment: .leading) {
        Text("One")
        Text("Two").padding(.leading, 5)
      }
    }
    #expect(try starts(picture) == [50])
    #expect(
      try starts(
        NavigationLink {
          Text("")
        } label: {
          picture
        }) == [50])
    #expect(try starts(picture.alignmentGuide(.listRowSeparatorLeading) { _ in 3 }) == [23])
    #expect(try starts(picture.listRowSeparator(.hidden)) == [])
  }

  /// The arrow stands at the row's end; the label has all the rest.
  @Test func `A link's label spreads over the row up to the arrow`() throws {
    let label = HStack(spacing: 0) {
      box("start", 20, 10)
      Spacer()
      box("end", 20, 10)
    }
    let frames = try frames(
      List {
        NavigationLink {
          Text("")
        } label: {
          label
        }
      })
    #expect(frames["start"].minX == 20)
    #expect(frames["end"].maxX > 156 && frames["end"].maxX < 180)
  }
}
