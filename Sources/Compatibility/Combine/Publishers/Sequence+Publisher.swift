internal import Foundation
internal import PlatenViews

extension Sequence {
  /// A publisher that sends the elements on request, and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Sends the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Takes a subscriber, which gets all elements.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let source = SequenceSubscription(sequence.makeIterator(), to: subscriber)
      if source.isEmpty {
        // A subscriber gets a subscription before anything else, even before a completion:
        // https://developer.apple.com/documentation/combine/subscriber
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: source)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// Sends elements as far as they are asked for.
private final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>:
  Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var downstream: Downstream?
  private var elements: Elements
  /// The end comes with the last element, so that one is known ahead.
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, to downstream: Downstream) {
    self.elements = elements
    self.downstream = downstream
    next = self.elements.next()
  }

  var isEmpty: Bool { next == nil }

  func cancel() { lock.withLock { downstream = nil } }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    // Who is sending already takes note of it.
    guard !isSending else { return lock.unlock() }
    isSending = true
    // What `receive` returns is added to the demand:
    // https://developer.apple.com/documentation/combine/subscribers/demand
    while demand > 0, let downstream, let element = next {
      demand -= 1
      next = elements.next()
      lock.unlock()
      let more = downstream.receive(element)
      lock.lock()
      demand += more
    }
    isSending = false
    let finished = next == nil ? downstream : nil
    if finished != nil { downstream = nil }
    lock.unlock()
    finished?.receive(completion: .finished)
  }
}
