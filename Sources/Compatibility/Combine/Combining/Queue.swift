/// Values that wait: the first one that has come is the first to go, at the same cost however many
/// there are.
struct Queue<Element> {
  private var elements: [Element?] = []
  /// Where the first one is.
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  /// The first one.
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeAll() { (elements, head) = ([], 0) }

  /// Takes the first one out; nil if there is none.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    // The places of those that are gone are given back when they are half of all.
    if head > 32, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
