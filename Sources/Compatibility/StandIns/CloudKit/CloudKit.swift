// CloudKit's names: nobody is signed in, and nothing is saved, found or called.

@_exported public import Foundation

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

public struct CKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, notAuthenticated = 9, permissionFailure, unknownItem, quotaExceeded = 25 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class CKAsset: NSObject, CKRecordValueProtocol {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKRecordZone: NSObject {
  public final class ID: NSObject, Sendable {
    public let zoneName: String
    public init(zoneName: String, ownerName: String = "_defaultOwner") { self.zoneName = zoneName }
    public static let `default` = ID(zoneName: "_defaultZone")
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
}
open class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String
  public final class ID: NSObject, Sendable {
    public let recordName: String
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { self.recordName = recordName }
  }
  public final class Reference: NSObject, CKRecordValueProtocol {
    public let recordID: ID
    public init(recordID: ID, action: ReferenceAction) { self.recordID = recordID }
    public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  public let recordType: RecordType
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
  public func value(forKey key: String) -> Any? { values[key] }
  public func setValuesForKeys(_ keyedValues: [String: Any]) { keyedValues.forEach { setValue($0.value, forKey: $0.key) } }
}
open class CKQuery: NSObject {
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {}
  public var sortDescriptors: [NSSortDescriptor]?
}
open class CKQueryOperation: Operation, @unchecked Sendable {
  // As `Operation` is, which queues share: nothing adds this one to a queue that runs.
  public final class Cursor: NSObject {}
  public init(query: CKQuery) {}
  public var resultsLimit = 0
  public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  public var recordFetchedBlock: ((CKRecord) -> Void)?
  public var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
}
open class CKDatabase: NSObject {
  public func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {}
  public func save(_ record: CKRecord) async throws -> CKRecord { record }
  public func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {}
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.unknownItem) }
  public func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {}
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { recordID }
  public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void) {}
  public func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, resultsLimit: Int = 0) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { ([], nil) }
  public func add(_ operation: CKQueryOperation) {}
}
open class CKShare: CKRecord { open class Metadata: NSObject {} }
open class CKContainer: NSObject {
  public static func `default`() -> CKContainer { CKContainer() }
  public override init() {}
  public init(identifier: String) {}
  public let publicCloudDatabase = CKDatabase(), privateCloudDatabase = CKDatabase(), sharedCloudDatabase = CKDatabase()
  public var containerIdentifier: String? { nil }
  public func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {}
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  public func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {}
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}
