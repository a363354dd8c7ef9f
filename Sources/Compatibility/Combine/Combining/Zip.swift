extension Publishers {
  /// Sends the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The error type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Sends the values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombinedSubscriptions.open(
        .pairs, to: AnySubscriber(subscriber), a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }
  }

  /// Sends the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Sends the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombinedSubscriptions.open(
        .pairs, to: AnySubscriber(subscriber), a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher())
    }
  }

  /// Sends the first values of four publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Sends the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombinedSubscriptions.open(
        .pairs, to: AnySubscriber(subscriber), a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
    }
  }
}

extension Publisher {
  /// Publishes the first values of this and another publisher together, then the second ones, and so on.
  public func zip<B: Publisher>(
    _ b: B
  ) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// Publishes the results of a closure for the values of this and another publisher.
  public func zip<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> some Publisher<T, Failure>
  where B.Failure == Failure {
    zip(b).map { transform($0.0, $0.1) }
  }

  /// Publishes the first values of this and two other publishers together, then the second ones, and so on.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Publishes the results of a closure for the values of this and two other publishers.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> some Publisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the first values of this and three other publishers together, then the second ones, and so on.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Publishes the results of a closure for the values of this and three other publishers.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> some Publisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
