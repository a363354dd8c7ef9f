public import SwiftUI

@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable> {
  var made: Any?
  public var environment: EnvironmentValues { EnvironmentValues() }
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
  public var body: _UIKitView { _UIKitView(name: "\(Self.self)", type: UIViewType.self, view: made?._drawn) }

  // The code of others is run only for views that are drawn.
  private var made: (any _DrawnUIView)? {
    guard UIViewType.self is any _DrawnUIView.Type else { return nil }
    let context = Context(made: makeCoordinator())
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return view as? any _DrawnUIView
  }
}
// What SwiftUI has a view for, and else a frame that says what is not drawn.
public struct _UIKitView: View {
  let name: String
  let type: Any.Type
  let view: AnyView?
  public var body: some View {
    if let view {
      view
    } else if type == UIActivityIndicatorView.self {
      ProgressView()
    } else if type == UIVisualEffectView.self {
      Rectangle().fill(.regularMaterial)
    } else {
      _LeftOutView("\(name) is a view of UIKit, which is not drawn", fills: true)
    }
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
  public var body: _LeftOutView { _LeftOutView("\(Self.self) is a controller of UIKit, which is not drawn", fills: true) }
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
