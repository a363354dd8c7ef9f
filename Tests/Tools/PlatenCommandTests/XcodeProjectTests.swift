import Foundation
import TestSupport
import Testing

@testable import PlatenCommand

@Suite("What Xcode projects say of Swift files") struct XcodeProjectTests {
  /// An app for iOS, a clock for watches and tests, with files in groups; and a folder that a target compiles whole.
  private static let project = """
    // !$*UTF8*$!
    {
      rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (APP, WATCH, TESTS, WHOLE); buildConfigurationList = PL;};
        PL = {isa = XCConfigurationList; buildConfigurations = (PC);};
        PC = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos;};};
        G = {isa = PBXGroup; children = (GA, S, "W S"); sourceTree = "<group>";};
        GA = {isa = PBXGroup; path = "My App"; children = (A, B, C); sourceTree = "<group>";};
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
        B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>";};
        C = {isa = PBXFileReference; path = Shared/C.swift; sourceTree = SOURCE_ROOT;};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E); sourceTree = "<group>";};
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WHOLE; membershipExceptions = (Old.swift);};
        FA = {isa = PBXBuildFile; fileRef = A;};
        FB = {isa = PBXBuildFile; fileRef = B;};
        FC = {isa = PBXBuildFile; fileRef = C;};
        "W S" = {isa = PBXGroup; path = Watch; children = (); sourceTree = "<group>";};
        APP = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (SA);};
        SA = {isa = PBXSourcesBuildPhase; files = (FA, FC);};
        WATCH = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (SW);
          buildConfigurationList = WL;};
        SW = {isa = PBXSourcesBuildPhase; files = (FB, FC);};
        WL = {isa = XCConfigurationList; buildConfigurations = (WC);};
        WC = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = watchos;};};
        TESTS = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (ST);};
        ST = {isa = PBXSourcesBuildPhase; files = (FB);};
        WHOLE = {isa = PBXNativeTarget; productType = "com.apple.product-type.framework"; buildPhases = ();
          fileSystemSynchronizedGroups = (S);};
      };
    }
    """

  /// Runs checks on a folder with a project.
  private func withProject(_ text: String, check: (String) throws -> Void) throws {
    let place = try Workplace()
    let folder = place.folder.path
    try FileManager.default.createDirectory(
      atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
    try place.write(text.utf8, to: "App.xcodeproj/project.pbxproj")
    try withExtendedLifetime(place) { try check(folder) }
  }

  @Test func eachFileIsOfTheNearestTargetThatCompilesIt() throws {
    let files: [(String, XcodeProjects.Membership)] = [
      ("My App/A.swift", .app), ("My App/B.swift", .otherSystem), ("Shared/C.swift", .app),
      ("Kit/deep/D.swift", .target), ("Kit/Old.swift", .unused), ("My App/Gone.swift", .unused),
    ]
    try withProject(Self.project) { folder in
      // From the folder of the project, and from the app's in it.
      for place in [folder, folder + "/My App"] {
        let projects = XcodeProjects(in: place, system: "iOS")
        for (file, membership) in files {
          #expect(projects.membership(of: "\(folder)/\(file)") == membership, "\(file)")
        }
      }
      let watch = XcodeProjects(in: folder, system: "watchOS")
      #expect(watch.membership(of: folder + "/My App/B.swift") == .app)
    }
  }

  @Test func projectsThatShareNothingAreApart() throws {
    let place = try Workplace()
    let root = place.folder.path
    let alone = Self.project.replacing("path = Shared/C.swift", with: "path = C.swift")
    let library = alone.replacing("WHOLE = {", with: "WHOLE = {name = Kit; ")
    for (folder, text) in [
      ("A", library), ("B/deep", alone), ("B/deep/Inner", alone), ("C", Self.project),
    ] {
      let project = "\(folder)/App.xcodeproj"
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(project)", withIntermediateDirectories: true)
      try place.write(text.utf8, to: "\(project)/project.pbxproj")
    }
    let projects = XcodeProjects(in: root, system: "iOS")
    #expect(projects.separateFolders(in: root) == ["A", "B/deep", "C"])
    #expect(projects.separateFolders(in: root + "/A").isEmpty)
    #expect(projects.separateFolders(in: root + "/B/deep").isEmpty)
    #expect(!projects.usesOthers(root + "/A", importing: ["Kit", "SwiftUI"]))
    #expect(projects.usesOthers(root + "/B/deep", importing: ["Kit", "SwiftUI"]))
    #expect(!projects.usesOthers(root + "/C", importing: ["SwiftUI"]))
  }

  /// Of a file that a project names and that is not there nothing can be shared.
  @Test func aProjectThatCompilesFilesElsewhereUsesOthers() throws {
    let place = try Workplace()
    let root = place.folder.path
    try FileManager.default.createDirectory(
      atPath: root + "/C/App.xcodeproj", withIntermediateDirectories: true)
    let text = Self.project.replacing("Shared/C.swift", with: "../C.swift")
    try place.write(text.utf8, to: "C/App.xcodeproj/project.pbxproj")
    #expect(!XcodeProjects(in: root, system: "iOS").usesOthers(root + "/C", importing: []))
    try place.write("".utf8, to: "C.swift")
    #expect(XcodeProjects(in: root, system: "iOS").usesOthers(root + "/C", importing: []))
  }

  @Test(arguments: [
    "{ objects = ", "{}",
    "{ rootObject = P; objects = { P = { mainGroup = G; }; G = { children = (G); }; }; }",
    "{ rootObject = P; objects = { P = { mainGroup = G; }; G = { children = (H, H); }; H = { children = (G, G); }; }; }",
  ])
  func aBrokenProjectPutsNoFileIntoATarget(text: String) throws {
    try withProject(text) { folder in
      let membership = XcodeProjects(in: folder, system: "iOS").membership(of: folder + "/a.swift")
      #expect(membership == nil || membership == XcodeProjects.Membership.unused)
    }
  }
}
