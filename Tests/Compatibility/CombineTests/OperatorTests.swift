import Combine
import Foundation
import PlatenViews
import Testing

/// What operators send: where a comment does not say otherwise, of the examples in the
/// documentation of Combine's operators.
@Suite struct OperatorTests {
  private let roman = [1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"]

  @Test func valuesAreMapped() {
    let numerals = [5, 4, 3, 2, 1, 0].publisher.map { roman[$0] ?? "(unknown)" }
    #expect(words(of: numerals) == "V IV III II I (unknown) finished")
    let rolls = Just((die: 4, total: 9))
    #expect(words(of: rolls.map(\.die)) == "4 finished")
    #expect(words(of: rolls.map(\.die, \.total)) == "(4, 9) finished")
  }

  @Test func anErrorOfTheClosureIsTheEnd() {
    let numerals = [5, 4, 3, 2, 1, 0].publisher.tryMap { number in
      guard let numeral = roman[number] else { throw Trouble.here }
      return numeral
    }
    #expect(words(of: numerals) == "V IV III II I here")
  }

  @Test func anErrorIsMapped() {
    let failing = Fail<Int, Trouble>(error: .here)
    #expect(words(of: failing.mapError { _ in Trouble.there }) == "there")
  }

  @Test func valuesAreChosen() {
    #expect(words(of: [1, 2, 3, 4, 5].publisher.filter { $0 % 2 == 0 }) == "2 4 finished")
    let numerals = (0...5).publisher.compactMap { $0 == 4 ? nil : roman[$0] }
    #expect(words(of: numerals) == "I II III V finished")
    let repeated = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 0].publisher
    #expect(words(of: repeated.removeDuplicates()) == "0 1 2 3 4 0 finished")
    let gaps: [Double?] = [1, 2, nil, 3]
    #expect(words(of: gaps.publisher.replaceNil(with: 0)) == "1.0 2.0 0.0 3.0 finished")
    #expect(words(of: (1...3).publisher.ignoreOutput()) == "finished")
  }

  @Test func valuesAtTheFrontAreChosenOrDropped() {
    #expect(words(of: (-10...10).publisher.first()) == "-10 finished")
    #expect(words(of: (-10...10).publisher.first { $0 > 0 }) == "1 finished")
    #expect(words(of: (0...10).publisher.prefix(2)) == "0 1 finished")
    #expect(words(of: (0...10).publisher.prefix(0)) == "finished")
    #expect(words(of: (0...10).publisher.prefix { $0 < 5 }) == "0 1 2 3 4 finished")
    #expect(words(of: (1...10).publisher.dropFirst(5)) == "6 7 8 9 10 finished")
    let mixed = [-62, -1, 0, 10, 0, 22, 41, -1, 5].publisher
    #expect(words(of: mixed.drop { $0 <= 0 }) == "10 0 22 41 -1 5 finished")
    #expect(words(of: (0...10).publisher.output(at: 5)) == "5 finished")
    #expect(words(of: [1, 1, 2, 2, 2, 3, 4, 5, 6].publisher.output(in: 3...5)) == "2 2 3 finished")
  }

