internal import Foundation
package import PlatenReports

/// A request of `platen preview` to a program that has previews in it: a list of them, or pictures.
package struct PreviewRequest: Codable, Sendable {
  /// The variables of the environment that hold the paths of the request's and of the replies' file.
  package static let variables = (
    request: "PLATEN_PREVIEWS_REQUEST", replies: "PLATEN_PREVIEWS_REPLIES"
  )

  /// The pictures; nil for a list of the previews.
  package var jobs: [PreviewJob]?
  /// The numbers of the providers that are not listed, as the program ended in them.
  package var skippedProviders: [Int] = []
  package var usesSystemFonts = false
  /// Whether no app is made, as the program ended in that.
  package var leavesAppsOut: Bool?

  package init(jobs: [PreviewJob]? = nil) { self.jobs = jobs }
}

/// Where a preview is declared.
package struct PreviewPlace: Codable, Hashable, Sendable {
  /// The number of its provider; nil for a `#Preview`.
  package var provider: Int?
  /// Its number in the provider, or among all uses of `#Preview`, from 0.
  package var index: Int
}

/// A picture of a preview.
package struct PreviewJob: Codable, Sendable {
  package var preview: PreviewPlace
  package var title = ""
  /// The file to write.
  package var path: String
  package var format: String
  /// Whether the picture moves as the preview does.
  package var animates = false
  /// How many seconds are shown of what moves; nil for until it has come to rest, or for one period.
  package var duration: Double?
  package var scale = 1.0
  /// The space that the view is offered, in points; nil for what it would like.
  package var width: Double?
  package var height: Double?
  /// The device's screen; nil for a Mac's.
  package var screen: PreviewScreen?
  /// Whether the picture shows the whole screen.
  package var showsScreen = false
  /// Whether the picture is as large as the view then is, not as the space.
  package var fits = false
  package var colorScheme: String?
  package var dynamicTypeSize: String?
  package var platform: String?
  /// Whether a screen is wide, and whether it is low, as a phone's on its side is; nil for neither.
  package var isWide: Bool?
  package var isLow: Bool?
  package var layoutDirection: String?
  package var locale: String?
  /// How long the view may go on after it has appeared, in seconds.
  package var settleTime = 0.0

  package init(preview: PreviewPlace, path: String, format: String) {
    (self.preview, self.path, self.format) = (preview, path, format)
  }
}

/// A reply of the program, written as a line of JSON.
package enum PreviewReply: Codable, Sendable {
  /// The version of Platen that the program draws with; the first line of all.
  case version(String)
  /// The app is being made.
  case starts
  /// The app is made.
  case hasStarted
  /// What is begun: a provider of the list by its number, or a picture by the number of its job.
  case begins(Int)
  case listed(ListedPreview)
  case drawn(DrawnPreview)
  /// A provider, or a picture, that fails without ending the program.
  case failed(Int, reason: String)
  /// All is done.
  case ends
}

/// A preview in the list.
package struct ListedPreview: Codable, Sendable {
  package var place: PreviewPlace
  package var source: String
  package var line: Int
  package var name: String?
  package var device: String?
  /// The size that the preview asks for in points, of no width for the size that its view takes; nil
  /// for a device's.
  package var width: Double?
  package var height: Double?
  package var isLandscape: Bool?
  package var colorScheme: String?
}

/// The outcome of a picture.
package struct DrawnPreview: Codable, Sendable {
  package var job: Int
  /// The size in points.
  package var width: Double
  package var height: Double
  package var findings: [FitFinding]
  package var layout: LayoutTree?
  /// Whether the picture shows nothing but why the preview is left out.
  package var isLeftOut = false
}
