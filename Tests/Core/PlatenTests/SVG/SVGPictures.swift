import Platen

/// The pictures that documents are tried on.
enum SVGPictures: String, CaseIterable {
  case tags, clock, emoji, effects, weights, gradients, filters

  /// The picture, its frames on whole pixels of two a point.
  func list() throws -> DisplayList {
    switch self {
    case .tags:
      let words = ["Swift", "iOS開発", "🦋 Flutter", "日本語", "Ruby & <Rails>", "λόγος Привет", "Á"]
      return try list(
        FlowLayout(spacing: 8) {
          ForEach(words, id: \.self) { TagCell(name: $0, count: 12, isSelected: $0 == "Swift") }
        }
        .padding(12).frame(width: 360))
    case .clock:
      return try list(
        ClockFace(diameter: 300, time: ClockFace.Time(hour: 10, minute: 8)))
    case .emoji:
      return try list(
        AdaptiveGridLayout {
          ForEach(["📘", "🦋", "🍎", "🚀", "🎲", "🌈"], id: \.self) {
            Text($0).font(.system(size: 60)).border(Color.blue)
          }
        }
        .frame(width: 300, height: 200))
    case .weights:
      return try list(
        VStack(alignment: .leading) {
          ForEach([Font.Weight.thin, .regular, .bold, .black], id: \.self) {
            Text("Hamburg 漢字").font(.system(size: 40, weight: $0))
          }
          Text("Slanted").font(.system(size: 40, weight: .heavy)).italic()
        })
    case .effects:
      return try list(Self.mixture)
    case .gradients:
      return try list(Self.painted)
    case .filters:
      return try list(Self.filtered)
    }
  }

  /// Opacity, clips, turns and enlargement, alone and within each other.
  private static var mixture: some View {
    VStack(spacing: 20) {
      HStack(spacing: 20) {
        ZStack {
          Circle().frame(width: 60, height: 60).foregroundColor(.red)
          Text("Ag 🦋").font(.system(size: 24))
        }
        .opacity(0.5)
        Text("Turned").bold().padding(6).border(Color.green, width: 2)
          .rotationEffect(.degrees(20))
      }
      HStack(spacing: 30) {
        Text("Clipped 🚀").font(.system(size: 30)).frame(width: 110).clipShape(Capsule())
        Capsule().strokeBorder(style: StrokeStyle(lineWidth: 4, dash: [20, 12]))
          .frame(width: 90, height: 40)
        Capsule().strokeBorder(Color.purple, lineWidth: 1).frame(width: 20, height: 10)
          .scaleEffect(4)
      }
      Text("Within").font(.system(size: 28)).opacity(0.6).rotationEffect(.degrees(-10))
        .frame(width: 120, height: 50).clipped().opacity(0.7)
    }
    .padding(20)
  }

  /// Every kind of gradient, in shapes, outlines and text, opaque and not.
  private static var painted: some View {
    let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])
    return VStack(spacing: 10) {
      HStack(spacing: 10) {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottom)
        RadialGradient(gradient: rainbow, center: .center, startRadius: 5, endRadius: 40)
        EllipticalGradient(gradient: rainbow)
        AngularGradient(gradient: rainbow, center: .center)
      }
      .frame(width: 340, height: 60)
      HStack(spacing: 10) {
        AngularGradient(
          colors: [.red, .clear], center: .center, startAngle: .zero, endAngle: .degrees(180))
        Circle().strokeBorder(.conicGradient(rainbow, center: .center), lineWidth: 12)
        Capsule().fill(
          .linearGradient(
            stops: [
              .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
              .init(color: .green.opacity(0), location: 1),
            ], startPoint: .leading, endPoint: .trailing)
        )
        .rotationEffect(.degrees(20))
        RoundedRectangle(cornerRadius: 10).fill(Color.blue.gradient)
      }
      .frame(width: 340, height: 60)
      Text("Gradient 🦋").font(.system(size: 36, weight: .bold))
        .foregroundStyle(
          .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
    }
    .padding(20)
  }

  /// Masks, shadows, blurs and changes of colour.
  private static var filtered: some View {
    let card = Text("Ag 🦋").frame(width: 70, height: 50)
      .background(Color.orange.gradient, in: RoundedRectangle(cornerRadius: 10))
    return VStack(spacing: 24) {
      HStack(spacing: 24) {
        card.shadow(radius: 8)
        card.shadow(color: .blue, radius: 3, x: 6, y: 6)
        card.blur(radius: 4)
      }
      HStack(spacing: 24) {
        card.mask { Circle() }
        card.mask { Text("🦋 Mask").font(.headline) }
        card.rotationEffect(.degrees(30)).shadow(radius: 6, y: 10)
      }
      HStack(spacing: 12) {
        card.saturation(2)
        card.hueRotation(.degrees(120))
        card.colorInvert()
        card.luminanceToAlpha()
      }
    }
    .padding(30)
  }

  private func list(_ view: some View) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.title = "A <picture> & more"
    return try renderer.displayList()
  }
}
