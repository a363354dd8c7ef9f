import Testing

@testable import PlatenConsole

@Suite struct TerminalTests {
  private func terminal(
    _ environment: [String: String] = [:], isTerminal: Bool = true, columns: Int? = 100
  ) -> Terminal {
    Terminal(isTerminal: isTerminal, environment: environment, columns: columns)
  }

  @Test func onlyATerminalHasColoursAndAWidth() {
    #expect(terminal().hasColor && terminal().canRedraw && terminal().width == 100)
    let file = terminal(isTerminal: false)
    #expect(!file.hasColor && !file.canRedraw && file.width == nil)
  }

  /// See no-color.org, and bixense.com/clicolors for the force.
  @Test func theEnvironmentChoosesColours() {
    #expect(!terminal(["NO_COLOR": "1"]).hasColor)
    #expect(terminal(["NO_COLOR": ""]).hasColor)
    #expect(!terminal(["TERM": "dumb"]).hasColor && !terminal(["TERM": "dumb"]).canRedraw)
    #expect(terminal(["CLICOLOR_FORCE": "1"], isTerminal: false).hasColor)
    #expect(!terminal(["CLICOLOR_FORCE": "0"], isTerminal: false).hasColor)
    #expect(!terminal(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: false).hasColor)
  }

  @Test func theWidthIsTheVariableElseTheTerminalsElseEighty() {
    #expect(terminal(["COLUMNS": "60"]).width == 60)
    #expect(terminal(["COLUMNS": "x"]).width == 100)
    #expect(terminal(columns: nil).width == 80)
    #expect(terminal(columns: 0).width == 80)
    #expect(terminal(["COLUMNS": "60"], isTerminal: false).width == nil)
  }

  @Test func aMessageIsColouredByItsHeadAndItsQuotedNames() {
    let message = Message(text: "error: no such file: \"a.txt\"")
    #expect(
      message.shown(on: terminal())
        == "\u{1B}[1;31merror:\u{1B}[0m no such file: \"\u{1B}[1ma.txt\u{1B}[0m\"")
    #expect(message.shown(on: terminal(["NO_COLOR": "1"])) == message.text)
    #expect(message.shown(on: terminal(isTerminal: false)) == message.text)
    #expect(Message(text: "warning: x").shown(on: terminal()).hasPrefix("\u{1B}[1;33mwarning:"))
  }

  @Test func aMessageIsBrokenBetweenWordsAndKeepsLongOnesWhole() {
    let plain = Terminal(
      isTerminal: true, environment: ["NO_COLOR": "1", "COLUMNS": "20"], columns: nil)
    #expect(
      Message(text: "error: one two three four five").shown(on: plain)
        == "error: one two three\n  four five")
    // Twenty columns and twenty-one, of which one is the space between two words.
    #expect(Message(text: "error: twelve spaces").shown(on: plain) == "error: twelve spaces")
    #expect(Message(text: "error: twelve columns").shown(on: plain) == "error: twelve\n  columns")
    let path = String(repeating: "x", count: 40)
    #expect(Message(text: "error: \(path) end").shown(on: plain) == "error:\n  \(path)\n  end")
    #expect(Message(text: "error: a\n  b").shown(on: plain) == "error: a\n  b")
  }
}
