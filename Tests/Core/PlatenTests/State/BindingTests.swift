import Platen
import Testing

@Suite struct BindingTests {
  @Test func anOptionalPartIsBoundWhileItIsThere() throws {
    let store = Store(value: [1, 2])
    let optional = Binding<[Int]?>(get: { store.value }, set: { store.value = $0 })
    let part = try #require(Binding(optional))
    part.wrappedValue = [3]
    #expect(store.value == [3])
    store.value = nil
    let gone: Binding<[Int]>? = Binding(optional)
    #expect(gone == nil)
    #expect(part.wrappedValue == [1, 2])
  }

  @Test func aValueMayBeBoundAsAnOptional() {
    let store = Store(value: 5)
    let binding = Binding<Int>(get: { store.value ?? 0 }, set: { store.value = $0 })
    let optional = Binding<Int?>(binding)
    optional.wrappedValue = 6
    #expect(store.value == 6)
    optional.wrappedValue = nil
    #expect(store.value == 6)
  }

  @Test func aValueMayBeBoundWithoutItsType() {
    let store = Store(value: 5)
    let erased = Binding<AnyHashable>(
      Binding<Int>(get: { store.value ?? 0 }, set: { store.value = $0 }))
    erased.wrappedValue = AnyHashable(7)
    erased.wrappedValue = AnyHashable("none")
    #expect(store.value == 7)
    #expect(erased.wrappedValue == AnyHashable(7))
  }

  @Test func aBindingOfACollectionHasThoseOfItsElements() {
    let store = Store(value: [1, 2, 3])
    let all = Binding<[Int]>(get: { store.value ?? [] }, set: { store.value = $0 })
    for element in all { element.wrappedValue *= 10 }
    all[1].wrappedValue += 1
    all.reversed().first?.wrappedValue = 0
    #expect(store.value == [10, 21, 0])
    #expect(all.count == 3)
    #expect(all.indices == 0..<3)
  }

  @Test func partsOfPartsAreBound() {
    let store = Store(value: CGRect(1, 2, 3, 4))
    let binding = Binding<CGRect>(get: { store.value ?? .zero }, set: { store.value = $0 })
    binding.size.width.wrappedValue = 9
    #expect(store.value == CGRect(1, 2, 9, 4))
  }

  @Test func theElementsOfAForEachAreBound() throws {
    let frames = try Frames.of(Columns())
    // Each column is twice as wide as it was: 2, 4 and 6, then 4, 8 and 12.
    #expect(frames["2"] == CGRect(12, 0, 12, 5))
  }

  @Test func theElementsOfAForEachMayBeKnownByAKeyPath() throws {
    let frames = try Frames.of(Names())
    #expect(frames["b!"].minX == 10)
  }

  @Test func aBindingHasItsValuesID() {
    #expect(Binding.constant(Column(id: 7, width: 1)).id == 7)
  }
}

private final class Store<Value> {
  var value: Value?

  init(value: Value) { self.value = value }
}

private struct Column: Identifiable {
  let id: Int
  var width: CGFloat
}

private struct Columns: NonisolatedView {
  @State private var columns = (0..<3).map { Column(id: $0, width: CGFloat($0 + 1) * 2) }

  var body: some View {
    HStack(spacing: 0) {
      ForEach($columns) { $column in
        box("\(column.id)", column.width, 5).onAppear { column.width *= 2 }
      }
    }
  }
}

private struct Names: NonisolatedView {
  @State private var names = ["a", "b"]

  var body: some View {
    HStack(spacing: 0) {
      ForEach($names, id: \.self) { $name in
        box(name, 10, 5).onAppear { if !name.hasSuffix("!") { name += "!" } }
      }
    }
  }
}
