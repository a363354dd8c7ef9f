import Platen

extension ModifierExample {
  static let layers: [ModifierExample] = [
    .init(.text, "{background: red}") { $0.background(.red) },
    .init(.text, "background, {backgroundStyle: mint}") {
      $0.background().backgroundStyle(.mint)
    },
    .init(.text, "{background: {style: red, in: capsule}}") { $0.background(.red, in: Capsule()) },
    .init(.text, "{background: {color: red, opacity: 0.5}}") {
      $0.background(Color.red.opacity(0.5))
    },
    .init(.text, "{background: {style: tint, opacity: 0.5}}") {
      $0.background(.tint.opacity(0.5))
    },
    .init(.text, "{background: {linearGradient: {colors: [red, blue], endPoint: trailing}}}") {
      $0.background(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .trailing))
    },
    .init(
      .row, "{background: {content: {text: Hi}, alignment: bottomTrailing}}"
    ) {
      $0.background(alignment: .bottomTrailing) { Text(verbatim: "Hi") }
    },
    .init(.row, "{background: circle}") { $0.background { Circle() } },
    .init(.row, "{background: {text: Hi, modifiers: [bold]}}") {
      $0.background { Text(verbatim: "Hi").bold() }
    },
    .init(.row, "{overlay: {style: \"#FF000080\", in: {roundedRectangle: 8}}}") {
      $0.overlay(
        Color(red: 1, green: 0, blue: 0, opacity: 128.0 / 255),
        in: RoundedRectangle(cornerRadius: 8))
    },
    .init(.row, "{overlay: [{text: Hi}, {text: there}]}") {
      $0.overlay {
        ZStack {
          Text(verbatim: "Hi")
          Text(verbatim: "there")
        }
      }
    },
    .init(.row, "{overlay: {style: {gradient: red}, in: circle, fillStyle: {eoFill: true}}}") {
      $0.overlay(.red.gradient, in: Circle(), fillStyle: FillStyle(eoFill: true))
    },
    .init(.shape, "{mask: circle}") { $0.mask { Circle() } },
    .init(.shape, "{mask: {mask: {text: Hi}, alignment: top}}") {
      $0.mask(alignment: .top) { Text(verbatim: "Hi") }
    },
    .init(.shape, "{mask: {linearGradient: {colors: [black, clear]}}}") {
      $0.mask {
        Rectangle().fill(
          .linearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      }
    },
    .init(.text, "{border: red}") { $0.border(.red) },
    .init(.text, "{border: {style: {hue: 0.5}, width: 3}}") {
      $0.border(Color(hue: 0.5, saturation: 1, brightness: 1), width: 3)
    },
    .init(.shape, "{clipShape: ellipse}") { $0.clipShape(Ellipse()) },
    .init(.shape, "{clipShape: {shape: capsule, style: {antialiased: false}}}") {
      $0.clipShape(Capsule(), style: FillStyle(antialiased: false))
    },
    .init(.row, "{offset: {x: 40}}, clipped") { $0.offset(x: 40).clipped() },
    .init(.shape, "{cornerRadius: 12}") { $0.cornerRadius(12) },
    .init(.row, "{overlay: {style: red, in: containerRelativeShape}}, {containerShape: capsule}") {
      $0.overlay(.red, in: ContainerRelativeShape()).containerShape(Capsule())
    },
  ]

