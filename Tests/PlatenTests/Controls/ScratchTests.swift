import Foundation
import Platen
import Testing

@Suite struct ScratchTests {
  struct Gallery: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 14) {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Tinted", systemImage: "wifi", isOn: .constant(true)).tint(.orange)
        HStack { Toggle("On", isOn: .constant(true)); Toggle("Off", isOn: .constant(false)) }.toggleStyle(.button)
        HStack {
          Button("Plain tinted") {}
          Button("Delete", role: .destructive) {}
          Button("Plain") {}.buttonStyle(.plain)
        }
        HStack {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Tint") {}.buttonStyle(.bordered).tint(.green)
        }
        HStack {
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Capsule", systemImage: "plus") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        }
        HStack {
          Button("Small") {}.controlSize(.small)
          Button("Large") {}.controlSize(.large)
        }.buttonStyle(.bordered)
        Slider(value: .constant(0.4))
        Slider(value: .constant(20), in: 0...100, step: 1) { Text("Volume") } minimumValueLabel: { Image(systemName: "speaker.fill") } maximumValueLabel: { Image(systemName: "speaker.wave.2.fill") }
        ProgressView(value: 0.6) { Text("Loading") } currentValueLabel: { Text("60 %") }
        HStack(spacing: 30) { ProgressView(); ProgressView("Wait"); ProgressView().controlSize(.large) }
        Label("Favourites", systemImage: "star.fill")
        Link("platen.dev", destination: URL(fileURLWithPath: "/"))
        Stepper("Count: \(1234)", value: .constant(3), in: 0...10)
        Picker("Size", selection: .constant(2)) { Text("S").tag(1); Text("Medium").tag(2); Text("L").tag(3); Text("XL").tag(4) }.pickerStyle(.segmented)
        Picker("Menu", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text("Item \($0)") } }
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
        GroupBox("Group") { LabeledContent("Version", value: "1.0") }
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
        Gauge(value: 3, in: 0...10) { Text("Fuel") } currentValueLabel: { Text("30 %") } minimumValueLabel: { Text("E") } maximumValueLabel: { Text("F") }
        (Text("Bold ").bold() + Text("red ").foregroundColor(.red) + Text("big ").font(.title) + Text("under").underline() + Text(" \(Image(systemName: "star.fill")) struck").strikethrough() + Text(" wide").tracking(4) + Text(" up").baselineOffset(5).font(.caption))
        Text("Placeholder text that runs over several lines of the picture").redacted(reason: .placeholder)
      }
      .padding(20)
      .frame(width: 360)
    }
  }

  @Test func pictures() throws {
    for (name, scheme, enabled, rtl, size) in [
      ("light", ColorScheme.light, true, false, DynamicTypeSize.large), ("dark", .dark, true, false, .large),
      ("disabled", .light, false, false, .large), ("darkdisabled", .dark, false, false, .large), ("rtl", .light, true, true, .large), ("ax", .light, true, false, .accessibility2),
    ] {
      let r = ImageRenderer(content: Gallery().disabled(!enabled))
      r.scale = 2
      r.isOpaque = true
      r.environment.colorScheme = scheme
      r.environment.dynamicTypeSize = size
      r.environment.layoutDirection = rtl ? .rightToLeft : .leftToRight
      try r.pngData().write(to: URL(fileURLWithPath: "/tmp/controls-\(name).png"))
      try r.svgData().write(to: URL(fileURLWithPath: "/tmp/controls-\(name).svg"))
    }
  }
}
