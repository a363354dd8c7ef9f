import Foundation
import Platen
import Testing

@testable import PlatenScenes

/// What options of clouds, and fields of their words, do to where the words lie.
@Suite struct CloudOptionTests {
  private static let names = "Swift:9,Kotlin:7,Rust:6,Go:5,Zig:4,Ada:3,Lua:2,Perl:1"

  /// Where the words of some options lie.
  private func cloud(_ options: [String: String]) throws -> CloudArrangement {
    let all = ["words": Self.names, "width": "400", "height": "300", "padding": "0"]
    return try cloud(request(.cloud, all.merging(options) { $1 }).scene())
  }

  private func cloud(_ scene: PictureScene) throws -> CloudArrangement {
    try #require(scene.renderer(library: .shared).fitReport().clouds.first)
  }

  /// The theme's blue on blue cannot be read; on the background of a view it is not known.
  @Test func wordsOfASceneCanBeReadOnItsCanvas() throws {
    func colors(_ canvas: String, _ rest: String = "") throws -> [String?] {
      let text = """
        platen: 1
        canvas: {width: 400, height: 300, colorScheme: light\(canvas)}
        view: {cloud: {data: [pear, apple, sage]}\(rest)}
        """
      return try cloud(PictureScene(SceneText(name: "a.yaml", text: text), options: SceneOptions()))
        .words.map(\.color)
    }
    let usual = try colors("")
    #expect(try colors(", background: \"#0B57D0\"") != usual)
    #expect(try colors(", background: \"#0B57D0\"", ", modifiers: [{background: white}]") == usual)
  }

  /// A scene whose view is a cloud of words with groups.
  private func scene(
    _ fields: String = "", record: String = "", allowsLinks: Bool = true
  ) throws -> PictureScene {
    var options = SceneOptions()
    options.allowsLinks = allowsLinks
    let text = """
      platen: 1
      canvas: {width: 400, height: 300}
      data:
        list:
          items:
            - {name: pear, weight: 4, group: fruit\(record)}
            - {name: apple, weight: 3, group: fruit}
            - {name: sage, weight: 2, group: herb}
            - {name: mint, weight: 1}
          weights: {scale: squareRoot}
      view: {cloud: {data: list\(fields.isEmpty ? "" : ", " + fields)}}
      """
    return try PictureScene(SceneText(name: "a.yaml", text: text), options: options)
  }

  /// What is wrong with such a scene.
  private func problems(_ fields: String = "", record: String = "") -> [String] {
    do {
      _ = try scene(fields, record: record)
      return []
    } catch let error as SceneFileError {
      return error.errors.map { error in
        let suggestion = error.suggestion.map { "; did you mean \($0)?" } ?? ""
        return "\(error.position.line): \(error.path): \(error.unexpected.message)\(suggestion)"
      }
    } catch {
      return ["\(error)"]
    }
  }

  // MARK: - Sizes

  @Test func theLargestAndTheLeastSizeAreThoseOfTheEndsOfTheWeights() throws {
    let words = try cloud(["largestSize": "30", "leastSize": "10"]).words
    #expect(words.first?.text == "Swift" && words.first?.fontSize == 30)
    #expect(words.last?.text == "Perl" && words.last?.fontSize == 10)
    let free = try cloud([:]).words
    #expect(try cloud(["largestSize": "auto"]).words == free)
    #expect(try #require(free.first?.fontSize) > 30)
  }

  /// Half of the weight is no less than half of the way from 10 points to the largest size, unless
  /// the least size is said, or sizes go by ranks.
  @Test(
    arguments: [
      ([:], 20), (["leastSize": "10"], 10), (["leastSize": "16"], 16), (["weights": "rank"], 10),
      (["words": "much:100,little:1"], 10.2),
    ] as [([String: String], Double)])
  func wordsOfNearlyTheSameWeightHaveNearlyTheSameSize(
    options: [String: String], size: Double
  ) throws {
    let usual = ["words": "much:2,little:1", "largestSize": "30"]
    let words = try cloud(usual.merging(options) { $1 }).words
    #expect(words.first?.fontSize == 30)
    #expect(abs(try #require(words.last?.fontSize) - size) <= 1 / 64)
  }

  @Test func wordsWithoutRoomAreLeftOutWhereTheFitSaysSo() throws {
    let sizes = ["largestSize": "200", "leastSize": "60"]
    #expect(try cloud(sizes).leftOut.isEmpty)
    let dropped = try cloud(sizes.merging(["fit": "drop"]) { $1 })
    #expect(!dropped.leftOut.isEmpty && dropped.words.count + dropped.leftOut.count == 8)
    // Heavier words have the first choice.
    #expect(dropped.words.first?.text == "Swift")
  }

