public import SwiftUI

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}

public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "", systemImageName: String = "") {}
}
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, format: String) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

// MARK: - Views

extension Button {
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
  public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) { self.init(role: role, action: {}, label: label) }
}
extension Button where Label == Text {
  public init<Intent: AppIntent>(_ title: LocalizedStringKey, intent: Intent) { self.init(title) {} }
  public init<Intent: AppIntent>(_ title: LocalizedStringKey, role: ButtonRole?, intent: Intent) { self.init(title, role: role) {} }
  @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(_ title: S, intent: Intent) { self.init(title) {} }
  @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole?, intent: Intent) { self.init(title, role: role) {} }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<Intent: AppIntent>(_ title: LocalizedStringKey, systemImage: String, intent: Intent) {
    self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(_ title: S, systemImage: String, intent: Intent) {
    self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) { self.init(isOn: .constant(isOn), label: label) }
}
extension Toggle where Label == Text {
  public init<Intent: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: Intent) { self.init(title, isOn: .constant(isOn)) }
  @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) { self.init(title, isOn: .constant(isOn)) }
}

extension View {
  public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(_ type: Intent.Type, perform action: @escaping (Intent) -> Void) -> some View { self }
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
public enum ShortcutsLinkStyle: Sendable { case automatic, automaticOutline, light, lightOutline, dark, darkOutline }
public enum SiriTipViewStyle: Sendable { case automatic, light, dark, black }

/// A button of Shortcuts: its text is the app's name there, which a preview has not.
@preconcurrency @MainActor public struct ShortcutsLink: View {
  public init(action: @escaping () -> Void = {}) {}
  public var body: some View { _LeftOutView("a link to Shortcuts is not drawn") }
}
@preconcurrency @MainActor public struct SiriTipView: View {
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { _LeftOutView("a Siri tip is not drawn") }
}
