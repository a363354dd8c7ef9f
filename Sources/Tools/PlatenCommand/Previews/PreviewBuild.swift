internal import Foundation
internal import PlatenBase
internal import PlatenConsole

/// Builds the program that shows the previews of a package or of loose files.
struct PreviewBuild {
  /// A target that has previews.
  struct Target {
    var name: String
    var module: String
    var sources: PreviewSources
    /// The paths of its files in the user's folder.
    var files: [String]
    /// The whole paths of these as they are built.
    var copies: [String]
  }

  /// The result of a build.
  struct Product {
    /// The program.
    var path: String
    /// The same program beside the resources of each of several projects, by their modules.
    var apps: [String: String] = [:]
    /// The types of the older previews, by their numbers in requests.
    var providers: [String]
  }

  private var package: PreviewPackage
  private var swift: SwiftProgram
  /// What the package is called, which its program of tests is named after.
  private var name: String
  private(set) var targets: [Target]
  /// The folders of all targets in the package that is built.
  private var codeFolders: [String]
  /// The user's files, by the paths of those that are built.
  private(set) var sources: [String: EditedSource] = [:]
  /// What is left out of them.
  private(set) var leftOut: LeftOut
  /// The number of files that ask for the system that they are built for.
  private(set) var conditionalFiles = 0
  /// How many previews folders of a package have that are of none of its targets, such as an app's beside it.
  private(set) var previewsOfOthers: [(folder: String, count: Int)] = []
  /// The folders of several Xcode projects that share code, and are built as one module.
  private(set) var projectFolders: [String] = []
  /// The names of providers that several modules have.
  private(set) var severalProviders: Set<String> = []
  /// Whether the folder has a package, without previews, beside what is shown.
  private(set) var isBesidePackage = false
  /// Whether the modules are made of several projects.
  private(set) var isOfProjects = false
  /// The modules of packages that loose files are built with; nil if not all are known, as for a package.
  private var ownModules: Set<String>?

