import Foundation
import SwiftUI

// Code as apps write it, with names that came to SwiftUI late or have left it since.

// MARK: - Values that are declared by clients

extension EnvironmentValues {
  @Entry var recentAccent: Color = .orange
}

extension ContainerValues {
  @Entry var isPinned = false
  @Entry var caption: String? = nil
}

extension Transaction {
  @Entry var isFromUser: Bool = false
}

extension FocusedValues {
  @Entry var chosenName: String?
  @Entry var chosenBinding: Binding<String>?
}

struct NoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var note: NoteKey.Value? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

// MARK: - Text sizes, dates and colours

struct RecentSettings: View {
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @FocusedValue(\.chosenName) private var chosenName
  @FocusedBinding(\.chosenBinding) private var chosenBinding
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var name = ""
  @State private var secret = ""
  @State private var amount = 3.5
  @State private var count: Int? = nil
  @State private var isActive = false
  @State private var choice: String?

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  var body: some View {
    let _ = Self._printChanges()
    Form {
      Section("When") {
        DatePicker("Date", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Later", selection: $date, in: Date()..., displayedComponents: [.date])
        DatePicker("Before", selection: $date, in: ...Date(), displayedComponents: .hourAndMinute)
        DatePicker(selection: $date, in: date...date.addingTimeInterval(60)) { Text("Between") }
      }
      .datePickerStyle(.compact)
      .headerProminence(.increased)
      Section {
        ColorPicker("Colour", selection: $color, supportsOpacity: false)
        ColorPicker(selection: $color) { Label("Colour", systemImage: "star") }
      }
      Section {
        TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
        TextField("Name", text: $name, onCommit: { name = "" })
        TextField("Name", text: $name) { isEditing in isActive = isEditing }
        TextField(name, text: $name, onEditingChanged: { _ in })
        TextField("Amount", value: $amount, formatter: formatter)
        TextField("Amount", value: $amount, formatter: formatter, onCommit: {})
        TextField("Amount", value: $amount, format: .number)
        TextField("Count", value: $count, format: .number, prompt: Text("None"))
        SecureField("Password", text: $secret, onCommit: {})
      }
      Section {
        NavigationLink("Old", destination: Text("there"), isActive: $isActive)
        NavigationLink(destination: Text("there"), isActive: $isActive) { Text("Old") }
        NavigationLink(destination: Text("there"), tag: "a", selection: $choice) { Text("Tagged") }
        NavigationLink("Tagged", destination: Text("there"), tag: "b", selection: $choice)
        NavigationLink(isActive: $isActive) {
          Text("there")
        } label: {
          EmptyView()
        }
      }
      Section {
        ShareLink(item: "text")
        ShareLink("Share this", item: "text", subject: Text("Subject"), message: Text("Message"))
        ShareLink(item: name, preview: SharePreview("Preview", image: Image(systemName: "star")))
        ShareLink(items: ["a", "b"]) { Label("Some", systemImage: "square.and.arrow.up") }
      }
      Text("\(date, formatter: DateFormatter()) \(amount, specifier: "%.2f") \(3, format: .number)")
      Text(NSNumber(value: amount), formatter: formatter)
    }
    .environment(\.sizeCategory, .accessibilityLarge)
    .environment(\.multilineTextAlignment, .center)
    .environment(\.defaultMinListRowHeight, sizeCategory.isAccessibilityCategory ? 80 : rowHeight)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .dynamicTypeSize(DynamicTypeSize.small...)
    .dynamicTypeSize(.small ... .large)
    .dynamicTypeSize(.large)
    .focusedValue(\.chosenName, name)
    .focusedSceneValue(\.note, "note")
    .navigationDestination(item: $choice) { Text($0) }
  }
}

// MARK: - Lists

struct RecentItem: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var children: [RecentItem]?
}

struct RecentLists: View {
  @State private var items = [RecentItem(name: "a", children: [RecentItem(name: "b")])]
  @State private var selection: Set<String> = []
  @State private var chosen: String?

  var body: some View {
    List(items, selection: $selection) { Text($0.name) }
    List(items, selection: $chosen) { Text($0.name) }
    List(items, id: \.name, selection: $chosen) { Text($0.name) }
    List($items) { $item in TextField("Name", text: $item.name) }
    List($items, editActions: .all) { $item in Text(item.name) }
    List($items, id: \.name, editActions: [.delete, .move]) { $item in Text(item.name) }
    List(items, children: \.children) { item in Text(item.name) }
    List {
      OutlineGroup(items, children: \.children) { Text($0.name) }
      OutlineGroup(items[0], children: \.children) { Text($0.name) }
      ForEach($items, editActions: .delete) { $item in Text(item.name) }
      ForEach(items) { item in
        Text(item.name).containerValue(\.isPinned, true)
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .listSectionSpacing(.compact)
  }
}

/// Rows of which those that are pinned come first.
struct PinnedFirst<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      VStack(spacing: 0) {
        ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
      }
    }
  }
}

// MARK: - Effects and animations

private struct Bounce {
  var scale = 1.0
  var angle = Angle.zero
}

