// Controls of the Control Center, which are not drawn.

public import AppIntents
public import SwiftUI

@preconcurrency @MainActor public protocol ControlWidgetConfiguration {}
@preconcurrency @MainActor public protocol ControlWidgetTemplate {}
@preconcurrency @MainActor public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Body { get }
  init()
}
extension ControlWidget { public static func main() {} }

@resultBuilder public enum ControlWidgetConfigurationBuilder {
  public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}
@resultBuilder public enum ControlWidgetTemplateBuilder {
  public static func buildBlock<T: ControlWidgetTemplate>(_ content: T) -> T { content }
}

extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  public func pushHandler(_ handler: Any.Type) -> some ControlWidgetConfiguration { self }
}
extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some ControlWidgetTemplate { self }
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some ControlWidgetTemplate { self }
}
extension View {
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}

public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  public init<P: ControlValueProvider>(kind: String, provider: P, @ControlWidgetTemplateBuilder content: @escaping (P.Value) -> Content) {}
}
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public init(kind: String, intent: Configuration.Type = Configuration.self, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content) {}
  public init<P: AppIntentControlValueProvider>(
    kind: String, provider: P, @ControlWidgetTemplateBuilder content: @escaping (P.Value) -> Content
  ) where P.Configuration == Configuration {}
}

// MARK: - Templates

public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}
extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
extension ControlWidgetButton where Label == Text {
  public init(_ title: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}

public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate where Action.ValueType == Bool {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
extension ControlWidgetToggle where Label == EmptyView {
  @_disfavoredOverload public init(isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
extension ControlWidgetToggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
  @_disfavoredOverload public init(_ title: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}

public struct ControlCenter: Sendable {
  public static let shared = Self()
  public func reloadAllControls() {}
  public func reloadControls(ofKind kind: String) {}
}
