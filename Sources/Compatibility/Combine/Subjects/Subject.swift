internal import PlatenViews

/// A publisher whose values come from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all that have subscribed.
  func send(_ value: Output)

  /// Ends the subject; nothing is sent afterwards.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives a subscription to another publisher, and requests all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells all that have subscribed.
  public func send() { send(()) }
}

extension Publisher {
  /// Sends the values and the end through a subject as well.
  ///
  /// - Returns: The subscription, which can be cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let link = SubjectLink(subject)
    subscribe(link)
    return AnyCancellable(link)
  }
}

/// A subscriber that hands everything to a subject.
final class SubjectLink<S: Subject>: Subscriber, Cancellable {
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard let subject, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subject.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject = subject
    (self.subject, subscription) = (nil, nil)
    subject?.send(completion: completion)
  }

  func cancel() {
    let subscription = subscription
    (subject, self.subscription) = (nil, nil)
    subscription?.cancel()
  }
}

// MARK: - The two

/// A subject that passes values on and keeps none.
///
/// A subscriber misses values that are sent while it requests none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.subscribe(subscriber)
  }

  /// Sends a value to all subscribers, in the order of their subscriptions.
  public func send(_ value: Output) { hub.send(value) }

  /// Ends the subject; nothing is sent afterwards.
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

  /// Requests all values of a publisher that sends through this subject.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject with a current value, which it sends to each new subscriber.
///
/// A subscriber that requested no more values gets the latest one with its next request.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub: Hub<Output, Failure>
  private let initial: Output

  /// Makes a subject with a value.
  public init(_ value: Output) {
    initial = value
    hub = Hub(latest: value)
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { hub.value ?? initial }
    set { hub.send(newValue) }
  }

  /// Takes a subscriber, and sends it the value.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.subscribe(subscriber)
  }

  /// Sets the value, and sends it to all subscribers in the order of their subscriptions.
  public func send(_ value: Output) { hub.send(value) }

  /// Ends the subject; nothing is sent afterwards.
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

  /// Requests all values of a publisher that sends through this subject.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
