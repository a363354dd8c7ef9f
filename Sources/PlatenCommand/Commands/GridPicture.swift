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

  let command: GridCommand

  var body: some View {
    layout {
      ForEach(command.items.indices, id: \.self) { cell($0) }
    }
    .frame(width: command.size.width, height: command.size.height)
  }

  private var layout: AnyLayout {
    guard let alignment = command.alignment else {
      return AnyLayout(AdaptiveGridLayout(spacing: command.spacing))
    }
    return AnyLayout(AdaptiveGridLayout(alignment: alignment, spacing: command.spacing))
  }

  private func cell(_ index: Int) -> some View {
    item(command.items[index])
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        if command.border > 0 {
          Rectangle().strokeBorder(
            Self.colors[index % Self.colors.count], lineWidth: command.border)
        }
      }
  }

  @ViewBuilder private func item(_ text: String) -> some View {
    if let size = command.fontSize {
      Text(text).font(.system(size: size)).trimmedToInk().lineLimit(1)
    } else {
      Text(text).font(.system(size: 1000)).trimmedToInk().lineLimit(1).minimumScaleFactor(0.001)
        .padding(8)
    }
  }
}
