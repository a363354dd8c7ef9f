internal import Foundation
internal import PlatenViews

/// Takes values and sends what is made of them: of all, or of a number of them each.
private final class AccumulatingSubscriber<
  Input, InputFailure: Error, Output, OutputFailure: Error
>:
  Subscriber
{
  typealias Failure = InputFailure

  private let buffer: DemandBuffer<Output, OutputFailure>
  private let downstream: AnySubscriber<Output, OutputFailure>
  private let accumulator: Accumulator<Input, InputFailure, Output, OutputFailure>
  private var upstream: (any Subscription)?

  init(
    _ downstream: AnySubscriber<Output, OutputFailure>,
    _ accumulator: Accumulator<Input, InputFailure, Output, OutputFailure>
  ) {
    (self.downstream, self.accumulator) = (downstream, accumulator)
    buffer = DemandBuffer(downstream)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    buffer.onCancel = { subscription.cancel() }
    if let share = accumulator.share {
      buffer.onRequest = { subscription.request($0 * share) }
      downstream.receive(subscription: buffer)
    } else {
      downstream.receive(subscription: buffer)
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let upstream else { return .none }
    switch accumulator.take(input) {
    case .pass(let value): buffer.send(value)
    case .skip: break
    case .last(let value):
      self.upstream = nil
      upstream.cancel()
      buffer.send(value)
      buffer.finish(.finished)
    case .end(let completion):
      self.upstream = nil
      upstream.cancel()
      buffer.finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard upstream != nil else { return }
    upstream = nil
    switch completion {
    case .finished:
      if let value = accumulator.result() { buffer.send(value) }
      buffer.finish(.finished)
    case .failure(let error): buffer.finish(.failure(accumulator.failure(error)))
    }
  }
}

/// An operation on all values of a publisher, such as a sum.
struct Accumulator<Input, InputFailure: Error, Output, OutputFailure: Error> {
  /// Receives a value.
  let take: (Input) -> Step<Output, OutputFailure>
  /// What is sent when there are no more; nil for nothing.
  let result: () -> Output?
  /// What becomes of an error.
  let failure: (InputFailure) -> OutputFailure
  /// How many values one that is sent is made of; nil for all, whatever is asked for.
  var share: Int?
}

extension Publisher {
  /// Publishes what is made of all values.
  ///
  /// - Parameter make: Makes what gathers them; once for each subscriber.
  func accumulating<T, E>(
    _ make: @escaping () -> Accumulator<Output, Failure, T, E>
  ) -> AnyPublisher<T, E> {
    AnyPublisher { subscriber in subscribe(AccumulatingSubscriber(subscriber, make())) }
  }

  /// Publishes what is made of all values, from a first one.
  func folded<T>(
    _ initial: @escaping () -> T, _ take: @escaping (inout T, Output) -> Step<T, Failure>
  ) -> AnyPublisher<T, Failure> {
    accumulating {
      var result = initial()
      return Accumulator(
        take: { take(&result, $0) }, result: { result }, failure: { $0 })
    }
  }

  /// Publishes what is made of all values, from a first one, by a closure that may fail.
  func attemptedFold<T>(
    _ initial: @escaping () -> T,
    _ take: @escaping (inout T, Output) throws -> Step<T, any Error>
  ) -> AnyPublisher<T, any Error> {
    accumulating {
      var result = initial()
      return Accumulator(
        take: { value in .attempt { try take(&result, value) } }, result: { result },
        failure: { $0 })
    }
  }
}
