import Foundation
import TestSupport
import Testing

@testable import Platen

/// What the rules of packed clouds promise, by the places and sizes of their words.
@Suite struct WordCloudRulesTests {
  private func words(_ count: Int, seed: Int = 1) -> [WordCloud.Word] {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return (0..<count).map { index in
      let text = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      }
      return WordCloud.Word(
        String(text) + "\(index)", weight: 100 / Double(index + 1).squareRoot())
    }
  }

  private func texts(
    _ cloud: WordCloud, width: CGFloat = 320, height: CGFloat = 200
  ) throws -> [TextFit] {
    try ImageRenderer(content: cloud.frame(width: width, height: height)).fitReport().texts
  }

  private func sizes(_ texts: [TextFit]) -> [String: CGFloat] {
    Dictionary(texts.map { ($0.text, $0.fontSize) }, uniquingKeysWith: max)
  }

  // MARK: - Sizes

  @Test func wordsWithRoomHaveTheSizesThatAreAskedFor() throws {
    var cloud = WordCloud([.init("one", weight: 9), .init("two", weight: 4), .init("ten")])
    (cloud.leastSize, cloud.largestSize) = (12, 20)
    // Roots: 3, 2 and 1, so the middle one is half way.
    #expect(sizes(try texts(cloud)) == ["one": 20, "two": 16, "ten": 12])
    cloud.fit = .drop
    #expect(sizes(try texts(cloud)) == ["one": 20, "two": 16, "ten": 12])
  }

  @Test func sizesThatAreGivenKeepTheirProportions() throws {
    var cloud = WordCloud(words(60))
    (cloud.leastSize, cloud.largestSize) = (30, 60)
    let found = sizes(try texts(cloud)).values
    let (least, greatest) = (try #require(found.min()), try #require(found.max()))
    #expect(found.count == 60 && greatest < 60)
    #expect(abs(greatest / least - 2) < 0.02)
  }

  @Test func theLeastSizeGivesWayToAThirdOfTheLargest() throws {
    let found = sizes(try texts(WordCloud(words(300)), width: 200, height: 120)).values
    let (least, greatest) = (try #require(found.min()), try #require(found.max()))
    #expect(found.count == 300 && least < 10)
    #expect(abs(greatest / least - 3) < 0.05)
  }

  /// A word with twice the ink has as much of it where its size is smaller by the root of two.
  @Test func inkFollowsWeight() throws {
    var cloud = WordCloud([.init("ab"), .init("abab")])
    cloud.measure = .inkArea
    let found = sizes(try texts(cloud))
    let ratio = try #require(found["ab"]) / (try #require(found["abab"]))
    #expect(abs(ratio - CGFloat(2).squareRoot()) < 0.01)
  }

  @Test func ranksAreStepsOfOneSize() throws {
    var cloud = WordCloud([
      .init("one", weight: 1e6), .init("two", weight: 5), .init("too", weight: 5), .init("ten"),
    ])
    (cloud.leastSize, cloud.largestSize, cloud.scale) = (10, 20, .rank)
    #expect(sizes(try texts(cloud)) == ["one": 20, "two": 15, "too": 15, "ten": 10])
  }

  // MARK: - Fit

  @Test func whatHasNoRoomIsLeftOutOrMadeSmaller() throws {
    var cloud = WordCloud(words(120))
    (cloud.leastSize, cloud.largestSize, cloud.fit) = (12, 48, .drop)
    // Of more arrangements, one that leaves fewer out may have others at their sizes.
    cloud.effort = 1
    let dropped = sizes(try texts(cloud))
    #expect(dropped.count < 120 && dropped.values.max() == 48)
    cloud.fit = .fill
    let filled = sizes(try texts(cloud))
    #expect(filled.count > dropped.count)
    #expect(filled.values.allSatisfy { $0 >= 12 })
    #expect(dropped.allSatisfy { filled[$0.key] == $0.value })
  }

  /// Long words among short ones: a short one would often find room where a long one had none.
  @Test(arguments: 1...6)
  func noWordIsHeavierThanOneThatIsLeftOut(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var cloud = WordCloud(
      (0..<80).map { index in
        let text = String(repeating: "mn", count: Int.random(in: 1...6, using: &random))
        return .init(text + "\(index)", weight: Double(Int.random(in: 1...9, using: &random)))
      })
    (cloud.leastSize, cloud.largestSize, cloud.fit) = (8, 24, .drop)
    // What stays where it was, in the middle, is of any weight.
    if seed.isMultiple(of: 2) {
      cloud.previous = CloudArrangement(
        size: CGSize(width: 320, height: 200),
        words: cloud.words.prefix(20).enumerated().map { index, word in
          CloudArrangement.Word(
            word.text, weight: 1,
            center: CGPoint(x: 60 + 50 * (index % 5), y: 25 + 50 * (index / 5)), fontSize: 12,
            ink: .zero)
        })
    }
    let drawn = Set(try texts(cloud).map(\.text))
    let order = cloud.words.sorted { (-$0.weight, $0.text) < (-$1.weight, $1.text) }
    #expect(drawn.count > 3 && drawn.count < 80)
    #expect(drawn == Set(order.prefix(drawn.count).map(\.text)))
    cloud.repeats = true
    #expect(Set(try texts(cloud).map(\.text)) == drawn, "what is left out does not come again")
    (cloud.repeats, cloud.effort) = (false, 1)
    #expect(try texts(cloud).count <= drawn.count, "more arrangements leave no more out")
  }

  /// A heart has no room for a word at a size that its box would have room for.
  @Test func theHeaviestWordIsDrawnWhateverTheShape() throws {
    var cloud = WordCloud([.init("international", weight: 9), .init("a")])
    (cloud.leastSize, cloud.largestSize, cloud.fit) = (12, 60, .drop)
    cloud.shape = .heart
    #expect(try texts(cloud).contains { $0.text == "international" })
  }

  @Test func wordsComeAgainWhereThereIsRoom() throws {
    let words = words(20)
    var cloud = WordCloud(words)
    let once = try texts(cloud)
    cloud.repeats = true
    let again = try texts(cloud)
    #expect(again.count > once.count + 5)
    #expect(sizes(again) == sizes(once))
    #expect(Set(again.map(\.text)) == Set(words.map(\.text)))
  }

  @Test func aLongWordStandsWhereItMay() throws {
    var cloud = WordCloud([.init("internationalization")])
    let lying = try #require(try texts(cloud, width: 60, height: 400).first).fontSize
    cloud.orientation = .mixed(share: 0.01)
    let standing = try #require(try texts(cloud, width: 60, height: 400).first).fontSize
    #expect(standing > 3 * lying)
  }

  // MARK: - Angles and places

  @Test func anglesAreThoseThatAreAllowed() {
    let lots = (0..<100).map { Double($0) / 100 }
    func first(_ orientation: CloudOrientation) -> [Angle] {
      lots.compactMap { orientation.angles(fraction: $0).first }
    }
    #expect(Set(first(.horizontal)) == [.zero])
    #expect(Set(first(.vertical)) == [.degrees(-90)])
    #expect(first(.mixed(share: 0.3)).filter { $0 != .zero }.count == 30)
    #expect(Set(first(.angles([.degrees(10), .degrees(20)]))).count == 2)
    #expect(Set(first(.angles([]))) == [.zero])
    let range = Angle.degrees(-30)...(.degrees(30))
    #expect(first(.range(range)).allSatisfy(range.contains) && Set(first(.range(range))).count > 90)
  }

  @Test func theOrderOfWordsDoesNotMatter() throws {
    let words = words(60)
    func svg(_ words: [WordCloud.Word]) throws -> Data {
      var cloud = WordCloud(words)
      cloud.orientation = .mixed(share: 0.4)
      return try ImageRenderer(content: cloud.frame(width: 320, height: 200)).svgData()
    }
    var random = SeededGenerator(seed: 5)
    #expect(try svg(words) == svg(words.shuffled(using: &random)))
  }

  /// Without nesting, no word's box meets another's.
  @Test func wordsHaveTheirBoxesToThemselves() throws {
    var cloud = WordCloud(words(50))
    cloud.nestsInLetters = false
    let frames = try texts(cloud).map { $0.frame.insetBy(dx: 0.02, dy: 0.02) }
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
  }

  @Test func groupsLieInTheirRegions() throws {
    var words = words(40)
    for index in words.indices { words[index].group = index < 20 ? "left" : "right" }
    var cloud = WordCloud(words)
    cloud.groups = .regions([
      "left": CGRect(x: 0, y: 0, width: 0.5, height: 1),
      "right": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
    ])
    let left = Set(words[..<20].map(\.text))
    let found = try texts(cloud)
    #expect(found.count == 40)
    for text in found {
      #expect(left.contains(text.text) ? text.frame.maxX <= 161 : text.frame.minX >= 159)
    }
  }

  @Test func groupsLieTogether() throws {
    var words = words(40)
    for index in words.indices { words[index].group = index.isMultiple(of: 2) ? "a" : "b" }
    func distance(_ groups: CloudGroups) throws -> CGFloat {
      var cloud = WordCloud(words)
      cloud.groups = groups
      let texts = try texts(cloud)
      func middle(_ group: String) -> CGFloat {
        let names = Set(words.filter { $0.group == group }.map(\.text))
        let places = texts.filter { names.contains($0.text) }.map(\.frame.midX)
        return places.reduce(0, +) / CGFloat(places.count)
      }
      return abs(middle("a") - middle("b"))
    }
    let together = try distance(.together)
    #expect(together > 60)
    #expect(try distance(.mixed) < together)
  }

  @Test func wordsAndGroupsHaveFonts() throws {
    func width(_ change: (inout WordCloud) -> Void) throws -> CGFloat {
      var cloud = WordCloud([.init("iiii", group: "g")])
      (cloud.leastSize, cloud.largestSize) = (20, 20)
      change(&cloud)
      return try #require(try texts(cloud).first).frame.width
    }
    let (plain, wide) = (
      try width { _ in }, try width { $0.groupFonts = ["g": .body.monospaced()] }
    )
    #expect(wide > 1.3 * plain)
    #expect(try width { $0.words[0].font = .title.monospaced() } > 1.3 * plain)
  }

  /// Where reading goes from right to left, words lie at the same places.
  @Test func placesAreNotMirrored() throws {
    let cloud = WordCloud(words(30)).frame(width: 320, height: 200)
    func frames(_ direction: LayoutDirection) throws -> [CGRect] {
      let view = cloud.environment(\.layoutDirection, direction)
      return try ImageRenderer(content: view).fitReport().texts.map(\.frame)
    }
    for (one, other) in zip(try frames(.leftToRight), try frames(.rightToLeft)) {
      #expect(abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01)
    }
  }

  // MARK: - Following

  /// Weights that change by up to 15 % move the median word by 2 points at most.
  @Test(arguments: 1...3)
  func wordsStayWhereTheyWere(seed: Int) throws {
    var words = words(200, seed: seed)
    let size = CGSize(width: 640, height: 400)
    let before = try texts(WordCloud(words), width: 640, height: 400)
    var random = SeededGenerator(seed: seed)
    for index in words.indices {
      words[index].weight *= Double.random(in: 0.85...1.15, using: &random)
    }
    var cloud = WordCloud(words + [.init("new", weight: 50)])
    cloud.previous = CloudArrangement(
      size: size,
      words: before.map { text in
        CloudArrangement.Word(
          text.text, weight: 1, center: CGPoint(x: text.frame.midX, y: text.frame.midY),
          fontSize: text.fontSize, ink: text.frame)
      })
    let after = try texts(cloud, width: 640, height: 400)
    #expect(after.count == 201)
    let frames = Dictionary(uniqueKeysWithValues: after.map { ($0.text, $0.frame) })
    let moves = before.compactMap { text in
      frames[text.text].map { hypot($0.midX - text.frame.midX, $0.midY - text.frame.midY) }
    }
    #expect(moves.count == 200)
    #expect(moves.sorted()[100] <= 2)
    #expect(moves.filter { $0 > 20 }.count < 40)
  }

  /// Others could be larger without the heaviest word, and would lie elsewhere.
  @Test func hardlyAWordMovesWhenTheHeaviestIsGone() throws {
    let size = CGSize(width: 640, height: 400)
    var cloud = WordCloud([.init("heaviest", weight: 60)] + words(19, seed: 5))
    let before = try cloud.arrangement(in: size)
    cloud = WordCloud(cloud.words.filter { $0.text != "heaviest" })
    cloud.previous = before
    let after = try cloud.arrangement(in: size)
    let places = Dictionary(uniqueKeysWithValues: before.words.map { ($0.text, $0.center) })
    let moved = after.words.count { word in
      places[word.text].map {
        hypot($0.x - word.center.x, $0.y - word.center.y) > 3
      } ?? true
    }
    #expect(after.words.count == 19 && moved <= 1)
  }

  /// Of words of one text, the heaviest follows the first that was there, and so on.
  @Test func wordsOfOneTextFollowInTheOrderOfTheirRanks() throws {
    let centers = [CGPoint(x: 60, y: 150), CGPoint(x: 260, y: 50), CGPoint(x: 160, y: 30)]
    func kept(_ index: Int, _ group: String?) -> CloudArrangement.Word {
      .init("same", weight: 1, group: group, center: centers[index], fontSize: 20, ink: .zero)
    }
    var cloud = WordCloud([
      .init("same", weight: 1), .init("same", weight: 4, group: "g"), .init("same", weight: 9),
    ])
    (cloud.leastSize, cloud.largestSize, cloud.groups) = (10, 30, .mixed)
    cloud.previous = CloudArrangement(
      size: CGSize(width: 320, height: 200), words: [kept(0, nil), kept(1, nil), kept(2, "g")])
    let found = try texts(cloud).sorted { $0.fontSize > $1.fontSize }
    #expect(found.map(\.fontSize) == [30, 20, 10])
    for (text, center) in zip(found, [centers[0], centers[2], centers[1]]) {
      #expect(abs(text.frame.midX - center.x) < 2 && abs(text.frame.midY - center.y) < 2)
    }
  }

  // MARK: - Odd values

  @Test func oddPropertiesDrawEveryWord() throws {
    let words = words(10)
    for number in [CGFloat.nan, .infinity, -5, 0] {
      var cloud = WordCloud(words)
      (cloud.leastSize, cloud.largestSize) = (number, number)
      cloud.spacing = CloudSpacing(along: number, across: number)
      cloud.orientation = .mixed(share: Double(number))
      #expect(try texts(cloud).count == 10)
      cloud.orientation = .angles([.radians(Double(number))])
      #expect(try texts(cloud).count == 10)
    }
  }
}
