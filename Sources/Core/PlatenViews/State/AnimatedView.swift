internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenReports

// How views change in a picture that moves. In a still picture these are the views alone.

nonisolated extension View {
  /// This view, whose changes are animated in a way when a value has changed.
  package func animated(_ animation: Animation?, by value: some Equatable) -> some View {
    AnimatedView(content: self) { motion, context in
      if context.hasChanged(value) { motion.curve = animation?.curve ?? .atOnce }
    }
  }

  /// This view, whose changes are animated in a way.
  package func animated(_ animation: Animation?) -> some View {
    AnimatedView(content: self) { motion, _ in motion.curve = animation?.curve ?? .atOnce }
  }

  /// This view, whose changes go with another transaction.
  package func animated(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    AnimatedView(content: self) { motion, _ in motion.change(transform) }
  }

  /// This view, whose changes go with another transaction when a value has changed.
  package func animated(
    by value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimatedView(content: self) { motion, context in
      if context.hasChanged(value) { motion.change(transform) }
    }
  }
}

nonisolated extension View {
  /// This view, whose texts change in a way.
  package func changingContent(_ change: ContentChange) -> some View {
    AnimatedView(content: self) { motion, context in
      switch change {
      case .atOnce: motion.changeAtOnce()
      case .fading: (motion.content, motion.splitsTexts) = (nil, false)
      case .rolling(let countsDown): motion.rollDigits(down: countsDown)
      case .rollingBy(let value): motion.rollDigits(down: context.valueBefore(value) > value)
      }
    }
  }

  /// This view, which SwiftUI would move otherwise than it is drawn in a picture that moves.
  ///
  /// - Parameters:
  ///   - detail: The name of the view or modifier, and what is shown instead.
  ///   - isTold: Whether it is told of at all.
  package func isStill(_ detail: String, if isTold: Bool = true) -> some View {
    StillView(content: self, detail: detail) { _ in isTold }
  }

  /// This view, which SwiftUI would move otherwise when a value changes.
  package func isStill(_ detail: String, at value: some Equatable) -> some View {
    StillView(content: self, detail: detail) { $0.hasChanged(value) }
  }
}

/// A view of which it is told that it does not move as in SwiftUI.
private struct StillView<Content: View>: _PrimitiveView {
  let content: Content
  let detail: String
  let isTold: (_ViewContext) -> Bool

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard context.pass.parts == .all else { return content._appendNodes(to: &list, in: context) }
    if isTold(context) { context.pass.noteReplacement(.still, detail) }
    context.child(0).append(content, to: &list)
  }
}

/// A view whose parts move in a way of their own.
private struct AnimatedView<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout PartMotion, _ViewContext) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard context.pass.parts == .all else { return content._appendNodes(to: &list, in: context) }
    var inner = context.child(0)
    change(&inner.environment.partMotion, context)
    inner.append(content, to: &list)
  }
}

extension PartMotion {
  /// Changes the course as a transaction is changed.
  fileprivate mutating func change(_ transform: (inout Transaction) -> Void) {
    // Of a change whose animation is not known here, that is the default until somebody sets another.
    let given = curve.map(Animation.init) ?? .default
    var transaction = Transaction(animation: given)
    transform(&transaction)
    let animation = transaction.change.animation
    if animation != given { curve = animation?.curve ?? .atOnce }
  }
}

/// How a text becomes another one.
package enum ContentChange: Equatable, Sendable {
  /// Without a fade.
  case atOnce
  /// By fading over.
  case fading
  /// By digits that roll from below and up, or the other way if they count down.
  case rolling(countsDown: Bool)
  /// By digits that roll from below and up where a value grows.
  case rollingBy(Double)
}

extension PartMotion {
  fileprivate mutating func changeAtOnce() {
    splitsTexts = false
    content = { _ in
      var transition = PartTransition(insertion: .init(), removal: .init())
      transition.insertionCurve = .atOnce
      transition.removalCurve = .atOnce
      return transition
    }
  }

  fileprivate mutating func rollDigits(down isDown: Bool) {
    splitsTexts = true
    content = { size in
      var (below, above) = (PartTransition.Absence(), PartTransition.Absence())
      (below.opacity, above.opacity) = (0, 0)
      (below.offset.dy, above.offset.dy) = (size.height / 2, -size.height / 2)
      return isDown
        ? PartTransition(insertion: above, removal: below)
        : PartTransition(insertion: below, removal: above)
    }
  }
}

// MARK: - Values

/// A value, and the one of the picture before the change that is under way.
private struct ValueBefore<Value> {
  var settled: Value
  var latest: Value
  /// The change for which they were looked at.
  var change: Int
}

extension _ViewContext {
  /// Returns whether a value is another than in the picture before the change that is under way.
  func hasChanged<Value: Equatable>(_ value: Value) -> Bool { valueBefore(value) != value }

  /// Returns the value in the picture before the change that is under way.
  func valueBefore<Value>(_ value: Value) -> Value {
    let memory: StateLocation<ValueBefore<Value>?> = memory()
    var known =
      memory.value ?? ValueBefore(settled: value, latest: value, change: pass.changeNumber)
    if known.change != pass.changeNumber {
      known.settled = known.latest
      known.change = pass.changeNumber
    }
    known.latest = value
    memory.keep(known)
    return known.settled
  }
}
