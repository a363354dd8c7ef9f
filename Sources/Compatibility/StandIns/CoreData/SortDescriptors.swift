public import Foundation

/// What Foundation has on Darwin alone: descriptors by names, and by values that may be none.
extension NSSortDescriptor {
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: compared)
  }
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSManagedObject[_named: key ?? "self"], ascending: ascending, comparator: compared)
  }
  /// Texts are compared without regard to case: which selector is given is not known here.
  public convenience init(key: String?, ascending: Bool, selector: Any?) {
    self.init(
      keyPath: \NSManagedObject[_named: key ?? "self"], ascending: ascending,
      comparator: comparedAsPeopleDo)
  }
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, selector: Any?
  ) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: comparedAsPeopleDo)
  }
  public convenience init<Root>(_ descriptor: SortDescriptor<Root>) {
    let backwards = descriptor.order == .reverse
    self.init(keyPath: \Root.self, ascending: !backwards) { a, b in
      guard let a = a as? Root, let b = b as? Root else { return .orderedSame }
      let order = descriptor.compare(a, b)
      // The descriptor's own order is in it already.
      return !backwards || order == .orderedSame
        ? order : order == .orderedAscending ? .orderedDescending : .orderedAscending
    }
  }
}

extension SortDescriptor where Compared: NSManagedObject {
  public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    let path = keyPath.appending(path: \.zeroOrOne)
    // `Sendable` leaves no trace in what is stored, and both parts of the path are.
    self.init(unsafeBitCast(path, to: (any KeyPath<Compared, Int> & Sendable).self), order: order)
  }
}

extension Bool {
  fileprivate var zeroOrOne: Int { self ? 1 : 0 }
}

extension NSManagedObject {
  /// The value of a name, for the key path of a descriptor.
  public subscript(_named key: String) -> Any? { platenValue(key, of: self) }
}

private func compared(_ a: Any, _ b: Any) -> ComparisonResult { order(a, b) ?? .orderedSame }

private func comparedAsPeopleDo(_ a: Any, _ b: Any) -> ComparisonResult {
  guard let a = flat(a).flatMap(string), let b = flat(b).flatMap(string) else { return compared(a, b) }
  return a.compare(b, options: [.caseInsensitive, .numeric])
}

/// Returns objects in an order in which equal ones stay as they were.
func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
  let numbered = objects.enumerated().sorted { a, b in
    for descriptor in descriptors {
      let order = descriptor.compare(a.element, to: b.element)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return a.offset < b.offset
  }
  return numbered.map(\.element)
}
