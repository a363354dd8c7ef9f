// WeatherKit's names: the weather is not known, as there is no service.

@_exported public import CoreLocation
@_exported public import Foundation

public enum WeatherError: Error, LocalizedError, Hashable, Sendable { case permissionDenied, unknown }
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms
  case mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String { rawValue.first.map { $0.uppercased() + rawValue.dropFirst() } ?? "" }
  public var accessibilityDescription: String { description }
}
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable { case none, hail, mixed, rain, sleet, snow }
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable { case falling, rising, steady }
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable { case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent }

public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable { case low, moderate, high, veryHigh, extreme }
  public var value: Int
  public var category: ExposureCategory
}
public struct Wind: Codable, Hashable, Sendable {
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    public var abbreviation: String { ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"][Self.allCases.firstIndex(of: self) ?? 0] }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}
public struct CurrentWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var cloudCover: Double
  public var isDaylight: Bool
  public var visibility: Measurement<UnitLength>
  public var uvIndex: UVIndex
  public var wind: Wind
}
public struct HourWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var humidity: Double
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var isDaylight: Bool
  public var uvIndex: UVIndex
  public var wind: Wind
}
public struct SunEvents: Codable, Hashable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
}
public struct MoonEvents: Codable, Hashable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}
public struct DayWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}
public struct WeatherAlert: Hashable, Sendable {
  public let summary: String
  public let region: String?
  public let detailsURL: URL
}
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable, Sendable {
  public var forecast: [Element]
  public var startIndex: Int { 0 }
  public var endIndex: Int { forecast.count }
  public subscript(position: Int) -> Element { forecast[position] }
}
public struct Weather: Hashable, Sendable {
  public var currentWeather: CurrentWeather
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
}
public struct WeatherAttribution: Hashable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
}
public struct WeatherQuery<Value> {}
extension WeatherQuery where Value == CurrentWeather { public static var current: Self { Self() } }
extension WeatherQuery where Value == Forecast<HourWeather> { public static var hourly: Self { Self() } }
extension WeatherQuery where Value == Forecast<DayWeather> { public static var daily: Self { Self() } }
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
  public func weather<Value>(for location: CLLocation, including query: WeatherQuery<Value>) async throws -> Value { throw WeatherError.permissionDenied }
  public func weather<A, B>(for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>) async throws -> (A, B) { throw WeatherError.permissionDenied }
  public func weather<A, B, C>(for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>, _ third: WeatherQuery<C>) async throws -> (A, B, C) { throw WeatherError.permissionDenied }
}
