// The part of Combine that observable objects, published properties and `onReceive` are made of. The
// rest, the subjects and the operators, is in the module Combine.

/// A type that sends values over time to its subscribers, and finally a completion.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// Why it may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Adds a subscriber, and passes it a subscription.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Has a subscriber receive the values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  ///
  /// - Returns: The subscription, which can be cancelled.
  func connect() -> any Cancellable
}

/// The publishers that operators make.
public enum Publishers {}

// MARK: - Subscribers

/// A type that receives a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values.
  associatedtype Input
  /// The error type of the publisher.
  associatedtype Failure: Error

  /// Receives the subscription, through which it requests values.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The number of further values that it asks for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end of the values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher, through which it requests values and cancels.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for further values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are there already.
public enum Subscriptions {
  /// The subscription of a publisher without values.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

// MARK: - Identifiers

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private final class Token: Sendable {}

  private let id: ObjectIdentifier
  // Holds the address that the identifier is.
  private let token: Token?

  /// Makes a new identity.
  public init() {
    let token = Token()
    (id, self.token) = (ObjectIdentifier(token), token)
  }

  /// Makes the identity of an object.
  public init(_ object: AnyObject) { (id, token) = (ObjectIdentifier(object), nil) }

  /// Returns whether two are the same.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  /// Adds the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The identifier as a number.
  public var description: String { "0x" + String(UInt(bitPattern: id), radix: 16) }
}

/// A type that has an identifier for its publishers or subscribers.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
