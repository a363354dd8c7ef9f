/// A publisher of which only the values and the failure are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides what a publisher is.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = publisher.subscribe(_:)
  }

  /// A publisher that is what it does with a subscriber.
  init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach((subscriber as? AnySubscriber<Output, Failure>) ?? AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides what this publisher is.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
  }
}

/// A subscriber of which only the values and the failure are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// What tells it from others.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides what a subscriber is.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// A subscriber that hands everything to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectLink(subject))
  }

  /// A subscriber of closures; without one it asks for all values, wants no more, or does nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Takes the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
