// HealthKit's names: amounts are values, no device measures, and no query finds or calls anything.

@_exported public import Foundation

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static let asleep = Self.asleepUnspecified
  public static var allAsleepValues: Set<Self> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case errorHealthDataUnavailable = 1, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorNoData = 11 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable, errorAuthorizationDenied = Code.errorAuthorizationDenied, errorNoData = Code.errorNoData
}

// MARK: - Units and amounts

public final class HKUnit: NSObject, Sendable {
  public let unitString: String
  /// How many of the base unit of its kind it is.
  let factor: Double
  private init(_ unitString: String, _ factor: Double = 1) { (self.unitString, self.factor) = (unitString, factor) }
  public convenience init(from string: String) { self.init(string, 1) }
  public static func count() -> HKUnit { HKUnit("count") }
  public static func percent() -> HKUnit { HKUnit("%") }
  public static func meter() -> HKUnit { HKUnit("m") }
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("\(prefix)m", prefix.factor) }
  public static func mile() -> HKUnit { HKUnit("mi", 1609.344) }
  public static func foot() -> HKUnit { HKUnit("ft", 0.3048) }
  public static func inch() -> HKUnit { HKUnit("in", 0.0254) }
  public static func gram() -> HKUnit { HKUnit("g") }
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("\(prefix)g", prefix.factor) }
  public static func pound() -> HKUnit { HKUnit("lb", 453.59237) }
  public static func ounce() -> HKUnit { HKUnit("oz", 28.349523125) }
  public static func liter() -> HKUnit { HKUnit("L") }
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("\(prefix)L", prefix.factor) }
  public static func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625) }
  public static func second() -> HKUnit { HKUnit("s") }
  public static func minute() -> HKUnit { HKUnit("min", 60) }
  public static func hour() -> HKUnit { HKUnit("hr", 3600) }
  public static func day() -> HKUnit { HKUnit("d", 86400) }
  public static func joule() -> HKUnit { HKUnit("J") }
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
  public static func degreeCelsius() -> HKUnit { HKUnit("degC") }
  public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
  public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor) }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor) }
}
public enum HKMetricPrefix: Int, Sendable {
  case none, femto = 13, pico = 1, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
}
public final class HKQuantity: NSObject, Sendable {
  private let value: Double
  private let unit: HKUnit
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  public func doubleValue(for unit: HKUnit) -> Double { value * self.unit.factor / unit.factor }
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

// MARK: - Kinds

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = Self(rawValue: "StepCount"), heartRate = Self(rawValue: "HeartRate"), restingHeartRate = Self(rawValue: "RestingHeartRate")
  public static let heartRateVariabilitySDNN = Self(rawValue: "HeartRateVariabilitySDNN"), activeEnergyBurned = Self(rawValue: "ActiveEnergyBurned"), basalEnergyBurned = Self(rawValue: "BasalEnergyBurned")
  public static let distanceWalkingRunning = Self(rawValue: "DistanceWalkingRunning"), distanceCycling = Self(rawValue: "DistanceCycling"), distanceSwimming = Self(rawValue: "DistanceSwimming")
  public static let flightsClimbed = Self(rawValue: "FlightsClimbed"), appleExerciseTime = Self(rawValue: "AppleExerciseTime"), appleStandTime = Self(rawValue: "AppleStandTime")
  public static let bodyMass = Self(rawValue: "BodyMass"), bodyMassIndex = Self(rawValue: "BodyMassIndex"), bodyFatPercentage = Self(rawValue: "BodyFatPercentage"), height = Self(rawValue: "Height")
  public static let bodyTemperature = Self(rawValue: "BodyTemperature"), bloodGlucose = Self(rawValue: "BloodGlucose"), oxygenSaturation = Self(rawValue: "OxygenSaturation"), respiratoryRate = Self(rawValue: "RespiratoryRate")
  public static let bloodPressureSystolic = Self(rawValue: "BloodPressureSystolic"), bloodPressureDiastolic = Self(rawValue: "BloodPressureDiastolic"), vo2Max = Self(rawValue: "VO2Max")
  public static let dietaryWater = Self(rawValue: "DietaryWater"), dietaryEnergyConsumed = Self(rawValue: "DietaryEnergyConsumed"), dietaryProtein = Self(rawValue: "DietaryProtein")
  public static let dietaryCarbohydrates = Self(rawValue: "DietaryCarbohydrates"), dietaryFatTotal = Self(rawValue: "DietaryFatTotal"), dietaryCaffeine = Self(rawValue: "DietaryCaffeine"), dietarySugar = Self(rawValue: "DietarySugar")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "SleepAnalysis"), mindfulSession = Self(rawValue: "MindfulSession"), appleStandHour = Self(rawValue: "AppleStandHour"), menstrualFlow = Self(rawValue: "MenstrualFlow")
}
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dateOfBirth = Self(rawValue: "DateOfBirth"), biologicalSex = Self(rawValue: "BiologicalSex"), bloodType = Self(rawValue: "BloodType")
}

open class HKObjectType: NSObject {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  public static func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(identifier.rawValue) }
  public static func workoutType() -> HKWorkoutType { HKWorkoutType("Workout") }
  public static func activitySummaryType() -> HKObjectType { HKObjectType("ActivitySummary") }
}
open class HKCharacteristicType: HKObjectType {}
open class HKSampleType: HKObjectType {}
public final class HKQuantityType: HKSampleType {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
public final class HKCategoryType: HKSampleType {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
public final class HKWorkoutType: HKSampleType {}

// MARK: - Samples

open class HKObject: NSObject {
  public let uuid = UUID()
  public var metadata: [String: Any]? { nil }
}
open class HKSample: HKObject {
  public let startDate: Date
  public let endDate: Date
  public let sampleType: HKSampleType
  init(_ type: HKSampleType, _ start: Date, _ end: Date) { (sampleType, startDate, endDate) = (type, start, end) }
}
public final class HKQuantitySample: HKSample {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
    (self.quantity, self.quantityType) = (quantity, quantityType)
    super.init(quantityType, startDate, endDate)
  }
}
public final class HKCategorySample: HKSample {
  public let value: Int
  public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
    self.value = value
    super.init(type, startDate, endDate)
  }
}
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, badminton = 4, baseball, basketball, climbing = 9, cycling = 13, dance, elliptical = 16, functionalStrengthTraining = 20, golf, hiking = 24, rowing = 35, running = 37, soccer = 41
  case swimming = 46, tennis = 48, traditionalStrengthTraining = 50, walking = 52, yoga = 57, coreTraining = 59, highIntensityIntervalTraining = 63, mindAndBody = 62, pilates = 66, other = 3000
}
public final class HKWorkout: HKSample {
  public var workoutActivityType: HKWorkoutActivityType { .other }
  public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  public var totalEnergyBurned: HKQuantity? { nil }
  public var totalDistance: HKQuantity? { nil }
}
public let HKPredicateKeyPathStartDate = "startDate", HKPredicateKeyPathEndDate = "endDate"
public let HKSampleSortIdentifierStartDate = "startDate", HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0
