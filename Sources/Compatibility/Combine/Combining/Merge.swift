extension Publishers {
  /// Sends the values of several publishers of a type as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error type of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Sends the values of publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Sends the values of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscriptions(AnySubscriber(subscriber))
      subscriber.receive(subscription: merged.buffer)
      for publisher in publishers { merged.add(publisher) }
      merged.complete()
    }

    /// Adds another publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// Sends the values of two publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values.
    public typealias Output = A.Output
    /// The error type of both.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Sends the values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).subscribe(subscriber)
    }
  }

  /// Sends the values of three publishers as they arrive.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  {
    /// The values.
    public typealias Output = A.Output
    /// The error type of all publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Sends the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher of the type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Publishes the values of this and another publisher as they arrive.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this and two other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes the values of this and three other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> some Publisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    merge(with: b, c).merge(with: d)
  }

  /// Publishes the values of this and four other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> some Publisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    merge(with: b, c).merge(with: d, e)
  }

  /// Publishes the values of this and five other publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> some Publisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure
  {
    merge(with: b, c).merge(with: d, e, f)
  }
}
