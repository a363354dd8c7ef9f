internal import Platen

/// The picture of `platen grid`.
struct GridPicture: View {
  /// The places of the cells by name.
  static let alignments: [(name: String, value: Alignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  private static let colors: [Color] = [
    .blue, .red, .green, .orange, .purple, .teal, .pink, .indigo, .yellow, .mint, .brown, .cyan,
  ]

  /// The part of a cell that its item may fill.
  private static let share: CGFloat = 0.8

  let command: GridCommand
  /// The pictures in the cells, in place of texts; none for texts.
  let pictures: [UIImage]

  var body: some View {
    let sizes =
      command.images
      ? pictures.map(\.size)
      : command.items.map { $0.labelSize(withFont: .system(size: 100)) }
    let largest = CGSize(
      width: max(sizes.map(\.width).max() ?? 0, 1), height: max(sizes.map(\.height).max() ?? 0, 1))
    let layout = AdaptiveGridLayout(
      alignment: command.alignment, spacing: command.spacing,
      cellAspectRatio: command.alignment == nil ? nil : largest.width / largest.height)
    layout {
      ForEach(command.items.indices, id: \.self) { cell($0) }
    }
    .font(.system(size: command.fontSize ?? fontSize(layout, largest)))
    .lineLimit(1)
    .frame(width: command.size.width, height: command.size.height)
  }

  /// The one size for all items, the largest that the cells hold.
  ///
  /// - Parameter largest: The largest width and height of the items at 100 points.
  private func fontSize(_ layout: AdaptiveGridLayout, _ largest: CGSize) -> CGFloat {
    let cell = layout.cellSize(count: command.items.count, in: command.size)
    return min(cell.width / largest.width, cell.height / largest.height) * Self.share * 100
  }

  private func cell(_ index: Int) -> some View {
    content(index)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        if command.border > 0 {
          Rectangle().strokeBorder(
            Self.colors[index % Self.colors.count], lineWidth: command.border)
        }
      }
  }

  @ViewBuilder private func content(_ index: Int) -> some View {
    if command.images { picture(pictures[index]) } else { item(command.items[index]) }
  }

  /// A picture as large as its cell holds, and no larger than its pixels.
  private func picture(_ picture: UIImage) -> some View {
    Image(uiImage: picture).resizable().aspectRatio(contentMode: .fit)
      .frame(maxWidth: picture.size.width, maxHeight: picture.size.height)
  }

  /// Emoji are centred by what is seen of them; words stand on one line with their neighbours.
  private func item(_ text: String) -> Text {
    let isPicture = text.unicodeScalars.first?.properties.isEmojiPresentation == true
    return isPicture && text.count == 1 ? Text(text).trimmedToInk() : Text(text)
  }
}
