import Platen

struct Tags: View {
  static let background = Color(hex: 0xF2F8FB)

  private let names = [
    "SwiftUI", "iOS開発", "Swift", "Xcode", "WWDC", "Layout", "JavaScript", "日本語", "Combine",
    "العربية", "UIKit", "🦋",
  ]

  private var cloud: TagCloud {
    let tags = names.map { TagCloud.Tag($0, isSelected: $0 == "Swift") }
    var cloud = TagCloud(tags, style: .pill, alignment: .center)
    cloud.fill = Color(hex: 0xDDECF4)
    cloud.accent = Color(hex: 0x0A6C9E)
    return cloud
  }

  var body: some View {
    cloud.foregroundStyle(Color(hex: 0x0D2B3E)).padding(20)
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
