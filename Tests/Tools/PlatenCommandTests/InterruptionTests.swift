import Testing

@Suite struct InterruptionTests {
  /// The signals and what a shell makes of them: 128 and their number.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aRunThatIsStoppedWhileItWritesLeavesNoFile(signal: String, status: Int) throws {
    let work = try Workplace()
    try work.write("an old picture".utf8, to: "old.png")
    let before = try work.names()
    // A shell lets what runs in the background ignore SIGINT, unless it is told otherwise.
    let script = """
      env --default-signal platen grid a -o old.png --scale 1 --width 12000 --height 12000 --compression small &
      run=$!
      for i in $(seq 1000); do ls .platen-* > /dev/null 2>&1 && break; sleep 0.01; done
      ls .platen-* > /dev/null || echo late
      kill -\(signal) $run; wait $run; echo $?
      """
    try work.write(script.utf8, to: "stop.sh")
    let outcome = try work.shell("sh stop.sh 2> /dev/null; rm stop.sh")
    #expect(outcome.text == "\(status)\n")
    #expect(try work.names() == before)
    #expect(work.bytes(of: "old.png") == Array("an old picture".utf8))
  }

  @Test func aSignalThatIsIgnoredStaysIgnored() throws {
    let work = try Workplace()
    let outcome = try work.shell(
      """
      env --ignore-signal=HUP platen grid a -o new.png --scale 1 --width 3000 --height 3000 --compression small & run=$!
      until ls new.png .platen-* 2> /dev/null | grep -q .; do sleep 0.01; done
      kill -HUP $run; wait $run
      """)
    #expect(outcome.exitCode == 0)
    #expect(Picture(work.bytes(of: "new.png")) == .png(width: 3000, height: 3000))
  }

  /// Foundation starts programs in groups of their own, which no terminal interrupts.
  @Test func theCompilerEndsWithTheCommand() throws {
    let work = try Workplace()
    try work.write("import SwiftUI\n#Preview { Text(verbatim: \"a\") }\n".utf8, to: "Card.swift")
    try work.write("#!/bin/sh\necho $$ > compiler\nexec sleep 300\n".utf8, to: "swift")
    let script = """
      runs() { [ -e /proc/$1 ] && ! grep -q '^State:.*Z' /proc/$1/status; }
      chmod +x swift
      PATH=$PWD:$PATH XDG_CACHE_HOME=$PWD env --default-signal platen preview Card.swift -o a.png &
      run=$!
      for i in $(seq 1000); do [ -s compiler ] && break; sleep 0.01; done
      runs $(cat compiler) || echo late
      kill -INT $run; wait $run
      for i in $(seq 1000); do runs $(cat compiler) || break; sleep 0.01; done
      runs $(cat compiler) && echo runs
      """
    try work.write(script.utf8, to: "stop.sh")
    #expect(try work.shell("sh stop.sh 2> /dev/null").text == "")
  }
}
