import Platen

struct Dinner: View {
  static let background = Color(hex: 0xFAF6EE)

  private let dishes = [
    ("Leek and potato soup", "€6.50"), ("Mushrooms on toast", "€8.00"),
    ("Trout with almonds", "€17.25"), ("Pear tart", "€5.75"),
  ]

  var body: some View {
    VStack(spacing: 14) {
      Text("Today").font(.largeTitle.weight(.semibold))
      Rectangle().fill(Color(hex: 0xA3341F)).frame(width: 48, height: 2)
      ForEach(dishes, id: \.0) { name, price in
        HStack {
          Text(name)
          Spacer()
          Text(price).monospacedDigit().foregroundStyle(Color(hex: 0xA3341F))
        }
      }
    }
    .font(.body)
    .fontDesign(.serif)
    .foregroundStyle(Color(hex: 0x2B2620), Color(hex: 0x6B6154))
    .padding(32)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
