import SwiftUI

/// A shape that says once more that it is a view.
struct Lens: View, InsettableShape {
  var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> Lens { Lens(inset: inset + amount) }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
}

/// A shape that says itself what it consists of as a view.
struct Band: View, InsettableShape {
  private var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> Band {
    var band = self
    band.inset += amount
    return band
  }

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  var body: some View {
    GeometryReader { space in
      self.path(in: CGRect(origin: .zero, size: CGSize(width: space.size.width, height: 6)))
    }
  }
}

/// A shape with a number that could be animated, and a part of its own that it is made of.
struct Notch: Shape, Animatable {
  var depth: CGFloat

  var animatableData: CGFloat {
    get { depth }
    set { depth = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(bottom(of: rect)) }

  private func bottom(of rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY + depth, width: rect.width, height: rect.height - depth)
  }
}

/// An effect with a number that could be animated.
struct Slide: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}

/// A modifier that is to move in its own way.
struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.frame(width: 30, height: 20) }
}

/// A view that shows shapes in all the ways in which a shape is taken.
struct Shown: View {
  @State private var text = "text"

  var body: some View {
    VStack(spacing: 0) {
      Lens()
      Lens().strokeBorder(.red)
      Notch(depth: 2).fill(.blue)
      Color.green
        .clipShape(Notch(depth: 1))
        .contentShape(Lens())
        .background(.red, in: Notch(depth: 3))
        .modifier(Slide(animatableData: 4))
      Color.yellow
        .modifier(Framed().animation(.easeIn).transaction { $0.animation = nil })
        .onChange(of: changed.wrappedValue) { _, value in text = value }
    }
  }

  /// A binding that is told how a change would be animated.
  var changed: Binding<String> {
    Binding {
      text
    } set: { value, transaction in
      text = transaction.animation == nil ? value : ""
    }
  }
}
