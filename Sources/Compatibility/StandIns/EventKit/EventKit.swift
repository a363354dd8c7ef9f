// EventKit's names: events and reminders are values in memory, and no calendar is read or written.

@_exported public import Foundation

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = Self.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

extension NSNotification.Name { public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification") }

open class EKObject: NSObject {
  public var hasChanges: Bool { false }
  public var isNew: Bool { true }
}
open class EKSource: EKObject {
  public var title: String { "" }
  public var sourceType: EKSourceType { .local }
  public var sourceIdentifier: String { "" }
}
open class EKCalendar: EKObject {
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
  public var title = ""
  public var source: EKSource?
  public let calendarIdentifier = UUID().uuidString
  public var type: EKCalendarType { .local }
  public var allowsContentModifications: Bool { true }
}
open class EKAlarm: EKObject {
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  public var relativeOffset: TimeInterval = 0
  public var absoluteDate: Date?
}
open class EKRecurrenceEnd: NSObject {
  public convenience init(end: Date) { self.init() }
  public convenience init(occurrenceCount: Int) { self.init() }
}
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  public init(_ dayOfTheWeek: EKWeekday) { self.dayOfTheWeek = dayOfTheWeek }
}
open class EKRecurrenceRule: EKObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { (frequency, self.interval) = (type, interval) }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?, monthsOfTheYear: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) { (frequency, self.interval) = (type, interval) }
}
open class EKParticipant: EKObject {
  public var name: String? { nil }
  public var isCurrentUser: Bool { false }
}
open class EKStructuredLocation: EKObject {
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  public var title: String?
  public var radius: Double = 0
}

open class EKCalendarItem: EKObject {
  public var title: String! = ""
  public var location: String?
  public var notes: String?
  public var url: URL?
  public var calendar: EKCalendar!
  public var alarms: [EKAlarm]?
  public var recurrenceRules: [EKRecurrenceRule]?
  public var timeZone: TimeZone?
  public let calendarItemIdentifier = UUID().uuidString
  public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  public var attendees: [EKParticipant]? { nil }
  public var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  public var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  public var creationDate: Date? { nil }
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  public var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public var isAllDay = false
  public var availability = EKEventAvailability.busy
  public var structuredLocation: EKStructuredLocation?
  public var status: EKEventStatus { .none }
  public var eventIdentifier: String! { calendarItemIdentifier }
  public var occurrenceDate: Date! { startDate }
  public var organizer: EKParticipant? { nil }
  public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var isCompleted = false
  public var completionDate: Date?
  public var priority = 0
}

/// A store without calendars, which nobody lets the app read.
open class EKEventStore: NSObject {
  public static func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  public var calendars: [EKCalendar] { [] }
  public var sources: [EKSource] { [] }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  public func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func requestFullAccessToEvents() async throws -> Bool { false }
  public func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {}
  public func requestFullAccessToReminders() async throws -> Bool { false }
  public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  public func predicateForIncompleteReminders(withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any { 0 }
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  public func save(_ reminder: EKReminder, commit: Bool) throws {}
  public func remove(_ reminder: EKReminder, commit: Bool) throws {}
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  public func commit() throws {}
  public func reset() {}
}
