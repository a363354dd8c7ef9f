import Platen

struct Languages: View {
  static let background = Color(hex: 0xFAF6EE)

  private let languages: [(name: String, weight: Double)] = [
    ("C++", 410), ("Elixir", 140), ("Go", 610), ("Haskell", 160), ("Java", 890),
    ("JavaScript", 1420), ("Kotlin", 430), ("OCaml", 90), ("Python", 1670), ("Ruby", 330),
    ("Rust", 540), ("Swift", 720), ("TypeScript", 960), ("Zig", 80),
  ]
  private let colors = ColorScale([
    Color(hex: 0x736551), Color(hex: 0x8A5A00), Color(hex: 0xA3341F),
  ])

  private var tags: [TagCloud.Tag] {
    languages.map { language in
      let place = WeightScale.squareRoot.position(of: language.weight, in: 80...1670)
      return TagCloud.Tag(language.name, size: 16 + 44 * place, color: colors.color(at: place))
    }
  }

  var body: some View {
    TagCloud(tags, alignment: .center).fontDesign(.serif).padding(24)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
