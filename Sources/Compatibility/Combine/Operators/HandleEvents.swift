internal import PlatenViews

extension Publisher {
  /// Publishes the values, and runs a closure at each event.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Runs at the subscription.
  ///   - receiveOutput: Runs before each value is sent.
  ///   - receiveCompletion: Runs at the end.
  ///   - receiveCancel: Runs when the subscriber cancels.
  ///   - receiveRequest: Runs when values are requested.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(
              subscription: HandleEventsSubscription(
                subscription: subscription, onRequest: receiveRequest, onCancel: receiveCancel))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > 0 { receiveRequest?(more) }
            return more
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }
  }

  /// Publishes the values, with each event written to standard output or elsewhere.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with, before a colon.
  ///   - stream: Where the lines go; nil for standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> some Publisher<Output, Failure> {
    let lines = EventPrinter(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
    return handleEvents(
      receiveSubscription: { lines.add("receive subscription: (\($0))") },
      receiveOutput: { lines.add("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: lines.add("receive finished")
        case .failure(let error): lines.add("receive error: (\(error))")
        }
      },
      receiveCancel: { lines.add("receive cancel") },
      receiveRequest: { lines.add("request \($0)") })
  }
}

private struct HandleEventsSubscription: Subscription {
  let subscription: any Subscription
  let onRequest: ((Subscribers.Demand) -> Void)?
  let onCancel: (() -> Void)?

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    subscription.request(demand)
  }

  func cancel() {
    onCancel?()
    subscription.cancel()
  }
}

/// Writes a publisher's events to a stream, or to standard output.
private final class EventPrinter {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    (self.prefix, self.stream) = (prefix, stream)
  }

  func add(_ event: String) {
    if stream == nil { Swift.print(prefix + event) } else { stream?.write(prefix + event + "\n") }
  }
}

// MARK: - Another publisher as a signal

extension Publisher {
  /// Publishes the values before another publisher sends one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> some Publisher<Output, Failure> {
    let signal = publisher.first().map { _ in Signal<Output>.other }.replaceErrorWithEnd()
    return signalled(by: signal) { value in
      .pass(value)
    } other: {
      .end(.finished)
    }
  }

  /// Publishes the values after another publisher has sent one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> some Publisher<Output, Failure> where P.Failure == Failure {
    let signal = publisher.first().map { _ in Signal<Output>.other }
    return AnyPublisher { subscriber in
      var isOpen = false
      let whole = signal.merge(with: map { Signal.own($0) }.followedByEnd())
      whole.transforming(end: { $0 }) {
        { (signal: Signal<Output>) -> Step<Output, Failure> in
          switch signal {
          case .own(let value): return isOpen ? .pass(value) : .skip
          case .other: isOpen = true
          case .end: return .end(.finished)
          }
          return .skip
        }
      }.subscribe(subscriber)
    }
  }

  private func signalled<P: Publisher>(
    by signal: P, own: @escaping (Output) -> Step<Output, Failure>,
    other: @escaping () -> Step<Output, Failure>
  ) -> AnyPublisher<Output, Failure> where P.Output == Signal<Output>, P.Failure == Never {
    signal.setFailureType(to: Failure.self)
      .merge(with: map { Signal.own($0) }.followedByEnd())
      .transforming(end: { $0 }) {
        { signal in
          switch signal {
          case .own(let value): own(value)
          case .other: other()
          case .end: .end(.finished)
          }
        }
      }
  }

  /// The values, and no error in the end.
  private func replaceErrorWithEnd() -> AnyPublisher<Output, Never> {
    self.catch { _ in Empty() }.eraseToAnyPublisher()
  }

  /// The signals, and one at the end.
  private func followedByEnd<T>() -> AnyPublisher<Signal<T>, Failure> where Output == Signal<T> {
    append(.end).eraseToAnyPublisher()
  }
}

/// An event of a publisher, or of another one that starts or ends it.
private enum Signal<Output> {
  case own(Output)
  case other
  /// The first of them has ended well.
  case end
}
