internal import Platen

extension ViewTable {
  /// Views that arrange others.
  static let layouts: [Part<AnyView>] = [
    Part("vStack", "Views from top to bottom.") { fields in
      let alignment = fields.optional(
        "alignment", .horizontalAlignment, default: "center", "Where the views stand across.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the views; left out: what suits each pair.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          VStack(alignment: values[alignment], spacing: values[spacing]) {
            ViewList(views: values[children])
          })
      }
    },
    Part("hStack", "Views from leading to trailing.") { fields in
      let alignment = fields.optional(
        "alignment", .verticalAlignment, default: "center", "Where the views stand down.")
      let spacing = fields.optional(
        "spacing", .coordinate, "Points between the views; left out: what suits each pair.")
      let children = fields.children()
      return { values, _ in
        AnyView(
          HStack(alignment: values[alignment], spacing: values[spacing]) {
            ViewList(views: values[children])
          })
      }
    },
    Part("zStack", "Views in front of each other, the first at the back.") { fields in
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "Where the views stand.")
      let children = fields.children()
      return { values, _ in
        AnyView(ZStack(alignment: values[alignment]) { ViewList(views: values[children]) })
      }
    },
  ]
}

extension FieldList {
  /// The views in a view, which may stand for it.
  mutating func children() -> Field<[AnyView]> {
    let children = required("children", .views, "The views inside, in order.")
    setPrimary(children)
    return children
  }
}
