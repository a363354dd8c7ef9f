internal import Foundation
package import PlatenDrawing
internal import PlatenLayout

/// A node that means something to those who cannot see it; it is drawn as a group that says what.
final class AccessibilityNode: UnaryNode {
  private(set) var meaning = DisplayMeaning()

  func change(_ change: (inout DisplayMeaning) -> Void) { change(&meaning) }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if meaning == DisplayMeaning() {
      super.draw(into: &drawing, at: origin)
    } else {
      drawing.group({ $0.meaning = meaning }) { super.draw(into: &$0, at: origin) }
    }
  }
}

extension View {
  /// This view with something said of what it means; all that is said of one view is one meaning.
  package func meaning(_ change: @escaping (inout DisplayMeaning, EnvironmentValues) -> Void)
    -> some View
  {
    Wrapped(content: self) { child, context in
      let node = child as? AccessibilityNode ?? AccessibilityNode(child)
      node.change { change(&$0, context.environment) }
      return node
    }
  }
}

extension Node {
  /// The label of this node, or else of the one that it is around; nil if there is none.
  var accessibilityLabel: String? {
    var node = self
    while let unary = node as? UnaryNode {
      if let label = (unary as? AccessibilityNode)?.meaning.label, !label.isEmpty { return label }
      node = unary.child
    }
    return nil
  }
}

extension Text {
  /// The text's characters in an environment.
  func spoken(in environment: EnvironmentValues) -> String {
    var environment = environment
    environment.textCase = nil
    return parts(in: environment).reduce("") { text, part in
      if case .characters(let characters) = part.content { text + characters } else { text }
    }
  }
}
