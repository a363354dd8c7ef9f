import SwiftUI

/// A view with views in it, kept as they are, made when asked for, or missing.
struct Card<Title: View, Content: View, Footer: View>: View {
  @Environment(\.cardPadding) private var padding
  @ViewBuilder let title: Title
  @ViewBuilder let content: () -> Content
  var footer: Footer?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      content()
      footer
      rest
    }
    .padding(padding)
    .named("card")
  }

  @ViewBuilder private var rest: some View {
    switch padding {
    case 0: EmptyView()
    case ..<5: box("less", 6, 6)
    default: box("more", 8, 8)
    }
  }
}

extension Card where Footer == Never {
  init(_ name: String, @ViewBuilder content: @escaping () -> Content) where Title == Tile {
    self.init(title: { Tile(name: name, side: 12) }, content: content, footer: nil)
  }
}

extension EnvironmentValues {
  @Entry var cardPadding: CGFloat = 4
  @Entry var cardNames = ["plain"]
  @Entry var cardAction: (() -> Void)?
}

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card("preview") { box("inner", 10, 10) }
    Group {
      Text("Another")
    }
  }
}

#Preview {
  Card("preview") { box("inner", 10, 10) }
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Card("preview") { EmptyView() }
    .environment(\.cardPadding, 8)
}

#if DEBUG
  #Preview("State") {
    @Previewable @State var isOn = true
    let name = isOn ? "on" : "off"
    Card(name) {
      if isOn { box("inner", 10, 10) }
    }
  }
#endif
