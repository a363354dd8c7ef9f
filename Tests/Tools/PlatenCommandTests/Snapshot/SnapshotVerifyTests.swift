import Foundation
import TestSupport
import Testing

@Suite struct SnapshotVerifyTests {
  @Test func whatIsRecordedIsTheSame() throws {
    let work = try Workplace()
    try work.makeScenes()
    let recorded = try work.snapshot("record", "scenes")
    #expect(recorded.exitCode == 0 && recorded.error.isEmpty)
    #expect(recorded.text == "added red.png\nadded sub/blue.png\n2 added\n")
    let png = try PNGFile(try #require(work.bytes(of: "scenes/__Snapshots__/sub/blue.png")))
    #expect(png.width == 20 && png.color(10, 10) == [0, 0, 255])
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.exitCode == 0 && verified.text == "2 same\n" && verified.error.isEmpty)
    // Nothing of the results gets into a repository.
    #expect(work.bytes(of: "scenes/.platen-snapshots/.gitignore") == Array("*\n".utf8))
  }

  @Test func theWorkingFolderIsTheFolderIfNoneIsNamed() throws {
    let work = try Workplace()
    try work.makeScenes()
    #expect(
      try work.shell("cd scenes && platen snapshot record -q && platen snapshot verify").text
        == "2 same\n")
  }

  @Test func recordLeavesWhatIsThereUnlessAllAreWanted() throws {
    let work = try Workplace()
    try work.makeDifference()
    let old = work.bytes(of: "scenes/__Snapshots__/red.png")
    #expect(try work.snapshot("record", "scenes").text == "2 kept\n")
    #expect(work.bytes(of: "scenes/__Snapshots__/red.png") == old)
    #expect(
      try work.snapshot("record", "scenes", "--all").text
        == "replaced red.png\n1 replaced, 1 kept\n")
    #expect(work.bytes(of: "scenes/__Snapshots__/red.png") != old)
    #expect(try work.snapshot("verify", "scenes").exitCode == 0)
  }

  @Test(arguments: [
    ["scenes", "red"], ["scenes", "red.yaml"], ["scenes", "red.png"], ["scenes/red.yaml"],
  ])
  func namesLeaveTheOthersAlone(typed: [String]) throws {
    let work = try Workplace()
    try work.makeScenes()
    #expect(try work.platen(["snapshot", "record"] + typed).text == "added red.png\n1 added\n")
    #expect(try work.platen(["snapshot", "verify"] + typed).text == "1 same\n")
    // What is left out is not unused.
    #expect(try work.snapshot("record", "scenes", "sub").text == "added sub/blue.png\n1 added\n")
    #expect(try work.platen(["snapshot", "verify"] + typed).text == "1 same\n")
    let unknown = try work.snapshot("verify", "scenes", "rad.png")
    #expect(unknown.exitCode == 66)
    #expect(
      unknown.error == "error: no snapshot is called \"rad.png\"; did you mean \"red.png\"?\n")
  }

  // é as one scalar, and as e with an acute accent behind it.
  @Test(arguments: [("caf\u{E9}", "cafe\u{301}"), ("cafe\u{301}", "caf\u{E9}")])
  func aReferenceIsFoundHoweverItsAccentsAreWritten(scene: String, reference: String) throws {
    let work = try Workplace()
    try work.makeFolder("scenes")
    try work.write(SnapshotScene.square("#FF0000").utf8, to: "scenes/\(scene).yaml")
    _ = try work.snapshot("record", "scenes")
    let references = work.folder.path + "/scenes/__Snapshots__/"
    try FileManager.default.moveItem(
      atPath: references + scene + ".png", toPath: references + reference + ".png")
    #expect(try work.snapshot("verify", "scenes").text == "1 same\n")
    #expect(try work.snapshot("record", "scenes", "--all").exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: references).count == 1)
  }

  @Test func anEditOfAClockIsOneGroupInAllItsVariants() throws {
    let work = try Workplace()
    try work.makeFolder("scenes")
    try work.write(
      "variants: {colorScheme: [light, dark], scale: [1, 2]}\n".utf8,
      to: "scenes/platen-snapshots.yaml")
    func scene(_ time: String) -> String {
      "platen: 1\nview: {vStack: {children: [{text: Now}, {clockFace: {time: \"\(time)\"}}]}}\n"
    }
    try work.write(scene("10:08").utf8, to: "scenes/clock.yaml")
    _ = try work.snapshot("record", "scenes")
    try work.write(scene("10:31").utf8, to: "scenes/clock.yaml")
    let lines = try work.snapshot("verify", "scenes").text.split(separator: "\n")
    #expect(
      lines.first == "group 1, 4 snapshots: the time of the clock face is now 10:31, not 10:08")
    #expect(lines.last == "4 different")
  }

  @Test func aDifferenceIsOneAMissingReferenceTwoAndOneWins() throws {
    let work = try Workplace()
    try work.makeScenes()
    let missing = try work.snapshot("verify", "scenes")
    #expect(missing.exitCode == 2 && missing.text.contains("2 missing"))
    #expect(try work.snapshot("record", "scenes", "-q").text.isEmpty)
    try work.write(SnapshotScene.square("#FF8000").utf8, to: "scenes/red.yaml")
    let different = try work.snapshot("verify", "scenes")
    #expect(different.exitCode == 1)
    #expect(
      different.text
        == "different  red.png: the whole picture turned from red to orange (#FF0000 became #FF8000);"
        + " 400 pixels differ (100 %) in 1 place\n"
        + "1 different, 1 same\n")
    try FileManager.default.removeItem(
      atPath: work.folder.path + "/scenes/__Snapshots__/sub/blue.png")
    #expect(try work.snapshot("verify", "scenes", "--quiet").exitCode == 1)
  }

  @Test func referencesOfNothingAreToldAndDoNoHarm() throws {
    let work = try Workplace()
    try work.makeScenes()
    _ = try work.snapshot("record", "scenes")
    try work.write([], to: "scenes/__Snapshots__/old.png")
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.exitCode == 0)
    #expect(verified.text.hasPrefix("unused     old.png: no snapshot uses it any more\n"))
  }

  @Test func whatCannotBeReadFailsAndTheRestGoesOn() throws {
    let work = try Workplace()
    try work.makeScenes()
    try work.write(SnapshotScene.square("#00FF00").utf8, to: "scenes/green.yaml")
    _ = try work.snapshot("record", "scenes")
    try work.write("platen: 1\nview: {txt: a}\n".utf8, to: "scenes/green.yaml")
    let png = try #require(work.bytes(of: "scenes/__Snapshots__/red.png"))
    try work.write(png.prefix(300), to: "scenes/__Snapshots__/red.png")
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.exitCode == 1 && !verified.isCrash)
    #expect(verified.text.contains("failed     red.png: the reference: "))
    #expect(verified.text.contains("did you mean \"text\"?"))
    #expect(verified.text.hasSuffix("2 failed, 1 same\n"))
    // A scene that cannot be drawn is an error of recording.
    let recorded = try work.snapshot("record", "scenes", "--all")
    #expect(recorded.exitCode == 65 && recorded.error.contains("green.yaml:2:8"))
    #expect(recorded.text.hasPrefix("replaced red.png\n"))
  }

  @Test func aNameThatClashesFailsAloneAndSoDoesALinkThatLeadsNowhere() throws {
    let work = try Workplace()
    try work.makeScenes()
    _ = try work.snapshot("record", "scenes")
    try work.write(SnapshotScene.square("#00FF00").utf8, to: "scenes/Red.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: work.folder.path + "/scenes/link.yaml", withDestinationPath: "gone.yaml")
    let verified = try work.snapshot("verify", "scenes", "--verbose")
    #expect(verified.exitCode == 1)
    #expect(
      verified.text.contains(
        "red.png: \"red.yaml\" has the same name as \"Red.yaml\""))
    #expect(verified.text.contains("link.yaml\" is a link to \"gone.yaml\""))
    #expect(verified.text.contains("same       sub/blue.png"))
  }

  @Test func whatMayOnlyBeReadIsVerifiedAsLongAsNothingDiffers() throws {
    let work = try Workplace()
    try work.makeScenes()
    _ = try work.snapshot("record", "scenes")
    // No folder can be made in a file, whoever asks.
    try work.write([], to: "file")
    let same = try work.snapshot("verify", "scenes", "--results", "file/results")
    #expect(same.exitCode == 0 && same.text == "2 same\n")
    try work.write(SnapshotScene.square("#FF8000").utf8, to: "scenes/red.yaml")
    let different = try work.snapshot("verify", "scenes", "--results", "file/results")
    #expect(different.exitCode == 73 && different.isOneError)
  }

  /// Its strokes are thinner than a pixel.
  @Test func aTextOfAnotherColorIsNamedWithItsColors() throws {
    let work = try Workplace()
    try work.makeFolder("scenes")
    func scene(_ color: String) -> String {
      "platen: 1\nview: {vStack: {children: [{text: Fixed}, {text: {content: Release notes},"
        + " modifiers: [{font: {size: 20}}, {foregroundColor: \"\(color)\"}]}]}}\n"
    }
    try work.write(scene("#CC0000").utf8, to: "scenes/notes.yaml")
    _ = try work.snapshot("record", "scenes")
    try work.write(scene("#0000CC").utf8, to: "scenes/notes.yaml")
    let told = try work.snapshot("verify", "scenes").text
    #expect(
      told.hasPrefix("different  notes.png: \"Release notes\": #CC0000 became #0000CC; "), "\(told)"
    )
  }

  @Test func variantsAndFormatsAreThoseOfTheConfiguration() throws {
    let work = try Workplace()
    try work.makeScenes()
    try work.write(
      "{formats: [png, svg, layout], variants: {scale: [1, 2]}, exclude: sub/**}".utf8,
      to: "scenes/platen-snapshots.yaml")
    let recorded = try work.snapshot("record", "scenes")
    #expect(
      recorded.text.split(separator: "\n").dropLast().map { $0.dropFirst(6) } == [
        "red/1x.png", "red/1x.svg", "red/1x.layout.json", "red/2x.png", "red/2x.svg",
        "red/2x.layout.json",
      ])
    let png = try PNGFile(try #require(work.bytes(of: "scenes/__Snapshots__/red/2x.png")))
    #expect(png.width == 40)
    #expect(try work.snapshot("verify", "scenes").text == "6 same\n")
    try work.write(SnapshotScene.square("#FF8000").utf8, to: "scenes/red.yaml")
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.exitCode == 1 && verified.text.hasSuffix("4 different, 2 same\n"))
    #expect(verified.text.contains("4 snapshots: #FF0000 became #FF8000\n"))
  }

  @Test func tolerancesAndIgnoredPartsAreThoseOfTheConfiguration() throws {
    let work = try Workplace()
    try work.makeDifference()
    for rule in [
      "tolerance: {ratio: 1}", "tolerance: {threshold: 1}",
      "ignore: [{x: 0, y: 0, width: 20, height: 20}]", "ignore: [{node: view}]",
      "overrides: [{match: red.yaml, tolerance: {pixels: 400}}]",
    ] {
      try work.write(rule.utf8, to: "scenes/platen-snapshots.yaml")
      #expect(try work.snapshot("verify", "scenes").exitCode == 0, "\(rule)")
    }
    try work.write(
      "overrides: [{match: sub/*, tolerance: {ratio: 1}}]".utf8,
      to: "scenes/platen-snapshots.yaml")
    #expect(try work.snapshot("verify", "scenes").exitCode == 1)
  }

  @Test func picturesOfAnythingAreMatchedByTheirPaths() throws {
    let work = try Workplace()
    try work.makeFolder("before/in a")
    try work.makeFolder("after/in a")
    let red = try work.platen(["grid", "a", "-o", "-", "--format", "png"]).output
    let other = try work.platen(["grid", "b", "-o", "-", "--format", "png"]).output
    try work.write(red, to: "before/in a/1.png")
    try work.write(other, to: "after/in a/1.png")
    for folder in ["before", "after"] { try work.write(red, to: "\(folder)/2.png") }
    try work.write(other, to: "after/3.png")
    let clock = try work.platen(["clock", "-o", "-", "--format", "png"]).output
    try work.write(clock, to: "before/4.png")
    try work.write("no picture".utf8, to: "after/5.png")
    let verified = try work.snapshot("verify", "--references", "before", "--actual", "after")
    #expect(verified.exitCode == 1)
    #expect(verified.text.contains("different  in a/1.png: "))
    #expect(verified.text.contains("failed     5.png: the actual file: "))
    #expect(verified.text.hasSuffix("1 failed, 1 unused, 1 missing, 1 different, 1 same\n"))
    #expect(!work.exists("after/.platen-snapshots"))
    let accepted = try work.snapshot(
      "accept", "--references", "before", "--actual", "after", "--all")
    #expect(accepted.text == "accepted 3.png\naccepted in a/1.png\n")
    #expect(work.bytes(of: "before/in a/1.png") == other)
    #expect(!work.exists("before/5.png"))
  }

  @Test func allReportsAreWritten() throws {
    let work = try Workplace()
    try work.makeDifference()
    let verified = try work.snapshot(
      "verify", "scenes", "--report", "r.html", "--json", "--junit", "r.xml",
      "--markdown", "r.md")
    #expect(verified.exitCode == 1)
    let html = String(decoding: try #require(work.bytes(of: "r.html")), as: UTF8.self)
    #expect(html.contains("red.png"))
    #expect(verified.text.hasPrefix("{") && verified.text.hasSuffix("}\n"))
    #expect(!verified.text.contains(work.folder.path))
    for name in ["r.html", "r.xml", "r.md"] {
      let text = String(decoding: try #require(work.bytes(of: name)), as: UTF8.self)
      #expect(!text.contains(work.folder.path), "\(name)")
    }
    let printed = try work.snapshot("verify", "scenes", "--junit", "-")
    #expect(printed.text.hasPrefix("<?xml ") && printed.text.hasSuffix("</testsuites>\n"))
  }

  @Test func aWatchedFolderIsComparedAgainWhenAFileChangesOrComes() throws {
    let work = try Workplace()
    try work.makeScenes()
    _ = try work.snapshot("record", "scenes")
    try work.write(SnapshotScene.square("#FF8000").utf8, to: "orange.yaml")
    let outcome = try work.shell(
      """
      said() { n=0; until grep -q "$1" out; do n=$((n+1)); [ $n -lt 600 ] || break; sleep 0.1; done; }
      platen snapshot verify scenes --watch --report scenes/report.html > out 2> err &
      said '^2 same'; cp orange.yaml scenes/red.yaml
      said '^1 different, 1 same'; cp orange.yaml scenes/new.yaml
      said '^1 missing, 1 different, 1 same'; kill $!; wait $!; cat out
      """)
    let counts = outcome.text.split(separator: "\n").filter { $0.hasSuffix(" same") }
    #expect(counts == ["2 same", "1 different, 1 same", "1 missing, 1 different, 1 same"])
    let said = String(decoding: work.bytes(of: "err") ?? [], as: UTF8.self)
    #expect(said.contains("; press Ctrl-C to stop") && !said.contains("error"))
  }

  @Test func serversGetAnnotationsOnTheLinesOfScenes() throws {
    let work = try Workplace()
    try work.makeFolder("scenes")
    let scene = "platen: 1\nview:\n  vStack:\n    children:\n      - text: One\n      - text: "
    try work.write((scene + "Two\n").utf8, to: "scenes/card.yaml")
    _ = try work.snapshot("record", "scenes")
    try work.write((scene + "Three\n").utf8, to: "scenes/card.yaml")
    let verified = try work.shell(
      "unset GITHUB_WORKSPACE CI_PROJECT_DIR; platen snapshot verify scenes --github - --gitlab r.json"
    )
    #expect(verified.exitCode == 1)
    #expect(
      verified.text.hasPrefix(
        "::error file=scenes/card.yaml,line=6,title=Snapshots%2C group 1::"))
    let json = try JSONSerialization.jsonObject(
      with: Data(try #require(work.bytes(of: "r.json"))))
    #expect((json as? [Any])?.count == 1)
  }

  @Test func referencesOfARevisionAreComparedWith() throws {
    let work = try Workplace()
    try work.makeScenes()
    _ = try work.snapshot("record", "scenes")
    let commit =
      "git init -q . && git add -A && git -c user.name=A -c user.email=a@b commit -q -m a && git tag v1"
    #expect(try work.shell(commit).exitCode == 0)
    try work.write(SnapshotScene.square("#FF8000").utf8, to: "scenes/red.yaml")
    _ = try work.snapshot("record", "scenes", "--all")
    #expect(try work.snapshot("verify", "scenes").text == "2 same\n")
    let verified = try work.shell("cd scenes && platen snapshot verify --references git:v1")
    #expect(verified.exitCode == 1 && verified.error.isEmpty)
    #expect(verified.text.hasSuffix("1 different, 1 same\n"))
    // The page shows what the revision has.
    let page = try work.snapshot(
      "review", "scenes", "--references", "git:v1", "-q", "--report", "r.html")
    #expect(page.exitCode == 0)
    let html = String(decoding: try #require(work.bytes(of: "r.html")), as: UTF8.self)
    #expect(html.contains("\"reference\":\"p0\""))
    // A folder of pictures is compared with itself as it was.
    let pictures = try work.snapshot(
      "verify", "--references", "git:v1", "--actual", "scenes/__Snapshots__")
    #expect(pictures.exitCode == 1 && pictures.text.hasSuffix("1 different, 1 same\n"))
  }

  @Test func theSameRunSaysTheSame() throws {
    let work = try Workplace()
    try work.makeDifference()
    let first = try work.snapshot("verify", "scenes", "--json")
    let second = try work.snapshot("verify", "scenes", "--json")
    #expect(first.text == second.text)
  }
}