  @Test func valuesAreGathered() {
    #expect(words(of: (0...5).publisher.scan(0, +)) == "0 1 3 6 10 15 finished")
    #expect(words(of: (0...10).publisher.reduce(0, +)) == "55 finished")
    #expect(words(of: (0...4).publisher.collect()) == "[0, 1, 2, 3, 4] finished")
    #expect(
      words(of: (0...10).publisher.collect(5))
        == "[0, 1, 2, 3, 4] [5, 6, 7, 8, 9] [10] finished")
    #expect(words(of: (0...10).publisher.count()) == "11 finished")
    #expect(words(of: (-10...10).publisher.last()) == "10 finished")
    #expect(words(of: (-10...10).publisher.last { $0 < 6 }) == "5 finished")
    #expect(words(of: [0, 10, 5].publisher.max()) == "10 finished")
    #expect(words(of: [-1, 0, 10, 5].publisher.min()) == "-1 finished")
  }

  @Test func questionsAreAnsweredAsSoonAsPossible() {
    // By hand: the publisher never ends by itself.
    let endless = (1...3).publisher.append(Empty(completeImmediately: false))
    #expect(words(of: endless.contains(2)) == "true finished")
    #expect(words(of: endless.allSatisfy { $0 < 3 }) == "false finished")
    #expect(words(of: (1...3).publisher.contains(5)) == "false finished")
    #expect(words(of: (1...3).publisher.allSatisfy { $0 < 4 }) == "true finished")
  }

  @Test func whatIsMissingIsReplaced() {
    #expect(words(of: Empty<Int, Never>().replaceEmpty(with: 7)) == "7 finished")
    #expect(words(of: Just(1).replaceEmpty(with: 7)) == "1 finished")
    #expect(words(of: Fail<String, Trouble>(error: .here).replaceError(with: "x")) == "x finished")
  }

  @Test func othersComeBeforeAndAfter() {
    #expect(words(of: (0...2).publisher.append(0, 1, 255)) == "0 1 2 0 1 255 finished")
    #expect(words(of: (0...2).publisher.prepend(0, 1, 255)) == "0 1 255 0 1 2 finished")
    // After an error nothing follows.
    #expect(words(of: Fail<Int, Trouble>(error: .here).append(1)) == "here")
  }

  @Test func asMuchAsIsAskedForComesOfAllTogether() {
    let asker = Asker<Int, Never>()
    (0...2).publisher.append(5, 6).subscribe(asker)
    #expect(asker.ask(.max(4)) == ["0", "1", "2", "5"])
    #expect(asker.ask(.max(1)) == ["0", "1", "2", "5", "6", "finished"])
  }

  @Test func anErrorIsCaught() {
    let failing = [5, 4, 0, 9].publisher.tryMap { number in
      if number == 0 { throw Trouble.here }
      return number
    }
    #expect(words(of: failing.catch { _ in Just(-1) }) == "5 4 -1 finished")
    #expect(words(of: failing.tryCatch { _ -> Just<Int> in throw Trouble.there }) == "5 4 there")
  }

  @Test(arguments: [(0, 1), (2, 3)])
  func aFailedPublisherIsTriedAgain(retries: Int, attempts: Int) {
    // Once, and as many times again.
    var count = 0
    let failing = Deferred {
      count += 1
      return Fail<Int, Trouble>(error: .here)
    }
    #expect(words(of: failing.retry(retries)) == "here")
    #expect(count == attempts)
  }

  @Test func valuesAreDecodedAndEncoded() {
    struct Article: Codable, Equatable { let title: String }
    let data = Just(Data(#"{"title": "My First Article"}"#.utf8))
    let decoded = data.decode(type: Article.self, decoder: JSONDecoder()).map(\.title)
    #expect(words(of: decoded) == "My First Article finished")
    let encoded = Just(Article(title: "a")).encode(encoder: JSONEncoder())
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(words(of: encoded) == #"{"title":"a"} finished"#)
  }

  @Test func eachEventIsHandled() {
    let record = Record()
    let watched = (1...2).publisher.handleEvents(
      receiveSubscription: { _ in record.add("subscription") },
      receiveOutput: { record.add("output \($0)") },
      receiveCompletion: { record.add("completion \(Record.word(for: $0))") },
      receiveRequest: { record.add("request \($0)") })
    record.take(watched)
    #expect(
      record.entries == [
        "subscription", "request unlimited", "output 1", "1", "output 2", "2",
        "completion finished", "finished",
      ])
  }

  @Test func eventsAreWritten() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    #expect(words(of: (1...2).publisher.print("Logged", to: lines)) == "1 2 finished")
    let written = lines.text.split(separator: "\n").dropFirst()
    #expect(
      written.elementsEqual([
        "Logged: request unlimited", "Logged: receive value: (1)", "Logged: receive value: (2)",
        "Logged: receive finished",
      ]))
  }
}
