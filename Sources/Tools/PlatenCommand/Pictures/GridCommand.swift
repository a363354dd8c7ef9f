internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen grid`: items in a grid whose columns follow the picture's shape.
struct GridCommand: PictureCommand {
  static let kind = PictureKind.grid

  static let configuration = CommandConfiguration(
    commandName: "grid",
    abstract: "Draws items in a grid, with a number of columns that suits the picture's shape.",
    discussion: """
      The cells fill the picture. With --alignment, each cell keeps its item's proportions, and \
      --alignment says where in the picture the grid is.

      With --images the items are PNG, JPEG, WebP or GIF files. They keep their proportions, and are never \
      enlarged beyond their pixels. A file whose name ends in @2x or @3x has 2 or 3 pixels per point.

      EXAMPLES
        platen grid 📘 📕 📗 📙 -o grid.png --width 800 --height 400 --alignment center
        platen grid a b c d e f g -o grid.svg --width 300 --height 900 --border 1
      """)

  static let operand: PictureOperand? = PictureOperand(
    name: "items",
    summary:
      "The contents of the cells: letters, emoji or words, or files with --images.",
    isFile: false)

  static func draw(_ line: PictureArguments) throws {
    if line.operands.isEmpty {
      throw CommandError(.usage, "no items: give letters, emoji or words, or files with --images")
    }
    let library = try line.fonts.library()
    let request = try PictureSpecification(
      kind, line.given, fonts: library, beside: line.others)
    if line.showsImages, let name = line.given.entries.map(\.key).first(where: isOfTexts) {
      throw CommandError(NoEffectError(option: name, need: .leftOut("images")))
    }
    func scene(_ items: ArraySlice<String>) throws -> PictureScene {
      try request.scene(
        of: line.showsImages ? .images(items.map(image)) : .texts(Array(items)), from: nil)
    }
    let count = line.startCount ?? line.operands.count
    var start = try scene(line.operands[..<count])
    if line.startCount != nil {
      start.end = .init(request.motion) { _ in try scene(line.operands[count...]) }
    }
    try line.print(start, library)
  }

  /// Whether an option says something of texts alone.
  private static func isOfTexts(_ option: String) -> Bool { option.hasPrefix("font") }

  private static func image(at path: String) throws -> (name: String, image: UIImage) {
    let data = try InputFile.data(at: path)
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    do throws(PictureError) {
      let image = try UIImage(
        data: data, scale: scale, maximumPixels: RasterImage.maximumPixels)
      return (url.lastPathComponent, image)
    } catch {
      throw CommandError(.badInput, "\(path): found \(error)")
    }
  }
}
