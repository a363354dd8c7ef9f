import Testing

@testable import PlatenScenes

/// Cells that look like amounts: each expected list is what a reader of the table would write down.
@Suite("Amounts that are hard to read")
struct UnreadAmountTests {
  @Test func `A margin behind a number is passed over and told`() throws {
    for cells in [["120 ± 5", "80 ± 3"], ["120±5 g", "80±3 g"], ["120 +/- 5", "80 +/- 3.5"]] {
      let table = try TakenTable("bone,mass\nfemur,\(cells[0])\nrib,\(cells[1])\n")
      #expect(table.words == ["femur 120", "rib 80"])
      #expect(table.said?.contains("\"\(cells[0])\" as 120") == true)
      #expect(table.findings.isEmpty)
    }
  }

  @Test(arguments: [
    ["12:30", "3:15", "0:45"], ["12:30:00", "03:15:00", "1:00:00.5"], ["12h 30m", "3h 15m", "45m"],
    ["1 h 30 min", "2 h 5 min", "5 min 10 s"], ["PT1H30M", "PT45S", "P1DT2H"], ["1½", "2¼", "3/4"],
  ])
  func `Durations are a finding where nothing else has weights`(cells: [String]) throws {
    let rows = zip(["a", "b", "c"], cells).map { "\($0),\($1)" }.joined(separator: "\n")
    let table = try TakenTable("project,spent\n\(rows)\n")
    #expect(table.words == ["a", "b", "c"])
    #expect(
      table.findings == [
        "2:3 \"\(cells[0])\" in \"spent\" cannot be read as a number: the words have no weights"
      ])
  }

  @Test func `Times of the day and durations beside weights are no finding`() throws {
    #expect(try TakenTable("event,start\nlunch,12:30\ntea,16:00\n").findings.isEmpty)
    #expect(try TakenTable("event,time\nlunch,12:30\ntea,16:00\n").findings.isEmpty)
    #expect(try TakenTable("event,time\nlunch,1h 30m\ntea,45m\n").findings.count == 1)
    let songs = try TakenTable("song,length,plays\nHey Jude,7:11,900\nHelp!,2:18,700\n")
    #expect(songs.words == ["Hey Jude 900", "Help! 700"])
    #expect(songs.findings.isEmpty)
  }

  @Test func `Templates of a wiki format numbers`() throws {
    let table = try TakenTable(
      "{| class=\"wikitable\"\n! City !! People\n|-\n| [[Paris]] || {{formatnum:2102650}}\n|-\n| Lyon || 522,250<ref name=\"a\">x</ref>\n|-\n| Nice || {{nts|342669}}\n|}\n",
      .text)
    #expect(table.words == ["Paris 2102650", "Lyon 522250", "Nice 342669"])
    #expect(table.findings.isEmpty)
  }

  /// 1 min 30 s are 90 s, 2 h 15 min are 8100 s (ISO 80000-3).
  @Test func `Durations with colons are weights where the column is called so`() throws {
    for name in ["duration", "Hours", "Dauer", "total_hours"] {
      let table = try TakenTable("task,\(name)\nwrite,1:30\nread,0:45\n")
      #expect(table.words == ["write 90", "read 45"])
      #expect(table.said == "words from \"task\", weights from \"\(name)\" (times: \"1:30\" as 90)")
      #expect(table.findings.isEmpty)
    }
    let mixed = try TakenTable("song,length\na,02:15:00\nb,7:11\nc,soon\nd,0:30.5\n")
    #expect(mixed.words == ["a 8100", "b 431", "d 30.5"])
    #expect(mixed.said?.contains("(times: \"02:15:00\" as 8100, \"7:11\" as 431)") == true)
    #expect(
      mixed.findings == ["4:3 found \"soon\" among the numbers of \"length\": \"c\" is left out"])
    #expect(try TakenTable("song,length,plays\na,7:11,900\n").words == ["a 900"])
  }
}
