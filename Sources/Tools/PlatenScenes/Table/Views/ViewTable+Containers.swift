internal import Platen

extension ViewTable {
  /// Views that hold others under a label, in rows or on a screen.
  static let containers: [Part<AnyView>] = [
    section, list, form, groupBox, disclosureGroup, scrollView, navigationStack,
    navigationSplitView, tabView,
  ]

  private static let section = Part<AnyView>("section", "Views under a header.") { fields in
    let header = fields.optionalLabel("header", "A text or a view above them; default: none.")
    let footer = fields.optionalLabel("footer", "A text or a view below them; default: none.")
    let children = fields.children()
    return { values, _ in
      AnyView(
        Section {
          ViewList(views: values[children])
        } header: {
          values[header]
        } footer: {
          values[footer]
        })
    }
  }

  private static let list = Part<AnyView>(
    "list", "Views in rows, one under the other, as many of them as fit."
  ) { fields in
    let children = fields.children()
    return { values, _ in AnyView(List { ViewList(views: values[children]) }) }
  }

  private static let form = Part<AnyView>("form", "Controls in rows, in groups.") { fields in
    let children = fields.children()
    return { values, _ in AnyView(Form { ViewList(views: values[children]) }) }
  }

  private static let groupBox = Part<AnyView>("groupBox", "Views in a box.") { fields in
    let label = fields.optionalLabel("label", "A text or a view above them; default: none.")
    let children = fields.children()
    return { values, _ in
      let views = ViewList(views: values[children])
      guard let label = values[label] else { return AnyView(GroupBox { views }) }
      return AnyView(
        GroupBox {
          views
        } label: {
          label
        })
    }
  }

  private static let disclosureGroup = Part<AnyView>(
    "disclosureGroup", "Views under a label that can be collapsed."
  ) { fields in
    let label = fields.required("label", .label, "A text or a view above them.")
    let isExpanded = fields.optional(
      "isExpanded", .boolean, default: false, "Whether the views are shown.")
    let children = fields.children()
    return { values, _ in
      AnyView(
        DisclosureGroup(isExpanded: .constant(values[isExpanded])) {
          ViewList(views: values[children])
        } label: {
          values[label]
        })
    }
  }

  private static let scrollView = Part<AnyView>(
    "scrollView", "A scroll view. It shows the beginning of its content."
  ) { fields in
    let axes = fields.optional(
      "axes", .axes, default: "vertical", "The directions in which it scrolls.")
    let showsIndicators = fields.optional(
      "showsIndicators", .boolean, default: true,
      "Whether to show scroll indicators. Pictures never show them.")
    let children = fields.children()
    return { values, _ in
      AnyView(
        ScrollView(values[axes], showsIndicators: values[showsIndicators]) {
          ViewList(views: values[children])
        })
    }
  }
}

// MARK: - Screens

extension ViewTable {
  fileprivate static let navigationStack = Part<AnyView>(
    "navigationStack", "A screen under a bar, which shows the title of a view inside."
  ) { fields in
    let children = fields.children()
    return { values, _ in AnyView(NavigationStack { ViewList(views: values[children]) }) }
  }

  fileprivate static let navigationSplitView = Part<AnyView>(
    "navigationSplitView", "Two or three columns, where each one selects the content of the next."
  ) { fields in
    let visibility = fields.optional(
      "columnVisibility", .columnVisibility, default: "automatic", "Which columns to show.")
    let sidebar = fields.required("sidebar", .view, "The first column.")
    let content = fields.optional("content", .view, "The middle column; default: none.")
    let detail = fields.required("detail", .view, "The last column.")
    return { values, _ in
      let visibility = Binding.constant(values[visibility])
      guard let content = values[content] else {
        return AnyView(
          NavigationSplitView(columnVisibility: visibility) {
            values[sidebar]
          } detail: {
            values[detail]
          })
      }
      return AnyView(
        NavigationSplitView(columnVisibility: visibility) {
          values[sidebar]
        } content: {
          content
        } detail: {
          values[detail]
        })
    }
  }

  fileprivate static let tabView = Part<AnyView>(
    "tabView", "One of several views, above a bar with the labels of all of them."
  ) { fields in
    let selection = fields.optional(
      "selection", .index, default: 0, "The tab to show, from 0.")
    let tabs = fields.required(
      "tabs", ValueType<SceneTab>.tab.list("a list of tabs", count: 1...1000), "The tabs, in order."
    )
    fields.setPrimary(tabs)
    return { values, _ in
      let tabs = values[tabs]
      return AnyView(
        TabView(selection: .constant(values[selection])) {
          ForEach(tabs.indices) { i in
            tabs[i].content.tabItem { tabs[i].label }.tag(i)
          }
        })
    }
  }
}

/// A view of a tab view.
struct SceneTab {
  let label: AnyView
  let content: AnyView
}

extension ValueType where Value == SceneTab {
  /// A tab: its label and its view.
  static var tab: ValueType {
    RecordType<SceneTab>("a mapping of label, systemImage and content") { fields in
      let label = fields.label("The text or view in the bar.")
      let content = fields.required("content", .view, "The view of the tab.")
      return { values, _ in SceneTab(label: label(values), content: values[content]) }
    }.type
  }
}

extension ValueType where Value == Int {
  /// A place in a list, from 0.
  static var index: ValueType {
    integer("a whole number from 0 to 1000000", in: 0...1_000_000)
  }
}

extension ValueType where Value == NavigationSplitViewVisibility {
  /// Which columns are shown.
  static var columnVisibility: ValueType {
    name(
      "a visibility of columns",
      [
        ("automatic", .automatic), ("all", .all), ("doubleColumn", .doubleColumn),
        ("detailOnly", .detailOnly),
      ])
  }
}
