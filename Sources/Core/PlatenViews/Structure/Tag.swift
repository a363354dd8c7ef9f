internal import PlatenLayout

/// The tag of a view among those that can be chosen.
package struct TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

private struct CollectsTagsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the ids of a ``ForEach`` are the tags of its views in a selection.
  package var isCollectingTags: Bool {
    get { self[CollectsTagsKey.self] }
    set { self[CollectsTagsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the value that this view represents in a selection.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }

  /// Sets the value that this view represents in a selection.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}

nonisolated extension View {
  /// This view, tagged with the id by which it is known unless it has a tag.
  func tagged(_ id: some Hashable) -> some View {
    Wrapped(content: self) { child, _, _ in
      child.layoutValue(for: TagKey.self) == nil
        ? LayoutValueNode(child, key: TagKey.self, value: AnyHashable(id)) : child
    }
  }
}
