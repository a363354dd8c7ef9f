internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// The pictures that are drawn of the previews, and their files.
struct PreviewPlan {
  /// A picture of a preview.
  struct Picture: Sendable {
    /// The position of its preview in ``previews``.
    var preview: Int
    var variant: PreviewVariant
    /// The name of its file in the folder.
    var file: String
    var job: PreviewJob
  }

  /// A preview as people know it.
  struct Preview: Sendable {
    var listed: ListedPreview
    /// The file that it stands in, without an ending; or the type of older previews.
    var source: String
    /// The name, or else a number if the source has several.
    var name: String
  }

  let previews: [Preview]
  var pictures: [Picture] = []

  /// - Parameters:
  ///   - listed: The previews, in the order of their numbers.
  ///   - only: What a source or a name has to contain; empty for all previews.
  ///   - files: The names of the files of older previews, by the sources of these.
  ///   - namesModules: Whether files of one name in several modules are named with these.
  init(
    _ listed: [ListedPreview], only: [String], _ variants: [PreviewVariant], _ look: Look,
    files: [String: String] = [:], namesModules: Bool = false
  ) {
    previews = Self.named(listed, namesModules: namesModules)
    var names: Set<String> = []
    for (i, preview) in previews.enumerated()
    where Self.isWanted(preview, of: files[preview.listed.source], only) {
      for variant in variants {
        let stem = Self.stem(of: preview, variant, apartFrom: &names)
        let format = look.animation?.rawValue ?? look.format.rawValue
        let file = stem + "." + format
        var job = PreviewJob(
          preview: preview.listed.place, path: look.path(of: file), format: format)
        job.title = preview.listed.name ?? ""
        (job.animates, job.duration) = (look.animation != nil, look.duration)
        look.set(&job, of: preview.listed, variant)
        pictures.append(Picture(preview: i, variant: variant, file: file, job: job))
      }
    }
  }

  private static func isWanted(_ preview: Preview, of file: String?, _ only: [String]) -> Bool {
    let own = preview.listed.source.hasSuffix(".swift") ? "\(preview.source).swift" : file
    let names = [preview.source, preview.name, "\(preview.source)-\(preview.name)"]
    return isWanted(names + (own.map { [$0] } ?? []), only)
  }

  /// Returns whether something of some names is wanted.
  static func isWanted(_ names: [String], _ only: [String]) -> Bool {
    only.isEmpty
      || only.contains { part in
        names.contains { $0.lowercased().contains(part.lowercased()) }
      }
  }

  private static func named(_ listed: [ListedPreview], namesModules: Bool) -> [Preview] {
    let own = listed.map { (source: source(of: $0), module: module(of: $0)) }
    let modules = Dictionary(grouping: own, by: \.source).mapValues { Set($0.map(\.module)) }
    let sources = own.map { source, module in
      namesModules && modules[source, default: []].count > 1 ? "\(module)-\(source)" : source
    }
    var counts: [String: Int] = [:]
    return zip(listed, sources).map { preview, source in
      let number = counts[source, default: 0] + (preview.name == nil ? 1 : 0)
      counts[source] = number
      let isAlone = sources.count { $0 == source } == 1
      return Preview(
        listed: preview, source: source, name: preview.name ?? (isAlone ? "" : "\(number)"))
    }
  }

  /// `Cards` of `Cards/Card.swift` and of `Cards.Card_Previews`.
  static func module(of preview: ListedPreview) -> String {
    String(preview.source.prefix { $0 != "/" && $0 != "." })
  }

  /// `Card` of `Cards/Card.swift`, of `Cards.Card_Previews` and of `Cards.Card.Previews`.
  private static func source(of preview: ListedPreview) -> String {
    let last = preview.source.split(separator: "/").last.map(String.init) ?? preview.source
    if last.hasSuffix(".swift") { return String(last.dropLast(".swift".count)) }
    var types = last.split(separator: ".").map(String.init)
    if types.count > 2, types.last == "Previews" || types.last == "Preview" { types.removeLast() }
    let type = types.last ?? last
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where type.hasSuffix(ending) && type.count > ending.count {
      return String(type.dropLast(ending.count))
    }
    return type
  }

