internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen grid`: items in a grid whose columns follow the picture's shape.
struct GridCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid",
    abstract: "Draws items in a grid whose columns follow the picture's shape.",
    discussion: """
      Cells fill the picture. With --alignment they keep their items' proportion, and the whole \
      stands where it says.

      With --images the items are PNG or JPEG files, which keep their proportion and are never \
      larger than their pixels; a name that ends in @2x or @3x has as many pixels a point.

      EXAMPLES
        platen grid 📘 📕 📗 📙 -o grid.png --size 800x400 --alignment center
        platen grid a b c d e f g -o grid.svg --size 300x900 --border 1
      """)

  @Argument(
    help: "What stands in the cells: a letter, an emoji or a word each, or files with --images.")
  var items: [String] = []

  @Flag(help: "Show the PNG or JPEG files that the items name.")
  var images = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The picture's width and height in points. (default: 400x400)", valueName: "WxH"),
    transform: Numbers.size)
  var size = CGSize(width: 400, height: 400)

  @Option(
    help: ArgumentHelp(
      "Keep the cells' proportion, and put them there: top, center, bottomTrailing, ….",
      valueName: "name"),
    transform: { try Spelling.value($0, among: GridPicture.alignments) })
  var alignment: Alignment?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The space between cells, in points. (default: 8)", valueName: "points"),
    transform: Numbers.length)
  var spacing: CGFloat = 8

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of a border around each cell, in points. (default: 0)", valueName: "points"),
    transform: Numbers.length)
  var border: CGFloat = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the type in points. (default: as large as the cells hold)",
      valueName: "points"),
    transform: Numbers.positive)
  var fontSize: CGFloat?

  @OptionGroup var output: OutputOptions

  func run() throws {
    var picture = GridPicture(
      try images ? .pictures(items.map(Self.picture)) : .texts(items), size: size)
    picture.alignment = alignment
    picture.spacing = spacing
    picture.border = border
    picture.fontSize = fontSize
    try output.print(
      picture, title: PictureTitle.grid(images ? items.map(Self.fileName) : items))
  }

  private static func fileName(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  private static func picture(_ path: String) throws -> UIImage {
    let data = try InputFile.data(at: path)
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    if let picture = UIImage(data: data, scale: scale) { return picture }
    throw CommandError(.badInput, "\"\(path)\" is no PNG or JPEG picture that can be read")
  }
}
