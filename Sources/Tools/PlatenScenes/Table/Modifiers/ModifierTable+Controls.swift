internal import Platen

extension ModifierTable {
  /// How controls look.
  static let controls: [Part<Modifier>] = [
    Part(
      "buttonStyle", "Sets how buttons look.", style: "a button style",
      [
        ("automatic", { AnyView($0.buttonStyle(.automatic)) }),
        ("borderless", { AnyView($0.buttonStyle(.borderless)) }),
        ("plain", { AnyView($0.buttonStyle(.plain)) }),
        ("bordered", { AnyView($0.buttonStyle(.bordered)) }),
        ("borderedProminent", { AnyView($0.buttonStyle(.borderedProminent)) }),
      ]),
    Part(
      "buttonBorderShape", "Sets the shape of button backgrounds.", "shape",
      .buttonBorderShape, "The shape."
    ) { $0.buttonBorderShape($1) },
    Part(
      "toggleStyle", "Sets how toggles look.", style: "a toggle style",
      [
        ("automatic", { AnyView($0.toggleStyle(.automatic)) }),
        ("switch", { AnyView($0.toggleStyle(.switch)) }),
        ("checkbox", { AnyView($0.toggleStyle(.checkbox)) }),
        ("button", { AnyView($0.toggleStyle(.button)) }),
      ]),
    Part(
      "labelStyle", "Sets what labels show: the title, the icon or both.", style: "a label style",
      [
        ("automatic", { AnyView($0.labelStyle(.automatic)) }),
        ("titleAndIcon", { AnyView($0.labelStyle(.titleAndIcon)) }),
        ("titleOnly", { AnyView($0.labelStyle(.titleOnly)) }),
        ("iconOnly", { AnyView($0.labelStyle(.iconOnly)) }),
      ]),
    Part(
      "labeledContentStyle", "Sets how labelled content looks.",
      style: "a labelled content's style",
      [("automatic", { AnyView($0.labeledContentStyle(.automatic)) })]),
    Part(
      "progressViewStyle", "Sets how progress looks.", style: "a progress view's style",
      [
        ("automatic", { AnyView($0.progressViewStyle(.automatic)) }),
        ("linear", { AnyView($0.progressViewStyle(.linear)) }),
        ("circular", { AnyView($0.progressViewStyle(.circular)) }),
      ]),
    Part(
      "gaugeStyle", "Sets how gauges look.", style: "a gauge style",
      [
        ("automatic", { AnyView($0.gaugeStyle(.automatic)) }),
        ("linearCapacity", { AnyView($0.gaugeStyle(.linearCapacity)) }),
      ]),
    Part(
      "groupBoxStyle", "Sets how group boxes look.", style: "a group box's style",
      [("automatic", { AnyView($0.groupBoxStyle(.automatic)) })]),
    Part(
      "disclosureGroupStyle", "Sets how disclosure groups look.",
      style: "a disclosure group's style",
      [("automatic", { AnyView($0.disclosureGroupStyle(.automatic)) })]),
    Part(
      "pickerStyle", "Sets how pickers look.", style: "a picker style",
      [
        ("automatic", { AnyView($0.pickerStyle(.automatic)) }),
        ("menu", { AnyView($0.pickerStyle(.menu)) }),
        ("segmented", { AnyView($0.pickerStyle(.segmented)) }),
        ("inline", { AnyView($0.pickerStyle(.inline)) }),
        ("wheel", { AnyView($0.pickerStyle(.wheel)) }),
        ("navigationLink", { AnyView($0.pickerStyle(.navigationLink)) }),
      ]),
    Part(
      "textFieldStyle", "Sets how text fields look.", style: "a text field's style",
      [
        ("automatic", { AnyView($0.textFieldStyle(.automatic)) }),
        ("plain", { AnyView($0.textFieldStyle(.plain)) }),
        ("roundedBorder", { AnyView($0.textFieldStyle(.roundedBorder)) }),
      ]),
    Part(
      "controlSize", "Sets the size of controls.", "controlSize", .controlSize, "The size."
    ) { $0.controlSize($1) },
    Part(
      "disabled", "Draws controls as disabled.", "disabled", .boolean,
      "Whether they are disabled.", default: true
    ) { $0.disabled($1) },
    Part("labelsHidden", "Leaves out the labels of controls.", modify: { $0.labelsHidden() }),
    Part(
      "labelsVisibility", "Shows or leaves out the labels of controls.", "visibility",
      .visibility, "Whether they are shown."
    ) { $0.labelsVisibility($1) },
  ]
}

// MARK: - Lists

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
      "listRowInsets", "Sets the space around the view in a row.", "insets", .insets,
      "Points, for all edges or each."
    ) { $0.listRowInsets($1) },
    Part(
      "listRowBackground", "Puts a style or a view behind a row.", "view", .layer,
      "The style or the view."
    ) { $0.listRowBackground($1.view) },
    Part(
      "listRowSeparator", "Shows or hides the separators of a row.", "visibility", .visibility,
      "Whether they are shown."
    ) { $0.listRowSeparator($1) },
    Part(
      "listRowSeparatorTint", "Sets the colour of a row's separators.", "color", .color,
      "The colour."
    ) { $0.listRowSeparatorTint($1) },
    Part(
      "scrollContentBackground", "Shows or hides the background of lists.", "visibility",
      .visibility, "Whether it is shown."
    ) { $0.scrollContentBackground($1) },
  ]
}
