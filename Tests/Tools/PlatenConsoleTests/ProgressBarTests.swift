import Testing

@testable import PlatenConsole

@Suite struct ProgressBarTests {
  @Test func aBarShowsItsShareTheCountTheRateAndTheTimeLeft() {
    let bar = ProgressBar(done: 250, total: 1000, elapsed: .seconds(5))
    let text = bar.text(width: 80) { text, style in
      style == .done ? text : ""
    }
    #expect(text == String(repeating: "━", count: 10) + "  250/1000  50/s  0:15 left")
  }

  @Test func slowWorkHasADecimalAndLongWorkHasMinutes() {
    let bar = ProgressBar(done: 3, total: 100, elapsed: .seconds(12))
    // 97 parts of four seconds.
    #expect(bar.text(width: 80).hasSuffix("  3/100  0.2/s  6:28 left"))
  }

  @Test(arguments: Array(1...120))
  func aBarIsNarrowerThanItsTerminal(width: Int) {
    let bar = ProgressBar(done: 999, total: 1000, elapsed: .milliseconds(1500))
    #expect(bar.text(width: width).count < width)
  }

  @Test func aNarrowTerminalLosesTheBarAndThenTheFacts() {
    let bar = ProgressBar(done: 250, total: 1000, elapsed: .seconds(5))
    #expect(bar.text(width: 30) == "250/1000  50/s  0:15 left")
    #expect(bar.text(width: 20) == "250/1000")
  }

  @Test(arguments: [(0, 0), (0, 10), (10, 10), (11, 10)])
  func edges(done: Int, total: Int) {
    let text = ProgressBar(done: done, total: total, elapsed: .zero).text(width: 80)
    #expect(text.hasSuffix("\(done)/\(total)"))
  }
}
