extension Publisher {
  /// Publishes the values that pass a test.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming { { isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Publishes the values that pass a test, until the closure fails.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryTransforming { { try isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Publishes the values that differ from the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming {
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  /// Publishes the values that differ from the previous one, until the closure fails.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryTransforming {
      var last: Output?
      return { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  /// Publishes no values, only the end.
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    transforming { { _ -> Step<Never, Failure> in .skip } }
  }

  // MARK: - The first ones

  /// Publishes the first value.
  public func first() -> some Publisher<Output, Failure> { transforming { { .last($0) } } }

  /// Publishes the first value that passes a test.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming { { predicate($0) ? .last($0) : .skip } }
  }

  /// Publishes the first value that passes a test, until the closure fails.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryTransforming { { try predicate($0) ? .last($0) : .skip } }
  }

  /// Publishes the first values, up to a number of them.
  ///
  /// - Precondition: `maxLength` is not below zero.
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    output(in: 0..<maxLength)
  }

  /// Publishes the values before the first that fails a test.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming { { predicate($0) ? .pass($0) : .end(.finished) } }
  }

  /// Publishes the values before the first that fails a test, until the closure fails.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryTransforming { { try predicate($0) ? .pass($0) : .end(.finished) } }
  }

  // MARK: - The others

  /// Publishes the values after a number of them.
  ///
  /// - Precondition: `count` is not below zero.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "the number of values is not below zero")
    return transforming {
      var left = count
      return { value in
        if left == 0 { return .pass(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Publishes the values from the first that fails a test.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// Publishes the values from the first that fails a test, until the closure fails.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryTransforming {
      var isDropping = true
      return { value in
        isDropping = try isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// Publishes the value at an index, counted from 0.
  public func output(at index: Int) -> some Publisher<Output, Failure> {
    output(in: index..<index + 1)
  }

  /// Publishes the values at a range of indices, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> some Publisher<Output, Failure>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "indices are not below zero")
    if range.isEmpty { return Empty().eraseToAnyPublisher() }
    return transforming {
      var index = 0
      return { value in
        defer { index += 1 }
        if index < range.lowerBound { return .skip }
        return index == range.upperBound - 1 ? .last(value) : .pass(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that do not equal the previous one.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
