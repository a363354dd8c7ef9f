internal import PlatenControls
public import PlatenViews
public import UniformTypeIdentifiers

/// A button that pastes, drawn with its title and symbol on the tint; in a picture it does nothing.
public struct PasteButton: _NonisolatedView {
  /// Makes a button for values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Makes a button for items of some kinds.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// Makes a button for items of some kinds that are checked before.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}

  /// The button.
  public var body: some View {
    Button(action: {}, label: { Label("Paste", systemImage: "doc.on.clipboard") })
      .buttonStyle(.borderedProminent)
  }
}
