// ClockKit's names: a template's own view is drawn in its place on a watch of 44 millimetres, without the face around it, and other
// templates are dashed areas with a finding.

@_exported public import Foundation
internal import PlatenViews
public import SwiftUI

public enum CLKComplicationFamily: Int, Sendable, CaseIterable {
  case modularSmall, modularLarge, utilitarianSmall, utilitarianSmallFlat = 6, utilitarianLarge = 3, circularSmall, extraLarge = 7
  case graphicCorner, graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
}
public enum CLKComplicationPrivacyBehavior: Int, Sendable { case showOnLockScreen, hideOnLockScreen }
public enum CLKComplicationTimelineAnimationBehavior: Int, Sendable { case never, grouped, always }
public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let forward = Self(rawValue: 1), backward = Self(rawValue: 2)
}
public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"
public protocol CLKComplicationDataSource: AnyObject {}

open class CLKComplication: NSObject {
  public let family: CLKComplicationFamily
  public let identifier: String
  init(_ family: CLKComplicationFamily, _ identifier: String) { (self.family, self.identifier) = (family, identifier) }
}
open class CLKComplicationDescriptor: NSObject {
  public let identifier: String
  public let displayName: String
  public let supportedFamilies: [CLKComplicationFamily]
  public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
    (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
  }
  public convenience init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily], userInfo: [AnyHashable: Any]) {
    self.init(identifier: identifier, displayName: displayName, supportedFamilies: supportedFamilies)
  }
}
open class CLKComplicationServer: NSObject {
  public static func sharedInstance() -> CLKComplicationServer { CLKComplicationServer() }
  public var activeComplications: [CLKComplication]? { nil }
  public func reloadTimeline(for complication: CLKComplication) {}
  public func extendTimeline(for complication: CLKComplication) {}
  public func reloadComplicationDescriptors() {}
}
@preconcurrency @MainActor open class CLKComplicationTimelineEntry: NSObject {
  public let date: Date
  public let complicationTemplate: CLKComplicationTemplate
  public init(date: Date, complicationTemplate: CLKComplicationTemplate) { (self.date, self.complicationTemplate) = (date, complicationTemplate) }
}

// MARK: - Texts and pictures

open class CLKTextProvider: NSObject {
  public var tintColor: UIColor?
  public convenience init(format: String, _ arguments: any CVarArg...) { self.init() }
}
open class CLKSimpleTextProvider: CLKTextProvider {
  public let text: String
  public init(text: String, shortText: String? = nil) { self.text = text }
}
open class CLKDateTextProvider: CLKTextProvider {
  public init(date: Date, units calendarUnits: NSCalendar.Unit) {}
}
open class CLKTimeTextProvider: CLKTextProvider {
  public init(date: Date) {}
}
open class CLKRelativeDateTextProvider: CLKTextProvider {
  public enum RelativeDateStyle: Int, Sendable { case natural, offset, timer, naturalAbbreviated, offsetShort }
  public init(date: Date, style: RelativeDateStyle, units calendarUnits: NSCalendar.Unit) {}
}
open class CLKImageProvider: NSObject {
  public init(onePieceImage: UIImage) {}
  public var tintColor: UIColor?
}
open class CLKFullColorImageProvider: NSObject {
  public init(fullColorImage image: UIImage) {}
}
public enum CLKGaugeProviderStyle: Int, Sendable { case ring, fill }
open class CLKGaugeProvider: NSObject {}
open class CLKSimpleGaugeProvider: CLKGaugeProvider {
  public init(style: CLKGaugeProviderStyle, gaugeColor color: UIColor, fillFraction: Float) {}
  public init(style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, fillFraction: Float) {}
}

// MARK: - Templates

@preconcurrency @MainActor open class CLKComplicationTemplate: NSObject {
  public var tintColor: UIColor?
  var view: AnyView?
  override init() {}
}
/// A view on the black ground of its place, whose size is an estimate where Apple publishes none, with a finding for what is around it.
@MainActor private func placed(_ content: some View, in shape: some Shape, width: CGFloat, height: CGFloat) -> AnyView {
  let view = content.frame(width: width, height: height).background(.black).clipShape(shape).environment(\.colorScheme, .dark)
  return AnyView(view.undrawn("the watch face around a complication is not drawn"))
}

extension CLKComplicationTemplate {
  public enum PreviewFaceColor: Sendable { case red, orange, yellow, green, blue, purple, pink, cyan, multicolor, white }
  @ViewBuilder public func previewContext(faceColor: PreviewFaceColor = .multicolor) -> some View {
    if let view {
      view
    } else {
      _LeftOutView("\(type(of: self)) is not drawn")
    }
  }
}
open class CLKComplicationTemplateGraphicCircularView<Content: View>: CLKComplicationTemplate {
  public init(_ content: Content) {
    super.init()
    view = placed(content, in: Circle(), width: 47, height: 47)
  }
}
open class CLKComplicationTemplateGraphicRectangularFullView<Content: View>: CLKComplicationTemplate {
  public init(_ content: Content) {
    super.init()
    view = placed(content, in: RoundedRectangle(cornerRadius: 8), width: 171, height: 69)
  }
}
open class CLKComplicationTemplateGraphicExtraLargeCircularView<Content: View>: CLKComplicationTemplate {
  public init(_ content: Content) {
    super.init()
    view = placed(content, in: Circle(), width: 132, height: 132)
  }
}
open class CLKComplicationTemplateGraphicCornerCircularView<Content: View>: CLKComplicationTemplate {
  public init(_ content: Content) {
    super.init()
    view = placed(content, in: Circle(), width: 36, height: 36)
  }
}
open class CLKComplicationTemplateGraphicCornerTextView<Content: View>: CLKComplicationTemplate {
  public init(textProvider: CLKTextProvider, label: Content) { super.init() }
}
open class CLKComplicationTemplateGraphicRectangularLargeView<Content: View>: CLKComplicationTemplate {
  public init(headerTextProvider: CLKTextProvider, content: Content) { super.init() }
}
open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate {
  public init(textProvider: CLKTextProvider) { super.init() }
}
open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate {
  public init(textProvider: CLKTextProvider) { super.init() }
}
open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate {
  public init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil) { super.init() }
}
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
  public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) { super.init() }
}
open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate {
  public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) { super.init() }
}
open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplate {
  public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) { super.init() }
}
open class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplate {
  public init(imageProvider: CLKFullColorImageProvider) { super.init() }
}
open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate {
  public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) { super.init() }
}
open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate {
  public init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil) { super.init() }
}
open class CLKComplicationTemplateGraphicCircularClosedGaugeText: CLKComplicationTemplate {
  public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) { super.init() }
}
