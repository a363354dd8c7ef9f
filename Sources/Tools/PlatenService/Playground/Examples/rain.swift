import Platen

struct Rain: View {
  static let background = Color(hex: 0xF2F8FB)

  private let months: [(name: String, rain: CGFloat)] = [
    ("Jan", 47), ("Feb", 38), ("Mar", 43), ("Apr", 39), ("May", 58), ("Jun", 66), ("Jul", 78),
    ("Aug", 64), ("Sep", 51), ("Oct", 45), ("Nov", 49), ("Dec", 55),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Rain by month").font(.title2.weight(.bold))
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(months, id: \.name) { month in
          VStack(spacing: 6) {
            Text("\(Int(month.rain))").font(.caption).foregroundStyle(.secondary)
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(
                LinearGradient(
                  colors: [Color(hex: 0x0A6C9E), Color(hex: 0x6C4AA8)], startPoint: .top,
                  endPoint: .bottom)
              )
              .frame(width: 30, height: month.rain)
            Text(month.name).font(.caption.weight(.semibold))
          }
        }
      }
    }
    .foregroundStyle(Color(hex: 0x0D2B3E), Color(hex: 0x4A6577))
    .padding(28)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
