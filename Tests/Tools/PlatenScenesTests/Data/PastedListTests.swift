import PlatenBase
import Testing

@testable import PlatenScenes

/// Lists and tables that people paste from programs: each expected list is what a reader of the lines would write down.
@Suite("Pasted lists and tables")
struct PastedListTests {
  static let lists: [(String, [String], [String])] = [
    (
      "Shopping list:\n- milk\n- bread\n- eggs\n", ["milk", "bread", "eggs"],
      ["1:1 \"Shopping list:\""]
    ),
    (
      "Fruits\n======\n- apple: 12\n- pear: 8\n- plum: 3\n", ["apple 12", "pear 8", "plum 3"],
      ["1:1 \"Fruits\"", "2:1 \"======\""]
    ),
    (
      "Five words:\n\n1. **Tea** – 10\n2. **Milk** – 8\n3. **Ice** – 3\n\nLet me know!\n",
      ["Tea 10", "Milk 8", "Ice 3"], ["1:1 \"Five words:\"", "7:1 \"Let me know!\""]
    ),
    (
      "Hot:\n- tea\n- coffee\nCold:\n- milk\n- juice\n", ["tea", "coffee", "milk", "juice"],
      ["1:1 \"Hot:\"", "4:1 \"Cold:\""]
    ),
    ("• Hot\n  ◦ tea\n  ◦ coffee\n", ["Hot", "tea", "coffee"], []),
    ("1.\tTea\n2.\tCoffee\n3.\tCake\n", ["Tea", "Coffee", "Cake"], []),
    ("1\tTea\n2\tCoffee\n3\tCake\n", ["Tea", "Coffee", "Cake"], []),
    ("#1 Tea\n#2 Coffee\n#3 Cake\n", ["Tea", "Coffee", "Cake"], []),
    ("3. Tea\n2. Coffee\n1. Cake\n", ["Tea", "Coffee", "Cake"], []),
    (
      "Hot:\n1. tea\n2. coffee\nCold:\n1. milk\n2. juice\n", ["tea", "coffee", "milk", "juice"],
      ["1:1 \"Hot:\"", "4:1 \"Cold:\""]
    ),
  ]

