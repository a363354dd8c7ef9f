internal import Platen

extension ModifierTable {
  /// What navigation stacks and tab views draw around a view.
  static let navigation: [Part<Modifier>] = [
    Part(
      "navigationTitle", "Titles the view in a navigation stack.", "title", .text, "The title."
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
      "navigationBarHidden", "Leaves out a navigation stack's bar.", "hidden", .boolean,
      "Whether it is left out.", default: true
    ) { $0.navigationBarHidden($1) },
    Part(
      "toolbar", "Shows or leaves out a navigation stack's bar.", "visibility", .visibility,
      "Whether it is shown."
    ) { $0.toolbar($1) },
    Part(
      "navigationSplitViewColumnWidth", "Sets how wide a column of a navigation split view is.",
      "width", .length, "Points."
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
