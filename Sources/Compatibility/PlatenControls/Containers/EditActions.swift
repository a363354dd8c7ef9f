public import Foundation
public import PlatenViews

/// The edits that a user can make to the rows of a list; a picture offers none.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes actions of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Moving and deleting them.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Makes a view for each element's binding, identified by the element's own id, with edit
  /// actions.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == _BoundElements<C, ID>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, content: content)
  }

  /// Makes a view for each element's binding, identified by a key path, with edit actions.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundElements<C, ID>, C.Index: Hashable {
    self.init(data, id: id, content: content)
  }
}

/// Views made from a collection, whose rows a list can change.
public nonisolated protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
  /// Adds an action for inserting views; ignored in a picture.
  public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Adds an action for drops between these views; ignored in a picture.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

// MARK: - Changing collections

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some positions, in their order, before the element at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let isMoved = all.indices.map(source.contains)
    var order = all.indices.filter { $0 < destination && !isMoved[$0] }
    order += all.indices.filter { isMoved[$0] }
    order += all.indices.filter { $0 >= destination && !isMoved[$0] }
    for (index, place) in zip(Array(indices), order) { self[index] = all[place] }
  }
}
