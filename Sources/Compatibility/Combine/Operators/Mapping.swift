public import Foundation

extension Publisher {
  /// Publishes the result of a closure for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> some Publisher<(T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> some Publisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Publishes the result of a closure for each value, until it fails.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    tryTransforming { { .pass(try transform($0)) } }
  }

  /// Publishes the results of a closure that are not nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> some Publisher<T, Failure> {
    transforming { { transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Publishes the results of a closure that are not nil, until it fails.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> some Publisher<T, any Error> {
    tryTransforming { { try transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Publishes the values, with another value instead of nil.
  public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes the running result of all values so far.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value; it is not sent.
  ///   - nextPartialResult: Returns the next result from the current one and a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    transforming {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }

  /// Publishes the running result of all values so far, until the closure fails.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> some Publisher<T, any Error> {
    tryTransforming {
      var result = initialResult
      return { value in
        result = try nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }

  // MARK: - The end

  /// Publishes the values with another error at the end.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> some Publisher<Output, E> {
    transforming(end: { $0.mapError(transform) }) { { .pass($0) } }
  }

  /// Publishes the values; an error at the end stops the program.
  ///
  /// - Precondition: The publisher does not fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    mapError { error -> Never in
      preconditionFailure("\(prefix) \(error)", file: file, line: line)
    }
  }

  // MARK: - Data

  /// Publishes the values that a decoder reads, until it fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> some Publisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Publishes each value as an encoder writes it, until it fails.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> some Publisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values as a publisher that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
    mapError { never -> E in }
  }
}

/// A decoder that reads values from data.
public protocol TopLevelDecoder<Input> {
  /// The data.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder that writes values as data.
public protocol TopLevelEncoder<Output> {
  /// The data.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// A publisher of the values of another one, transformed by a closure.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of its errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a value of each.
    public let transform: (Upstream.Output) -> Output

    /// Maps the values of another publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transforming { { .pass(transform($0)) } }.receive(subscriber: subscriber)
    }
  }
}
