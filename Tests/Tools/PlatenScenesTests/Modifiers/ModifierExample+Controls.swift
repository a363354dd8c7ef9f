import Platen

extension ModifierExample {
  static let controls: [ModifierExample] = [
    .init(.controls, "{buttonStyle: borderedProminent}, {buttonBorderShape: capsule}") {
      $0.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    },
    .init(.controls, "{buttonStyle: bordered}, {buttonBorderShape: {roundedRectangle: 3}}") {
      $0.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
    },
    .init(.controls, "{toggleStyle: button}") { $0.toggleStyle(.button) },
    .init(.controls, "{toggleStyle: checkbox}") { $0.toggleStyle(.checkbox) },
    .init(.controls, "{labelStyle: iconOnly}") { $0.labelStyle(.iconOnly) },
    .init(.controls, "{progressViewStyle: circular}") { $0.progressViewStyle(.circular) },
    .init(.controls, "{gaugeStyle: linearCapacity}", isVisible: false) {
      $0.gaugeStyle(.linearCapacity)
    },
    .init(.controls, "{groupBoxStyle: automatic}", isVisible: false) {
      $0.groupBoxStyle(.automatic)
    },
    .init(.controls, "{disclosureGroupStyle: automatic}", isVisible: false) {
      $0.disclosureGroupStyle(.automatic)
    },
    .init(.controls, "{labeledContentStyle: automatic}", isVisible: false) {
      $0.labeledContentStyle(.automatic)
    },
    .init(.controls, "{pickerStyle: segmented}") { $0.pickerStyle(.segmented) },
    .init(.controls, "{textFieldStyle: roundedBorder}") { $0.textFieldStyle(.roundedBorder) },
    .init(.controls, "{controlSize: large}, {buttonStyle: bordered}") {
      $0.controlSize(.large).buttonStyle(.bordered)
    },
    .init(.controls, "{tint: orange}") { $0.tint(.orange) },
    .init(.controls, "disabled") { $0.disabled(true) },
    .init(.controls, "labelsHidden") { $0.labelsHidden() },
    .init(.controls, "{labelsVisibility: hidden}") { $0.labelsVisibility(.hidden) },
  ]

  static let lists: [ModifierExample] = [
    .init(
      """
      list:
        - text: One
          modifiers: [{listRowInsets: 9}, {listRowBackground: yellow}, {listRowSeparator: hidden}]
        - text: Two
          modifiers: [{listRowSeparatorTint: red}, {listRowBackground: {circle: {fill: mint}}}]
        - text: Three
      modifiers: [{listStyle: insetGrouped}, {scrollContentBackground: hidden}]
      """, unlike: "list: [{text: One}, {text: Two}, {text: Three}]"
    ) {
      List {
        Text(verbatim: "One")
          .listRowInsets(EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
          .listRowBackground(Rectangle().fill(.yellow)).listRowSeparator(.hidden)
        Text(verbatim: "Two").listRowSeparatorTint(.red).listRowBackground(Circle().fill(.mint))
        Text(verbatim: "Three")
      }.listStyle(.insetGrouped).scrollContentBackground(.hidden)
    },
    .init("{form: [{text: One}], modifiers: [{formStyle: grouped}]}") {
      Form { Text(verbatim: "One") }.formStyle(.grouped)
    },
    .init(.scroll, "{contentMargins: 12}") { $0.contentMargins(12) },
    .init(.scroll, "{contentMargins: {edges: [leading]}}") { $0.contentMargins(.leading, nil) },
    .init(.scroll, "{contentMargins: {length: {top: 5, leading: 9}, edges: top}}") {
      $0.contentMargins(.top, EdgeInsets(top: 5, leading: 9, bottom: 0, trailing: 0))
    },
    .init(.scroll, "{defaultScrollAnchor: bottom}") { $0.defaultScrollAnchor(.bottom) },
    .init(.scroll, "{defaultScrollAnchor: {anchor: center, role: initialOffset}}") {
      $0.defaultScrollAnchor(.center, for: .initialOffset)
    },
    .init(.scroll, "scrollClipDisabled") { $0.scrollClipDisabled() },
    screen("{navigationTitle: Title}") { $0.navigationTitle("Title") },
    screen("{navigationBarTitle: {title: Title, displayMode: inline}}") {
      $0.navigationBarTitle("Title", displayMode: .inline)
    },
    screen("{navigationTitle: Title}, {navigationBarTitleDisplayMode: inline}") {
      $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    },
    screen("{navigationTitle: Title}, {toolbarTitleDisplayMode: inline}") {
      $0.navigationTitle("Title").toolbarTitleDisplayMode(.inline)
    },
    screen("{navigationTitle: Title}, navigationBarHidden", isVisible: false) {
      $0.navigationTitle("Title").navigationBarHidden(true)
    },
    screen("{navigationTitle: Title}, {toolbar: hidden}", isVisible: false) {
      $0.navigationTitle("Title").toolbar(.hidden)
    },
    .init(.row, "{navigationSplitViewColumnWidth: 90}", isVisible: false) {
      $0.navigationSplitViewColumnWidth(90)
    },
    .init(
      """
      tabView:
        - {label: One, content: {text: First}}
        - {label: Two, content: {text: Second}}
      modifiers: [{tabViewStyle: page}]
      """,
      unlike: "tabView: [{label: One, content: {text: First}}, {label: Two, content: {text: 2}}]"
    ) {
      TabView {
        Text(verbatim: "First")
        Text(verbatim: "Second")
      }.tabViewStyle(.page)
    },
  ]

  /// A view on a screen.
  private static func screen(
    _ modifiers: String, isVisible: Bool = true,
    _ modify: @escaping @Sendable (Text) -> any View
  ) -> ModifierExample {
    ModifierExample(
      "navigationStack: [{text: Hi, modifiers: [\(modifiers)]}]",
      unlike: isVisible ? "navigationStack: [{text: Hi}]" : nil
    ) {
      NavigationStack { AnyView(modify(Text(verbatim: "Hi"))) }
    }
  }
}
