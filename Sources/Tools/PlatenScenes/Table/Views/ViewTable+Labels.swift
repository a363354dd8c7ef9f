internal import Platen

extension ViewTable {
  /// Views of texts with a symbol, a value or a button's ground.
  static let labels: [Part<AnyView>] = [
    label, labeledContent, contentUnavailableView, button, link, menu, navigationLink,
    Part("editButton", "A button that edits a list.") { AnyView(EditButton()) },
  ]

  private static let label = Part<AnyView>("label", "A text with a symbol.") { fields in
    let title = fields.required("title", .label, "The text, or a view instead.")
    let symbol = fields.symbol("The symbol, such as \"star.fill\"; default: the icon.")
    let icon = fields.optional(
      "icon", .view, "A view instead of the symbol; default: none.")
    fields.setPrimary(title)
    return { values, _ in
      AnyView(
        Label {
          values[title]
        } icon: {
          if let symbol = values[symbol] {
            Image(systemName: symbol)
          } else if let icon = values[icon] {
            icon
          }
        })
    }
  }

  private static let labeledContent = Part<AnyView>(
    "labeledContent", "A label and its content."
  ) { fields in
    let label = fields.required("label", .label, "The text or view on the leading side.")
    let value = fields.required("value", .label, "The text or view on the trailing side.")
    return { values, _ in
      AnyView(
        LabeledContent {
          values[value]
        } label: {
          values[label]
        })
    }
  }

  private static let contentUnavailableView = Part<AnyView>(
    "contentUnavailableView", "A message for a screen without content."
  ) { fields in
    let label = fields.label("The title, or a view instead.")
    let description = fields.optionalLabel(
      "description", "A text or a view below the label; default: none.")
    let actions = fields.optional(
      "actions", .views, default: [], "The buttons below, in order.")
    return { values, _ in
      AnyView(
        ContentUnavailableView {
          label(values)
        } description: {
          values[description]
        } actions: {
          if !values[actions].isEmpty { ViewList(views: values[actions]) }
        })
    }
  }
}

// MARK: - Buttons

extension ViewTable {
  fileprivate static let button = Part<AnyView>("button", "A button.") { fields in
    let label = fields.label("The text or view on the button.")
    let role = fields.optional(
      "role", .buttonRole,
      "What the button is for; default: nothing special.")
    return { values, _ in
      AnyView(
        Button(role: values[role]) {
        } label: {
          label(values)
        })
    }
  }

  fileprivate static let link = Part<AnyView>(
    "link", "A link: a text or a view that leads to a URL."
  ) { fields in
    let label = fields.label("The text or view.")
    let destination = fields.required(
      "destination", .url, "The URL, such as \"https://example.org\".")
    return { values, decoder in
      decoder.options.allowsLinks
        ? AnyView(Link(destination: values[destination]) { label(values) })
        : AnyView(
          Button {
          } label: {
            label(values)
          })
    }
  }

  fileprivate static let menu = Part<AnyView>("menu", "A button that opens a menu.") { fields in
    let label = fields.label("The text or view on the button.")
    return { values, _ in
      AnyView(
        Menu {
        } label: {
          label(values)
        })
    }
  }

  fileprivate static let navigationLink = Part<AnyView>(
    "navigationLink", "A row that leads to another screen."
  ) { fields in
    let label = fields.label("The text or view in the row.")
    return { values, _ in
      AnyView(
        NavigationLink {
        } label: {
          label(values)
        })
    }
  }
}

extension ValueType where Value == ButtonRole {
  /// What a button is for.
  static var buttonRole: ValueType {
    name("a button's role", [("destructive", .destructive), ("cancel", .cancel)])
  }
}

extension ValueType where Value == URL {
  /// An address.
  static var url: ValueType {
    ValueType<String>.text.map(expected: "a URL, such as https://example.org") {
      URL(string: $0)
    }
  }
}
