import Foundation
import Platen
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
}