  @Test func inkMayFollowWeights() throws {
    let texts = ["words": "ii:1,mmmmmm:1"]
    let sizes = { (cloud: CloudArrangement) in
      Dictionary(uniqueKeysWithValues: cloud.words.map { ($0.text, $0.fontSize) })
    }
    let even = sizes(try cloud(texts))
    #expect(even["ii"] == even["mmmmmm"])
    let byInk = sizes(try cloud(texts.merging(["measure": "inkArea"]) { $1 }))
    #expect(try #require(byInk["ii"]) > #require(byInk["mmmmmm"]))
  }

  @Test func wordsComeAgainWhereThereIsRoom() throws {
    let words = try cloud(["repeats": "true", "largestSize": "40"]).words
    #expect(words.count > 8 && Set(words.map(\.text)).count == 8)
  }

  // MARK: - Angles

  @Test func wordsAreTurnedAsTheOptionsSay() throws {
    func angles(_ options: [String: String]) throws -> Set<Double> {
      Set(
        try cloud(options.merging(["largestSize": "20"]) { $1 }).words.map {
          ($0.angle * 10).rounded() / 10
        })
    }
    #expect(try angles([:]) == [0])
    #expect(try angles(["orientation": "vertical"]) == [-90])
    #expect(try angles(["verticalShare": "1"]) == [-90])
    #expect(try angles(["angles": "20"]) == [20])
    let some = try angles(["angles": "-30,30"])
    #expect(some == [-30, 30])
    let range = try angles(["angles": "10...12"])
    #expect(range.allSatisfy { 10...12 ~= $0 } && range.count > 1)
  }

  @Test func aSceneHasListsOfAngles() throws {
    let listed = try cloud(scene("angles: [-30, 30], largestSize: 20"))
    #expect(listed == (try cloud(scene("angles: \"-30,30\", largestSize: 20"))))
    #expect(Set(listed.words.map { abs($0.angle).rounded() }) == [30])
  }

  // MARK: - Room

  /// Boxes of words that have two ems between them still have some if each grows by 0.9 ems.
  @Test func spacingIsKept() throws {
    let options = ["largestSize": "20", "spacing": "2x2", "nestsInLetters": "false"]
    let words = try cloud(options.merging(["words": "HH:1,EE:1,TT:1,LL:1"]) { $1 }).words
    let boxes = words.map { $0.ink.insetBy(dx: -0.9 * $0.fontSize, dy: -0.9 * $0.fontSize) }
    for (index, box) in boxes.enumerated() {
      #expect(boxes[(index + 1)...].allSatisfy { !$0.intersects(box) })
    }
    #expect(words.count == 4)
  }