struct RecentEffects: View {
  @State private var isOn = false
  @Namespace private var namespace

  private let spring = Spring(duration: 0.4, bounce: 0.2)

  var body: some View {
    VStack {
      Image(systemName: "star")
        .symbolEffect(.bounce, value: isOn)
        .symbolEffect(.pulse)
        .symbolEffect(.variableColor.iterative.reversing, isActive: isOn)
        .symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: isOn)
        .contentTransition(.symbolEffect(.replace.downUp))
        .transition(.symbolEffect)
        .symbolEffectsRemoved()
      Text("Keyframes")
        .keyframeAnimator(initialValue: Bounce(), trigger: isOn) { content, value in
          content.scaleEffect(value.scale).rotationEffect(value.angle)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.2, duration: 0.2)
            SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
            CubicKeyframe(1, duration: 0.1)
            MoveKeyframe(1)
          }
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(10), duration: 0.3)
            SpringKeyframe(.zero, spring: spring)
          }
        }
      PhaseAnimator([false, true]) { phase in
        Text("Phase").opacity(phase ? 1 : 0.5)
      } animation: { _ in
        .spring(spring)
      }
      Text("Transition")
        .transition(.scale(0.5).combined(with: .opacity))
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
        .transition(.blurReplace)
        .animation(.timingCurve(.easeInOut, duration: 1), value: isOn)
        .geometryGroup()
      GlassEffectContainer(spacing: 10) {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
        Text("Pane").padding().glassEffect(.regular.tint(.blue).interactive(), in: .rect)
          .glassEffectID("pane", in: namespace)
      }
      Text("Space").visualEffect { content, proxy in
        content.rotation3DEffect(.degrees(proxy.size.width), axis: (x: 0, y: 1, z: 0))
      }
    }
    .scenePadding()
    .onTapGesture {
      var transaction = Transaction(animation: .default)
      transaction.isFromUser = true
      withTransaction(transaction) { isOn.toggle() }
    }
    .gesture(isOn ? DragGesture() : nil)
    .gesture(Press())
  }
}

/// A gesture that is made of others.
struct Press: Gesture {
  var body: some Gesture<Bool> {
    LongPressGesture(minimumDuration: 1).onEnded { _ in }
  }
}

// MARK: - Styles

struct RecentStyles: View {
  var body: some View {
    VStack {
      Circle().fill(.red.shadow(.drop(radius: 4, y: 2)))
      Circle().fill(Color.blue.shadow(.inner(color: .black, radius: 3)).opacity(0.5))
      Text("Shadow").foregroundStyle(.shadow(.drop(radius: 1)))
      Circle().fill(.green.blendMode(.multiply))
      Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow])
      Text("Waves").textRenderer(Waves())
      TupleView((Text("a"), Text("b")))
    }
    .padding(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
  }

  func picture() -> Image { Image(uiImage: #imageLiteral(resourceName: "missing")) }

  func corner() -> CGPoint {
    let rect = CGRectInset(CGRectMake(0, 0, 10, 10), 1, 1)
    return CGPointMake(CGRectGetMidX(rect), CGRectUnion(rect, .zero).maxY)
  }
}

/// A renderer that draws each glyph by itself.
struct Waves: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: sin(Double(index)) + slice.typographicBounds.descent)
          copy.draw(slice)
        }
      }
    }
  }
}

// MARK: - Windows

struct RecentApp: App {
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup { RecentWindows() }
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
      .defaultSize(width: 400, height: 300)
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) {}
        CommandMenu("Tools") {
          Button("Run") {}.keyboardShortcut(.upArrow, modifiers: [.command, .shift])
        }
      }
      .onChange(of: scenePhase) { old, new in }
    WindowGroup("Item", for: String.self) { $name in Text(name ?? "") }
    Settings { RecentSettings() }
  }
}

struct RecentWindows: View {
  private struct Failure: LocalizedError {}

  @State private var isShown = false
  @State private var query = ""
  @State private var item: String?

  var body: some View {
    Menu("More", systemImage: "star") {
      Button("Delete", role: .destructive) {}
    }
    .menuStyle(.borderlessButton)
    .menuOrder(.fixed)
    .menuIndicator(.hidden)
    .searchable(text: $query, isPresented: $isShown, prompt: "Find")
    .searchSuggestions { Text("a").searchCompletion("a") }
    .alert(Text("Question"), isPresented: $isShown) { Button("OK") {} }
    .alert(Text("Question"), isPresented: $isShown) {
      Button("OK") {}
    } message: {
      Text("Why")
    }
    .alert("Question", isPresented: $isShown, presenting: item) { item in Button(item) {} }
    .alert(isPresented: $isShown, error: Failure()) { Button("OK") {} }
    .confirmationDialog("Sure?", isPresented: $isShown, presenting: item) { item in
      Button(item) {}
    } message: { item in
      Text(item)
    }
    .popover(isPresented: $isShown) {
      Text("Popover").presentationCompactAdaptation(.popover)
    }
    .scrollIndicatorsFlash(onAppear: true)
    .onKeyPress(.leftArrow) { .handled }
  }
}
