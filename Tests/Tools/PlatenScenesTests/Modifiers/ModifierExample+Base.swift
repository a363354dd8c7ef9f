import Platen

extension ModifierExample {
  /// What is modified.
  enum Base: Sendable {
    case text
    case shape
    case row
    case controls
    case scroll

    private static let words = "Hello, here are 12 words that need more than one line to stand in"

    var yaml: String {
      switch self {
      case .text: "text: \(Self.words.debugDescription)\n"
      case .shape: "rectangle: {fill: blue}\n"
      case .row:
        """
        hStack:
          - text: "Left 1"
          - circle: {fill: red}
          - {text: Right, modifiers: [{foregroundStyle: secondary}]}

        """
      case .controls:
        """
        vStack:
          - button: Press
          - toggle: {label: Switch, isOn: true}
          - label: {title: Star, systemImage: star}
          - progressView: 0.4
          - picker: {label: Pick, selection: b, options: [a, b, c]}
          - textField: {label: Name, text: Ada}

        """
      case .scroll:
        """
        scrollView:
          - {rectangle: {fill: red}, modifiers: [{frame: {height: 300}}]}
          - circle

        """
      }
    }

    var view: AnyView {
      switch self {
      case .text: AnyView(Text(verbatim: Self.words))
      case .shape: AnyView(Rectangle().fill(.blue))
      case .row:
        AnyView(
          HStack {
            Text(verbatim: "Left 1")
            Circle().fill(.red)
            Text(verbatim: "Right").foregroundStyle(.secondary)
          })
      case .controls: AnyView(Controls())
      case .scroll:
        AnyView(
          ScrollView {
            Rectangle().fill(.red).frame(height: 300)
            Circle()
          })
      }
    }
  }

  private struct Controls: NonisolatedView {
    var body: some View {
      VStack {
        Button {
        } label: {
          Text(verbatim: "Press")
        }
        Toggle(isOn: .constant(true)) { Text(verbatim: "Switch") }
        Label {
          Text(verbatim: "Star")
        } icon: {
          Image(systemName: "star")
        }
        ProgressView(value: 0.4)
        Picker(selection: .constant("b")) {
          ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
        } label: {
          Text(verbatim: "Pick")
        }
        TextField(text: .constant("Ada"), prompt: nil) { Text(verbatim: "Name") }
      }
    }
  }
}
