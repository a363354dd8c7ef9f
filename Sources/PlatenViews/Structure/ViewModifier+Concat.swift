extension ViewModifier {
  /// This change, followed by another.
  @inlinable public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// A view with both changes.
  public func body(content: _ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
