import Foundation
import Platen
import TestSupport
import Testing

/// Packed clouds of words, by the pixels that they are drawn in.
@Suite struct WordCloudTests {
  private static let letters = [
    Array("abcdefghijklmnopqrstuvwxyzABGQW"), Array("абвгдежзийклмнопрстуф"),
    Array("αβγδεζηθικλμνξοπρστ"), Array("日本語文字雲図形東京"), Array("가나다라마바사아자차"),
    Array("אבגדהוזחטיכלמנסעפצ"),
  ]

  /// Words of one script, drawn by lot from a seed; each is there once.
  private func words(seed: Int, count: Int) -> [WordCloud.Word] {
    var random = SeededGenerator(seed: seed)
    let letters = Self.letters[seed % Self.letters.count]
    let texts = Set(
      (0..<count).map { _ in
        String(
          (0..<Int.random(in: 1...9, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      })
    return texts.sorted().map { text in
      WordCloud.Word(text, weight: Double.random(in: 0...100, using: &random))
    }
  }

  private func cloud(_ words: [WordCloud.Word], color: Color = .black) -> WordCloud {
    WordCloud(
      words.map { word in
        var word = word
        word.color = color
        return word
      })
  }

  private func picture(
    _ cloud: WordCloud, width: CGFloat = 240, height: CGFloat = 160, scale: CGFloat = 4
  ) throws -> PNGFile {
    let renderer = ImageRenderer(content: cloud.frame(width: width, height: height))
    renderer.scale = scale
    renderer.background = .white
    return try PNGFile(Array(renderer.pngData()))
  }

  /// Half transparent words are darker than a half where they lie over each other.
  @Test(arguments: 0..<24)
  func noInkLiesOverOther(seed: Int) throws {
    let file = try picture(cloud(words(seed: seed, count: 40), color: .black.opacity(0.5)))
    let darkest = file.colors.min() ?? 0
    #expect((126...129).contains(darkest))
  }

  @Test(arguments: 0..<12)
  func allWordsAreDrawnWithinTheCloud(seed: Int) throws {
    let words = words(seed: seed, count: 30)
    let renderer = ImageRenderer(content: cloud(words).frame(width: 240, height: 160))
    let report = try renderer.fitReport()
    #expect(Set(report.texts.map(\.text)) == Set(words.map(\.text)))
    let region = CGRect(x: 0, y: 0, width: 240, height: 160)
    #expect(report.texts.allSatisfy { region.insetBy(dx: -0.01, dy: -0.01).contains($0.frame) })
    #expect(report.findings.filter { $0.kind != .illegible }.isEmpty)
  }

  @Test func wordsOfOneWeightHaveOneSize() throws {
    let words = ["one", "two", "three", "four"].map { WordCloud.Word($0, weight: 3) }
    let renderer = ImageRenderer(content: WordCloud(words).frame(width: 240, height: 160))
    #expect(Set(try renderer.fitReport().texts.map(\.fontSize)).count == 1)
  }

  @Test func theOrderOfWordsDoesNotMatter() throws {
    let words = words(seed: 3, count: 30)
    let turned = cloud(Array(words.reversed()))
    #expect(try picture(cloud(words)).colors == picture(turned).colors)
  }

  /// Nothing is rounded to pixels, which are others at another scale.
  @Test func wordsLieAtTheSamePlacesAtEveryScale() throws {
    let renderer = ImageRenderer(
      content: cloud(words(seed: 2, count: 30)).frame(width: 240, height: 160))
    let frames = try [1, 2, 4].map { scale in
      renderer.scale = scale
      return try renderer.fitReport().texts.map(\.frame)
    }
    #expect(frames[0] == frames[1] && frames[0] == frames[2])
  }

  /// Without a picture, words lie where they do in one, and the same errors are thrown.
  @Test func theArrangementIsThatOfThePicture() throws {
    let cloud = WordCloud(words(seed: 4, count: 40))
    let size = CGSize(width: 320, height: 200)
    let renderer = ImageRenderer(content: cloud.frame(width: 320, height: 200))
    let arrangement = try cloud.arrangement(in: size)
    #expect(arrangement.size == size && arrangement.words.count == cloud.words.count)
    #expect(try renderer.fitReport().clouds == [arrangement])
    var following = cloud
    following.previous = arrangement
    #expect(try following.arrangement(in: size).words.map(\.fontSize).max() ?? 0 > 0)
    #expect(try WordCloud([]).arrangement().words.isEmpty)
    #expect(throws: RenderError.self) { try cloud.arrangement(in: .zero) }
  }

  @Test func aSeedIsAnotherArrangement() throws {
    var other = cloud(words(seed: 1, count: 30))
    other.orientation = .mixed(share: 0.5)
    let first = try picture(other)
    other.seed = 7
    #expect(try picture(other).colors != first.colors)
  }

  /// Words that lie have no angles to be chosen.
  @Test func aSeedMovesWordsThatLie() throws {
    var cloud = cloud(words(seed: 1, count: 30))
    let places = try (0..<10).map { seed in
      cloud.seed = UInt64(seed)
      return try cloud.arrangement(in: CGSize(width: 400, height: 250)).words.map(\.center)
    }
    for (index, centers) in places.enumerated() {
      #expect(!places[..<index].contains(centers))
    }
  }

  /// Weights that are no numbers, or the same, or below zero, are drawn.
  @Test(arguments: [[Double.nan, 1, 2], [0, 0, 0], [-5, 3, -2], [.infinity, 1, 1], [1]])
  func anyWeightsAreDrawn(weights: [Double]) throws {
    let words = weights.enumerated().map { WordCloud.Word("word\($0)", weight: $1) }
    let renderer = ImageRenderer(content: WordCloud(words).frame(width: 240, height: 160))
    #expect(try renderer.fitReport().texts.count == weights.count)
  }

  @Test func withoutWordsNothingIsDrawn() throws {
    let renderer = ImageRenderer(content: WordCloud([]).frame(width: 240, height: 160))
    #expect(try renderer.fitReport().texts.isEmpty)
    #expect(try ImageRenderer(content: WordCloud([.init("a")])).fitReport().size.width == 640)
  }

  /// The heaviest word lies in the middle.
  @Test func theHeaviestWordIsInTheMiddle() throws {
    let words = (0..<20).map { WordCloud.Word("word\($0)", weight: $0 == 4 ? 100 : 1) }
    let renderer = ImageRenderer(content: WordCloud(words).frame(width: 300, height: 200))
    let heaviest = try #require(try renderer.fitReport().texts.max { $0.fontSize < $1.fontSize })
    #expect(heaviest.text == "word4")
    #expect(abs(heaviest.frame.midX - 150) < 2 && abs(heaviest.frame.midY - 100) < 2)
  }
}
