public import Foundation
public import PlatenViews
public import UniformTypeIdentifiers

// Nothing is brought onto a picture, and no files are asked for.

/// An object that would handle drops onto a view; a picture has no dragging.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether it could be left here.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it, and tells whether that was possible.
  func performDrop(info: DropInfo) -> Bool
  /// Takes note that it comes.
  func dropEntered(info: DropInfo)
  /// Tells what would be done with it.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Takes note that it goes.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Whether it could be left here: it could.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Tells nothing of what would be done.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items of a drop and their location.
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint

  /// Returns whether there are things of one of the kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// The things of one of the kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, as it is not allowed.
  case forbidden
  /// They would be copied.
  case copy
  /// They would be moved.
  case move
}

/// The operation that a delegate proposes for a drop.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation

  /// Something that would be done.
  public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
  /// This view, onto which something of the given kinds could be brought.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }

  /// This view, onto which something of the given kinds could be brought.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// This view, onto which something of the given kinds could be brought.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// This view, from which a file would be asked for.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// This view, from which files would be asked for.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// This view, from which a place for a file would be asked for.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
}
