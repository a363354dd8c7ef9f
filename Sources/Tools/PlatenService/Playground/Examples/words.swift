import Platen

struct Words: View {
  static let background = Color(hex: 0xF6FAF1)

  private let words: [(text: String, weight: Double)] = [
    ("garden", 90), ("bread", 70), ("music", 64), ("friends", 60), ("coffee", 52), ("books", 46),
    ("bicycle", 42), ("river", 38), ("trains", 34), ("weather", 30), ("library", 28),
    ("market", 26), ("bakery", 24), ("films", 22), ("cats", 20), ("school", 18), ("lamps", 16),
    ("soup", 15), ("trees", 14), ("tea", 13), ("rain", 12), ("bells", 11), ("swings", 10),
    ("chalk", 9),
  ]

  private var cloud: WordCloud {
    var cloud = WordCloud(words.map { WordCloud.Word($0.text, weight: $0.weight) })
    cloud.colors = ColorScale([
      Color(hex: 0x5E6F51), Color(hex: 0x2D7828), Color(hex: 0x0F7360),
    ])
    cloud.leastSize = 10
    cloud.repeats = true
    cloud.shape = .heart
    cloud.effort = 8
    cloud.seed = 0
    return cloud
  }

  var body: some View {
    cloud.padding(16)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
