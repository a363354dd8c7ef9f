/// A publisher whose type shows only its values and its failure.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Makes a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = publisher.subscribe(_:)
  }

  /// A publisher that is what it does with a subscriber.
  init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach((subscriber as? AnySubscriber<Output, Failure>) ?? AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Returns this publisher, type-erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
  }
}

/// A subscriber whose type shows only its values and its failure.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Makes a type-erased subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Makes a subscriber that passes everything to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectLink(subject))
  }

  /// Makes a subscriber from closures.
  ///
  /// Without a closure, it requests all values, no further ones, or does nothing.
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

  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Receives the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
