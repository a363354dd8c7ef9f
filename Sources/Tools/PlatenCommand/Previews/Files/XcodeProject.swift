internal import Foundation
internal import PlatenBase

/// What Xcode projects say of the Swift files in a folder: which targets compile them.
///
/// A folder may have files that no target compiles any more, and a type of one name in each of several targets.
struct XcodeProjects {
  /// How close a file is to the app that the previews belong to.
  enum Membership: Int, Comparable {
    /// An app for the system compiles it.
    case app
    /// Another target for the system compiles it.
    case target
    /// Only targets for other systems compile it.
    case otherSystem
    /// No target compiles it.
    case unused

    static func < (a: Membership, b: Membership) -> Bool { a.rawValue < b.rawValue }
  }

  private let projects: [XcodeProject]

  /// No projects.
  init() { projects = [] }

  /// Reads the projects in a folder, or beside it.
  ///
  /// - Parameters:
  ///   - folder: The whole path of the folder.
  ///   - system: The system that previews are drawn for, as `iOS`.
  init(in folder: String, system: String) {
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.parentPath)) ?? []
    let paths =
      SwiftFiles.all(in: folder, endingIn: ["xcodeproj"])
      + beside.filter { $0.hasSuffix(".xcodeproj") }.map { folder.parentPath + "/" + $0 }
    projects = paths.compactMap { XcodeProject(at: $0, system: system) }
  }

  /// The folders within one that have a project each; none where the folder itself has one.
  ///
  /// A project within another's folder is one that it uses.
  ///
  /// - Parameter root: The whole path of the folder.
  /// - Returns: Paths within the folder.
  func separateFolders(in root: String) -> [String] {
    let all = Set(projects.map(\.folder)).filter { $0.isWithin(root) }.sorted()
    if all.contains(root) { return [] }
    let top = all.filter { one in !all.contains { $0 != one && one.isWithin($0) } }
    return top.map { String($0.dropFirst(root.count + 1)) }
  }

  /// Returns those of some folders whose projects share code: a project compiles files outside of its folder, or
  /// imports a library that a project elsewhere makes.
  ///
  /// - Parameter folders: The whole paths of the folders, with the modules that the files in them import.
  func sharing(_ folders: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    for (folder, imports) in folders {
      let own = projects.filter { $0.folder.isWithin(folder) }
      let files = own.flatMap { $0.files(outside: folder) }
      let imported = imports.subtracting(own.flatMap(\.libraries))
      let makers = projects.filter {
        !$0.folder.isWithin(folder) && !$0.libraries.isDisjoint(with: imported)
      }
      guard !files.isEmpty || !makers.isEmpty else { continue }
      let used = files + makers.map(\.folder)
      found.formUnion(folders.keys.filter { other in used.contains { $0.isWithin(other) } })
      found.insert(folder)
    }
    return found
  }

  /// Returns what the projects say of a file; nil where there is none.
  ///
  /// - Parameter path: The whole path of the file.
  func membership(of path: String) -> Membership? {
    projects.filter { path.hasPrefix($0.folder + "/") }.map { $0.membership(of: path) }.min()
  }

  /// Returns the settings of the app that a folder is of; nil if no project there makes one for the system.
  ///
  /// - Parameter folder: The whole path of the folder.
  func app(in folder: String) -> AppSettings? {
    projects.filter { $0.folder.isWithin(folder) || folder.isWithin($0.folder) }
      .lazy.compactMap(\.app).first
  }
}

extension String {
  /// Returns whether a path is that of a folder, or of something within it.
  fileprivate func isWithin(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}

/// An Xcode project: its targets with the Swift files that they compile.
private struct XcodeProject {
  /// The folder that its paths begin in.
  let folder: String
  /// For each file that is named, or folder that is compiled whole, the nearest target.
  private var members: [String: XcodeProjects.Membership] = [:]
  private var folders: [(path: String, without: Set<String>, member: XcodeProjects.Membership)] = []

  /// The settings of the first app for the system.
  private(set) var app: AppSettings?
  /// The modules that other projects may import.
  private(set) var libraries: Set<String> = []

  /// Returns the files, and the folders compiled whole, that it compiles and that are outside of a folder.
  func files(outside folder: String) -> [String] {
    (members.keys.filter { $0.hasSuffix(".swift") } + folders.map(\.path)).filter {
      !$0.isWithin(folder) && FileManager.default.fileExists(atPath: $0)
    }
  }

  private let objects: [String: [String: Any]]

