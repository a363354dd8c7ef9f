public import PlatenViews

/// A button that would let a list be edited.
public struct EditButton: View {
  /// Makes the button.
  public init() {}

  /// A button with its title.
  public var body: some View { Button("Edit") {} }
}
