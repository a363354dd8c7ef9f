internal import Foundation

extension Subscribers {
  /// A subscriber that requests all values and passes them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var subscription: (any Subscription)?
    private var closures: Closures?

    private struct Closures {
      let receiveValue: (Input) -> Void
      let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    }

    /// Makes a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Receives the end.
    ///   - receiveValue: Receives each value.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }

    /// Is given each value.
    public var receiveValue: (Input) -> Void {
      lock.withLock { closures?.receiveValue } ?? { _ in }
    }

    /// The closure that receives the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { closures?.receiveCompletion } ?? { _ in }
    }

    /// Asks for all values; one subscriber is for one subscription.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard closures != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Hands a value on.
    public func receive(_ input: Input) -> Subscribers.Demand {
      receiveValue(input)
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Subscribers.Completion<Failure>) {
      detach()?.closures?.receiveCompletion(completion)
    }

    /// Ends the subscription; the closures are not called any more.
    public func cancel() { detach()?.subscription?.cancel() }

    private func detach() -> (subscription: (any Subscription)?, closures: Closures?)? {
      lock.withLock {
        defer { (subscription, closures) = (nil, nil) }
        return (subscription, closures)
      }
    }
  }

  /// A subscriber that sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The object, until the end of the publisher.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Sets a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for all values; one subscriber is for one subscription.
    public func receive(subscription: any Subscription) {
      guard object != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      (subscription, object) = (nil, nil)
    }

    /// Ends the subscription.
    public func cancel() {
      let subscription = subscription
      (self.subscription, object) = (nil, nil)
      subscription?.cancel()
    }
  }
}

// MARK: - Attaching them

extension Publisher {
  /// Passes the values and the end to closures, until the result is released.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Receives the end.
  ///   - receiveValue: Receives each value.
  /// - Returns: The subscription, which can be cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Passes the values to a closure, until the result is released.
  ///
  /// - Parameter receiveValue: Receives each value.
  /// - Returns: The subscription, which can be cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object, which stays in memory meanwhile, to each value.
  ///
  /// - Returns: The subscription, which can be cancelled.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
