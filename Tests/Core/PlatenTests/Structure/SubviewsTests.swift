import Platen
import Testing

/// Views that are taken apart into those that they consist of.
@Suite struct SubviewsTests {
  @Test func eachSubviewIsChangedOnItsOwn() throws {
    let frames = try Frames.of(
      VStack(spacing: 0) {
        ForEach(subviews: pair) { $0.padding(5) }
      })
    #expect(frames["a"] == CGRect(5, 5, 10, 10))
    #expect(frames["b"] == CGRect(5, 25, 10, 10))
    #expect(frames["picture"].size == CGSize(width: 20, height: 40))
  }

  @Test func aGroupHandsOverItsSubviewsInOrder() throws {
    let frames = try Frames.of(
      Group(subviews: pair) { subviews in
        HStack(spacing: CGFloat(subviews.count)) {
          if let last = subviews.last { last }
          subviews.first
        }
      })
    #expect(frames["b"] == CGRect(0, 0, 10, 10))
    #expect(frames["a"] == CGRect(12, 0, 10, 10))
  }

  @Test func noSubviewsAreNoViews() throws {
    let frames = try Frames.of(
      Group(subviews: EmptyView()) { subviews in box("count", CGFloat(10 + subviews.count), 10) })
    #expect(frames["count"].width == 10)
  }

  @ViewBuilder private var pair: some View {
    box("a", 10, 10)
    box("b", 10, 10)
  }

  /// A card for each section; what stands beside sections is one without a header.
  @Test func eachSectionHasItsHeaderContentAndFooter() throws {
    let views = Group {
      box("loose", 10, 10)
      Section {
        box("a", 10, 10)
        box("b", 10, 10)
      } header: {
        box("title", 30, 10)
      }
      Section {
        box("c", 10, 10)
      } footer: {
        box("note", 20, 10)
      }
    }
    let frames = try Frames.of(
      HStack(alignment: .top, spacing: 0) {
        ForEach(sections: views) { section in
          VStack(spacing: 0) {
            section.footer
            section.content
            section.header
          }
        }
        Group(sections: views) { box("count", CGFloat($0.count), 10) }
      })
    #expect(frames["loose"] == CGRect(0, 0, 10, 10))
    #expect(frames["a"] == CGRect(20, 0, 10, 10))
    #expect(frames["b"] == CGRect(20, 10, 10, 10))
    #expect(frames["title"] == CGRect(10, 20, 30, 10))
    #expect(frames["note"] == CGRect(40, 0, 20, 10))
    #expect(frames["c"] == CGRect(45, 10, 10, 10))
    #expect(frames["count"].width == 3)
  }
}
