// Network's names: there is no network, and no handler is called.

@_exported public import Foundation

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Hashable, Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
  public var status: Status { .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
public final class NWPathMonitor {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public var queue: DispatchQueue? { nil }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}
public enum NWEndpoint: Hashable, Sendable {
  public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable, Sendable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public init?(_ text: String) {
      guard let value = UInt16(text) else { return nil }
      rawValue = value
    }
    public static let any = Self(integerLiteral: 0), http = Self(integerLiteral: 80), https = Self(integerLiteral: 443)
  }
  public struct Host: Hashable, ExpressibleByStringLiteral, Sendable {
    let name: String
    public init(_ string: String) { name = string }
    public init(stringLiteral value: String) { name = value }
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}
public final class NWParameters {
  public init() {}
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
}
public final class NWConnection {
  public enum State: Equatable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }
  public final class ContentContext {
    public static var defaultMessage: ContentContext { ContentContext() }
    public static var finalMessage: ContentContext { ContentContext() }
  }
  public let endpoint: NWEndpoint
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) { endpoint = .hostPort(host: host, port: port) }
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }
  public var state: State { .setup }
  public var stateUpdateHandler: ((State) -> Void)?
  public func start(queue: DispatchQueue) {}
  public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion) {}
  public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {}
  public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {}
  public func cancel() {}
}
public final class NWListener {
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public struct Service: Sendable { public init(name: String? = nil, type: String, domain: String? = nil) {} }
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
  public var service: Service?
  public var port: NWEndpoint.Port? { nil }
  public var stateUpdateHandler: ((State) -> Void)?
  public var newConnectionHandler: ((NWConnection) -> Void)?
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
public final class NWBrowser {
  public enum Descriptor { case bonjour(type: String, domain: String?) }
  public struct Result: Hashable, Sendable { public let endpoint: NWEndpoint }
  public init(for descriptor: Descriptor, using parameters: NWParameters) {}
  public var browseResultsChangedHandler: ((Set<Result>, Set<Result>) -> Void)?
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
