public import Foundation
public import PlatenViews
public import UniformTypeIdentifiers

// Nothing is taken out of a picture, or brought into it: these leave a view as it is.

nonisolated extension View {
  /// Makes this view draggable; ignored in a picture.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Makes this view draggable; ignored in a picture.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Makes this view draggable; ignored in a picture.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Makes this view accept drops; ignored in a picture.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Makes this view accept drops of the given types; ignored in a picture.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Makes this view accept drops of the given types; ignored in a picture.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Makes values of this view to copy; ignored in a picture.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// Makes values of this view to cut; ignored in a picture.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// Lets this view receive pasted items; ignored in a picture.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// Sets whether this view's rows can be moved; ignored in a picture.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets whether this view's rows can be deleted; ignored in a picture.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

extension ForEach {
  /// Adds an action for inserting items of some kinds; ignored in a picture.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }

  /// Adds an action for deleting these views; ignored in a picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Adds an action for moving these views; ignored in a picture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
