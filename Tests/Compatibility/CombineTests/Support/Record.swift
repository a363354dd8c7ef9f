import Combine
import PlatenViews

/// What a subscriber has received, as words: values, and at last "finished" or the error.
final class Record {
  private(set) var entries: [String] = []
  private var subscriptions: [AnyCancellable] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Subscribes to a publisher; all its values are asked for.
  func take(_ publisher: some Publisher) {
    publisher.sink(
      receiveCompletion: { [unowned self] in add(Record.word(for: $0)) },
      receiveValue: { [unowned self] in add("\($0)") }
    ).store(in: &subscriptions)
  }

  func cancel() { subscriptions = [] }

  static func word(for completion: Subscribers.Completion<some Error>) -> String {
    switch completion {
    case .finished: "finished"
    case .failure(let error): "\(error)"
    }
  }
}

/// What a publisher sends at once to one who asks for all.
func words(of publisher: some Publisher) -> String {
  let record = Record()
  record.take(publisher)
  return record.entries.joined(separator: " ")
}

/// A subscriber that asks for what it is told to ask for.
final class Asker<Input, Failure: Error>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var entries: [String] = []
  /// What is asked for with each value.
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    entries.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    entries.append(Record.word(for: completion))
  }

  func ask(_ demand: Subscribers.Demand) -> [String] {
    subscription?.request(demand)
    return entries
  }
}

enum Trouble: Error { case here, there }
