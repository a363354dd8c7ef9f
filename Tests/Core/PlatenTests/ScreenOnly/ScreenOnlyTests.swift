import Foundation
import Platen
import Testing

/// What only a screen has compiles, and leaves the picture as it is.
@Suite struct ScreenOnlyTests {
  private func isSame(_ change: (AnyView) -> some View) throws -> Bool {
    let view = AnyView(box("a", 20, 10).padding(3))
    let plain = try ImageRenderer(content: view).svgData()
    return try ImageRenderer(content: change(view)).svgData() == plain
  }

  @Test func animationsSettle() throws {
    #expect(
      try isSame { view in
        view.animation(.spring(response: 0.3, dampingFraction: 0.7), value: 3)
          .animation(.easeInOut(duration: 1).delay(2).repeatForever(autoreverses: false))
          .animation(.bouncy(duration: 1, extraBounce: 0.1).speed(2), value: true)
          .transition(.move(edge: .leading).combined(with: .opacity).animation(.default))
          .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .slide))
          .transaction { $0.animation = nil }
          .contentTransition(.numericText(countsDown: true))
          .phaseAnimator([0, 1]) { content, phase in content.opacity(phase == 0 ? 1 : 0) }
      })
    var count = 0
    let result = withAnimation(.interactiveSpring()) {
      count += 1; return count
    }
    withAnimation { count += 1 }
    withAnimation(.snappy) {
      count += 1
    } completion: {
      count += 10
    }
    withTransaction(Transaction(animation: .linear)) { count += 1 }
    #expect(result == 1 && count == 14)
    #expect(Binding.constant(4).animation(.smooth).wrappedValue == 4)
  }

  @Test func gesturesAreNotMade() throws {
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { _ = $0.translation.width }
      .onEnded { _ = $0.predictedEndLocation }
    let both = MagnificationGesture().onChanged { _ = $0 }
      .simultaneously(with: RotationGesture().onEnded { _ = $0.degrees })
    #expect(
      try isSame { view in
        view.onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture { (_: CGPoint) in }
          .onLongPressGesture(minimumDuration: 1) {}
          .onLongPressGesture {
          } onPressingChanged: { _ in
          }
          .gesture(drag).gesture(both, including: .subviews)
          .highPriorityGesture(TapGesture(count: 2).onEnded {})
          .simultaneousGesture(LongPressGesture().sequenced(before: drag))
          .onHover { _ in }.allowsHitTesting(false).contentShape(Rectangle())
          .contentShape(.interaction, Circle()).hoverEffect(.lift)
          .sensoryFeedback(.success, trigger: 3)
      })
  }

  @Test func sheetsAndMenusAreNotShown() throws {
    struct Item: Identifiable { let id = 1 }
    let yes = Binding.constant(true)
    #expect(
      try isSame { view in
        view.sheet(isPresented: yes) { Text("x") }
          .sheet(item: .constant(Item?.some(Item()))) { Text("\($0.id)") }
          .fullScreenCover(isPresented: yes, onDismiss: {}) { Text("x") }
          .popover(isPresented: yes, arrowEdge: .bottom) { Text("x") }
          .alert("Title", isPresented: yes) { Button("OK", role: .cancel) {} }
          .alert("Title", isPresented: yes) {
            Button("OK") {}
          } message: {
            Text("m")
          }
          .alert(isPresented: yes) { Alert(title: Text("x"), dismissButton: .cancel()) }
          .confirmationDialog("Sure?", isPresented: yes) { Button("Yes") {} }
          .contextMenu { Button("Copy") {} }
          .presentationDetents([.medium, .height(200)]).interactiveDismissDisabled()
      })
  }

  @Test func barsAndKeyboardsAreNotShown() throws {
    #expect(
      try isSame { view in
        view.toolbar { Button("Edit") {} }
          .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} }
            ToolbarItemGroup(placement: .bottomBar) { Text("a") }
          }
          .navigationBarTitleDisplayMode(.inline).statusBar(hidden: true)
          .keyboardType(.decimalPad).textContentType(.password).submitLabel(.done)
          .autocapitalization(.none).textInputAutocapitalization(.never)
          .disableAutocorrection(true).onSubmit {}.searchable(text: .constant("a"), prompt: "Find")
          .refreshable {}.swipeActions { Button("Delete") {} }.badge(3).tag(1)
          .tabItem { Label("One", systemImage: "star") }.listRowSeparator(.hidden)
          .textSelection(.enabled).keyboardShortcut("s", modifiers: [.command])
          .onDrag { NSItemProvider() }.focusable().accessibilityElement(children: .contain)
          .accessibilitySortPriority(1).accessibilityAction(named: "Go") {}
      })
  }
}

/// A program, as files that are made for a screen have one.
private nonisolated struct SomeApp: App {
  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}
