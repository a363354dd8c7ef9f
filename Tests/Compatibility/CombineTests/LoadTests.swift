import Combine
import Foundation
import PlatenViews
import Testing

/// Many values, several threads, and what is left when all is over.
@Suite struct LoadTests {
  @Test func valuesOfTwoThreadsComeOneAfterTheOther() async {
    /// Combine's subjects are not `Sendable`, but may be sent through on any thread.
    struct Handed: @unchecked Sendable { let subject = PassthroughSubject<Int, Never>() }
    let (a, b) = (Handed(), Handed())
    var (count, depth, deepest) = (0, 0, 0)
    let subscription = a.subject.merge(with: b.subject).sink { _ in
      depth += 1
      deepest = max(deepest, depth)
      count += 1
      depth -= 1
    }
    await withTaskGroup(of: Void.self) { group in
      for handed in [a, b] {
        group.addTask { for value in 0..<2000 { handed.subject.send(value) } }
      }
    }
    subscription.cancel()
    #expect(count == 4000)
    #expect(deepest == 1)
  }

  @Test func manyValuesTakeNoStack() {
    let numbers = (0..<20_000).publisher
    #expect(words(of: numbers.flatMap { Just($0) }.reduce(0, +)) == "199990000 finished")
    #expect(words(of: numbers.zip(numbers).count()) == "20000 finished")
    let one = numbers.flatMap(maxPublishers: .max(1)) { Just($0) }
    #expect(words(of: one.count()) == "20000 finished")
  }

  @Test func whatIsCancelledLeavesNothingBehind() {
    weak var subject: PassthroughSubject<Int, Never>?
    weak var model: Model?
    do {
      let (heldSubject, heldModel) = (PassthroughSubject<Int, Never>(), Model())
      (subject, model) = (heldSubject, heldModel)
      var subscriptions = Set<AnyCancellable>()
      heldSubject.receive(on: ImmediateScheduler.shared)
        .debounce(for: 1, scheduler: ImmediateScheduler.shared).combineLatest(heldModel.$value)
        .sink { _ in _ = heldModel }.store(in: &subscriptions)
      heldSubject.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
        .merge(with: heldModel.$value).sink { _ in _ = heldSubject }.store(in: &subscriptions)
      heldSubject.flatMap { Just($0) }.share().zip(heldModel.$value)
        .sink { _ in _ = heldSubject }.store(in: &subscriptions)
      heldModel.objectWillChange.sink { _ = heldModel }.store(in: &subscriptions)
      heldSubject.append(3).retry(2).sink { _ in _ = heldModel }.store(in: &subscriptions)
      heldSubject.send(1)
      heldModel.value = 3
      subscriptions = []
    }
    #expect(subject == nil)
    #expect(model == nil)
  }
}

private final class Model: ObservableObject {
  @Published var value = 1
}
