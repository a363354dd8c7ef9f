extension Publisher {
  // MARK: - After an end

  /// Publishes the values, and after a normal end the values of another publisher.
  public func append<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    concatenating { (completion, concatenated: ConcatenatedSubscription<Output, Failure>) in
      guard case .finished = completion else { return concatenated.finish(completion) }
      concatenated.subscribeNext(publisher) { concatenated.finish($0) }
    }
  }

  /// Publishes the values, and then others after a normal end.
  public func append<S: Swift.Sequence>(_ elements: S) -> some Publisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes the values, and then others after a normal end.
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> { append(elements) }

  /// Publishes the values of another publisher, and after its normal end this one's values.
  public func prepend<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Other values, and then this publisher's.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> some Publisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Other values, and then this publisher's.
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    prepend(elements)
  }

  // MARK: - After an error

  /// Publishes the values, and after an error the values of the publisher that a closure returns for it.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> some Publisher<Output, P.Failure> where P.Output == Output {
    concatenating { (completion, concatenated: ConcatenatedSubscription<Output, P.Failure>) in
      switch completion {
      case .finished: concatenated.finish(.finished)
      case .failure(let error):
        concatenated.subscribeNext(handler(error)) { concatenated.finish($0) }
      }
    }
  }

  /// Publishes the values, and after an error the values of the publisher that a closure returns
  /// for it, unless the closure fails.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> some Publisher<Output, any Error> where P.Output == Output {
    concatenating { (completion, concatenated: ConcatenatedSubscription<Output, any Error>) in
      guard case .failure(let error) = completion else { return concatenated.finish(.finished) }
      do {
        concatenated.subscribeNext(try handler(error)) { concatenated.finish($0.mapError { $0 }) }
      } catch {
        concatenated.finish(.failure(error))
      }
    }
  }

  /// Publishes the values, and one value instead of an error.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Publishes the values, from a new subscription after each error, up to a number of times.
  ///
  /// - Parameter retries: How often it is tried again before the error is sent.
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let concatenated = ConcatenatedSubscription(subscriber)
      subscriber.receive(subscription: concatenated)
      attempt(retries, in: concatenated)
    }
  }

  private func attempt(_ retries: Int, in concatenated: ConcatenatedSubscription<Output, Failure>) {
    concatenated.subscribeNext(self) { completion in
      if case .failure = completion, retries > 0 {
        attempt(retries - 1, in: concatenated)
      } else {
        concatenated.finish(completion)
      }
    }
  }
}
