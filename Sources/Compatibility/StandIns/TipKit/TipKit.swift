// TipKit's names: a tip is drawn where a view has it and its rules hold, as if it was never seen before; none is popped over.

@_exported public import Foundation
public import SwiftUI

public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status
  typealias Option = TipOption
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var shouldDisplay: Bool { rules.allSatisfy { $0.holds() } }
  public var status: Tips.Status { shouldDisplay ? .available : .pending }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

/// A tip whose type is not known.
public struct AnyTip: Tip {
  private let tip: any Tip
  public init(_ tip: some Tip) { self.tip = tip }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
}

// MARK: - What tips are made of

public enum Tips {
  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public var index: Int? { nil }
    public let disabled: Bool
    public let handler: @Sendable () -> Void
    public let label: @Sendable () -> Text
    public init(id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text) {
      (self.id, self.disabled, self.handler, self.label) = (id ?? "", disabled, handler, label)
    }
    public init<S: StringProtocol & Sendable>(id: String? = nil, title: S, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {}) {
      self.init(id: id ?? String(title), disabled: disabled, perform: handler) { Text(LocalizedStringKey(String(title))) }
    }
  }

  /// What has to be so before a tip is shown; `#Rule` makes it.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool
    public init<Value>(_ parameter: Parameter<Value>, _ holds: @escaping @Sendable (Value) -> Bool) { self.holds = { holds(parameter.wrappedValue) } }
    public init<A, B>(_ a: Parameter<A>, _ b: Parameter<B>, _ holds: @escaping @Sendable (A, B) -> Bool) { self.holds = { holds(a.wrappedValue, b.wrappedValue) } }
    public init(_ event: Event, _ holds: @escaping @Sendable (Event) -> Bool) { self.holds = { holds(event) } }
  }

  public struct EmptyDonation: Codable, Hashable, Sendable { public init() {} }
  /// Nothing is donated in a preview.
  public struct Event: Identifiable, Sendable {
    public struct Donations: Sendable {
      public var count: Int { 0 }
      public var isEmpty: Bool { true }
      public func donatedWithin(_ range: DonationTimeRange) -> Donations { self }
    }
    public let id: String
    public var donations: Donations { Donations() }
    public init(id: String) { self.id = id }
    public func donate() async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {}
  }
  public struct DonationTimeRange: Sendable {
    public static let minute = Self()
    public static let hour = Self()
    public static let day = Self()
    public static let week = Self()
    public static func minutes(_ count: Int) -> Self { Self() }
    public static func hours(_ count: Int) -> Self { Self() }
    public static func days(_ count: Int) -> Self { Self() }
    public static func weeks(_ count: Int) -> Self { Self() }
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
  }
}

public protocol TipOption: Sendable {}

extension Tips {
  /// A value that rules ask for; `@Parameter` makes it.
  // Unchecked: previews set and read it on the main thread alone.
  public final class Parameter<Value>: @unchecked Sendable {
    public var wrappedValue: Value
    public init(_ value: Value) { wrappedValue = value }
  }
  public struct ParameterOption: Sendable { public static var transient: Self { Self() } }
}

@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "PlatenMacros", type: "Parameter")

@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ holds: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PlatenMacros", type: "Rule")
@freestanding(expression)
public macro Rule<A, B>(_ a: Tips.Parameter<A>, _ b: Tips.Parameter<B>, _ holds: @escaping @Sendable (A, B) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PlatenMacros", type: "Rule")
@freestanding(expression)
public macro Rule(_ event: Tips.Event, _ holds: @escaping @Sendable (Tips.Event) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PlatenMacros", type: "Rule")

// MARK: - The app's settings

extension Tips {
  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func groupContainer(identifier: String) -> Self { Self() }
      public static func url(_ url: URL) -> Self { Self() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    public static func analyticsEngagement(_ isOn: Bool) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

@preconcurrency @MainActor public final class TipGroup {
  public enum Priority: Sendable { case firstAvailable, ordered }
  private let tips: [any Tip]
  public init(_ priority: Priority = .firstAvailable, @_TipGroupBuilder _ tips: () -> [any Tip]) { self.tips = tips() }
  public var currentTip: (any Tip)? { tips.first { $0.shouldDisplay } }
}
@resultBuilder public enum _TipGroupBuilder {
  public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}
