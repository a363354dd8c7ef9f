import Testing

@Suite struct MessageTests {
  @Test func aRunOnATerminalSaysItsErrorInColour() throws {
    let work = try Workplace()
    let line = "script -qec 'platen tags missing.txt -o new.svg' /dev/null"
    let shown = try work.shell("TERM=xterm \(line)")
    #expect(shown.exitCode == 66)
    #expect(shown.text.contains("\u{1B}[1;31merror:\u{1B}[0m no such file"))
    let plain = try work.shell("NO_COLOR=1 TERM=xterm COLUMNS=24 \(line)")
    #expect(plain.text.contains("error: no such file:\r\n  \"missing.txt\""))
  }
}
