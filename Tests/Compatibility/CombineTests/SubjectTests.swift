import Combine
import PlatenViews
import Testing

/// Subjects, demands and cancellation, as Combine's documentation has them.
@Suite struct SubjectTests {
  @Test func aPassthroughSubjectKeepsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let record = Record()
    subject.send(1)
    record.take(subject)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(record.entries == ["2", "finished"])
    // Who comes after the end is told of it.
    #expect(words(of: subject) == "finished")
  }

  @Test func aCurrentValueSubjectSendsItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let record = Record()
    record.take(subject)
    subject.value = 2
    subject.send(3)
    #expect(record.entries == ["1", "2", "3"])
    #expect(subject.value == 3)
  }

  @Test func subscribersAreToldInTheirOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [String] = []
    let subscriptions = ["a", "b", "c"].map { name in
      subject.sink { order.append("\(name)\($0)") }
    }
    subject.send(1)
    #expect(order == ["a1", "b1", "c1"])
    #expect(subscriptions.count == 3)
  }

  @Test func onlyWhatIsAskedForIsSent() {
    let asker = Asker<Int, Never>()
    (1...5).publisher.map { $0 * 10 }.subscribe(asker)
    #expect(asker.ask(.max(2)) == ["10", "20"])
    #expect(asker.ask(.max(1)) == ["10", "20", "30"])
    asker.more = .max(1)
    #expect(asker.ask(.max(1)).suffix(3) == ["40", "50", "finished"])
  }

  @Test func aFilterAsksForAnotherInThePlaceOfWhatItDrops() {
    let asker = Asker<Int, Never>()
    (1...9).publisher.filter { $0 % 3 == 0 }.subscribe(asker)
    #expect(asker.ask(.max(2)) == ["3", "6"])
  }

  @Test func aPassthroughSubjectDropsWhatIsNotAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let asker = Asker<Int, Never>()
    subject.subscribe(asker)
    subject.send(1)
    _ = asker.ask(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(asker.entries == ["2"])
  }

  @Test func aCurrentValueSubjectKeepsTheLatestForWhoAsksAgain() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let asker = Asker<Int, Never>()
    subject.subscribe(asker)
    #expect(asker.ask(.max(1)) == ["1"])
    subject.send(2)
    subject.send(3)
    #expect(asker.ask(.max(1)) == ["1", "3"])
  }

  @Test func zippedAndMergedValuesWaitUntilTheyAreAskedFor() {
    let zipped = Asker<(Int, String), Never>()
    (1...3).publisher.zip(["a", "b", "c"].publisher).subscribe(zipped)
    #expect(zipped.ask(.max(1)) == [#"(1, "a")"#])
    let merged = Asker<Int, Never>()
    (1...2).publisher.merge(with: (3...4).publisher).subscribe(merged)
    #expect(merged.ask(.max(1)).count == 1)
    #expect(merged.ask(.unlimited).sorted() == ["1", "2", "3", "4", "finished"])
  }

  @Test func demandsAreCounted() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.max(1) + .unlimited == .unlimited)
    #expect(Demand.max(3) - 1 == 2)
    #expect(Demand.max(3) * 2 == 6)
    #expect(Demand.none == .max(0))
    #expect(Demand.max(.max) < .unlimited)
    #expect(Demand.unlimited.max == nil)
  }

  // MARK: - The end

  @Test func aCancellableEndsWhenNobodyHoldsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &subscriptions)
    subject.send(1)
    subscriptions = []
    subject.send(2)
    #expect(values == [1])
  }

  @Test func aCancellableEndsOnce() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func whatIsCancelledHoldsNothing() {
    final class Model {}
    let subject = PassthroughSubject<Int, Never>()
    weak var model: Model?
    let subscription: AnyCancellable
    do {
      let held = Model()
      model = held
      subscription = subject.map { $0 + 1 }.sink { _ in _ = held }
    }
    #expect(model != nil)
    subscription.cancel()
    #expect(model == nil)
  }

  @Test func propertiesAreAssigned() {
    final class Model { var text = "" }
    let model = Model()
    let subscription = Just("new").assign(to: \.text, on: model)
    #expect(model.text == "new")
    subscription.cancel()
  }

  @Test func aFutureKeepsItsResult() {
    var count = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      count += 1
      promise = $0
    }
    let record = Record()
    record.take(future)
    #expect(record.entries.isEmpty)
    promise?(.success(4))
    promise?(.success(5))
    #expect(record.entries == ["4", "finished"])
    #expect(words(of: future) == "4 finished")
    #expect(count == 1)
  }

  @Test func resultsAndOptionalsArePublishers() {
    #expect(words(of: Int?.some(1).publisher) == "1 finished")
    #expect(words(of: Int?.none.publisher) == "finished")
    #expect(words(of: Result<Int, Trouble>.success(1).publisher) == "1 finished")
    #expect(words(of: Result<Int, Trouble>.failure(.here).publisher) == "here")
  }
}
