import Platen

struct EmojiGrid: View {
  static let background = Color(.systemBackground)

  var count = 8
  private let books: [(emoji: String, color: Color)] = [
    ("📘", .blue), ("📕", .red), ("📗", .green), ("📙", .orange),
  ]

  var body: some View {
    AdaptiveGridLayout {
      ForEach(0..<count, id: \.self) { index in
        let book = books[index % books.count]
        Text(book.emoji)
          .font(.system(size: 200))
          .minimumScaleFactor(0.01)
          .scaledToFit()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .border(book.color)
      }
    }
    .padding(8)
  }
}
