public import SwiftUI
public import UIKit

/// Fills its frame, as Apple's does; neither of its closures is called.
public struct SignInWithAppleButton: View {
  public struct Label: Hashable, Sendable {
    let title: String
    /// The width with the logo, in em; small type is a little wider.
    let width: CGFloat
    public static let signIn = Self(title: "Sign in with Apple", width: 10.4)
    public static let signUp = Self(title: "Sign up with Apple", width: 10.8)
    public static let `continue` = Self(title: "Continue with Apple", width: 11.6)
  }
  public struct Style: Hashable, Sendable {
    let ground: Color
    let ink: Color
    let rim: CGFloat
    public static let black = Self(ground: .black, ink: .white, rim: 0)
    public static let white = Self(ground: .white, ink: .black, rim: 0)
    public static let whiteOutline = Self(ground: .white, ink: .black, rim: 1)
  }

  private let label: Label
  private let cornerRadius: CGFloat
  @Environment(\.signInStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.init(label, cornerRadius: 6)
  }
  init(_ label: Label, cornerRadius: CGFloat) { (self.label, self.cornerRadius) = (label, cornerRadius) }

  /// The type is 43 % as high as the button, or as large as the width lets it be.
  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    return shape.fill(style.ground)
      .overlay { shape.strokeBorder(.black, lineWidth: style.rim) }
      .overlay {
        GeometryReader { proxy in
          (Text(Image(systemName: "applelogo")) + Text(verbatim: "\u{2009}" + label.title))
            .font(.system(size: min(proxy.size.height * 0.43, proxy.size.width * 0.84 / label.width), weight: .medium))
            .foregroundStyle(style.ink)
            .fixedSize()
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
      .frame(minWidth: 140, minHeight: 30)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}

// MARK: - UIKit's

open class ASAuthorizationAppleIDButton: UIControl, _DrawnUIView {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = Self.signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  public var cornerRadius: CGFloat = 6
  private var type = ButtonType.signIn
  private var style = Style.black

  public convenience init(type: ButtonType, style: Style) {
    self.init(frame: .zero)
    (self.type, self.style) = (type, style)
  }
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { self.init(type: type, style: style) }

  public var _drawn: AnyView {
    let label: SignInWithAppleButton.Label = type == .signIn ? .signIn : type == .signUp ? .signUp : .continue
    let look: SignInWithAppleButton.Style = style == .black ? .black : style == .white ? .white : .whiteOutline
    return AnyView(SignInWithAppleButton(label, cornerRadius: cornerRadius).signInWithAppleButtonStyle(look))
  }
}
