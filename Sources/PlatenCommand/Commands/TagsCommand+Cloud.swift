internal import Platen
internal import PlatenScenes

extension TagsCommand {
  /// The alignments of rows by name.
  static let alignments: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("justified", .justified),
  ]

  /// The picture of some tags.
  func cloud(of items: [DataItem]) -> some View {
    var picture = TagPicture()
    picture.style = style
    picture.alignment = alignment
    picture.spacing = spacing
    picture.lineSpacing = lineSpacing
    picture.lineLimit = lineLimit
    picture.isWeighted = weights != nil
    picture.fontSize = fontSize
    picture.fill = fill
    picture.foreground = foreground
    picture.padding = padding
    picture.cornerRadius = radius
    picture.isDeletable = deletable
    picture.theme = output.theme ?? .none
    return picture.cloud(of: items).padding(inset)
  }
}
