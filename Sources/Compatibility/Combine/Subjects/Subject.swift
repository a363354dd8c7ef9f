internal import PlatenViews

/// A publisher whose values come from outside of it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all that have subscribed.
  func send(_ value: Output)

  /// Ends it; nothing is sent afterwards.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription of its own to another publisher, and asks it for all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells all that have subscribed.
  public func send() { send(()) }
}

extension Publisher {
  /// Sends the values, and the end, through a subject as well.
  ///
  /// - Returns: What ends that.
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

/// A subject that hands on what it is sent, and keeps nothing.
///
/// A subscriber that has asked for no more values misses those that are sent meanwhile.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>()

  /// A subject.
  public init() {}

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.subscribe(subscriber)
  }

  /// Sends a value to all that have subscribed, in the order in which they have.
  public func send(_ value: Output) { hub.send(value) }

  /// Ends it; nothing is sent afterwards.
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

  /// Asks for all values of a publisher that sends through this.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that has a value, and sends it to each that subscribes.
///
/// A subscriber that has asked for no more values gets the latest one when it asks again.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub: Hub<Output, Failure>
  private let initial: Output

  /// A subject with a value.
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

  /// Sets the value, and sends it to all that have subscribed, in the order in which they have.
  public func send(_ value: Output) { hub.send(value) }

  /// Ends it; nothing is sent afterwards.
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

  /// Asks for all values of a publisher that sends through this.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
