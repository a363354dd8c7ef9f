internal import Platen

extension QueryTable {
  /// Texts in a grid whose columns follow the picture's shape.
  static let grid = Part<PictureScene>(
    "grid", "Texts in a grid whose columns follow the picture's shape."
  ) { fields in
    let items = fields.optional(
      "item", ValueType<String>.anyText.list("a list of texts"), default: [],
      "A letter, an emoji or a word that stands in a cell.")
    let canvas = QueryCanvas(&fields, .init(width: 400, height: 400, padding: 0))
    let alignment = fields.optional(
      "alignment", ValueType<Alignment>.name("an alignment", GridPicture.alignments),
      "Keeps the cells' proportion, and puts them there; left out: cells fill the picture.")
    let spacing = fields.optional("spacing", .length, default: 8, "Points between cells.")
    let border = fields.optional(
      "border", .length, default: 0, "Points of a border around each cell.")
    let fontSize = fields.optional(
      "fontSize", .fontSize, "Points of the type; left out: as many as the cells hold.")
    return { values, decoder in
      guard let room = canvas.room(values, decoder) else { return nil }
      let texts = values[items]
      var picture = GridPicture(
        .texts(texts), size: CGSize(width: room.width ?? 400, height: room.height ?? 400))
      picture.alignment = values[alignment]
      picture.spacing = values[spacing]
      picture.border = values[border]
      picture.fontSize = values[fontSize]
      return canvas.scene(
        of: picture, .grid, title: PictureTitle.grid(texts), values, decoder)
    }
  }
}
