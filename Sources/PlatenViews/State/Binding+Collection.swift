extension Binding: Sequence where Value: MutableCollection {
  /// A binding of an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements' bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the elements' bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the value.
  public typealias Index = Value.Index
  /// The positions in the value.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position after the last.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The positions in the value.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The next position.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Goes to the next position.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding of the element at a position.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Goes to the position before.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