  /// Looks for the previews of a package or of files.
  ///
  /// - Parameters:
  ///   - path: A Swift file, a folder of them, or a package's folder.
  ///   - conditions: What the code is told of the system that it is built for.
  ///   - packageFolders: The folders of the targets of a package in the folder, if none of these has previews.
  /// - Throws: An error if there are none, or if the package cannot be read.
  init(
    of path: String, _ conditions: PlatformConditions, besides packageFolders: [String]? = nil
  ) throws {
    leftOut = LeftOut(system: conditions.system)
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.noInput, "no such file: \"\(path)\"")
    }
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    var environment = ["PLATEN_LIBRARY_ALONE": "1"]
    if packageFolders == nil, isFolder.boolValue,
      manager.fileExists(atPath: whole + "/Package.swift"), PlaygroundManifest(in: whole) == nil
    {
      package = try PreviewPackage(package: whole)
      let isPrepared = PreviewManifest.isPrepared(whole)
      let manifest = (try? String(contentsOfFile: whole + "/Package.swift", encoding: .utf8)) ?? ""
      (sources, conditionalFiles) = try Self.sources(of: package, isPrepared ? nil : conditions)
      let imports = Self.imports(of: sources)
      environment[StandIns.variable] = try StandIns(
        imports, but: imports.filter { manifest.contains("\"\($0)\"") }
      ).value
      var described = SwiftProgram(environment: environment)
      let description = try PackageDescription(of: package, &described, &leftOut)
      environment = described.environment
      (name, codeFolders) = (description.name, description.codeTargets.map(\.path))
      let root = package.folder
      targets = description.codeTargets.map { target in
        Target(
          name: target.name, module: target.c99name,
          sources: Self.sources(in: target.files.map { "\(root)/\($0)" }), files: target.files,
          copies: target.files.map { "\(root)/\($0)" })
      }.filter { !$0.sources.isEmpty }
      previewsOfOthers = PreviewSources.counts(in: whole, but: codeFolders)
      if !previewsOfOthers.isEmpty {
        let loose = LooseFiles(whole, isFolder: true, conditions, besides: codeFolders)
        if !loose.modules.isEmpty,
          targets.isEmpty || loose.packages.contains(where: { $0.root == whole })
        {
          // An app that shows the package, or that the package is a tool of, has the other previews.
          self = try PreviewBuild(of: path, conditions, besides: codeFolders)
          return
        }
      }
      environment[PreviewManifest.previewedVariable] = targets.map(\.name).joined(separator: ",")
    } else {
      let loose = LooseFiles(
        whole, isFolder: isFolder.boolValue, conditions, besides: packageFolders ?? [])
      isBesidePackage = packageFolders != nil && !loose.packages.contains { $0.root == whole }
      if loose.modules.isEmpty { throw Self.nothing(in: path) }
      name = LooseFiles.package
      codeFolders = loose.modules.map(\.path)
      package = try PreviewPackage(loose: loose)
      let copies = Dictionary((package.mirrors.first?.files ?? [:]).map { ($1, $0) }) { $1 }
      targets = loose.modules.map { module in
        let paths = module.files.map { isFolder.boolValue ? "\(whole)/\($0)" : whole }
        return Target(
          name: module.name, module: module.name, sources: module.sources, files: module.files,
          copies: paths.compactMap { copies[$0] })
      }
      (sources, conditionalFiles) = try Self.sources(of: package, conditions, isLoose: true)
      // What is not built, as tests, declares nothing.
      let built = Set(targets.flatMap(\.copies))
      for path in package.mirrors.first?.files.keys.filter({ !built.contains($0) }) ?? [] {
        sources[path] = nil
      }
      for (local, mirror) in zip(loose.packages, package.mirrors.dropFirst())
      where "\(local.root)/".hasPrefix("\(whole)/") {
        targets += Self.targets(of: local, in: mirror, sources, shown: whole)
      }
      leftOut.memberships = package.originals.compactMapValues(loose.projects.membership)
      projectFolders = loose.sharing
      isOfProjects = loose.modules.count > 1
      if !loose.packages.contains(where: \.hasDependencies) {
        ownModules = Set(loose.packages.flatMap { $0.products + $0.modules })
      }
      environment[StandIns.variable] = try StandIns(
        Self.imports(of: sources), but: Set(loose.packages.flatMap(\.products))
      ).value
    }
    swift = SwiftProgram(environment: environment)
    let names = targets.flatMap { $0.sources.providers.map(\.name) }
    severalProviders = Set(names.filter { name in names.count { $0 == name } > 1 })
    leftOut.moduleFolders = codeFolders.map { "\(package.folder)/\($0)" }
    if targets.allSatisfy(\.sources.isEmpty) { throw Self.nothing(in: path) }
  }

  private static func nothing(in path: String) -> CommandError {
    CommandError(
      .badInput, "\"\(path)\" has no #Preview and no PreviewProvider, so there is nothing to show")
  }

  /// Reads the user's files, and writes them as they are built.
  ///
  /// - Parameter isLoose: Whether they are no package's: then none is the start of a program.
  private static func sources(
    of package: PreviewPackage, _ conditions: PlatformConditions?, isLoose: Bool = false
  ) throws -> (files: [String: EditedSource], conditional: Int) {
    var (files, conditional) = ([String: EditedSource](), 0)
    let loose = isLoose ? package.mirrors.first?.files ?? [:] : [:]
    for (path, original) in package.mirrors.flatMap(\.files) {
      let name = (path as NSString).lastPathComponent
      guard let text = try? String(contentsOfFile: original, encoding: .utf8) else {
        try SourceMirror.link(path, to: original)
        continue
      }
      let isManifest = name.hasPrefix("Package") && text.contains("swift-tools-version")
      var conditions = conditions
      if loose[path] != nil { conditions?.isPackage = false }
      conditional += !isManifest && conditions?.asks(text) ?? false ? 1 : 0
      var built = isManifest ? text : conditions?.answered(text) ?? text
      if conditions != nil, !isManifest {
        built = ManagedObjects.written(in: ObjectiveCWords.removed(from: built))
        built = FoundationFunctions.written(in: ObservableModels.marked(in: built))
      }
      if loose[path] != nil {
        built = built.replacing(/(?m)^[ \t]*@(?:main|UIApplicationMain|NSApplicationMain)\b/) {
          String(repeating: " ", count: $0.output.count)
        }
      }
      files[path] = EditedSource(built, name: name)
      try SourceMirror.write(built, to: path)
    }
    return (files, conditional)
  }

  /// The targets with previews of a package within the folder that is shown.
  private static func targets(
    of local: LocalPackage, in mirror: SourceMirror, _ sources: [String: EditedSource],
    shown whole: String
  ) -> [Target] {
    local.folders.sorted { $0.key < $1.key }.compactMap { module, folder in
      let copies = mirror.files.keys.filter { $0.hasPrefix("\(mirror.copy)/\(folder)/") }.sorted()
      var found = PreviewSources()
      for copy in copies { found.read(sources[copy]?.text ?? "") }
      if found.isEmpty { return nil }
      let files = copies.compactMap {
        mirror.files[$0].map { String($0.dropFirst(whole.count + 1)) }
      }
      return Target(name: module, module: module, sources: found, files: files, copies: copies)
    }
  }

  private static func imports(of sources: [String: EditedSource]) -> Set<String> {
    var found = PreviewSources()
    for source in sources.values { found.read(source.text) }
    return found.imports
  }

  private static func sources(in files: [String]) -> PreviewSources {
    var sources = PreviewSources()
    for file in files {
      if let text = try? String(contentsOfFile: file, encoding: .utf8) { sources.read(text) }
    }
    return sources
  }

  // MARK: - The program

  /// What is left out of the user's code, for people.
  var leftOutReport: LeftOutReport {
    LeftOutReport(leftOut, declared: Set(sources.values.flatMap(\.declared)))
  }

  /// Whether Platen's library is built with it, as in a folder where nothing was built before.
  var isFirst: Bool { !FileManager.default.fileExists(atPath: package.scratch + "/debug") }

  /// So often is code built without what did not compile the time before.
  private static let mostRounds = 64

  /// Builds the program.
  ///
  /// - Parameters:
  ///   - leavesOut: Whether what does not compile is left out, and what needs it.
  ///   - told: Is told what is being compiled.
  /// - Throws: What the compiler says is wrong.
  mutating func build(leavesOut: Bool, told: (String) -> Void = { _ in }) throws -> Product {
    var round = 0
    try writeAssetSymbols()
    try writeFoundationFunctions()
    if leavesOut, let ownModules {
      let own = Set(targets.flatMap(\.copies))
      let loose = sources.filter { own.contains($0.key) }
      leftOut.take(try MissingModules(in: loose, but: ownModules), package.names)
    }
    while let errors = try errors(told) {
      round += 1
      if leavesOut, swift.environment[PreviewManifest.offlineVariable] == nil,
        leftOut.takePackages(errors)
      {
        swift.environment[PreviewManifest.offlineVariable] = "1"
        continue
      }
      if leavesOut, let empty = leftOut.takeTargets(errors) {
        swift.environment[PreviewManifest.emptyTargetsVariable] = empty
        continue
      }
      let file = "\(package.folder)/\(PreviewPackage.program)"
      let lists = leftOut.takeProviders(errors.placed.filter { $0.path == file }, in: program)
      let changes = leftOut.take(errors, in: &sources, package.names)
      guard leavesOut, round < Self.mostRounds, lists || changes
      else { throw errors.error(code: .badInput) }
      readPreviews()
    }
    let folder = package.scratch + "/debug"
    try package.linkResources(into: folder)
    let root = codeFolders.first.map { package.original(of: "\(package.folder)/\($0)") }
    try package.writeProperties(into: folder, of: root ?? "/")
    // Those of other names are there as well where the package was renamed.
    let path = "\(folder)/\(name)PackageTests.xctest"
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(.ownFault, "\"\(folder)\" has no test program")
    }
    return Product(
      path: path, apps: isOfProjects ? try apps(path) : [:],
      providers: providers.map(\.provider.name))
  }

  /// Puts a program beside the resources of each project: apps have pictures and colours of one name each.
  ///
  /// - Returns: The paths, by the modules.
  private func apps(_ program: String) throws -> [String: String] {
    let folders = codeFolders.map { package.original(of: "\(package.folder)/\($0)") }
    var apps: [String: String] = [:]
    for (target, folder) in zip(targets, folders) {
      let place = "\(program.parentPath)/\(target.module).app"
      try SourceMirror.makeFolder(place)
      try package.linkResources(into: place) { path in
        folders.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count } == folder
      }
      try package.writeProperties(into: place, of: folder)
      let path = "\(place)/\((program as NSString).lastPathComponent)"
      try? FileManager.default.removeItem(atPath: path)
      do {
        try FileManager.default.linkItem(atPath: program, toPath: path)
      } catch {
        throw CommandError(.cannotWrite, "the link \"\(path)\" cannot be created")
      }
      apps[target.module] = path
    }
    return apps
  }

  /// Writes the names of pictures and colours that Xcode would make, and the classes of data models.
  private mutating func writeAssetSymbols() throws {
    let texts = sources.values.map(\.text)
    for target in codeFolders {
      let folder = "\(package.folder)/\(target)"
      let path = "\(folder)/\(AssetSymbols.file)"
      let declared = self.declared(in: folder)
      let own = self.texts(in: folder, but: path)
      var symbols = AssetSymbols(of: package.original(of: folder))
      symbols.addMissing(in: own, declared: declared)
      let code = symbols.code(declared: declared, in: own, used: AssetSymbols.members(in: texts))
        .map { ImportLevels.stated(in: $0, beside: own) }
      sources[path] = code.map { EditedSource($0, name: AssetSymbols.file) }
      try Self.write(code, to: path)
      try writeDataModels(in: folder)
    }
  }

  /// Writes the classes of a target's data models, which may be left out later like the user's code.
  private mutating func writeDataModels(in folder: String) throws {
    let path = "\(folder)/\(DataModels.file)"
    let texts = texts(in: folder, but: path)
    let code = DataModels(in: package.original(of: folder)).code(for: texts)
      .map { ImportLevels.stated(in: $0, beside: texts) }
    sources[path] = code.map { EditedSource($0, name: DataModels.file) }
    try Self.write(code, to: path)
  }

  /// Writes what is called in the place of Foundation's functions.
  private mutating func writeFoundationFunctions() throws {
    for target in codeFolders {
      let path = "\(package.folder)/\(target)/\(FoundationFunctions.file)"
      let texts = texts(in: "\(package.folder)/\(target)", but: path)
      let code = FoundationFunctions.code(for: texts)
        .map { ImportLevels.stated(in: $0, beside: texts) }
      // What does not compile beside the user's own is left out as theirs is.
      sources[path] = code.map { EditedSource($0, name: FoundationFunctions.file) }
      try Self.write(code, to: path)
    }
  }

  /// The names that the files in a folder declare.
  private func declared(in folder: String) -> Set<String> {
    Set(sources.filter { $0.key.hasPrefix(folder + "/") }.values.flatMap(\.declared))
  }

  /// The texts of the user's files in a folder, in the order of their paths.
  private func texts(in folder: String, but path: String) -> [String] {
    sources.filter { $0.key.hasPrefix(folder + "/") && $0.key != path }
      .sorted { $0.key < $1.key }.map(\.value.text)
  }

  /// Writes code that is no file of the user's; nil removes what an earlier build wrote.
  private static func write(_ code: String?, to path: String) throws {
    if let code {
      try SourceMirror.write(code, to: path)
    } else {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Builds what is left of the user's files.
  ///
  /// - Returns: What is wrong with them; nil if all is built.
  private func errors(_ told: (String) -> Void) throws -> CompileErrors? {
    for (path, source) in sources {
      try SourceMirror.write(source.built(without: leftOut.modules), to: path)
    }
    for target in codeFolders {
      let folder = "\(package.folder)/\(target)"
      let path = "\(folder)/\(MissingTypes.file)"
      let code = leftOut.missingTypes.code(but: declared(in: folder))
        .map { ImportLevels.stated(in: $0, beside: texts(in: folder, but: path)) }
      try Self.write(code, to: path)
    }
    try package.write(program, to: PreviewPackage.program)
    try package.write(PreviewStart.code, to: PreviewPackage.testTarget + "/Show.swift")
    let outcome = try swift.run(
      [
        "build", "--package-path", package.folder, "--scratch-path", package.scratch,
        "--build-tests", "-Xswiftc", "-use-ld=lld", "-Xswiftc", "-continue-building-after-errors",
      ], told: told)
    return outcome.exitCode == 0 ? nil : CompileErrors(outcome.lines, package.names)
  }

  /// Looks for the previews in what is left.
  private mutating func readPreviews() {
    for i in targets.indices {
      var found = PreviewSources()
      for path in targets[i].copies {
        if let source = sources[path] { found.read(source.built(without: [])) }
      }
      if !found.isEmpty { targets[i].sources = found }
    }
  }
}
