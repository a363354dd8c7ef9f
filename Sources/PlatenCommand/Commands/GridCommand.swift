internal import ArgumentParser
internal import Platen

/// `platen grid`: items in a grid whose columns follow the picture's shape.
struct GridCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid",
    abstract: "Draws items in a grid whose columns follow the picture's shape.",
    discussion: """
      Cells fill the picture. With --alignment they keep their items' proportion, and the whole \
      stands where it says.

      EXAMPLES
        platen grid 📘 📕 📗 📙 -o grid.png --size 800x400 --alignment center
        platen grid a b c d e f g -o grid.svg --size 300x900 --border 1
      """)

  @Argument(help: "What stands in the cells: a letter, an emoji or a word each.")
  var items: [String] = []

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
    let title = items.prefix(24).joined(separator: ", ")
    try output.print(GridPicture(command: self), title: title.isEmpty ? "An empty grid" : title)
  }
}
