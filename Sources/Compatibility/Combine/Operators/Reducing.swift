extension Publisher {
  /// Publishes the final result of all values, at the end.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value.
  ///   - nextPartialResult: Returns the next result from the current one and a value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    folded({ initialResult }) { result, value in
      result = nextPartialResult(result, value)
      return .skip
    }
  }

  /// Publishes the final result of all values, at the end, unless the closure fails.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> some Publisher<T, any Error> {
    attemptedFold({ initialResult }) { result, value in
      result = try nextPartialResult(result, value)
      return .skip
    }
  }

  /// Publishes all values as one list, at the end.
  public func collect() -> some Publisher<[Output], Failure> {
    folded({ [] }) { all, value in
      all.append(value)
      return .skip
    }
  }

  /// Publishes the values in groups; the last one may be smaller.
  ///
  /// - Parameter count: How many are in a group, 1 or more.
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    precondition(count > 0, "a group has a value at least")
    return accumulating {
      var group: [Output] = []
      return Accumulator(
        take: { value in
          group.append(value)
          // The last group may be smaller:
          // https://developer.apple.com/documentation/combine/publisher/collect(_:)
          guard group.count == count else { return .skip }
          defer { group = [] }
          return .pass(group)
        }, result: { group.isEmpty ? nil : group }, failure: { $0 }, share: count)
    }
  }

  /// Publishes the number of values, at the end.
  public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes the last value.
  public func last() -> some Publisher<Output, Failure> { last { _ in true } }

  /// Publishes the last value that passes a test.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    found { last, value in if predicate(value) { last = value } }
  }

  /// Publishes the greatest value, at the end.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two is less than the second.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    found { greatest, value in
      greatest = greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }
  }

  /// Publishes the least value, at the end.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two is less than the second.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    found { least, value in
      least = least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }
  }

  /// Publishes whether a value passes a test, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    folded({ false }) { _, value in predicate(value) ? .last(true) : .skip }
  }

  /// Publishes whether a value passes a test, as soon as that is known, unless the closure fails.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Bool, any Error> {
    attemptedFold({ false }) { _, value in try predicate(value) ? .last(true) : .skip }
  }

  /// Publishes whether all values pass a test, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    folded({ true }) { _, value in predicate(value) ? .skip : .last(false) }
  }

  /// Publishes whether all values pass a test, as soon as that is known, unless the closure fails.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Bool, any Error> {
    attemptedFold({ true }) { _, value in try predicate(value) ? .skip : .last(false) }
  }

  /// Publishes the values, or a value instead if there are none.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    accumulating {
      var isEmpty = true
      return Accumulator(
        take: { value in
          isEmpty = false
          return .pass(value)
        }, result: { isEmpty ? output : nil }, failure: { $0 }, share: 1)
    }
  }

  /// One of the values, at the end.
  private func found(
    _ take: @escaping (inout Output?, Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    accumulating {
      var found: Output?
      return Accumulator(
        take: { value in
          take(&found, value)
          return .skip
        }, result: { found }, failure: { $0 })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value is among them; as soon as that is known.
  public func contains(_ output: Output) -> some Publisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the greatest value, at the end.
  public func max() -> some Publisher<Output, Failure> { max(by: <) }

  /// Publishes the least value, at the end.
  public func min() -> some Publisher<Output, Failure> { min(by: <) }
}
