import Platen

struct BoardingCard: View {
  static let background = Color(hex: 0x221520)

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack {
        Text("HND").font(.system(size: 40, weight: .bold))
        Spacer()
        Image(systemName: "airplane").font(.system(size: 26)).foregroundStyle(.tint)
        Spacer()
        Text("TXL").font(.system(size: 40, weight: .bold))
      }
      Divider()
      HStack {
        field("Date", "Nov 21, 2026", .leading)
        Spacer()
        field("Seat", "14A", .trailing, Color(hex: 0xFF7EB8))
        field("Gate", "B 22", .trailing).padding(.leading, 14)
      }
    }
    .padding(24)
    .frame(width: 340)
    .background(Color(hex: 0x402539), in: RoundedRectangle(cornerRadius: 24))
    .fontDesign(.rounded)
    .foregroundStyle(Color(hex: 0xFFEAF5), Color(hex: 0xD0A3C2))
    .tint(Color(hex: 0xFF7EB8))
    .padding(28)
  }

  private func field(
    _ name: String, _ value: String, _ alignment: HorizontalAlignment,
    _ color: Color = Color(hex: 0xFFEAF5)
  ) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(name).font(.caption.weight(.medium)).foregroundStyle(.secondary)
      Text(value).font(.title3.weight(.semibold)).foregroundStyle(color)
    }
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
