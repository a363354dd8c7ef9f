public import Foundation
public import PlatenViews
public import UniformTypeIdentifiers

// Nothing is brought onto a picture, and no files are asked for.

/// An object that handles drops onto a view; a picture has no dragging.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the item can be dropped here.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts the drop, and returns whether that was possible.
  func performDrop(info: DropInfo) -> Bool
  /// Runs when the dragged item enters.
  func dropEntered(info: DropInfo)
  /// Returns the proposed operation of the drop.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Runs when the dragged item leaves.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns whether the item can be dropped here: always true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns no proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items of a drop and their location.
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint

  /// Returns whether there are dragged items of the given kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// Returns the dragged items of the given kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  /// No operation.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// The operation that a delegate proposes for a drop.
public struct DropProposal: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation

  /// Makes a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
  /// Makes this view accept drops of the given kinds; ignored in a picture.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }

  /// Makes this view accept drops of the given kinds; ignored in a picture.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Makes this view accept drops of the given kinds; ignored in a picture.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
}