  /// Reads a project; nil if it is none.
  init?(at path: String, system: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let project = list as? [String: Any],
      let objects = project["objects"] as? [String: [String: Any]],
      let root = (project["rootObject"] as? String).flatMap({ objects[$0] })
    else { return nil }
    (folder, self.objects) = (path.parentPath, objects)
    var places: [String: String] = [:]
    find(root["mainGroup"] as? String, in: folder, &places)
    let usual = systems(of: root)
    for id in root["targets"] as? [String] ?? [] {
      guard let target = objects[id] else { continue }
      let kind = target["productType"] as? String ?? ""
      if kind.contains("test") { continue }
      if kind.contains("framework") || kind.contains("library"),
        let name = target["name"] as? String
      {
        libraries.insert(name)
      }
      let own = systems(of: target)
      let isOwn = (own.isEmpty ? usual : own).contains(system) || (own + usual).isEmpty
      let isApp = kind.hasSuffix(".application")
      if isApp, isOwn, app == nil { app = settings(of: target, of: root, places) }
      read(target, id: id, places, as: isOwn ? (isApp ? .app : .target) : .otherSystem)
    }
  }

  func membership(of path: String) -> XcodeProjects.Membership {
    let whole = folders.filter { folder in
      path.hasPrefix(folder.path + "/")
        && !folder.without.contains(String(path.dropFirst(folder.path.count + 1)))
    }
    return (whole.map(\.member) + [members[path] ?? .unused]).min() ?? .unused
  }

  /// Takes the files that a target compiles.
  private mutating func read(
    _ target: [String: Any], id: String, _ places: [String: String],
    as member: XcodeProjects.Membership
  ) {
    let phases = strings(target["buildPhases"]).compactMap { objects[$0] }
    for phase in phases where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in strings(phase["files"]).compactMap({ objects[$0]?["fileRef"] as? String }) {
        guard let path = places[file] else { continue }
        members[path] = min(members[path] ?? .unused, member)
      }
    }
    let own = strings(target["fileSystemSynchronizedGroups"])
    for (group, path) in places.sorted(by: { $0.key < $1.key }) {
      guard let object = objects[group],
        object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
      else { continue }
      let exceptions = exceptions(of: object, for: id)
      if own.contains(group) {
        folders.append((path, Set(exceptions), member))
      } else {
        // Of a folder that is not the target's it compiles the exceptions alone.
        for file in exceptions {
          members["\(path)/\(file)"] = min(members["\(path)/\(file)"] ?? .unused, member)
        }
      }
    }
  }

  /// The files in a folder for which a target does not do what it does with the folder.
  private func exceptions(of group: [String: Any], for target: String) -> [String] {
    strings(group["exceptions"]).compactMap { objects[$0] }
      .filter { $0["target"] as? String == target }.flatMap { strings($0["membershipExceptions"]) }
  }

  /// Finds where the files and the groups below one lie.
  private func find(
    _ id: String?, in folder: String, _ places: inout [String: String]
  ) {
    // A broken project may name a group twice, or in itself.
    guard let id, places[id] == nil, let object = objects[id] else { return }
    var place = object["sourceTree"] as? String == "SOURCE_ROOT" ? self.folder : folder
    if let path = object["path"] as? String { place += "/" + path }
    place = URL(fileURLWithPath: place).standardizedFileURL.path
    places[id] = place
    for child in strings(object["children"]) { find(child, in: place, &places) }
  }

  /// The settings of a target, over those of the project.
  private func settings(
    of target: [String: Any], of root: [String: Any], _ places: [String: String]
  ) -> AppSettings {
    var settings = AppSettings(folder: folder)
    for object in [root, target] {
      let all = strings(
        objects[object["buildConfigurationList"] as? String ?? ""]?["buildConfigurations"]
      )
      .compactMap { objects[$0] }
      guard let configuration = all.first(where: { $0["name"] as? String == "Debug" }) ?? all.first
      else { continue }
      if let path = places[configuration["baseConfigurationReference"] as? String ?? ""] {
        settings.take(configuration: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
      }
      settings.take(configuration["buildSettings"] as? [String: Any] ?? [:])
    }
    settings.take(["TARGET_NAME": target["name"] ?? ""])
    return settings
  }

  /// The systems that the settings of a target or a project name.
  private func systems(of object: [String: Any]) -> [String] {
    let list = objects[object["buildConfigurationList"] as? String ?? ""]
    let settings = strings(list?["buildConfigurations"])
      .compactMap { objects[$0]?["buildSettings"] as? [String: Any] }
    var words: [String] = []
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      for case let value as String in settings.compactMap({ $0[name] }) {
        words += value.split(separator: " ").map(String.init)
      }
    }
    return words.compactMap { Self.systems[$0] }
  }

  private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

  private static let systems = [
    "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "watchos": "watchOS",
    "watchsimulator": "watchOS", "appletvos": "tvOS", "appletvsimulator": "tvOS",
    "xros": "visionOS", "xrsimulator": "visionOS",
  ]
}
