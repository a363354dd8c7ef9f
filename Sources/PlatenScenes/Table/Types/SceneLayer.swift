internal import Platen

/// What lies behind or in front of a view.
enum SceneLayer {
  case style(AnyShapeStyle)
  case view(AnyView)

  /// The layer as a view; a style fills the space.
  var view: AnyView {
    switch self {
    case .style(let style): AnyView(Rectangle().fill(style))
    case .view(let view): view
    }
  }
}

extension ValueType where Value == SceneLayer {
  /// A style, a view, or a list of views in front of each other.
  static var layer: ValueType {
    let style = ValueType<AnyShapeStyle>.style
    let view = ValueType<AnyView>.view
    let views = ValueType<[AnyView]>.views
    let expected = "a style or a view"
    return ValueType(expected: expected) { definitions in
      [
        "anyOf": [
          style.schema(&definitions), view.schema(&definitions), views.schema(&definitions),
        ]
      ]
    } read: { node, decoder in
      switch node.content {
      case .sequence:
        return views.read(node, decoder).map { views in
          .view(AnyView(ZStack { ViewList(views: views) }))
        }
      case .scalar(let scalar)
      where decoder.isView(scalar.text) && decoder.style(named: scalar.text) == nil:
        return view.read(node, decoder).map { .view($0) }
      case .mapping(let entries)
      where entries.contains(where: { decoder.isView($0.key) })
        && !entries.allSatisfy({ style.mappingKeys.contains($0.key) }):
        return view.read(node, decoder).map { .view($0) }
      default:
        return style.read(node, decoder).map { .style($0) }
      }
    }.mapping(of: style.mappingKeys)
  }
}

extension SceneDecoder {
  /// Whether a name is that of a kind of views.
  fileprivate func isView(_ name: String) -> Bool { ViewTable.views.position(of: name) != nil }
}
