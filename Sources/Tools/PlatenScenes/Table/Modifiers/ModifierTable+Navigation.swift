internal import Platen

extension ModifierTable {
  /// What navigation stacks and tab views draw around a view.
  static let navigation: [Part<Modifier>] = [
    Part(
      "navigationTitle", "Sets the title of the view in a navigation stack.", "title", .text,
      "The title."
    ) { $0.navigationTitle($1) },
    Part("navigationBarTitle", "The older name of navigationTitle.") { fields in
      let title = fields.required("title", .text, "The title.")
      let mode = fields.optional(
        "displayMode", .titleDisplayMode, default: "automatic", "How large the title is.")
      fields.setPrimary(title)
      return { values, _ in
        let (title, mode) = (values[title], values[mode])
        return { AnyView($0.navigationBarTitle(title, displayMode: mode)) }
      }
    },
    Part(
      "navigationBarTitleDisplayMode", "Sets how large the title is.", "displayMode",
      .titleDisplayMode, "The size."
    ) { $0.navigationBarTitleDisplayMode($1) },
    Part(
      "toolbarTitleDisplayMode", "Sets how large the title is.", "mode", .toolbarTitleDisplayMode,
      "The size."
    ) { $0.toolbarTitleDisplayMode($1) },
    Part(
      "navigationBarHidden", "Hides a navigation stack's bar.", "hidden", .boolean,
      "Whether to leave it out.", default: true
    ) { $0.navigationBarHidden($1) },
    Part(
      "toolbar", "Shows or hides a navigation stack's bar.", "visibility", .visibility,
      "Whether it is shown."
    ) { $0.toolbar($1) },
    Part(
      "navigationSplitViewColumnWidth",
      "Sets the width of the view's column in a split view that shows several columns.",
      "width", .length, "The width in points."
    ) { $0.navigationSplitViewColumnWidth($1) },
    Part(
      "tabViewStyle", "Sets how tab views look.", style: "a tab view's style",
      [
        ("automatic", { AnyView($0.tabViewStyle(.automatic)) }),
        ("page", { AnyView($0.tabViewStyle(.page)) }),
      ]),
  ]
}

extension ValueType where Value == NavigationBarItem.TitleDisplayMode {
  /// How large a title is.
  fileprivate static var titleDisplayMode: ValueType {
    name(
      "a title's display mode",
      [("automatic", .automatic), ("inline", .inline), ("large", .large)])
  }
}

extension ValueType where Value == ToolbarTitleDisplayMode {
  /// How large a title is.
  fileprivate static var toolbarTitleDisplayMode: ValueType {
    name(
      "a title's display mode",
      [
        ("automatic", .automatic), ("large", .large), ("inline", .inline),
        ("inlineLarge", .inlineLarge),
      ])
  }
}

// MARK: - Scrolling

extension ModifierTable {
  /// What a scroll view shows.
  static let scrolling: [Part<Modifier>] = [
    Part("contentMargins", "Adds space around the content of scroll views.") { fields in
      let length = fields.optional(
        "length", .margin,
        "Points on each edge, or a mapping of edges to points; default: 16.")
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
    Part("defaultScrollAnchor", "Sets which part of their content scroll views show.") { fields in
      let anchor = fields.required(
        "anchor", .unitPoint,
        "The point of the content that is placed at the same point of the view.")
      let role = fields.optional(
        "role", .scrollAnchorRole,
        "Whether this applies to content that is larger than the view or to content that is"
          + " smaller; default: both."
      )
      fields.setPrimary(anchor)
      return { values, _ in
        let anchor = values[anchor]
        guard let role = values[role] else { return { AnyView($0.defaultScrollAnchor(anchor)) } }
        return { AnyView($0.defaultScrollAnchor(anchor, for: role)) }
      }
    },
    Part(
      "scrollClipDisabled", "Lets content extend beyond scroll views.", "disabled", .boolean,
      "Whether content may extend beyond them.", default: true
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