  /// A name that no other picture has, of characters that every file system and shell takes.
  private static func stem(
    of preview: Preview, _ variant: PreviewVariant, apartFrom names: inout Set<String>
  ) -> String {
    let own = [preview.source, preview.name].filter { !$0.isEmpty }.map(UniqueFileName.safe)
    let settings = variant.settings.map {
      UniqueFileName.safe($0.name) + "=" + UniqueFileName.safe($0.value)
    }
    let parts = [own.joined(separator: "-")] + settings
    return UniqueFileName.make(parts.joined(separator: ","), apartFrom: &names)
  }
}

/// The look of the previews.
struct Look {
  var format: PictureFormat
  /// The format of pictures that move; nil for stills.
  var animation: AnimationFormat?
  /// How many seconds are shown of what moves; nil for until it has come to rest, or for one period.
  var duration: Double?
  /// The folder of the pictures.
  var folder: String
  /// The pixels per point; nil for those of the device.
  var scale: Double?
  /// Whether a view that says nothing is shown at its own size, not on a device.
  var fits = false
  /// Whether views keep clear of a device's status bar, camera and home indicator.
  var hasSafeArea = true
  /// How long views may go on after they have appeared, in seconds.
  var settleTime = PreviewLookOptions.settleTime

  func path(of file: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Sets how much space a phone or a tablet has, as in Apple's Human Interface Guidelines, under Layout: a tablet has
  /// enough of it, a phone on its side little along and, if it is one of the large ones, enough across.
  private static func setSizeClasses(_ job: inout PreviewJob, of device: Device) {
    let size = device.size
    let isTablet = min(size.width, size.height) >= 700
    let isLow = !isTablet && size.width > size.height
    (job.isLow, job.isWide) = (isLow, isTablet || isLow && size.width >= 896)
  }

  /// Returns what previews are shown on that name no device.
  private static func usualDevice(on platform: Platform?) -> Device {
    platform == .macOS ? .mac : .iPhone16
  }

  /// Sets how a preview is drawn: its own device, layout and colours count more than the variant's.
  fileprivate func set(
    _ job: inout PreviewJob, of preview: ListedPreview, _ variant: PreviewVariant
  ) {
    let own = preview.device.flatMap { Device(named: $0) }
    let device = variant.device ?? own ?? Self.usualDevice(on: variant.platform)
    // A Mac is as wide as it is, whatever a preview says of how it is held.
    let isWide = device.size.width > device.size.height
    let isTurned = device.platform == .iOS && (preview.isLandscape ?? false) != isWide
    job.scale = scale ?? Double(device.scale)
    job.width = variant.width ?? Double(isTurned ? device.size.height : device.size.width)
    job.height = variant.height ?? Double(isTurned ? device.size.width : device.size.height)
    if let width = preview.width, let height = preview.height, width > 0, height > 0 {
      (job.width, job.height) = (width, height)
    } else {
      // No width stands for the size that the view takes of the device's.
      job.fits = preview.width == 0 || fits && own == nil
      job.showsScreen = !job.fits && variant.width == nil && variant.height == nil
    }
    if device.platform == .iOS {
      let held = isTurned ? device.landscape : device
      job.screen = PreviewScreen(
        size: held.size, safeAreaInsets: hasSafeArea ? held.safeAreaInsets : EdgeInsets())
      Self.setSizeClasses(&job, of: held)
    }
    job.colorScheme = variant.colorScheme ?? preview.colorScheme
    job.dynamicTypeSize = variant.dynamicTypeSize
    job.platform = (variant.platform ?? device.platform).rawValue
    job.layoutDirection = variant.layoutDirection
    job.locale = variant.locale
    job.settleTime = settleTime
  }
}
