public import Foundation

/// A store that nobody has: no data are in it, and nobody is asked.
public final class HKHealthStore: NSObject {
  public static func isHealthDataAvailable() -> Bool { false }
  public override init() {}
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  public func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {}
  public func execute(_ query: HKQuery) {}
  public func stop(_ query: HKQuery) {}
  public func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func save(_ object: HKObject) async throws {}
  public func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
  public func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
}
public final class HKBiologicalSexObject: NSObject { public var biologicalSex: HKBiologicalSex { .notSet } }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}
open class HKQuery: NSObject {
  public static func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = []) -> NSPredicate { NSPredicate(value: false) }
  public static func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: false) }
  public static func predicateForObjects(from source: Any) -> NSPredicate { NSPredicate(value: false) }
}
public final class HKSampleQuery: HKQuery {
  public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [Any]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {}
}
public final class HKQueryAnchor: NSObject { public init(fromValue value: Int) {} }
public final class HKDeletedObject: NSObject {}
public final class HKAnchoredObjectQuery: HKQuery {
  public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Handler) {}
  public var updateHandler: Handler?
}
public final class HKObserverQuery: HKQuery {
  public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) {}
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1), discreteAverage = Self(rawValue: 2), discreteMin = Self(rawValue: 4), discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32)
}
open class HKStatistics: NSObject {
  public var startDate: Date { .distantPast }
  public var endDate: Date { .distantPast }
  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
}
public final class HKStatisticsQuery: HKQuery {
  public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {}
}
open class HKStatisticsCollection: NSObject {
  public func enumerateStatistics(from start: Date, to end: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {}
  public func statistics() -> [HKStatistics] { [] }
  public func statistics(for date: Date) -> HKStatistics? { nil }
}
public final class HKStatisticsCollectionQuery: HKQuery {
  public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) {}
  public var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  public var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
}

// MARK: - Queries that are awaited

public struct HKSamplePredicate<Sample> {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>() }
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>() }
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>() }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate<HKWorkout>() }
}
public struct HKSampleQueryDescriptor<Sample> {
  public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}
public struct HKStatisticsQueryDescriptor {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}
public struct HKStatisticsCollectionQueryDescriptor {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents) {}
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
}
open class HKActivitySummary: NSObject {
  public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
}
