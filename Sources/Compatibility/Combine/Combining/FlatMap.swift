extension Publisher {
  /// Publishes the values of the publishers that a closure returns for each value, as they arrive.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers at a time; further values are not requested.
  ///   - transform: Returns a publisher for a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
    joined(maxPublishers) { value, merged in merged.add(transform(value)) }
  }

  /// Publishes the values of the publishers that a closure returns for each value, as they arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
    joined(maxPublishers) { value, merged in
      merged.add(transform(value).setFailureType(to: Failure.self))
    }
  }

  /// The values of one publisher after the other: each ends where the next begins.
  fileprivate func latest<T, E>(
    _ add: @escaping (Output, MergedSubscriptions<T, E>) -> Void
  ) -> AnyPublisher<T, E> where E == Failure {
    joined(.unlimited) { value, merged in
      // https://developer.apple.com/documentation/combine/publisher/switchtolatest()
      merged.cancelParts()
      add(value, merged)
    }
  }

  /// The values of publishers that are made of each value.
  fileprivate func joined<T>(
    _ maxPublishers: Subscribers.Demand,
    _ add: @escaping (Output, MergedSubscriptions<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      let merged = MergedSubscriptions(subscriber)
      subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            // Each publisher that ends makes room for another:
            // https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)
            merged.onEnd = { subscription.request(.max(1)) }
            merged.onCancel = { subscription.cancel() }
            subscriber.receive(subscription: merged.buffer)
            subscription.request(maxPublishers)
          },
          receiveValue: { value in
            add(value, merged)
            return .none
          },
          receiveCompletion: { completion in
            switch completion {
            case .finished: merged.complete()
            case .failure(let error): merged.fail(error)
            }
          }))
    }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure returns for each value, as they arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).joined(maxPublishers) { value, merged in
      merged.add(transform(value))
    }
  }

  /// Publishes the values of the publishers that a closure returns for each value, as they arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Never> where P.Failure == Never {
    joined(maxPublishers) { value, merged in merged.add(transform(value)) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest of the publishers that this one sends, and ends the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publishers {
  /// The values of the latest publisher that another sends; the previous publisher ends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    /// The type of its values.
    public typealias Output = P.Output
    /// The type of its errors.
    public typealias Failure = P.Failure

    /// The publisher of the publishers.
    public let upstream: Upstream

    /// Makes a publisher that follows the latest of another's publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.latest { publisher, merged in merged.add(publisher) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the latest of the publishers that this one sends, and ends the previous one.
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).latest { publisher, merged in merged.add(publisher) }
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Publishes the values of the latest of the publishers that this one sends, and ends the previous one.
  public func switchToLatest() -> some Publisher<Output.Output, Never> {
    latest { publisher, merged in merged.add(publisher) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest of the publishers that this one sends, and ends the previous one.
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    latest { publisher, merged in merged.add(publisher.setFailureType(to: Failure.self)) }
  }
}
