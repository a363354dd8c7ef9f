internal import Foundation
internal import PlatenViews

/// The effect of an operator on one value.
enum Step<Output, Failure: Error> {
  /// A value goes on.
  case pass(Output)
  /// None does, and another is asked for in its place.
  case skip
  /// A value goes on, and that is the end.
  case last(Output)
  /// That is the end.
  case end(Subscribers.Completion<Failure>)

  /// The result of a closure, or the end with its error.
  static func attempt(_ make: () throws -> Self) -> Self where Failure == any Error {
    do { return try make() } catch { return .end(.failure(error)) }
  }
}

/// Does something with each value on its way; what is asked for is asked of the publisher before.
private final class TransformingSubscription<
  Input, InputFailure: Error, Output, OutputFailure: Error
>:
  Subscriber, Subscription
{
  typealias Failure = InputFailure

  private let lock = NSLock()
  // Guarded by `lock`.
  private var downstream: AnySubscriber<Output, OutputFailure>?
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step<Output, OutputFailure>
  private let end: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<OutputFailure>

  init(
    _ downstream: AnySubscriber<Output, OutputFailure>,
    step: @escaping (Input) -> Step<Output, OutputFailure>,
    end: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<OutputFailure>
  ) {
    (self.downstream, self.step, self.end) = (downstream, step, end)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    switch step(input) {
    case .pass(let value): return downstream.receive(value)
    // A value that is left out must not use up the demand for one.
    case .skip: return .max(1)
    case .last(let value):
      _ = downstream.receive(value)
      stop(.finished)
    case .end(let completion): stop(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    detach().downstream?.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() { detach().upstream?.cancel() }

  private func stop(_ completion: Subscribers.Completion<OutputFailure>) {
    let held = detach()
    held.upstream?.cancel()
    held.downstream?.receive(completion: completion)
  }

  private func detach() -> (
    downstream: AnySubscriber<Output, OutputFailure>?, upstream: (any Subscription)?
  ) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

extension Publisher {
  /// This publisher with something done to each value.
  ///
  /// - Parameters:
  ///   - end: What becomes of the end.
  ///   - makeStep: Makes what is done to each value; once for each subscriber.
  func transforming<T, E>(
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<E>,
    _ makeStep: @escaping () -> (Output) -> Step<T, E>
  ) -> AnyPublisher<T, E> {
    AnyPublisher { subscriber in
      subscribe(TransformingSubscription(subscriber, step: makeStep(), end: end))
    }
  }

  /// This publisher with something done to each value.
  func transforming<T>(
    _ makeStep: @escaping () -> (Output) -> Step<T, Failure>
  ) -> AnyPublisher<T, Failure> {
    transforming(end: { $0 }, makeStep)
  }

  /// This publisher with something done to each value that may fail.
  func tryTransforming<T>(
    _ makeStep: @escaping () -> (Output) throws -> Step<T, any Error>
  ) -> AnyPublisher<T, any Error> {
    transforming(end: { $0.mapError { $0 } }) {
      let step = makeStep()
      return { value in .attempt { try step(value) } }
    }
  }
}
