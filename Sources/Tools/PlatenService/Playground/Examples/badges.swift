import Platen

struct Badges: View {
  static let background = Color(.systemBackground)

  private let badges: [(name: String, value: String, color: Color)] = [
    ("build", "passing", Color(hex: 0x1A7F37)), ("coverage", "94 %", Color(hex: 0x0B57D0)),
    ("license", "Apache 2.0", Color(hex: 0x5B21B6)), ("Swift", "6.2", Color(hex: 0xC2410C)),
  ]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(badges, id: \.name) { badge in
        HStack(spacing: 0) {
          half(badge.name, on: Color(hex: 0x424A53))
          half(badge.value, on: badge.color)
        }
        .clipShape(RoundedRectangle(cornerRadius: 5))
      }
    }
    .padding(16)
  }

  private func half(_ text: String, on ground: Color) -> some View {
    Text(text)
      .font(.system(size: 12, weight: .medium))
      .padding(.horizontal, 7).padding(.vertical, 4)
      .foregroundStyle(.white)
      .background(ground)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
