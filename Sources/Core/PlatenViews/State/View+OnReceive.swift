internal import Foundation

nonisolated extension View {
  /// Runs an action with each value that a publisher sends during the render.
  ///
  /// A published property and a `CurrentValueSubject` send a value at once; it arrives first, when this
  /// view has its place. Later values of a timer or another thread arrive only if the render waits for
  /// them, as in previews.
  ///
  /// - Parameters:
  ///   - publisher: The publisher of the values. The render subscribes once. A different publisher in a later round
  ///     replaces it if the two can be compared: objects, properties and equatable publishers can.
  ///   - action: Receives each value.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, P: Publisher>: _PrimitiveView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.child(0).nodes(of: content)
    let memory: StateLocation<OnReceiveStorage<P>?> = context.memory()
    let reception = memory.value ?? OnReceiveStorage(context.pass.changes)
    memory.keep(reception)
    // Now, so that it hears what any view sends as it appears.
    reception.receive(publisher, perform: action)
    context.pass.afterLayout {
      guard nodes.contains(where: \.isPlaced) else { return }
      context.pass.late?.noteAction()
      reception.open()
    }
    list.nodes += nodes
  }
}

/// The subscription of a view, kept from round to round.
private final class OnReceiveStorage<P: Publisher> where P.Failure == Never {
  // Other threads may send while the picture is made.
  private let lock = NSLock()
  private weak var changes: ChangeLog?
  private var publisher: P?
  private var action: ((P.Output) -> Void)?
  private var subscription: AnyCancellable?
  /// What has come before the view had its place; nil afterwards.
  private var waiting: [P.Output]? = []

  init(_ changes: ChangeLog) { self.changes = changes }

  func receive(_ publisher: P, perform action: @escaping (P.Output) -> Void) {
    lock.withLock { self.action = action }
    if let known = self.publisher, isSame(known, publisher) { return }
    self.publisher = publisher
    subscription = publisher.sink { [weak self] value in self?.take(value) }
  }

  func open() {
    lock.lock()
    let (values, action) = (waiting ?? [], action)
    waiting = nil
    lock.unlock()
    for value in values { action?(value) }
  }

  private func take(_ value: P.Output) {
    guard let changes, changes.isOnItsThread else { return }
    lock.lock()
    waiting?.append(value)
    let action = waiting == nil ? action : nil
    lock.unlock()
    action?(value)
  }
}

/// A publisher of the values of something that tells it from others.
protocol PublisherOfSource {
  var source: AnyObject { get }
}

/// Returns whether two publishers send the same values; those that cannot be compared do.
private func isSame<P: Publisher>(_ a: P, _ b: P) -> Bool {
  if let a = a as? any PublisherOfSource, let b = b as? any PublisherOfSource {
    return a.source === b.source
  }
  if let a = a as? any TimedPublisher, let b = b as? any TimedPublisher {
    return a.interval == b.interval
  }
  return P.self is AnyClass || a is any Equatable ? areEqual(a, b) : true
}
