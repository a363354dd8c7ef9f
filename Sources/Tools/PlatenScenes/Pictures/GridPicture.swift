internal import Platen

/// The options of grids, but for those of ``GridCells``; the last two are fields of a scene's `adaptiveGrid`, too.
enum GridOptions {
  static let items = PictureOption<[String]>(
    "items", ValueType<String>.anyText.commaSeparated("a list of texts"), default: [],
    unit: "item", in: .what,
    "The letters, emoji or words in the cells.")
  static let to = PictureOption<[String]>(
    "to", ValueType<String>.anyText.commaSeparated("a list of texts"), default: [],
    unit: "item", in: .what, "The items at the end of an animation.")
  static let motion = MotionOptions.options(end: "to", hasRows: true)
  static let spacing = PictureOption<CGFloat>(
    "spacing", .length, scene: .coordinate, default: 8, unit: "points",
    "The space between the cells in points.")
  static let columns = PictureOption<Int?>(
    "columns", .count, unit: "number", "The number of columns.",
    leftOut: "depends on the grid's shape")
}

/// Texts or pictures in a grid: what `platen grid` and the addresses of grids draw.
struct GridPicture {
  /// The texts that the options say.
  private var items: [String]
  /// The texts that these become; none for a still picture.
  private var to: [String]
  let motion: PictureMotion
  /// The cells, without their contents.
  private let cells: GridCells
  private let paper: PictureCanvas.Values
}

extension GridPicture: PictureDeclaration {
  static let part = Part<GridPicture>("grid", "Texts or pictures in a grid.") { declare(in: &$0) }

  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let items = options.add(GridOptions.items)
    let to = options.add(GridOptions.to)
    // The size of the type follows from the cells, or is said.
    let canvas = PictureCanvas(
      &options, .init(width: 400, height: 400, padding: 0), dynamicTypeSize: nil)
    let look = options.add(GridCells.options)
    let setMotion = options.add(GridOptions.motion)
    return { values, decoder in
      canvas.values(values, decoder).map { paper in
        var cells = GridCells()
        look(&cells, values)
        var motion = PictureMotion()
        setMotion(&motion, values)
        return GridPicture(
          items: values[items], to: values[to], motion: motion, cells: cells, paper: paper)
      }
    }
  }

  var end: GridPicture? {
    if to.isEmpty { return nil }
    var end = self
    (end.items, end.to) = (to, [])
    return end
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    var (cells, names) = (cells, items)
    switch content {
    case .options, .table: cells.contents = .texts(items)
    case .texts(let texts): (cells.contents, names) = (.texts(texts), texts)
    case .images(let images):
      (cells.contents, names) = (.pictures(images.map(\.image)), images.map(\.name))
      cells.names = names
    }
    cells.size = CGSize(width: paper.innerWidth ?? 400, height: paper.innerHeight ?? 400)
    // Cells are measured in the letters that they are drawn in.
    cells.font = paper.font
    cells.font.family = paper.font.family ?? paper.theme.fontFamily
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

  var contents = Contents.texts([])
  /// What the pictures are called.
  var names: [String] = []
  /// The size of the grid in points.
  var size = CGSize.zero
  /// Where cells stand that keep their items' proportion; nil for cells that fill the grid.
  var alignment: Alignment?
  /// Points between cells.
  var spacing: CGFloat = 8
  /// How many columns there are; nil for those that suit the grid's shape.
  var columns: Int?
  /// Points between a cell's edge and its item, at least; nil for a part of the cell.
  var inset: CGFloat?
  /// Points of a border around each cell.
  var border: CGFloat = 0
  /// Points of the type; nil for as many as the cells hold.
  var fontSize: CGFloat?
  var font = PictureFont()

  static let options = OptionSetters<GridCells> { cells in
    cells.add(
      "alignment", .name("an alignment", alignments), unit: "name",
      "Where to put the cells, which then keep their proportions.",
      leftOut: "the cells fill the picture"
    ) { $0.alignment = $1 }
    cells.add(GridOptions.spacing) { $0.spacing = $1 }
    cells.add(GridOptions.columns) { $0.columns = $1 }
    cells.add(
      "inset", .length, unit: "points", needs: [.leftOut("fontSize")],
      "The minimum space in points between a cell's edge and its item.",
      leftOut: "a tenth of the cell"
    ) { $0.inset = $1 }
    cells.add(
      "border", .length, default: 0, unit: "points",
      "The thickness in points of a border around each cell."
    ) { $0.border = $1 }
    cells.add(
      "fontSize", .fontSize, unit: "points", "The font size in points.",
      leftOut: "the largest that fits the cells"
    ) { $0.fontSize = $1 }
  }

  /// The places of the cells by name.
  private static let alignments: [(name: String, value: Alignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  var body: some View {
    // What is said already need not be measured.
    let largest = alignment == nil && fontSize != nil ? CGSize.zero : largestItem
    let layout = AdaptiveGridLayout(
      alignment: alignment, spacing: spacing,
      cellAspectRatio: alignment == nil ? nil : largest.width / largest.height,
      columns: columns)
    layout {
      ForEach(0..<itemCount) { cell($0) }.parts { name($0) }
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

  /// What a cell is found by in another grid.
  private func name(_ index: Int) -> String {
    if case .texts(let texts) = contents { texts[index] } else { names[index] }
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
