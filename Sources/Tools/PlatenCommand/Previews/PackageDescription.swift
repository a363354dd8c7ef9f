internal import Foundation

/// What the package manager says of the package that is built.
struct PackageDescription: Decodable {
  /// A target.
  struct Target: Decodable {
    var name: String
    /// The name of its module.
    var c99name: String
    var path: String
    fileprivate var type: String
    fileprivate var sources: [String]

    /// The paths of its Swift files in the package.
    var files: [String] { sources.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" } }
  }

  var name: String
  private var targets: [Target]

  /// The targets of libraries and programs.
  var codeTargets: [Target] { targets.filter { ["library", "executable"].contains($0.type) } }

  /// Asks the package manager.
  ///
  /// - Parameters:
  ///   - swift: Runs it; leaves out packages that have to be fetched once one of them cannot be, and empty targets.
  ///   - leftOut: Takes note of these.
  /// - Throws: What is wrong with the manifest.
  init(of package: PreviewPackage, _ swift: inout SwiftProgram, _ leftOut: inout LeftOut) throws {
    let outcome = try swift.run([
      "package", "--package-path", package.folder, "--scratch-path", package.scratch, "describe",
      "--type", "json",
    ])
    let json = outcome.lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    guard outcome.exitCode == 0,
      let description = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
    else {
      let errors = CompileErrors(outcome.lines, package.names)
      if let targets = leftOut.takeTargets(errors) {
        swift.environment[PreviewManifest.emptyTargetsVariable] = targets
      } else if swift.environment[PreviewManifest.offlineVariable] == nil,
        leftOut.takePackages(errors)
      {
        swift.environment[PreviewManifest.offlineVariable] = "1"
      } else {
        throw errors.error(code: .badInput)
      }
      try self.init(of: package, &swift, &leftOut)
      return
    }
    self = description
  }
}
