public import SwiftUI

@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable> {
  var made: Any?
  public var environment = EnvironmentValues()
  public var transaction: Transaction { Transaction() }
}

// `@preconcurrency` as UIKit's own declaration has it: code in Swift 5 mode conforms without naming the main actor.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == _UIKitView {
  associatedtype UIViewType = UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
  public var body: _UIKitView {
    // The code of others is run only for views that are drawn.
    guard UIViewType.self is any _DrawnUIView.Type else {
      return _UIKitView(name: "\(Self.self)", type: UIViewType.self, make: nil, update: { _, _, _ in })
    }
    return _UIKitView(name: "\(Self.self)", type: UIViewType.self) { environment in
      let coordinator = makeCoordinator()
      return (makeUIView(context: Context(made: coordinator, environment: environment)), coordinator)
    } update: { view, coordinator, environment in
      guard let view = view as? UIViewType else { return }
      updateUIView(view, context: Context(made: coordinator, environment: environment))
    }
  }
}
// What SwiftUI has a view for, and else a frame that says what is not drawn.
public struct _UIKitView: View {
  @MainActor final class Made {
    var view: Any?
    var coordinator: Any?
  }

  let name: String
  let type: Any.Type
  let make: (@MainActor (EnvironmentValues) -> (view: Any, coordinator: Any))?
  let update: @MainActor (Any, Any?, EnvironmentValues) -> Void
  @State private var made = Made()
  @Environment(\.self) private var environment

  public var body: some View {
    if let drawn {
      drawn
    } else if type == UIVisualEffectView.self {
      Rectangle().fill(.regularMaterial)
    } else {
      _LeftOutView("\(name) is a UIKit view, which is not drawn", fills: true)
    }
  }

  // The view is made once, and updated with each state.
  private var drawn: AnyView? {
    guard let make else { return nil }
    if made.view == nil { (made.view, made.coordinator) = make(environment) }
    if let view = made.view { update(view, made.coordinator, environment) }
    return (made.view as? any _DrawnUIView)?._drawn
  }
}
extension UIViewRepresentable where UIViewType == UIView {
  public func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
}
extension UIViewRepresentable {
  public func updateUIView(_ uiView: UIViewType, context: Context) {}
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewRepresentableContext where Representable: UIViewRepresentable {
  public var coordinator: Representable.Coordinator {
    guard let made = made as? Representable.Coordinator else { fatalError("this view of UIKit is not made") }
    return made
  }
}

// As for `UIViewRepresentable`.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == _LeftOutView {
  associatedtype UIViewControllerType = UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
@preconcurrency @MainActor public struct UIViewControllerRepresentableContext<Representable> {
  public var environment: EnvironmentValues { EnvironmentValues() }
}
extension UIViewControllerRepresentable {
  public var body: _LeftOutView { _LeftOutView("\(Self.self) is a UIKit view controller, which is not drawn", fills: true) }
}
extension UIViewControllerRepresentable where UIViewControllerType == UIViewController {
  public func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
}
extension UIViewControllerRepresentable {
  public func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewControllerRepresentableContext where Representable: UIViewControllerRepresentable {
  public var coordinator: Representable.Coordinator { fatalError("controllers of UIKit are not made") }
}
