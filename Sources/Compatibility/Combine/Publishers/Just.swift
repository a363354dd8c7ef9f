/// Sends one value, and ends.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Sends a value.
  public init(_ output: Output) { self.output = output }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    CollectionOfOne(output).publisher.subscribe(subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and ends or does not.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends immediately.
  public let completeImmediately: Bool

  /// Sends nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Sends nothing of a type.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that ends immediately with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Ends with an error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that ends with an error, instead of values of a type.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes a new publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values.
  public typealias Output = DeferredPublisher.Output
  /// The error type of the publisher.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes its publisher by a closure.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

// MARK: - Optionals and results

extension Optional {
  /// Sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }

  /// Sends a value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// The publisher never fails.
    public typealias Failure = Never

    /// The value, or nil.
    public let output: Wrapped?

    /// Sends a value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      (output.map { [$0] } ?? []).publisher.subscribe(subscriber)
    }
  }
}

extension Result {
  /// Sends the value, or ends with the error.
  public var publisher: Publisher { Publisher(self) }

  /// Sends a value, or ends with an error.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Success

    /// The value, or the error.
    public let result: Result

    /// Sends a value, or ends with an error.
    public init(_ result: Result) { self.result = result }

    /// Sends a value.
    public init(_ output: Success) { result = .success(output) }

    /// Ends with an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<CollectionOfOne, Failure>(sequence: CollectionOfOne(value))
          .subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}
