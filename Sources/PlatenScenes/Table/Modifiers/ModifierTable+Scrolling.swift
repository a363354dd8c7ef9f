internal import Platen

extension ModifierTable {
  /// What a scroll view shows.
  static let scrolling: [Part<Modifier>] = [
    Part("contentMargins", "Adds space around what scroll views show.") { fields in
      let length = fields.optional(
        "length", .margin,
        "Points on each edge, or a mapping of edges to points; left out: 16.")
      let edges = fields.optional("edges", .edges, default: "all", "The edges to add it to.")
      fields.setPrimary(length)
      return { values, _ in
        let edges = values[edges]
        switch values[length] {
        case nil: return { AnyView($0.contentMargins(edges, nil)) }
        case .length(let length)?: return { AnyView($0.contentMargins(edges, length)) }
        case .insets(let insets)?: return { AnyView($0.contentMargins(edges, insets)) }
        }
      }
    },
    Part("defaultScrollAnchor", "Says which part of their contents scroll views show.") { fields in
      let anchor = fields.required(
        "anchor", .unitPoint, "The point of the content that is at the same point of the view.")
      let role = fields.optional(
        "role", .scrollAnchorRole,
        "Whether that is for content that is larger or for content that is smaller; left out: both."
      )
      fields.setPrimary(anchor)
      return { values, _ in
        let anchor = values[anchor]
        guard let role = values[role] else { return { AnyView($0.defaultScrollAnchor(anchor)) } }
        return { AnyView($0.defaultScrollAnchor(anchor, for: role)) }
      }
    },
    Part(
      "scrollClipDisabled", "Lets contents reach out of scroll views.", "disabled", .boolean,
      "Whether they may.", default: true
    ) { $0.scrollClipDisabled($1) },
  ]
}

extension ValueType where Value == ScrollAnchorRole {
  /// When a scroll view's anchor counts.
  fileprivate static var scrollAnchorRole: ValueType {
    name(
      "a scroll anchor's role", [("initialOffset", .initialOffset), ("alignment", .alignment)])
  }
}
