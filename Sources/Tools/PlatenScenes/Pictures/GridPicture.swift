internal import Platen

/// The options of grids.
enum GridOptions {
  static let items = PictureOption<[String]>(
    "items", ValueType<String>.anyText.commaSeparated("a list of texts"), default: [],
    unit: "item", in: .what,
    "The letters, emoji or words that stand in the cells.")
  static let alignment = PictureOption<Alignment?>(
    "alignment", .name("an alignment", alignments), unit: "name",
    "Keeps the cells' proportion, and puts them there.", leftOut: "cells fill the picture")
  static let spacing = PictureOption<CGFloat>(
    "spacing", .length, scene: .coordinate, default: 8, unit: "points", "Points between the cells.")
  static let columns = PictureOption<Int?>(
    "columns", .count, unit: "number", "How many columns the grid has.",
    leftOut: "as many as suit the picture's shape")
  static let inset = PictureOption<CGFloat?>(
    "inset", .length, unit: "points", needs: [.leftOut("fontSize")],
    "Points between a cell's edge and its item, at least.", leftOut: "a tenth of the cell")
  static let border = PictureOption<CGFloat>(
    "border", .length, default: 0, unit: "points", "Points of a border around each cell.")
  static let fontSize = PictureOption<CGFloat?>(
    "fontSize", .fontSize, unit: "points", "Points of the type.",
    leftOut: "as many as the cells hold")

  /// The places of the cells by name.
  private static let alignments: [(name: String, value: Alignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]
}

/// Texts or pictures in a grid: what `platen grid` and the addresses of grids draw.
struct GridPicture {
  /// The texts that the options say.
  private let items: [String]
  private let alignment: Alignment?
  private let spacing: CGFloat
  private let columns: Int?
  private let inset: CGFloat?
  private let border: CGFloat
  private let fontSize: CGFloat?
  private let paper: PictureCanvas.Values
}

extension GridPicture: OptionedPicture {
  static let part = Part<GridPicture>("grid", "Texts or pictures in a grid.") { declare(in: &$0) }

  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let items = options.add(GridOptions.items)
    // The size of the type follows from the cells, or is said.
    let canvas = PictureCanvas(
      &options, .init(width: 400, height: 400, padding: 0), dynamicTypeSize: nil)
    let alignment = options.add(GridOptions.alignment)
    let spacing = options.add(GridOptions.spacing)
    let columns = options.add(GridOptions.columns)
    let inset = options.add(GridOptions.inset)
    let border = options.add(GridOptions.border)
    let fontSize = options.add(GridOptions.fontSize)
    return { values, decoder in
      canvas.values(values, decoder).map { paper in
        GridPicture(
          items: values[items], alignment: values[alignment], spacing: values[spacing],
          columns: values[columns], inset: values[inset], border: values[border],
          fontSize: values[fontSize], paper: paper)
      }
    }
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    var (contents, names) = (GridCells.Contents.texts(items), items)
    switch content {
    case .options, .table: break
    case .texts(let texts): (contents, names) = (.texts(texts), texts)
    case .images(let images):
      (contents, names) = (.pictures(images.map(\.image)), images.map(\.name))
    }
    let size = CGSize(width: paper.innerWidth ?? 400, height: paper.innerHeight ?? 400)
    // Cells are measured in the letters that they are drawn in.
    var font = paper.font
    font.family = font.family ?? paper.theme.fontFamily
    let cells = GridCells(
      contents: contents, size: size, alignment: alignment, spacing: spacing,
      columns: columns, inset: inset, border: border, fontSize: fontSize, font: font)
    return paper.scene(of: cells, .grid, title: PictureTitle.grid(names), decoder)
  }
}

// MARK: - The grid

/// Texts or pictures in a grid whose columns follow from its shape.
private struct GridCells: NonisolatedView {
  /// What stands in the cells.
  enum Contents {
    case texts([String])
    case pictures([UIImage])
  }

  private static let colors: [Color] = [
    .blue, .red, .green, .orange, .purple, .teal, .pink, .indigo, .yellow, .mint, .brown, .cyan,
  ]

  /// The part of a cell that its item may fill.
  private static let share: CGFloat = 0.8

  let contents: Contents
  /// The size of the grid in points.
  let size: CGSize
  /// Where cells stand that keep their items' proportion; nil for cells that fill the grid.
  let alignment: Alignment?
  /// Points between cells.
  let spacing: CGFloat
  /// How many columns there are; nil for those that suit the grid's shape.
  let columns: Int?
  /// Points between a cell's edge and its item, at least; nil for a part of the cell.
  let inset: CGFloat?
  /// Points of a border around each cell.
  let border: CGFloat
  /// Points of the type; nil for as many as the cells hold.
  let fontSize: CGFloat?
  let font: PictureFont

  var body: some View {
    // What is said already need not be measured.
    let largest = alignment == nil && fontSize != nil ? CGSize.zero : largestItem
    let layout = AdaptiveGridLayout(
      alignment: alignment, spacing: spacing,
      cellAspectRatio: alignment == nil ? nil : largest.width / largest.height,
      columns: columns)
    layout {
      ForEach(0..<itemCount) { cell($0) }
    }
    .font(.system(size: fontSize ?? fontSize(layout, largest)))
    .lineLimit(1)
    .frame(width: size.width, height: size.height)
  }

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.appendBody(of: self, to: &list) { $0.body }
  }
}

extension GridCells {
  /// The largest width and height of the items, at least 1; texts in 100 points.
  private var largestItem: CGSize {
    itemSizes.reduce(CGSize(width: 1, height: 1)) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  private var itemSizes: [CGSize] {
    switch contents {
    case .texts(let texts): texts.map { $0.labelSize(withFont: font.font(size: 100)) }
    case .pictures(let pictures): pictures.map(\.size)
    }
  }

  /// The one size for all items, the largest that the cells hold.
  ///
  /// - Parameter largest: The largest width and height of the items at 100 points.
  private func fontSize(_ layout: AdaptiveGridLayout, _ largest: CGSize) -> CGFloat {
    let cell = layout.cellSize(count: itemCount, in: size)
    guard let inset else {
      let size = min(cell.width / largest.width, cell.height / largest.height) * Self.share * 100
      // Where the space between cells leaves nothing of them, texts are drawn, and told to be too
      // small.
      return size > 0 ? size : 1
    }
    // Insets that leave nothing of a cell leave the smallest type.
    let (width, height) = (cell.width - 2 * inset, cell.height - 2 * inset)
    return max(min(width / largest.width, height / largest.height) * 100, 1)
  }

  private var itemCount: Int {
    switch contents {
    case .texts(let texts): texts.count
    case .pictures(let pictures): pictures.count
    }
  }

  private func cell(_ index: Int) -> some View {
    content(index)
      .padding(inset ?? 0)
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
