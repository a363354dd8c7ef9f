internal import Platen

extension ViewTable {
  /// Views that show data.
  static let data: [Part<AnyView>] = [
    Part("forEach", "A view for each item of a list, in the list's place.") { fields in
      let items = fields.required(
        "data", .items, "The name of a list of the scene's data, or the list itself.")
      let name = fields.optional(
        "as", .uncountedText, default: "item",
        "What an item is called, for loops inside of each other: {item.name}.")
      let view = fields.required("view", .template, "The view of an item.")
      return { values, decoder in
        let views = decoder.at("view") {
          decoder.views(of: values[items], called: values[name], as: values[view])
        }
        return views.map { AnyView(ViewList(views: $0)) }
      }
    }
  ]
}

extension SceneDecoder {
  /// The views of a loop.
  fileprivate func views(
    of items: [DataItem], called name: String, as template: SourceNode
  ) -> [AnyView]? {
    let outer = surroundings.scope
    defer { surroundings.scope = outer }
    var views: [AnyView] = []
    views.reserveCapacity(items.count)
    for item in items {
      surroundings.scope = outer.adding(item, as: name)
      // In a layout's tree each item has its own place; problems name that of the template.
      let shown = options.marksViews ? at(item.index) { view(template) } : view(template)
      // What is wrong for one item is most likely wrong for all.
      guard let shown else { return nil }
      views.append(shown)
    }
    return views
  }
}

extension ValueType where Value == SourceNode {
  /// A view that is read for each item of a loop.
  static var template: ValueType {
    ValueType(expected: "a view", schema: { $0.view() }, read: { node, _ in node })
  }
}
