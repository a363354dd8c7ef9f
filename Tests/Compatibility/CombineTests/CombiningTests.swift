import Combine
import PlatenViews
import Testing

/// Publishers of publishers, and several in one: of the examples in the documentation of Combine's
/// operators, and by what it says.
@Suite struct CombiningTests {
  private let numbers = PassthroughSubject<Int, Trouble>()
  private let others = PassthroughSubject<Int, Trouble>()
  private let record = Record()

  @Test func theLatestValuesAreCombined() {
    record.take(numbers.combineLatest(others))
    numbers.send(1)
    numbers.send(2)
    others.send(2)
    numbers.send(3)
    numbers.send(45)
    others.send(22)
    #expect(record.entries == ["(2, 2)", "(3, 2)", "(45, 2)", "(45, 22)"])
    numbers.send(completion: .finished)
    others.send(23)
    others.send(completion: .finished)
    #expect(record.entries.suffix(2) == ["(45, 23)", "finished"])
  }

  @Test func upToFourAreCombined() {
    let letters = ["a", "b"].publisher
    #expect(
      words(of: Just(1).combineLatest(letters, Just(true), Just(2)) { "\($0)\($1)\($2)\($3)" })
        == "1btrue2 finished")
    #expect(words(of: Just(1).zip(letters, Just(true))) == #"(1, "a", true) finished"#)
  }

  @Test func valuesAreZipped() {
    let letters = PassthroughSubject<String, Trouble>()
    record.take(numbers.zip(letters))
    numbers.send(1)
    numbers.send(2)
    letters.send("A")
    numbers.send(3)
    letters.send("B")
    #expect(record.entries == [#"(1, "A")"#, #"(2, "B")"#])
    // The third number waits, so that one more pair can come.
    numbers.send(completion: .finished)
    #expect(record.entries.count == 2)
    letters.send("C")
    #expect(record.entries.suffix(2) == [#"(3, "C")"#, "finished"])
  }

  @Test func valuesAreMerged() {
    record.take(numbers.merge(with: others))
    numbers.send(1)
    others.send(40)
    others.send(90)
    numbers.send(2)
    others.send(50)
    numbers.send(3)
    others.send(100)
    #expect(record.entries == ["1", "40", "90", "2", "50", "3", "100"])
    numbers.send(completion: .finished)
    #expect(record.entries.last == "100")
    others.send(completion: .finished)
    #expect(record.entries.last == "finished")
  }

  @Test func anErrorOfOneIsTheEndOfAll() {
    record.take(Publishers.MergeMany([numbers, others]))
    others.send(completion: .failure(.here))
    numbers.send(1)
    #expect(record.entries == ["here"])
    let second = Record()
    let fresh = PassthroughSubject<Int, Trouble>()
    second.take(fresh.combineLatest(Fail<Int, Trouble>(error: .there)))
    fresh.send(1)
    #expect(second.entries == ["there"])
  }

  @Test func anErrorComesBeforeValuesThatNobodyHasAskedFor() {
    let asker = Asker<Int, Trouble>()
    numbers.merge(with: others).subscribe(asker)
    #expect(asker.ask(.max(1)) == [])
    numbers.send(1)
    others.send(2)
    numbers.send(completion: .failure(.here))
    #expect(asker.entries == ["1", "here"])
  }

  @Test func publishersAreFlattened() {
    let each = [1, 2, 3].publisher.flatMap { number in (0..<number).publisher }
    #expect(words(of: each) == "0 0 1 0 1 2 finished")
    record.take([numbers, others].publisher.flatMap { $0 })
    others.send(2)
    numbers.send(1)
    #expect(record.entries == ["2", "1"])
  }

  @Test func onlySoManyPublishersAreTakenAtATime() {
    record.take([numbers, others].publisher.flatMap(maxPublishers: .max(1)) { $0 })
    others.send(2)
    numbers.send(1)
    numbers.send(completion: .finished)
    others.send(3)
    others.send(completion: .finished)
    #expect(record.entries == ["1", "3", "finished"])
  }

  @Test func theLatestPublisherIsHeard() {
    let subjects = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
    record.take(subjects.switchToLatest())
    subjects.send(numbers)
    numbers.send(1)
    subjects.send(others)
    numbers.send(2)
    others.send(3)
    subjects.send(completion: .finished)
    others.send(4)
    others.send(completion: .finished)
    #expect(record.entries == ["1", "3", "4", "finished"])
  }

  @Test func publishersHaveTheNamesOfTheirOperators() {
    let subject = PassthroughSubject<Int, Never>()
    typealias Doubled = Publishers.Map<PassthroughSubject<Int, Never>, Just<Int>>
    let doubled: Doubled = subject.map { Just(2 * $0) }
    let latest: Publishers.SwitchToLatest<Just<Int>, Doubled> = doubled.switchToLatest()
    var seen: [Int] = []
    let subscription = latest.sink { seen.append($0) }
    subject.send(1)
    subject.send(3)
    subscription.cancel()
    subject.send(4)
    #expect(seen == [2, 6])
  }

  @Test func anotherPublisherIsASignal() {
    record.take(numbers.drop(untilOutputFrom: others))
    numbers.send(1)
    numbers.send(2)
    others.send(0)
    numbers.send(3)
    numbers.send(completion: .finished)
    #expect(record.entries == ["3", "finished"])
    let (values, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let second = Record()
    second.take(values.prefix(untilOutputFrom: stop))
    values.send(1)
    stop.send()
    values.send(2)
    #expect(second.entries == ["1", "finished"])
  }

  @Test func aSubscriptionIsShared() {
    var count = 0
    let shared = numbers.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let second = Record()
    record.take(shared)
    numbers.send(1)
    second.take(shared)
    numbers.send(2)
    #expect(count == 1)
    #expect(record.entries == ["1", "2"] && second.entries == ["2"])
    // With the last subscriber the subscription ends.
    record.cancel()
    second.cancel()
    numbers.send(3)
    record.take(shared)
    #expect(count == 2)
  }

  @Test func aConnectablePublisherWaits() {
    let connectable = [1, 2].publisher.makeConnectable()
    let second = Record()
    record.take(connectable)
    second.take(connectable)
    #expect(record.entries.isEmpty)
    let connection = connectable.connect()
    #expect(record.entries == ["1", "2", "finished"] && second.entries == record.entries)
    connection.cancel()
  }

  @Test func cancellingReachesAllPublishers() {
    var cancelled: [String] = []
    let a = numbers.handleEvents(receiveCancel: { cancelled.append("a") })
    let b = others.handleEvents(receiveCancel: { cancelled.append("b") })
    record.take(a.zip(b).map { $0 + $1 })
    record.take(a.eraseToAnyPublisher().merge(with: b.eraseToAnyPublisher()))
    record.cancel()
    #expect(cancelled.sorted() == ["a", "a", "b", "b"])
  }
}
