// Security's names, which Apple's Foundation brings with it: a keychain in memory, which is empty at first.

@_exported public import Foundation

public typealias OSStatus = Int32
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true, kCFBooleanFalse: CFBoolean! = false

public let errSecSuccess: OSStatus = 0, errSecUnimplemented: OSStatus = -4, errSecParam: OSStatus = -50, errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128, errSecNotAvailable: OSStatus = -25291, errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299, errSecItemNotFound: OSStatus = -25300, errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275, errSecMissingEntitlement: OSStatus = -34018

public let kSecClass = "class", kSecValueData = "v_Data", kSecValueRef = "v_Ref", kSecValuePersistentRef = "v_PersistentRef"
public let kSecClassGenericPassword = "genp", kSecClassInternetPassword = "inet", kSecClassCertificate = "cert", kSecClassKey = "keys", kSecClassIdentity = "idnt"
public let kSecAttrAccount = "acct", kSecAttrService = "svce", kSecAttrServer = "srvr", kSecAttrGeneric = "gena", kSecAttrLabel = "labl"
public let kSecAttrDescription = "desc", kSecAttrComment = "icmt", kSecAttrAccessGroup = "agrp", kSecAttrAccessControl = "accc"
public let kSecAttrApplicationTag = "atag", kSecAttrApplicationLabel = "klbl", kSecAttrCreationDate = "cdat", kSecAttrModificationDate = "mdat"
public let kSecAttrSynchronizable = "sync", kSecAttrSynchronizableAny = "syna", kSecAttrPort = "port", kSecAttrPath = "path", kSecAttrProtocol = "ptcl"
public let kSecAttrAccessible = "pdmn", kSecAttrAccessibleWhenUnlocked = "ak", kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku", kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu", kSecAttrAccessibleAlways = "dk", kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
public let kSecAttrKeyType = "type", kSecAttrKeyClass = "kcls", kSecAttrKeySizeInBits = "bsiz", kSecAttrIsPermanent = "perm", kSecAttrTokenID = "tkid"
public let kSecMatchLimit = "m_Limit", kSecMatchLimitOne = "m_LimitOne", kSecMatchLimitAll = "m_LimitAll"
public let kSecReturnData = "r_Data", kSecReturnAttributes = "r_Attributes", kSecReturnRef = "r_Ref", kSecReturnPersistentRef = "r_PersistentRef"
public let kSecUseOperationPrompt = "u_OpPrompt", kSecUseAuthenticationContext = "u_AuthCtx", kSecUseAuthenticationUI = "u_AuthUI"
public let kSecUseDataProtectionKeychain = "nleg"

// Unsafe: read and changed only while the lock below is held.
private nonisolated(unsafe) var items: [CFDictionary] = []
private let lock = NSLock()

/// Returns whether an item has the attributes of a query, as far as these are texts.
private func matches(_ item: CFDictionary, _ query: CFDictionary) -> Bool {
  query.allSatisfy { name, value in
    guard let value = value as? String, ![kSecMatchLimit, kSecAttrAccessible, kSecAttrSynchronizable].contains(name) else { return true }
    return item[name] as? String == value
  }
}

@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  lock.withLock {
    var key = attributes
    for name in [kSecValueData, kSecAttrLabel, kSecAttrDescription, kSecAttrComment] { key[name] = nil }
    if items.contains(where: { matches($0, key) }) { return errSecDuplicateItem }
    items.append(attributes)
    return errSecSuccess
  }
}
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  lock.withLock {
    let found = items.filter { matches($0, query) }.map { item in
      query[kSecReturnAttributes] as? Bool == true ? item as AnyObject : item[kSecValueData] as AnyObject
    }
    guard let first = found.first else { return errSecItemNotFound }
    result?.pointee = query[kSecMatchLimit] as? String == kSecMatchLimitAll ? found as AnyObject : first
    return errSecSuccess
  }
}
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  lock.withLock {
    let places = items.indices.filter { matches(items[$0], query) }
    for place in places { items[place].merge(attributes) { $1 } }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  lock.withLock {
    let count = items.count
    items.removeAll { matches($0, query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
@discardableResult public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { "OSStatus \(status)" }

public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil
@discardableResult public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for i in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: i, as: UInt8.self) }
  return errSecSuccess
}