  @Test(arguments: lists)
  func `Titles and marks are no items`(text: String, words: [String], titles: [String]) throws {
    let table = try TakenTable(text, .text)
    #expect(table.words == words)
    #expect(
      table.findings == titles.map { "\($0) is none of the items of the list: it is left out" })
    #expect(table.said?.contains("left out") == true)
  }

  @Test(arguments: [
    // Counts before tabs, the largest first; names with numbers; verses.
    ("3\ttea\n2\tmilk\n1\tice\n", ["tea 3", "milk 2", "ice 1"]),
    ("2. Liga\n1. Liga\n", ["2. Liga", "1. Liga"]),
    ("Tea\nMilk\n- and ice\n", ["Tea", "Milk", "- and ice"]),
  ])
  func `Other lines keep what stands before them`(text: String, words: [String]) throws {
    #expect(try TakenTable(text, .text).words == words)
  }

  @Test(arguments: [
    "Tea: 12 (60%)\nMilk: 6 (30%)\nIce: 2 (10%)\n",
    "Tea – 12 (60%)\nMilk – 6 (30%)\nIce – 2 (10%)\n",
    "Tea\t12 (60%)\nMilk\t6 (30%)\nIce\t2 (10%)\n",
  ])
  func `Shares beside votes are passed over`(text: String) throws {
    let table = try TakenTable(text, .text)
    #expect(table.words == ["Tea 12", "Milk 6", "Ice 2"])
    #expect(table.said?.contains("\"12 (60%)\" as 12") == true)
    #expect(table.findings.isEmpty)
  }

  @Test func `Votes beside shares are passed over`() throws {
    let table = try TakenTable(
      "Tea – 60% (12 votes)\nMilk – 30% (6 votes)\nIce – 10% (2 votes)\n", .text)
    #expect(table.words == ["Tea 60", "Milk 30", "Ice 10"])
    #expect(
      try TakenTable("Alien (1979) (12)\nHeat (1995) (3)\n", .text).words == [
        "Alien (1979) 12", "Heat (1995) 3",
      ])
  }

  /// A megabyte is a thousand kilobytes, and an hour sixty minutes.
  @Test func `Amounts in several units of one quantity are compared`() throws {
    let sizes = try TakenTable("File,Size\na,1.5 MB\nb,340 KB\nc,2 GB\nd,500 B\ne,1 MB\n")
    #expect(sizes.words == ["a 1.5", "b 0.34", "c 2000", "d 0.0005", "e 1"])
    #expect(sizes.said?.contains("in MB, \"340 KB\" as 0.34") == true)
    #expect(sizes.findings.isEmpty)
    #expect(try TakenTable("x 3 kg\ny 500 g\nz 2 kg\n", .text).words == ["x 3", "y 0.5", "z 2"])
    // Kilometres are no kilograms.
    #expect(try TakenTable("a,b\nx,3 kg\ny,5 kg\nz,2 km\n").findings.count == 1)
    let times = try TakenTable("Task,Duration\nCook,1h 30m\nClean,45m\nRead,2h\n")
    #expect(times.words == ["Cook 90", "Clean 45", "Read 120"])
    #expect(times.said?.contains("minutes: \"1h 30m\" as 90") == true)
  }

  @Test func `Names that stand again below them are a finding`() throws {
    let table = try TakenTable("Anna,red\nBen,blue\nAnna,green\n")
    #expect(
      table.findings.first?.hasPrefix(
        "1:1 \"Anna\" is read as the name of a column, but stands again") == true)
    #expect(try TakenTable("name,colour\nBen,blue\nAnna,green\n").findings.isEmpty)
  }

  @Test func `Names of columns may begin with a number sign`() throws {
    #expect(
      try TakenTable("#\tSong\tPlays\n1\tJóga\t120\n2\tHunter\t80\n", .tsv).words == [
        "Jóga 120", "Hunter 80",
      ])
    #expect(try TakenTable("#word\tvotes\ntea\t3\nmilk\t5\n", .tsv).words == ["tea 3", "milk 5"])
    #expect(try TakenTable("# tea\nword\tvotes\ntea\t3\n", .tsv).words == ["tea 3"])
  }

  @Test func `Pairs above the names of columns are left out`() throws {
    let table = try TakenTable(
      "Poll,\"Where from?\"\nOption,Votes,Share\nBern,12,60%\nBasel,8,40%\n")
    #expect(table.words == ["Bern 12", "Basel 8"])
    #expect(table.findings == ["1:1 \"Poll\" is a title above the columns: it is left out"])
  }

  @Test func `Items are words rather than their categories`() throws {
    #expect(
      try TakenTable("Category,Item,Qty\nFruit,apple,12\nFruit,pear,8\n").words == [
        "apple 12", "pear 8",
      ])
    #expect(
      try TakenTable("Country,Index\nMali,12.1\nPeru,33.0\n").words == ["Mali 12.1", "Peru 33"])
  }

  @Test func `Columns begin below names in capitals`() throws {
    let table = try TakenTable(
      "NAME      READY   STATUS     RESTARTS\nweb-1     1/1     Running    3\njob-2     0/1     Pending    1\n",
      .text)
    #expect(table.words == ["web-1 3", "job-2 1"])
    let containers = try TakenTable(
      "CONTAINER ID   IMAGE         NAMES\n4c01db0b339c   postgres:16   app-db\nd7886598dbe2   redis:7       cache\n",
      .text)
    #expect(containers.words == ["app-db", "cache"])
  }

  @Test func `A file that is called YAML and has no list is a finding`() throws {
    let text = SceneText(name: "tea.yaml", text: "tea: 120\ncoffee 80\n")
    let table = try DataReader(.text).table(from: text)
    #expect(
      table.lost.last?.detail.hasSuffix("so the lines are read as texts and not as YAML") == true)
    let list = SceneText(name: "tea.yaml", text: "- tea\n- milk\n")
    #expect(try DataReader(.text).table(from: list).lost.isEmpty)
  }

  @Test(arguments: [
    ("map[green tea:12 milk:8]\n", ["green tea 12", "milk 8"], "a map as Go prints it"),
    ("{green tea=12, milk=8}\n", ["green tea 12", "milk 8"], "a map as Java prints it"),
    ("c(tea = 12, \"green tea\" = 8)\n", ["tea 12", "green tea 8"], "a named vector of R"),
    ("{:tea=>12, :milk=>8}\n", ["tea 12", "milk 8"], "a value as a program prints it"),
    (
      "const w: Record<string, number> = {\n  tea: 12,\n  milk: 8,\n}\n", ["tea 12", "milk 8"],
      "a value in source code"
    ),
    (
      "export const w: Word[] = [\n  { text: 'tea', value: 12 },\n  { text: 'milk', value: 8 },\n];\n",
      ["tea 12", "milk 8"], "a value in source code"
    ),
  ])
  func `Mappings are read as programs write them`(text: String, words: [String], phrase: String)
    throws
  {
    let table = try TakenTable(text, .text)
    #expect(table.words == words)
    #expect(table.said?.hasPrefix("read as \(phrase)") == true)
  }
}
