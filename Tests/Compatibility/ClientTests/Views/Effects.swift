import SwiftUI

/// An effect that moves a view as it would shake.
struct Shake: GeometryEffect {
  var distance: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: distance * sin(animatableData * .pi * 2), y: 0))
  }
}

/// A modifier with a number that could be animated.
struct Grown: AnimatableModifier {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.padding(amount).fixedFrame(width: 40 + amount)
  }
}

/// A view with a number that could be animated.
struct Meter: View, Animatable {
  var level: CGFloat

  nonisolated var animatableData: CGFloat {
    get { level }
    set { level = newValue }
  }

  var body: some View {
    Rectangle().fill(.blue).frame(width: level * 100, height: 4).named("meter")
  }
}

extension View {
  func shaken(_ times: Int) -> some View { modifier(Shake(animatableData: CGFloat(times))) }

  func grown(by amount: Double) -> ModifiedContent<Self, Grown> {
    modifier(Grown(amount: amount))
  }
}

extension View {
  /// A modifier that SwiftUI has as well, as packages bring it for systems where it has not.
  func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    frame(width: 7, height: 5)
  }
}

/// A view with the package's own modifier.
struct Waiting: View {
  var body: some View { Color.red.task {}.named("waiting") }
}
