import Foundation
import PlatenBase
import PlatenDrawing
import PlatenLayout
import PlatenReports
import PlatenText
import Testing

@testable import PlatenViews

/// Views that change an environment alike share what comes of it, and nobody sees another's change.
@Suite struct SharedEnvironmentTests {
  private static let line = EnvironmentChange.lines(limit: 1, reserved: 1)

  private func setting(_ environment: EnvironmentValues) -> TextEnvironment {
    environment.textSetting(library: .shared)
  }

  @Test func changesThatAreAlikeComeToOneSetting() {
    let outer = EnvironmentValues().ofRender
    var (first, second, third) = (outer, outer, outer)
    first.make(Self.line)
    second.make(Self.line)
    third.make(.lines(limit: 2, reserved: 1))
    #expect(setting(first) === setting(second))
    #expect(setting(first) !== setting(third))
    #expect([first, second, third, outer].map(\.lineLimit) == [1, 1, 2, nil])
  }

  @Test func aSharedEnvironmentIsCopiedWhenOneOfItsViewsChangesIt() {
    let outer = EnvironmentValues().ofRender
    var (first, second) = (outer, outer)
    first.make(Self.line)
    second.make(Self.line)
    second.displayScale = 3
    #expect(first.displayScale == 2)
    #expect(second.displayScale == 3)
    #expect(setting(second).typesetter.grid.scale == 3)
  }

  @Test func whatCameOfAnEnvironmentIsForgottenWhenItChanges() {
    var outer = EnvironmentValues().ofRender
    #expect(setting(outer).typesetter.grid.scale == 2)
    var before = outer
    before.make(Self.line)
    outer.displayScale = 3
    #expect(setting(outer).typesetter.grid.scale == 3)
    var after = outer
    after.make(Self.line)
    #expect(after.displayScale == 3)
    #expect(before.displayScale == 2)
  }

  @Test func moreChangesThanAreKeptAreMadeAllTheSame() {
    let outer = EnvironmentValues().ofRender
    for limit in Array(1...9) + Array(1...9) {
      var inner = outer
      inner.make(.lines(limit: limit, reserved: 1))
      #expect(inner.lineLimit == limit)
    }
  }

  /// To Swift both are one text; their glyphs lie at other offsets.
  @Test func textsOfOtherBytesAreNotTakenForEachOther() throws {
    let texts = ["\u{E9}", "e\u{301}", "e\u{301}"]
    let view = HStack { ForEach(0..<3) { Text(verbatim: texts[$0]) } }
    let fitted = try ImageRenderer(content: view).fitReport().texts
    #expect(fitted.map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func textsOfOneSettingHaveTheirOwnColors() throws {
    let view = HStack {
      Text(verbatim: "a").foregroundColor(.red)
      Text(verbatim: "a").foregroundColor(.blue)
    }
    let items = try ImageRenderer(content: view).displayList().items
    let paints = items.compactMap { item in
      if case .glyphs(let glyphs) = item { "\(glyphs.paint)" } else { nil }
    }
    #expect(Set(paints).count == 2)
  }

  @Test func aLineThatHasRoomIsSetOnceAndOtherLinesAnew() {
    let environment = EnvironmentValues().ofRender
    let setting = setting(environment)
    let label = setting.label("wide words", TextAttributes(), in: environment)
    let ideal = try? label.set(for: .unspecified, setting) { true }
    let width = ideal?.size.width ?? 0
    #expect(label.known(for: .init(width: width + 1, height: 1), setting)?.lines.count == 1)
    // Either word has room in it, and both have not.
    let narrow = ProposedViewSize(width: width * 0.7, height: nil)
    #expect(label.known(for: narrow, setting) == nil)
    #expect((try? label.set(for: narrow, setting) { true })?.lines.count == 2)
  }
}