  @Test func aSceneHasSpacingAsAMapping() throws {
    #expect(
      try cloud(scene("spacing: {along: 1, across: 0.5}")) == cloud(scene("spacing: 1x0.5")))
    #expect(try cloud(scene("spacing: 1x0.5")) != cloud(scene()))
  }

  // MARK: - Groups

  @Test func aWordHasTheGroupOfItsField() throws {
    let words = try cloud(scene()).words
    let groups = Dictionary(uniqueKeysWithValues: words.map { ($0.text, $0.group) })
    #expect(groups == ["pear": "fruit", "apple": "fruit", "sage": "herb", "mint": nil])
    // The weights are those of the data, whatever the scale makes of them.
    #expect(words.map(\.weight) == [4, 3, 2, 1])
  }

  @Test func aWordOfAnAddressHasAWeightAndAGroup() throws {
    let words = try cloud(["words": "pear:2:fruit,a\\:b:1:c d,12:3,k:4:5"]).words
    let groups = Dictionary(uniqueKeysWithValues: words.map { ($0.text, $0.group) })
    #expect(groups == ["pear": "fruit", "a:b": "c d", "12": nil, "k:4": nil])
    #expect(words.map(\.weight) == [5, 3, 2, 1])
  }

  @Test func groupsHaveTheirOwnParts() throws {
    let regions = "groups: {fruit: {width: 0.5}, herb: {x: 0.5, width: 0.5}}"
    let cloud = try cloud(scene(regions))
    for word in cloud.words {
      if word.group == "fruit" { #expect(word.ink.maxX <= cloud.size.width / 2 + 0.5) }
      if word.group == "herb" { #expect(word.ink.minX >= cloud.size.width / 2 - 0.5) }
    }
    #expect(
      problems("groups: {frut: {width: 0.5}}") == [
        "11: view.cloud.groups: found \"frut\", expected a group of the data: fruit, herb; "
          + "did you mean fruit?"
      ])
  }

  /// The first colours of the system's palette, by the groups' names; mint has that of its weight.
  @Test func groupsChooseColors() throws {
    let colors = Dictionary(
      uniqueKeysWithValues: try cloud(scene("colors: group")).words.map { ($0.text, $0.color) })
    #expect(colors["pear"] == "#0062CC" && colors["apple"] == "#0062CC")
    #expect(colors["sage"] == "#0A7B2F")
    #expect(try cloud(scene()).words.last?.color == colors["mint"])
  }

  /// With a legend, groups choose the colours if nothing else is said to.
  @Test func aLegendTellsTheGroups() throws {
    func texts(_ scene: PictureScene) throws -> [String] {
      try scene.renderer(library: .shared).fitReport().texts.map(\.text)
    }
    let named = ["pear", "apple", "sage", "mint"]
    #expect(try texts(scene()).sorted() == named.sorted())
    #expect(try Array(texts(scene("legend: true")).suffix(2)) == ["fruit", "herb"])
    let colors = try cloud(scene("legend: true")).words.map(\.color)
    #expect(colors.prefix(3) == ["#0062CC", "#0062CC", "#0A7B2F"])
    #expect(
      try texts(request(.cloud, ["words": "a:2:x,b:1:y", "legend": "true"]).scene()).count == 4)
  }

  /// The system's palette has six colours.
  @Test(
    arguments: [
      (["words": "a:2:x,b:1:y", "colors": "weight"], "weights set the colours"),
      (["words": "a:2,b:1"], "no word has one"),
      (["words": "a,b", "colors": "red"], "no word has a group"),
      (["words": "a:1:q,b:1:r,c:1:s,d:1:t,e:1:u,f:1:v,g:1:w"], "7 groups in 6 colours"),
      (["words": "a:1:q,b:1:r", "colors": "red"], "2 groups in 1 colour"),
      (["words": "a:1:q,b:1:r,c:1:s,d:1:t,e:1:u,f:1:v"], nil),
    ] as [([String: String], String?)])
  func aLegendThatDoesNotTellTheGroupsIsAFinding(
    options: [String: String], detail: String?
  ) throws {
    let scene = try request(.cloud, options.merging(["legend": "true"]) { $1 }).scene()
    let found = scene.findings(of: try scene.renderer(library: .shared).fitReport())
      .filter { $0.kind == .missingGroup }
    #expect(found.count == (detail == nil ? 0 : 1))
    #expect(detail.map { found.first?.detail.contains($0) == true } ?? true)
  }

  // MARK: - Letters

  @Test func coloursAreListed() throws {
    let words = try cloud(["colors": "red,#0b57d0,080"]).words
    // The heaviest first: Swift, Kotlin, Rust and Go.
    let colors = Dictionary(words.map { ($0.text, $0.color) }) { first, _ in first }
    #expect(colors["Kotlin"] == "#0B57D0" && colors["Rust"] == "#008800")
    #expect(colors["Swift"] == colors["Go"] && colors["Swift"] != colors["Kotlin"])
    let groups = try cloud(scene("colors: [\"#000080\", \"#800000\"]")).words
    let color = Dictionary(groups.map { ($0.text, $0.color) }) { first, _ in first }
    #expect(color["pear"] == "#000080" && color["apple"] == "#000080" && color["sage"] == "#800000")
  }

  @Test(arguments: ["30..60", "60...30"])
  func aRangeOfAnglesIsSpelledWithThreeDotsAndTheLesserFirst(range: String) {
    #expect(problems("angles: \(range)").first?.hasSuffix("did you mean 30...60?") == true)
  }

  @Test func aRuleOfColoursIsSpelledAsItIsNamed() {
    #expect(problems("colors: groups").first?.hasSuffix("did you mean group?") == true)
    #expect(problems("colors: \"red,blu\"").first?.hasSuffix("did you mean blue?") == true)
  }

  @Test func coloursThatAreListedAreToldOfWhereTheyCannotBeRead() throws {
    let options = ["words": Self.names, "colors": "white,black", "width": "400", "height": "300"]
    let scene = try request(.cloud, options).scene()
    let found = scene.findings(of: try scene.renderer(library: .shared).fitReport())
    #expect(found.map(\.kind) == [.faint])
    #expect(found.first?.detail.hasPrefix("4 of 8 words are hard to read on #FFFFFF") == true)
  }

  /// Few words come again in letters, and that is told.
  @Test func lettersAreFilled() throws {
    func found(_ more: [String: String]) throws -> (FitReport, [FitFinding]) {
      let options = ["words": Self.names, "shape": "text:AB"].merging(more) { $1 }
      let scene = try request(.cloud, options).scene()
      let report = try scene.renderer(library: .shared).fitReport()
      return (report, scene.findings(of: report))
    }
    let (report, findings) = try found([:])
    let count = try #require(report.clouds.first?.words.count)
    #expect(count > 8 && findings.map(\.kind) == [.taken])
    #expect(findings.first?.detail.contains(" \(count - 8) times") == true)
    let (once, none) = try found(["repeats": "false"])
    #expect(once.clouds.first?.words.count == 8 && none.isEmpty)
    let (again, said) = try found(["repeats": "true"])
    #expect(again.clouds.first?.words.count == count && said.isEmpty)
  }

  @Test func wordsAndGroupsHaveFamilies() throws {
    let fonts = try scene("groupFonts: {fruit: Nunito}", record: ", font: JetBrains Mono")
      .renderer(library: .shared).fitReport().fonts.map(\.family)
    #expect(Set(fonts).isSuperset(of: ["Nunito", "JetBrains Mono"]))
  }

  @Test func aFamilyOfATableIsOneThatThereIs() throws {
    let table = try DataReader(.csv).table(
      from: SceneText(name: "a.csv", text: "name,weight,font\nsage,2,Intr\n"))
    let picture = try request(.cloud, [:], fonts: .shared)
    let error = #expect(throws: PictureOptionError.self) { try picture.scene(of: .table(table)) }
    guard case .data(let problem)? = error else {
      Issue.record("the family is taken")
      return
    }
    #expect(problem.position.line == 2 && problem.suggestion == "Inter")
  }

  // MARK: - Links

  @Test func linksAndHelpAreInTheSVG() throws {
    func svg(_ scene: PictureScene) throws -> String {
      String(decoding: try scene.renderer(library: .shared).svgData(), as: UTF8.self)
    }
    let record = ", link: \"https://example.org/?a=1\", help: A fruit"
    let linked = try svg(scene(record: record))
    #expect(linked.contains("https://example.org/?a=1") && linked.contains("A fruit"))
    let bare = try svg(scene(record: record, allowsLinks: false))
    #expect(!bare.contains("example.org") && bare.contains("A fruit"))
  }

  @Test(arguments: ["javascript:alert(1)", "ftp://a.org/", "example.org", "https://"])
  func aLinkOfAnotherKindIsAnErrorOfAScene(_ link: String) {
    #expect(
      problems(record: ", link: \"\(link)\"") == [
        "11: view.cloud: found \"\(link)\" as the link of \"pear\", expected an http or https"
          + " URL"
      ])
  }

  @Test func aLinkOfAnotherKindIsAFindingInATable() throws {
    let text = SceneText(name: "a.csv", text: "name,weight,link\nsage,2,ftp://a.org/\n")
    let table = try DataReader(.csv).table(from: text)
    let scene = try request(.cloud, [:]).scene(of: .table(table), in: text)
    #expect(scene.findings.map(\.kind) == [.unusableLink])
    #expect(
      scene.findings.map { "\($0.place) \($0)" } == [
        "a.csv:2:1 the link of \"sage\" is \"ftp://a.org/\", which is not an http or https"
          + " URL: the word gets no link"
      ])
  }

  // MARK: - An earlier cloud

  @Test func aSceneFollowsTheCloudOfAFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clouds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try cloud(scene("seed: 5, largestSize: 40, orientation: vertical"))
    try Data(first.json.utf8).write(to: folder.appendingPathComponent("old.json"))
    try Data("{}".utf8).write(to: folder.appendingPathComponent("none.json"))
    func read(_ fields: String) throws -> CloudArrangement {
      var options = SceneOptions()
      options.folder = DataFolder(folder.path)
      let text = """
        platen: 1
        canvas: {width: 400, height: 300}
        data: {list: [{name: pear, weight: 4, group: fruit}, {name: sage, weight: 2, group: herb}]}
        view: {cloud: {data: list, largestSize: 40\(fields)}}
        """
      return try cloud(PictureScene(SceneText(name: "a.yaml", text: text), options: options))
    }
    // Words that were there are turned as they were.
    #expect(try read("").words.map(\.angle) == [0, 0])
    #expect(try read(", previous: old.json").words.allSatisfy { $0.angle.rounded() == -90 })
    for (file, says) in [("none.json", "size is missing"), ("no.json", "no.json")] {
      let error = #expect(throws: SceneFileError.self) { try read(", previous: \(file)") }
      #expect(error?.errors.first?.path == "view.cloud.previous")
      #expect(error?.errors.first?.found.contains(says) == true)
    }
  }
}
