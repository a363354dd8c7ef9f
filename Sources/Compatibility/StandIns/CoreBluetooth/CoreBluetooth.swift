// CoreBluetooth's names: the radio is off, and no other device is found.

@_exported public import Foundation

public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1), read = Self(rawValue: 2), writeWithoutResponse = Self(rawValue: 4), write = Self(rawValue: 8), notify = Self(rawValue: 16), indicate = Self(rawValue: 32)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 1), writeable = Self(rawValue: 2), readEncryptionRequired = Self(rawValue: 4), writeEncryptionRequired = Self(rawValue: 8)
}
public struct CBATTError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported, invalidOffset, attributeNotFound = 10, unlikelyError = 14 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName", CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs", CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable", CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel", CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates", CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert", CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection", CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification", CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS", CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"

public final class CBUUID: NSObject, Sendable {
  public let uuidString: String
  public init(string: String) { uuidString = string.uppercased() }
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
  public init(data: Data) { uuidString = data.map { String(format: "%02X", $0) }.joined() }
  public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  public override var hash: Int { uuidString.hashValue }
}

open class CBManager: NSObject {
  public static var authorization: CBManagerAuthorization { .notDetermined }
  public var state: CBManagerState { .poweredOff }
  public var authorization: CBManagerAuthorization { .notDetermined }
}
public protocol CBCentralManagerDelegate: AnyObject {}
open class CBCentralManager: CBManager {
  public override init() {}
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { self.delegate = delegate }
  public weak var delegate: (any CBCentralManagerDelegate)?
  public var isScanning: Bool { false }
  public func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}
  public func stopScan() {}
  public func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  public func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  public func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}
open class CBPeer: NSObject { public let identifier = UUID() }
open class CBCentral: CBPeer { public var maximumUpdateValueLength: Int { 20 } }
public protocol CBPeripheralDelegate: AnyObject {}
open class CBPeripheral: CBPeer {
  public weak var delegate: (any CBPeripheralDelegate)?
  public var name: String? { nil }
  public var state: CBPeripheralState { .disconnected }
  public var services: [CBService]? { nil }
  public var canSendWriteWithoutResponse: Bool { false }
  public func readRSSI() {}
  public func discoverServices(_ services: [CBUUID]?) {}
  public func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  public func discoverDescriptors(for characteristic: CBCharacteristic) {}
  public func readValue(for characteristic: CBCharacteristic) {}
  public func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  public func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  public func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

// MARK: - Services

open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}
open class CBService: CBAttribute {
  public weak var peripheral: CBPeripheral?
  public var isPrimary: Bool { true }
  public var characteristics: [CBCharacteristic]?
}
public final class CBMutableService: CBService {
  public init(type uuid: CBUUID, primary isPrimary: Bool) { super.init(uuid) }
}
open class CBCharacteristic: CBAttribute {
  public weak var service: CBService?
  public var properties: CBCharacteristicProperties = []
  public var value: Data?
  public var isNotifying: Bool { false }
}
public final class CBMutableCharacteristic: CBCharacteristic {
  public init(type uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
    super.init(uuid)
    (self.properties, self.value) = (properties, value)
  }
  public var subscribedCentrals: [CBCentral]? { nil }
}
open class CBDescriptor: CBAttribute {}
public protocol CBPeripheralManagerDelegate: AnyObject {}
open class CBATTRequest: NSObject {
  public var central: CBCentral { CBCentral() }
  public var characteristic: CBCharacteristic { CBCharacteristic(CBUUID(string: "0000")) }
  public var offset: Int { 0 }
  public var value: Data?
}
open class CBPeripheralManager: CBManager {
  public override init() {}
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { self.delegate = delegate }
  public weak var delegate: (any CBPeripheralManagerDelegate)?
  public var isAdvertising: Bool { false }
  public func startAdvertising(_ advertisementData: [String: Any]?) {}
  public func stopAdvertising() {}
  public func add(_ service: CBMutableService) {}
  public func remove(_ service: CBMutableService) {}
  public func removeAllServices() {}
  public func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  @discardableResult public func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool { false }
}
