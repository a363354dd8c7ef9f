/// Whose value has changed: a view's, and which of its properties, if that is known.
struct StateChange: Sendable {
  /// The view's type, without those that it is made of.
  let view: String
  /// What has changed, as a part of a sentence about the view.
  let part: String

  /// A change of a value that a view keeps.
  init(_ owner: StateOwner, of type: Any.Type) {
    view = Self.name(of: owner.view)
    part = owner.property.isEmpty ? "\(type)" : "its \"\(owner.property)\", of type \(type),"
  }

  private init(view: String, part: String) {
    self.view = view
    self.part = part
  }

  /// A change of a model that a view, or a modifier, reads; nil if it is not known which.
  static func ofModel(readBy view: Any.Type?) -> StateChange {
    StateChange(view: view.map(name) ?? "a view", part: "a model that it reads")
  }

  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// The view, or the modifier, that keeps a value, and in which of its properties.
struct StateOwner {
  let view: Any.Type
  /// The property's name; empty if the value is in none.
  let property: String
}
