extension Publisher {
  /// The values of the publishers that a closure makes of each value, as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there are at a time; more values are not asked for.
  ///   - transform: Makes a publisher of a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
    joined(maxPublishers) { value, joint in joint.add(transform(value)) }
  }

  /// The values of the publishers that a closure makes of each value, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
    joined(maxPublishers) { value, joint in
      joint.add(transform(value).setFailureType(to: Failure.self))
    }
  }

  /// The values of one publisher after the other: each ends where the next begins.
  private func latest<T, E>(
    _ add: @escaping (Output, Joint<T, E>) -> Void
  ) -> AnyPublisher<T, E> where E == Failure {
    joined(.unlimited) { value, joint in
      joint.cancelParts()
      add(value, joint)
    }
  }

  /// The values of publishers that are made of each value.
  fileprivate func joined<T>(
    _ maxPublishers: Subscribers.Demand,
    _ add: @escaping (Output, Joint<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      let joint = Joint(subscriber)
      subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            joint.onEnd = { subscription.request(.max(1)) }
            joint.onCancel = { subscription.cancel() }
            subscriber.receive(subscription: joint.outlet)
            subscription.request(maxPublishers)
          },
          receiveValue: { value in
            add(value, joint)
            return .none
          },
          receiveCompletion: { completion in
            switch completion {
            case .finished: joint.complete()
            case .failure(let error): joint.fail(error)
            }
          }))
    }
  }
}

extension Publisher where Failure == Never {
  /// The values of the publishers that a closure makes of each value, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).joined(maxPublishers) { value, joint in
      joint.add(transform(value))
    }
  }

  /// The values of the publishers that a closure makes of each value, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Never> where P.Failure == Never {
    joined(maxPublishers) { value, joint in joint.add(transform(value)) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest of the publishers that this sends; the one before is ended.
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    latest { publisher, joint in joint.add(publisher) }
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// The values of the latest of the publishers that this sends; the one before is ended.
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).latest { publisher, joint in joint.add(publisher) }
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// The values of the latest of the publishers that this sends; the one before is ended.
  public func switchToLatest() -> some Publisher<Output.Output, Never> {
    latest { publisher, joint in joint.add(publisher) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// The values of the latest of the publishers that this sends; the one before is ended.
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    latest { publisher, joint in joint.add(publisher.setFailureType(to: Failure.self)) }
  }
}
