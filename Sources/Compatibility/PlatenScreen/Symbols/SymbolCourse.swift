internal import Foundation
internal import PlatenBase
internal import PlatenViews

/// How an effect moves a symbol: one round of it, which options repeat.
///
/// Apple publishes no figures for its effects: the lengths and distances are Platen's.
public struct _SymbolCourse: Sendable {
  /// How a symbol looks at a moment, beside how it looks at rest.
  struct Look: Equatable, Sendable {
    var scale = 1.0
    var opacity = 1.0
    /// Clockwise.
    var degrees = 0.0
    /// In parts of the symbol's own size.
    var offset = CGVector(dx: 0, dy: 0)
  }

  /// Seconds of one round; 0 for an effect that has none.
  var duration = 0.0
  /// Seconds that a round is followed by if it is repeated.
  var pause = 0.0
  /// The look at a part of the round, from 0 to 1.
  var look: @Sendable (Double) -> Look = { _ in Look() }
  /// Whether the symbol is away while the effect is on.
  var isAway = false
  /// What is shown in the place of what SwiftUI does; nil for what is shown as it is there.
  var difference: String?

  /// There and back in a round.
  fileprivate static func wave(_ part: Double) -> Double { (1 - cos(part * 2 * .pi)) / 2 }
  /// To and fro, less and less.
  fileprivate static func swing(_ part: Double) -> Double { sin(part * 6 * .pi) * (1 - part) }
}

extension _SymbolCourse {
  /// Grows or shrinks at once and swings back.
  static func bounce(by amount: Double) -> Self {
    Self(duration: 0.7, pause: 0.3) { part in
      // A sine that dies away; its greatest value is 0.445.
      Look(scale: 1 + amount * sin(2.5 * .pi * part) * exp(-5 * part) * (1 - part) / 0.445)
    }
  }

  /// Pales and comes back.
  static let pulse = Self(duration: 1.6) { Look(opacity: 1 - 0.65 * wave($0)) }

  /// Grows and shrinks.
  static func breathe(pales: Bool) -> Self {
    Self(duration: 2.4) { Look(scale: 1 + 0.1 * wave($0), opacity: pales ? 1 - 0.5 * wave($0) : 1) }
  }

  /// Turns once.
  static func rotate(isClockwise: Bool) -> Self {
    Self(duration: 2) { Look(degrees: (isClockwise ? 360 : -360) * $0) }
  }

  /// Shakes along a line, or turns to and fro where there is none.
  static func wiggle(_ way: CGVector?, isClockwise: Bool = true) -> Self {
    Self(duration: 0.8, pause: 0.6) { part in
      let swing = swing(part)
      guard let way else { return Look(degrees: (isClockwise ? 12 : -12) * swing) }
      return Look(offset: CGVector(dx: way.dx * swing * 0.14, dy: way.dy * swing * 0.14))
    }
  }

  /// Pales and comes back as a whole.
  static let variableColor = Self(
    duration: 1.2, look: { Look(opacity: 1 - 0.7 * wave($0)) },
    difference: "the symbol's layers change together")

  /// Returns this course, which says that it moves the symbol as a whole if its layers were to move apart.
  func byLayer(_ isByLayer: Bool) -> Self {
    var course = self
    if isByLayer { course.difference = "the symbol's layers move together" }
    return course
  }

  /// Has the symbol away.
  static let away = Self(isAway: true)
  /// Leaves the symbol as it is.
  static let still = Self()
  /// Draws the symbol at its own size.
  static let unscaled = Self(difference: "the symbol does not move")
}

// MARK: - Symbols

nonisolated extension View {
  /// This view, whose symbols move in a course.
  func symbols(
    moving course: _SymbolCourse, _ options: SymbolEffectOptions, _ start: _SymbolStart
  ) -> some View {
    movingSymbols { view, _ in
      AnyView(
        TimedView(options.timing(course, start)) { time in
          let look = time.flatMap { options.part($0, course) }.map(course.look) ?? .init()
          return SymbolLook(content: view, look: look)
        })
    }
  }
}

/// When an effect begins.
enum _SymbolStart {
  case atOnce
  case never
  case after(any Equatable)
}

/// A symbol as it looks at a moment.
private struct SymbolLook: _NonisolatedView {
  let content: AnyView
  let look: _SymbolCourse.Look

  var body: some View {
    content
      .visualEffect { [look] effect, frame in
        effect
          .offset(
            x: look.offset.dx * frame.size.width, y: look.offset.dy * frame.size.height)
      }
      .scaleEffect(look.scale).rotationEffect(.degrees(look.degrees)).opacity(look.opacity)
  }
}

extension SymbolEffectOptions {
  /// Seconds of a round and of the pause behind it.
  private func length(_ course: _SymbolCourse) -> (round: Double, period: Double) {
    let pause = delay ?? (isPeriodic ? max(course.pause, 0.5) : course.pause)
    return (course.duration / factor, (course.duration + pause) / factor)
  }

  /// When a symbol moves.
  fileprivate func timing(_ course: _SymbolCourse, _ start: _SymbolStart) -> TimedViewTiming {
    let (round, period) = length(course)
    switch start {
    case .never: return .never
    case .atOnce:
      return rounds.map { .once(period * Double($0 - 1) + round) } ?? .every(period)
    case .after(let value):
      let trigger = AnyTrigger(value)
      if rounds == nil, isEndless { return .endless(after: trigger) }
      return .once(period * Double((rounds ?? 1) - 1) + round, after: trigger)
    }
  }

  /// The part of its round that a symbol is in after some seconds; nil between two rounds.
  fileprivate func part(_ time: Double, _ course: _SymbolCourse) -> Double? {
    let (round, period) = length(course)
    let inRound = time.truncatingRemainder(dividingBy: period)
    return inRound < round ? inRound / round : nil
  }
}

nonisolated extension View {
  /// This view, in which a symbol that becomes another one shrinks while the other grows.
  func symbols(growing isReplaced: Bool) -> some View {
    movingSymbols(if: isReplaced) { view, symbol in
      guard let name = symbol.symbolName else { return view }
      return AnyView(view.transition(.symbolEffect).id(name))
    }
  }
}
