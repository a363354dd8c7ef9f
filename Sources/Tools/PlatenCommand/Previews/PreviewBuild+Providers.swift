internal import Foundation

extension PreviewBuild {
  /// The names of the files that declare previews of the older kind, by the modules and types of these.
  var providerFiles: [String: String] {
    var files: [String: String] = [:]
    for target in targets {
      for (path, file) in zip(target.copies, target.files) {
        guard let code = sources[path]?.built(without: []), code.contains("PreviewProvider") else {
          continue
        }
        var own = PreviewSources()
        own.read(code)
        for provider in own.providers {
          files["\(target.module).\(provider.name)"] = (file as NSString).lastPathComponent
        }
      }
    }
    return files
  }

  /// The path of the file that a preview stands in, in the user's folder.
  ///
  /// - Parameter source: The module and the file's name, as `#fileID` has them.
  /// - Returns: Nil if there are several of that name, or none, as for a provider.
  func file(of source: String) -> String? {
    let parts = source.split(separator: "/").map(String.init)
    guard let module = parts.first, let name = parts.last, parts.count > 1 else { return nil }
    let found = targets.filter { $0.module == module }.flatMap(\.files)
      .filter { ($0 as NSString).lastPathComponent == name }
    return found.count == 1 ? found[0] : nil
  }

  /// The previews of the older kind, with their modules.
  var providers: [(module: String, provider: PreviewSources.Provider)] {
    targets.flatMap { target in
      target.sources.providers.map { (target.module, $0) }
        .filter { !leftOut.providers.contains("\($0).\($1.name)") }
    }
  }

  /// The app of a module, which is made before its previews are, as Xcode makes it; nil if it does nothing then, or if it
  /// is not known which of several it is.
  private func app(of target: Target) -> String? {
    let found = target.copies.filter { sources[$0]?.app != nil }
    let own = found.filter { leftOut.memberships[$0] == .app }
    let paths = own.isEmpty ? found : own
    let app = paths.count == 1 ? sources[paths[0]]?.app : nil
    return app.flatMap { leftOut.apps.contains("\(target.module).\($0)") ? nil : $0 }
  }

  /// The calls that make the apps, each in a line with its module and type.
  private var starts: [String] {
    targets.compactMap { target in
      app(of: target).map {
        let type = isDeclared($0, outside: target) ? "\(target.module).\($0)" : $0
        return "  apps.append((\(target.module.swiftLiteral), { _ = \(type)() }))  "
          + "\(LeftOut.appMark)\(target.module).\($0)"
      }
    }
  }

  /// Whether other modules that are imported declare a name.
  private func isDeclared(_ name: String, outside target: Target) -> Bool {
    targets.contains { other in
      other.module != target.module
        && other.copies.contains { sources[$0]?.declared.contains(name) ?? false }
    }
  }

  /// The providers of previews, and the apps.
  var program: String {
    let imports = targets.map { "@testable import \($0.module)" }.joined(separator: "\n")
    let additions = providers.map { module, provider in
      let name =
        severalProviders.contains(provider.name) ? "\(module).\(provider.name)" : provider.name
      let line =
        "  providers.append(\(name).self)  \(LeftOut.providerMark)\(module).\(provider.name)"
      let condition = provider.conditions.joined(separator: " && ")
      return condition.isEmpty ? line : "  #if \(condition)\n\(line)\n  #endif"
    }
    return """
      import SwiftUI

      \(imports)

      @MainActor func providersOfPackage() -> [any PreviewProvider.Type] {
        \(additions.isEmpty ? "let" : "var") providers: [any PreviewProvider.Type] = []
      \(additions.joined(separator: "\n"))
        return providers
      }

      @MainActor func appsOfPackage() -> [(module: String, make: @MainActor () -> Void)] {
        \(starts.isEmpty ? "let" : "var") apps: [(module: String, make: @MainActor () -> Void)] = []
      \(starts.joined(separator: "\n"))
        return apps
      }

      """
  }
}
