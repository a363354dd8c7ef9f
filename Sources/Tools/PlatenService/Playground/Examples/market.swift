import Platen

struct Market: View {
  static let background = Color(hex: 0xF6FAF1)

  private let goods = [
    ("طماطم", "١٢٫٥٠"), ("خيار", "٩٫٠٠"), ("بطاطس", "١٥٫٧٥"), ("ليمون", "٢٠٫٠٠"),
  ]

  private var qualities: TagCloud {
    let tags = ["طازج", "محلي", "عضوي", "رخيص"].map {
      TagCloud.Tag($0, isSelected: $0 == "عضوي")
    }
    var cloud = TagCloud(tags, style: .pill)
    cloud.fill = Color(hex: 0xE3EFD8)
    cloud.accent = Color(hex: 0x2D7828)
    return cloud
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("سوق الخضار").font(.title.weight(.bold)).foregroundStyle(Color(hex: 0x2D7828))
      ForEach(goods, id: \.0) { name, price in
        HStack {
          Text(name)
          Spacer()
          Text(price).foregroundStyle(.secondary)
        }
      }
      Divider()
      qualities
    }
    .foregroundStyle(Color(hex: 0x1D2B16), Color(hex: 0x55654B))
    .padding(24)
    .environment(\.locale, Locale(identifier: "ar-EG"))
    .environment(\.layoutDirection, .rightToLeft)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
