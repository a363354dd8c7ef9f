package import Platen

/// Texts or pictures in a grid: what `platen grid` and the service's query share.
package struct GridPicture: View {
  /// What stands in the cells.
  package enum Contents {
    case texts([String])
    case pictures([UIImage])
  }

  /// The places of the cells by name.
  package static let alignments: [(name: String, value: Alignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  private static let colors: [Color] = [
    .blue, .red, .green, .orange, .purple, .teal, .pink, .indigo, .yellow, .mint, .brown, .cyan,
  ]

  /// The part of a cell that its item may fill.
  private static let share: CGFloat = 0.8

  package let contents: Contents
  /// The size of the picture in points.
  package var size: CGSize
  /// Where cells stand that keep their items' proportion; nil for cells that fill the picture.
  package var alignment: Alignment?
  /// Points between cells.
  package var spacing: CGFloat = 8
  /// Points of a border around each cell.
  package var border: CGFloat = 0
  /// Points of the type; nil for as many as the cells hold.
  package var fontSize: CGFloat?

  package init(_ contents: Contents, size: CGSize) {
    self.contents = contents
    self.size = size
  }

  package var body: some View {
    let sizes = itemSizes
    let largest = CGSize(
      width: max(sizes.map(\.width).max() ?? 0, 1), height: max(sizes.map(\.height).max() ?? 0, 1))
    let layout = AdaptiveGridLayout(
      alignment: alignment, spacing: spacing,
      cellAspectRatio: alignment == nil ? nil : largest.width / largest.height)
    layout {
      ForEach(sizes.indices, id: \.self) { cell($0) }
    }
    .font(.system(size: fontSize ?? fontSize(layout, largest)))
    .lineLimit(1)
    .frame(width: size.width, height: size.height)
  }
}

extension GridPicture {
  /// The sizes of the items; texts in 100 points.
  private var itemSizes: [CGSize] {
    switch contents {
    case .texts(let texts): texts.map { $0.labelSize(withFont: .system(size: 100)) }
    case .pictures(let pictures): pictures.map(\.size)
    }
  }

  /// The one size for all items, the largest that the cells hold.
  ///
  /// - Parameter largest: The largest width and height of the items at 100 points.
  private func fontSize(_ layout: AdaptiveGridLayout, _ largest: CGSize) -> CGFloat {
    let cell = layout.cellSize(count: itemCount, in: size)
    return min(cell.width / largest.width, cell.height / largest.height) * Self.share * 100
  }

  private var itemCount: Int {
    switch contents {
    case .texts(let texts): texts.count
    case .pictures(let pictures): pictures.count
    }
  }

  private func cell(_ index: Int) -> some View {
    content(index)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        if border > 0 {
          Rectangle().strokeBorder(
            Self.colors[index % Self.colors.count], lineWidth: border)
        }
      }
  }

  @ViewBuilder private func content(_ index: Int) -> some View {
    switch contents {
    case .texts(let texts): item(texts[index])
    case .pictures(let pictures): picture(pictures[index])
    }
  }

  /// A picture as large as its cell holds, and no larger than its pixels.
  private func picture(_ picture: UIImage) -> some View {
    Image(uiImage: picture).resizable().aspectRatio(contentMode: .fit)
      .frame(maxWidth: picture.size.width, maxHeight: picture.size.height)
  }

  /// Emoji are centred by what is seen of them; words stand on one line with their neighbours.
  private func item(_ text: String) -> Text {
    let isPicture = text.unicodeScalars.first?.properties.isEmojiPresentation == true
    return isPicture && text.count == 1
      ? Text(verbatim: text).trimmedToInk() : Text(verbatim: text)
  }
}
