internal import Platen

extension ModifierTable {
  /// How lists and their rows look.
  static let lists: [Part<Modifier>] = [
    Part(
      "listStyle", "Sets how lists look.", style: "a list style",
      [
        ("automatic", { AnyView($0.listStyle(.automatic)) }),
        ("plain", { AnyView($0.listStyle(.plain)) }),
        ("grouped", { AnyView($0.listStyle(.grouped)) }),
        ("insetGrouped", { AnyView($0.listStyle(.insetGrouped)) }),
        ("inset", { AnyView($0.listStyle(.inset)) }),
        ("sidebar", { AnyView($0.listStyle(.sidebar)) }),
      ]),
    Part(
      "formStyle", "Sets how forms look.", style: "a form style",
      [
        ("automatic", { AnyView($0.formStyle(.automatic)) }),
        ("grouped", { AnyView($0.formStyle(.grouped)) }),
      ]),
    Part(
      "listRowInsets", "Sets the space around a row's view.", "insets", .insets,
      "Points, for all edges or each."
    ) { $0.listRowInsets($1) },
    Part(
      "listRowBackground", "Puts a style or a view behind a row.", "view", .layer,
      "The style or the view."
    ) { $0.listRowBackground($1.view) },
    Part(
      "listRowSeparator", "Shows or hides the lines at a row.", "visibility", .visibility,
      "Whether they are shown."
    ) { $0.listRowSeparator($1) },
    Part(
      "listRowSeparatorTint", "Draws the lines at a row in a colour.", "color", .color,
      "The colour."
    ) { $0.listRowSeparatorTint($1) },
    Part(
      "scrollContentBackground", "Shows or hides the ground of lists.", "visibility",
      .visibility, "Whether it is shown."
    ) { $0.scrollContentBackground($1) },
  ]
}
