import Combine
import Foundation
import PlatenViews
import Testing

@Suite struct AsyncTests {
  @Test func valuesAreAwaited() async {
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func anErrorIsThrown() async {
    let failing = [1, 2].publisher.setFailureType(to: Trouble.self)
      .append(Fail<Int, Trouble>(error: .here))
    var values: [Int] = []
    await #expect(throws: Trouble.here) {
      for try await value in failing.values { values.append(value) }
    }
    #expect(values == [1, 2])
  }

  @Test func aFuturesValueIsAwaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Trouble.here) {
      _ = try await Future<Int, Trouble> { $0(.failure(.here)) }.value
    }
  }

  @Test func notificationsAreSent() {
    let (center, record) = (NotificationCenter(), Record())
    let name = Notification.Name("moved")
    record.take(center.publisher(for: name).map { $0.object as? Int ?? 0 })
    center.post(name: name, object: 1)
    center.post(name: Notification.Name("other"), object: 2)
    record.cancel()
    center.post(name: name, object: 3)
    #expect(record.entries == ["1"])
  }

  @Test func anAnswerThatCannotBeHadIsAnError() async {
    let url = URL(filePath: "/nowhere/at/all")
    let publisher = URLSession.shared.dataTaskPublisher(for: url)
    await #expect(throws: URLError.self) {
      for try await _ in publisher.values {}
    }
  }
}
