internal import Foundation
internal import PlatenReports

extension RenderPass {
  /// Makes a part of a view that is bound to the main actor.
  ///
  /// - Parameter type: What the part belongs to, as an error names it.
  /// - Returns: Nil off the main actor, where the render has failed then.
  func onMainActor<Part>(for type: Any.Type, _ make: @MainActor () -> Part) -> Part? {
    guard MainQueueMark.isHere else {
      report(RenderError(boundToMainActor: type))
      return nil
    }
    // It stays on this thread.
    nonisolated(unsafe) var part: Part?
    MainActor.assumeIsolated { part = make() }
    return part
  }
}

/// A mark of the main queue, by which the main actor is recognised.
///
/// Its jobs are those of the main queue, which on Linux is served by any thread once the program's
/// first one waits for it.
enum MainQueueMark {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether this code runs on the main actor.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Whether this code has the main queue, and has it from another thread than the main one: nothing else of
  /// the queue is done before this code has ended.
  static var isBlocked: Bool { !Thread.isMainThread && isHere }
}

/// A style whose controls may be drawn on any thread: one that comes with Platen.
package protocol NonisolatedStyle {}

extension _ViewContext {
  /// Returns a control's view in a style, whose dynamic properties are installed.
  ///
  /// - Returns: Nil off the main actor for a style that is bound to it; the render has failed then.
  package func body<Style, Configuration, Body>(
    of control: Configuration, styledBy style: Style,
    _ makeBody: @MainActor (Style, Configuration) -> Body
  ) -> Body? {
    if style is any NonisolatedStyle {
      // What these make needs no actor, as the compiler has seen; only the requirement of the
      // styles' protocol is bound to one.
      return withoutActuallyEscaping(makeBody) {
        unsafeBitCast($0, to: ((Style, Configuration) -> Body).self)(installed(style), control)
      }
    }
    // It does not leave this thread either.
    nonisolated(unsafe) let control = control
    return mainActorBody(of: style) { makeBody($0, control) }
  }
}

extension _ViewContext {
  /// Returns what a value consists of that is bound to the main actor, its dynamic properties installed.
  ///
  /// - Returns: Nil off the main actor; the render has failed then.
  package func mainActorBody<Value, Body>(
    of value: Value, _ makeBody: @MainActor (Value) -> Body
  ) -> Body? {
    // Nothing leaves this thread: where it is not the main actor, nothing is done.
    nonisolated(unsafe) let (context, value) = (self, value)
    return pass.onMainActor(for: Value.self) { makeBody(context.installed(value)) }
  }
}

extension RenderError {
  /// The error of a view, a modifier or a style that is asked for off the main actor.
  fileprivate init(boundToMainActor type: Any.Type) {
    let name = "\(type)".prefix { $0 != "<" }
    self.init(
      code: .mainActor,
      description: "\"\(name)\" is bound to the main actor, and is rendered elsewhere: render it on"
        + " the main actor, or make it a NonisolatedView")
  }
}
