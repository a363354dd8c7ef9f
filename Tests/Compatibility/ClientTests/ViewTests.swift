import SwiftUI
import Testing

@MainActor @Suite("Views written for SwiftUI") struct ViewTests {
  @Test func layoutsInPropertiesVariablesAndFunctionsAreCalled() throws {
    #expect(
      try frames(of: Switcher(choice: 1)) == """
        stored 1 0 0 10 10
        stored 2 15 0 10 10
        chosen 1 0 10 20 10
        chosen 2 0 20 20 20
        local 0 0 40 30 10
        local 1 0 52 30 10
        if 0 62 5 5
        """)
    #expect(
      try frames(of: Switcher(choice: 0)) == """
        stored 1 0 0 10 10
        stored 2 11 0 10 10
        chosen 1 0 15 20 10
        chosen 2 20 10 20 20
        local 0 0 30 30 10
        local 1 0 30 30 10
        else 0 40 5 5
        """)
  }

  @Test func whatCouldBeAnimatedIsLaidOutAsItIs() throws {
    #expect(try frames(of: box("a", 20, 10).shaken(3)) == "a 0 0 20 10")
    // 42 wide, the box in the middle.
    #expect(try frames(of: box("a", 20, 10).grown(by: 2)) == "a 11 2 20 10")
    #expect(try frames(of: Meter(level: 0.5)) == "meter 0 0 50 4")
    var meter = Meter(level: 0)
    meter.animatableData = 1
    #expect(meter.level == 1)
  }

  @Test func anglesAreCalculatedWith() {
    var angle = (.degrees(90) + .degrees(45) - Angle.degrees(15)) * 3 / 2
    #expect(abs(angle.degrees - 180) < 1e-9)
    angle -= .degrees(200)
    angle += -Angle.degrees(10)
    angle *= 2
    angle /= 3
    #expect(abs(angle.degrees + 20) < 1e-9)
  }

  @Test func viewsInPropertiesClosuresAndSwitchesAreBuilt() throws {
    let card = Card("title") { box("content", 10, 10) }
    #expect(
      try frames(of: card) == """
        card 0 0 20 36
        title 4 4 12 12
        content 4 16 10 10
        less 4 26 6 6
        """)
    #expect(
      try frames(of: card.environment(\.cardPadding, 10)) == """
        card 0 0 32 50
        title 10 10 12 12
        content 10 22 10 10
        more 10 32 8 8
        """)
  }

  @Test func aModifierOfTheModuleGoesBeforeSwiftUIs() throws {
    #expect(try frames(of: Waiting()) == "waiting 0 0 7 5")
  }

  @Test func attributedStringsAndMarkdownAreSetAsTheyLook() throws {
    let words = try frames(of: Words())
    #expect(words.contains("greeting") && words.contains("markdown"))
    #expect(try words == frames(of: PlainWords()))
  }

  @Test func entriesHaveTheValuesThatTheyAreDeclaredWith() {
    var values = EnvironmentValues()
    #expect(values.cardPadding == 4)
    #expect(values.cardNames == ["plain"])
    #expect(values.cardAction == nil)
    values.cardNames.append("other")
    values.cardAction = {}
    #expect(values.cardNames == ["plain", "other"])
    #expect(values.cardAction != nil)
  }
}
