public import Foundation
internal import PlatenLayout
public import PlatenViews

// Nothing is taken out of a picture, or brought into it: these leave a view as it is.

nonisolated extension View {
  /// This view, which could be taken elsewhere.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// This view, which could be taken elsewhere.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// This view, which could be taken elsewhere.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// This view, onto which something could be brought.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// This view, onto which something of the given types could be brought.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// This view, onto which something of the given types could be brought.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// This view, whose parts could be moved or not.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// This view, whose parts could be deleted or not.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

extension ForEach {
  /// These views, which could be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// These views, which could be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
