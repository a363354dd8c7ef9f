import Testing

@Suite struct SnapshotBadInputTests {
  static let calls = [
    BadCall(64, "snapshot verfy scenes", says: "did you mean \"verify\"?"),
    BadCall(64, "snapshot verify scenes --jnuit x", says: "'--junit'"),
    BadCall(64, "snapshot verify --actual scenes", says: "--references"),
    BadCall(
      64, "snapshot verify scenes --actual scenes --references scenes",
      says: "cannot be used together"),
    BadCall(
      64, "snapshot verify --actual scenes --references scenes --set color=red",
      says: "--set has no effect with --actual"),
    BadCall(
      64, "snapshot record --actual scenes --references scenes --allow-path .",
      says: "--allow-path has no effect with --actual"),
    BadCall(64, "snapshot accept scenes", says: "--all, --group NUMBER, or --from FILE"),
    BadCall(64, "snapshot accept scenes red.png --all", says: "expected one of"),
    BadCall(64, "snapshot reject scenes", says: "expected one of"),
    BadCall(64, "snapshot reject scenes red.png --group 1", says: "expected one of"),
    BadCall(64, "snapshot accept scenes --group 2", says: "no group 2 in the last run"),
    BadCall(64, "snapshot accept scenes --all --reason x", says: "without --log"),
    BadCall(73, "snapshot accept scenes --all --log empty", says: "\"empty\" cannot be written"),
    BadCall(64, "snapshot accept scenes rde.png", says: "did you mean \"red.png\"?"),
    BadCall(64, "snapshot review scenes --pictures sixl", says: "did you mean \"sixel\"?"),
    BadCall(64, "snapshot verify scenes --references git:-x", says: "does not name a revision"),
    BadCall(64, "snapshot accept scenes --all --references git:HEAD", says: "cannot be changed"),
    BadCall(64, "snapshot record scenes --references git:HEAD", says: "cannot be changed"),
    BadCall(66, "snapshot verify scenes --references git:HEAD", says: "no repository"),
    BadCall(65, "snapshot accept scenes --from words.txt", says: "words.txt:1:1"),
    BadCall(66, "snapshot record missing", says: "no such folder: \"missing\""),
    BadCall(
      66, "snapshot verify",
      says: "no references in \"./__Snapshots__\", but \"scenes\" has some: give that folder,"),
    BadCall(66, "snapshot list .", says: "but \"scenes\" has some: give that folder"),
    BadCall(66, "snapshot verify missing", says: "no such folder: \"missing\""),
    BadCall(66, "snapshot verify words.txt", says: "\"words.txt\" is not a folder"),
    BadCall(66, "snapshot verify none.swift", says: "no such file: \"none.swift\""),
    BadCall(64, "snapshot verify scenes --fit", says: "--fit is for Swift code"),
    BadCall(
      64, "snapshot verify --actual scenes --references scenes --device all",
      says: "--device is for Swift code, and --actual names pictures"),
    BadCall(65, "snapshot verify plain.swift", says: "there is nothing to show"),
    BadCall(64, "snapshot record plain.swift --set color=red", says: "are for scenes"),
    BadCall(64, "snapshot record plain.swift --scale 0", says: "expected a number from 0.1 to 10"),
    BadCall(64, "snapshot record plain.swift --vary theme=all", says: "no value \"theme\""),
    BadCall(64, "snapshot prune plain.swift", says: "accept removes them by name"),
    BadCall(66, "snapshot review plain.swift", says: "run platen snapshot verify first"),
    BadCall(66, "snapshot verify empty", says: "no scenes in \"empty\""),
    BadCall(66, "snapshot prune empty", says: "no scenes in \"empty\""),
    BadCall(66, "snapshot review empty", says: "run platen snapshot verify first"),
    BadCall(66, "snapshot accept empty --all", says: "run platen snapshot verify first"),
    BadCall(66, "snapshot verify scenes --config none.yaml", says: "\"none.yaml\""),
    BadCall(66, "snapshot verify --actual empty --references scenes", says: "no PNG"),
    BadCall(66, "snapshot verify --actual none --references scenes", says: "\"none\""),
    BadCall(66, "snapshot accept scenes --from none.json", says: "\"none.json\""),
    BadCall(65, "snapshot verify scenes --config bad.yaml", says: "bad.yaml:1:1: formts"),
    BadCall(73, "snapshot record scenes --references /proc/none", says: "cannot be created"),
    BadCall(73, "snapshot verify scenes --results /proc/none", says: "cannot be created"),
    BadCall(73, "snapshot verify scenes --results words.txt", says: "cannot be created"),
    BadCall(
      73, "snapshot review scenes --report words.txt/r.html",
      says: "\"words.txt\" cannot be created"),
    BadCall(73, "snapshot review scenes --junit /dev/full", says: "no space left"),
  ]

  @Test("a bad call ends with its exit code and says why", arguments: calls)
  func badCall(_ call: BadCall) throws {
    let work = try Workplace()
    try work.makeDifference()
    try work.makeFolder("empty")
    try work.write("formts: png".utf8, to: "bad.yaml")
    try work.write("let a = 1".utf8, to: "plain.swift")
    _ = try work.snapshot("verify", "scenes")
    let outcome = try work.shell("platen " + call.line)
    #expect(outcome.exitCode == call.code, "\(outcome.error)")
    #expect(outcome.error.contains(call.says), "\(outcome.error)")
  }

  @Test func aFailureToWriteLeavesTheOldReference() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    let outcome = try work.shell(
      "rm -r scenes/__Snapshots__ && touch scenes/__Snapshots__ && platen snapshot accept scenes --all"
    )
    #expect(outcome.exitCode == 73 && outcome.isOneError)
  }

  @Test func helpNamesAllCommands() throws {
    let work = try Workplace()
    let help = try work.snapshot("--help").text
    for name in ["record", "verify", "review", "accept", "reject", "list", "prune"] {
      #expect(help.contains("\n  \(name) "), "\(name)")
      #expect(try work.snapshot(name, "--help").exitCode == 0)
    }
    let verify = try work.snapshot("verify", "--help").text
    #expect(verify.contains("\nWHAT:\n") && verify.contains("\nOUTPUT:\n"))
    let manual = try work.platen(["manual"]).text
    #expect(manual.contains(".SS \"platen snapshot accept [folder\\-and\\-names...]\""))
  }
}
