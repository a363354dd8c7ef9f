internal import Foundation
internal import PlatenBase
internal import PlatenControls
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
internal import PlatenViews

/// A question in the middle of a screen, as iOS's: a title, a message, and buttons beside or under each other.
struct AlertCard<Actions: View, Message: View>: _PrimitiveView {
  let title: Text?
  let actions: Actions
  let message: Message

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var buttons = context.outsideOfStacks().child(0).nodes(of: actions.asAnswers(height: 44))
    if buttons.isEmpty {
      buttons = context.outsideOfStacks().child(1).nodes(of: Button("OK") {}.asAnswers(height: 44))
    }
    let message = context.outsideOfStacks().child(2)
      .nodes(of: message.font(.footnote).multilineTextAlignment(.center))
    // Fields to write in stand under the message.
    let fields = buttons.filter { !$0.layoutValue(for: IsAnswer.self) }
    buttons.removeAll { !$0.layoutValue(for: IsAnswer.self) }
    AlertFrame(title: title, message: message, fields: fields, buttons: buttons)
      ._appendNodes(to: &list, in: context.child(3))
  }
}

/// Choices at the lower end of a screen, as iOS's, with a button that leaves things as they are.
struct ChoiceCard<Actions: View, Message: View>: _PrimitiveView {
  let title: Text?
  let actions: Actions
  let message: Message

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let buttons = context.outsideOfStacks().child(0).nodes(of: actions.asAnswers(height: 57))
    let message = context.outsideOfStacks().child(1).nodes(
      of: message.font(.footnote).foregroundColor(.secondary).multilineTextAlignment(.center))
    var cancels = buttons.filter { $0.layoutValue(for: IsCancelling.self) }
    if cancels.isEmpty {
      cancels = context.outsideOfStacks().child(2)
        .nodes(of: Button("Cancel", role: .cancel) {}.asAnswers(height: 57))
    }
    let others = buttons.filter { !$0.layoutValue(for: IsCancelling.self) }
    ChoiceFrame(title: title, message: message, buttons: others, cancel: cancels)
      ._appendNodes(to: &list, in: context.child(3))
  }
}

nonisolated extension View {
  /// This view in the looks of a screen, and not in those of the view over which it comes.
  fileprivate func plain() -> some View {
    foregroundColor(.primary).font(nil).lineLimit(nil).textCase(nil)
  }

  /// This view, over which a question comes if it is presented.
  func asks<A: View, M: View>(
    _ title: Text?, if isPresented: Bool, _ actions: () -> A, _ message: () -> M
  ) -> some View {
    presenting(.alert, if: isPresented) {
      AlertCard(title: title, actions: actions(), message: message()).plain()
    }
  }

  /// This view, over which a question about some data comes if it is presented and there are data.
  func asks<A: View, M: View, T>(
    _ title: Text?, if isPresented: Bool, about data: T?, _ actions: (T) -> A, _ message: (T) -> M
  ) -> some View {
    presenting(.alert, if: isPresented && data != nil) {
      data.map { AlertCard(title: title, actions: actions($0), message: message($0)).plain() }
    }
  }

  /// This view, over which a choice comes if it is presented.
  func offers<A: View, M: View>(
    _ title: Text?, if isPresented: Bool, _ actions: () -> A, _ message: () -> M
  ) -> some View {
    presenting(.choice, if: isPresented) {
      ChoiceCard(title: title, actions: actions(), message: message()).plain()
    }
  }

  /// This view, over which a choice about some data comes if it is presented and there are data.
  func offers<A: View, M: View, T>(
    _ title: Text?, if isPresented: Bool, about data: T?, _ actions: (T) -> A, _ message: (T) -> M
  ) -> some View {
    presenting(.choice, if: isPresented && data != nil) {
      data.map { ChoiceCard(title: title, actions: actions($0), message: message($0)).plain() }
    }
  }
}

/// Whether a view is a button, and no field to write in.
private struct IsAnswer: LayoutValueKey {
  static let defaultValue = false
}

/// Whether a button leaves things as they are.
private struct IsCancelling: LayoutValueKey {
  static let defaultValue = false
}

nonisolated extension View {
  /// This view's buttons as the answers to a question, of a height in points.
  fileprivate func asAnswers(height: CGFloat) -> some View {
    buttonStyle(AnswerStyle(height: height))
  }
}

/// A button that is as wide as the question.
private nonisolated struct AnswerStyle: PrimitiveButtonStyle, NonisolatedStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    let isCancelling = configuration.role == .cancel
    let size: CGFloat = height > 50 ? 20 : 17
    configuration.label
      .font(.system(size: size, weight: isCancelling ? .semibold : .regular))
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .layoutValue(key: IsCancelling.self, value: isCancelling)
      .layoutValue(key: IsAnswer.self, value: true)
  }
}

private struct AlertFrame: _NonisolatedView {
  let title: Text?
  let message: [Node]
  let fields: [Node]
  let buttons: [Node]

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        if let title { title.font(.headline).multilineTextAlignment(.center) }
        NodesView(nodes: message)
        if !fields.isEmpty { VStack(spacing: 8) { NodesView(nodes: fields) }.padding(.top, 14) }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      Hairline()
      answers
    }
    .frame(width: 270)
    .background { QuestionGround() }
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }

  /// Two beside each other, that which leaves things as they are first; more under each other, that one last.
  @ViewBuilder private var answers: some View {
    let cancels = buttons.filter { $0.layoutValue(for: IsCancelling.self) }
    let others = buttons.filter { !$0.layoutValue(for: IsCancelling.self) }
    if buttons.count == 2 {
      HStack(spacing: 0) {
        NodesView(nodes: [(cancels + others)[0]])
        Rectangle().fill(Color(.separator)).frame(width: 0.5, height: 44)
        NodesView(nodes: [(cancels + others)[1]])
      }
    } else {
      Rows(nodes: others + cancels)
    }
  }
}

private struct ChoiceFrame: _NonisolatedView {
  let title: Text?
  let message: [Node]
  let buttons: [Node]
  let cancel: [Node]

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if title != nil || !message.isEmpty {
          VStack(spacing: 8) {
            if let title {
              title.font(.footnote.weight(.semibold)).foregroundColor(.secondary)
                .multilineTextAlignment(.center)
            }
            NodesView(nodes: message)
          }
          .padding(16)
          if !buttons.isEmpty { Hairline() }
        }
        Rows(nodes: buttons)
      }
      .frame(maxWidth: .infinity)
      .background { QuestionGround() }
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      Rows(nodes: cancel)
        .background { Color(.secondarySystemGroupedBackground) }
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    }
    .frame(maxWidth: 500)
  }
}

/// Nodes under each other with lines between them.
private struct Rows: _NonisolatedView {
  let nodes: [Node]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(nodes.indices, id: \.self) { i in
        if i > 0 { Hairline() }
        NodesView(nodes: [nodes[i]])
      }
    }
  }
}

private struct Hairline: _NonisolatedView {
  var body: some View { Rectangle().fill(Color(.separator)).frame(height: 0.5) }
}

/// The ground of a question: nearly white, or a dark grey.
private struct QuestionGround: _NonisolatedView {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    colorScheme == .dark
      ? Color(red: 0.15, green: 0.15, blue: 0.16) : Color(red: 0.95, green: 0.95, blue: 0.96)
  }
}
