import Combine
import PlatenViews
import Testing

/// Observable objects and their published properties, as Combine's documentation has them.
@Suite struct PublishedTests {
  @Test func aPropertySendsItsValueAndThoseItIsSetTo() {
    let (weather, record) = (Weather(), Record())
    record.take(weather.$temperature)
    weather.temperature = 25
    weather.temperature = 25
    #expect(record.entries == ["20.0", "25.0", "25.0"])
  }

  @Test func whoReceivesAValueFindsTheOldOneInTheProperty() {
    let (weather, record) = (Weather(), Record())
    let subscription = weather.$temperature.dropFirst()
      .sink { record.add("\($0) after \(weather.temperature)") }
    weather.temperature = 25
    #expect(record.entries == ["25.0 after 20.0"])
    subscription.cancel()
  }

  @Test func anObjectTellsBeforeItChanges() {
    let contact = Contact()
    var ages: [Int] = []
    let subscription = contact.objectWillChange.sink { ages.append(contact.age) }
    contact.age += 1
    contact.age += 1
    #expect(ages == [24, 25])
    subscription.cancel()
    contact.age += 1
    #expect(ages == [24, 25])
  }

  @Test func anObjectWithoutPublishedPropertiesTellsItself() {
    let plain = Plain()
    var count = 0
    let subscription = plain.objectWillChange.sink { count += 1 }
    plain.value = 2
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func aSubjectMayTellOfTheChanges() {
    let own = OwnSubject()
    var count = 0
    let subscription = own.objectWillChange.sink { count += 1 }
    own.value = 2
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func oneObjectMayTellOfAnothersChanges() {
    let parent = Parent()
    var count = 0
    let subscription = parent.objectWillChange.sink { count += 1 }
    parent.contact.age += 1
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func aPropertyIsAssignedAsLongAsItIsThere() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Mirror?
    do {
      let mirror = Mirror(of: subject)
      gone = mirror
      var changes = 0
      let subscription = mirror.objectWillChange.sink { changes += 1 }
      subject.send(3)
      #expect(mirror.doubled == 6)
      #expect(changes == 1)
      subscription.cancel()
    }
    #expect(gone == nil)
    subject.send(4)
  }

  @Test func propertiesAreCombined() {
    let (form, record) = (Form(), Record())
    record.take(form.$name.combineLatest(form.$age).map { !$0.isEmpty && $1 >= 18 })
    form.name = "Ann"
    form.age = 18
    #expect(record.entries == ["false", "false", "true"])
  }
}

private final class Weather: ObservableObject {
  @Published var temperature = 20.0
}

private final class Contact: ObservableObject {
  @Published var age = 24
}

private final class Plain: ObservableObject {
  var value = 1 { willSet { objectWillChange.send() } }
}

private final class OwnSubject: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 1 { willSet { objectWillChange.send() } }
}

private final class Parent: ObservableObject {
  let contact = Contact()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    contact.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

private final class Mirror: ObservableObject {
  @Published private(set) var doubled = 0

  init(of subject: PassthroughSubject<Int, Never>) {
    subject.map { $0 * 2 }.assign(to: &$doubled)
  }
}

private final class Form: ObservableObject {
  @Published var name = ""
  @Published var age = 0
}