  static let transforms: [ModifierExample] = [
    .init(.row, "{opacity: 0.4}") { $0.opacity(0.4) },
    .init(.row, "hidden") { $0.hidden() },
    .init(.row, "{blendMode: multiply}") { $0.blendMode(.multiply) },
    .init(.row, "compositingGroup", isVisible: false) { $0.compositingGroup() },
    .init(.row, "drawingGroup", isVisible: false) { $0.drawingGroup() },
    .init(.row, "{scaleEffect: 1.5}") { $0.scaleEffect(1.5) },
    .init(.row, "{scaleEffect: {x: -1}}") { $0.scaleEffect(x: -1) },
    .init(.row, "{scaleEffect: {scale: {x: 2, y: 3}, anchor: topLeading}}") {
      $0.scaleEffect(x: 2, y: 3, anchor: .topLeading)
    },
    .init(.row, "{rotationEffect: 30}") { $0.rotationEffect(.degrees(30)) },
    .init(.row, "{rotationEffect: {angle: -45, anchor: {x: 0.2, y: 0.9}}}") {
      $0.rotationEffect(.degrees(-45), anchor: UnitPoint(x: 0.2, y: 0.9))
    },
    .init(.row, "{rotation3DEffect: {angle: 60, axis: y}}") {
      $0.rotation3DEffect(.degrees(60), axis: (0, 1, 0))
    },
    .init(.row, "{rotation3DEffect: {angle: 60, axis: {x: 1, y: 1}, anchor: top}}") {
      $0.rotation3DEffect(.degrees(60), axis: (1, 1, 0), anchor: .top)
    },
    .init(.row, "{rotation3DEffect: {angle: 60, axis: x, perspective: 0}}") {
      $0.rotation3DEffect(.degrees(60), axis: (1, 0, 0), perspective: 0)
    },
    .init(.row, "{transformEffect: {b: 0.3, tx: 5}}") {
      $0.transformEffect(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 5, ty: 0))
    },
    .init(.row, "{projectionEffect: {c: -0.3}}") {
      $0.projectionEffect(
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0)))
    },
    .init(
      .row,
      "flipsForRightToLeftLayoutDirection, {environment: {layoutDirection: rightToLeft}}"
    ) {
      $0.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
    },
    .init(.row, "{layoutDirectionBehavior: mirrorsInLeftToRight}") {
      $0.layoutDirectionBehavior(.mirrors(in: .leftToRight))
    },
  ]

  static let filters: [ModifierExample] = [
    .init(.row, "{shadow: 3}") { $0.shadow(radius: 3) },
    .init(.row, "{shadow: {color: red, radius: 2, x: 1, y: -1}}") {
      $0.shadow(color: .red, radius: 2, x: 1, y: -1)
    },
    .init(.row, "{blur: 2}") { $0.blur(radius: 2) },
    .init(.row, "{blur: {radius: 2, opaque: true}}") { $0.blur(radius: 2, opaque: true) },
    .init(.row, "{brightness: 0.2}") { $0.brightness(0.2) },
    .init(.row, "{contrast: 0.5}") { $0.contrast(0.5) },
    .init(.row, "{saturation: 0.5}") { $0.saturation(0.5) },
    .init(.row, "{grayscale: 0.9}") { $0.grayscale(0.9) },
    .init(.row, "{hueRotation: 90}") { $0.hueRotation(.degrees(90)) },
    .init(.row, "colorInvert") { $0.colorInvert() },
    .init(.row, "{colorMultiply: {color: blue, opacity: 0.5}}") {
      $0.colorMultiply(.blue.opacity(0.5))
    },
    .init(.row, "luminanceToAlpha") { $0.luminanceToAlpha() },
  ]

  static let styles: [ModifierExample] = [
    .init(.row, "{foregroundStyle: red}") { $0.foregroundStyle(.red) },
    .init(.row, "{foregroundStyle: {style: red, opacity: 0.5}}") {
      $0.foregroundStyle(.red.opacity(0.5))
    },
    .init(.row, "{foregroundStyle: {style: red}}") { $0.foregroundStyle(.red) },
    .init(.row, "{border: {style: red}}") { $0.border(.red) },
    .init(.row, "{foregroundStyle: {style: red, secondary: blue}}") {
      $0.foregroundStyle(.red, .blue)
    },
    .init(.row, "{foregroundStyle: {style: red, secondary: blue, tertiary: green}}") {
      $0.foregroundStyle(.red, .blue, .green)
    },
    .init(.row, "{foregroundColor: orange}") { $0.foregroundColor(.orange) },
    .init(.row, "{background: background}, {backgroundStyle: teal}") {
      $0.background(.background).backgroundStyle(.teal)
    },
    .init(.row, "{foregroundStyle: tint}, {tint: pink}") {
      $0.foregroundStyle(.tint).tint(.pink)
    },
    .init(.row, "{foregroundStyle: tint}, {accentColor: pink}") {
      $0.foregroundStyle(.tint).accentColor(.pink)
    },
  ]
}
