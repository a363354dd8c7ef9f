public import SwiftUI

/// A tip in the flow of views: nothing, while its rules do not hold.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  @Environment(\.tipLook) private var look

  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { self.tip = tip }
  public init(_ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = isPresented?.wrappedValue == false ? nil : tip
  }

  public var body: some View {
    if let tip, tip.shouldDisplay {
      let configuration = TipViewStyleConfiguration(tip: tip)
      let view = look.style.map { AnyView($0.makeBody(configuration: configuration)) } ?? AnyView(TipCard(configuration: configuration))
      view.frame(maxWidth: .infinity, alignment: .leading)
        .background(look.ground ?? AnyShapeStyle(Color(.secondarySystemBackground)))
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous))
    }
  }
}
extension TipView where Content == AnyTip {
  @_disfavoredOverload public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}

/// The tip's symbol, its texts and a button to close it, with its actions below.
private struct TipCard: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          image.resizable().scaledToFit().frame(width: look.imageSize.width, height: look.imageSize.height)
            .foregroundStyle(.tint)
        }
        VStack(alignment: .leading, spacing: 4) {
          configuration.title?.font(.headline)
          configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Image(systemName: "xmark").font(.footnote.weight(.bold)).foregroundStyle(.tertiary)
      }
      .padding(16)
      ForEach(configuration.actions) { action in
        Divider().padding(.leading, 16)
        Button(action: {}, label: { action.label().frame(maxWidth: .infinity, alignment: .leading) })
          .padding(.horizontal, 16).padding(.vertical, 11)
      }
    }
  }
}

extension View {
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View { self }
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set = .all,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
}

// MARK: - Styles

@preconcurrency @MainActor public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: TipViewStyleConfiguration) -> Body
}

@preconcurrency @MainActor public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: TipViewStyleConfiguration) -> some View { TipCard(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static nonisolated var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

struct TipLook {
  var style: (any TipViewStyle)?
  var ground: AnyShapeStyle?
  var cornerRadius: CGFloat = 13
  var imageSize = CGSize(width: 36, height: 36)
}
private struct TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}
extension EnvironmentValues {
  fileprivate var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}
extension View {
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { transformEnvironment(\.tipLook) { $0.style = style } }
  public func tipBackground(_ style: some ShapeStyle) -> some View { transformEnvironment(\.tipLook) { $0.ground = AnyShapeStyle(style) } }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { transformEnvironment(\.tipLook) { $0.cornerRadius = radius } }
  public func tipImageSize(_ size: CGSize?) -> some View { transformEnvironment(\.tipLook) { $0.imageSize = size ?? $0.imageSize } }
  public func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
}
