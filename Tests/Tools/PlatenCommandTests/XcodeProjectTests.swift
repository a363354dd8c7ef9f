import Foundation
import TestSupport
import Testing

@testable import PlatenCommand

@Suite("What Xcode projects say of Swift files") struct XcodeProjectTests {
  /// An app for iOS, a clock for watches and tests, with files in groups; a folder that a target compiles whole, and one
  /// of which another compiles a file.
  private static let project = """
    // !$*UTF8*$!
    {
      rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (APP, WATCH, TESTS, WHOLE); buildConfigurationList = PL;};
        PL = {isa = XCConfigurationList; buildConfigurations = (PC);};
        PC = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos;};};
        G = {isa = PBXGroup; children = (GA, S, T, "W S"); sourceTree = "<group>";};
        GA = {isa = PBXGroup; path = "My App"; children = (A, B, C); sourceTree = "<group>";};
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
        B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>";};
        C = {isa = PBXFileReference; path = Shared/C.swift; sourceTree = SOURCE_ROOT;};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E); sourceTree = "<group>";};
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WHOLE; membershipExceptions = (Old.swift);};
        T = {isa = PBXFileSystemSynchronizedRootGroup; path = Clock; exceptions = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WATCH; membershipExceptions = (App/Clock.swift);};
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
      ("Clock/App/Clock.swift", .otherSystem), ("Clock/App/Gone.swift", .unused),
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

  /// Makes a folder with projects.
  private func withProjects(_ projects: [String: String], check: (String) throws -> Void) throws {
    let place = try Workplace()
    for (folder, text) in projects {
      let project = "\(folder)/App.xcodeproj"
      try FileManager.default.createDirectory(
        atPath: "\(place.folder.path)/\(project)", withIntermediateDirectories: true)
      try place.write(text.utf8, to: "\(project)/project.pbxproj")
    }
    try withExtendedLifetime(place) { try check(place.folder.path) }
  }

  /// The project without its file in a folder beside it; its framework has a name.
  private static let alone = project.replacing("path = Shared/C.swift", with: "path = C.swift")
  private static let library = alone.replacing("WHOLE = {", with: "WHOLE = {name = Kit; ")

  @Test func eachProjectWithAFolderOfItsOwnIsApart() throws {
    let projects = [
      "A": Self.alone, "B/deep": Self.alone, "B/deep/Inner": Self.alone, "C/D": Self.alone,
    ]
    try withProjects(projects) { root in
      let projects = XcodeProjects(in: root, system: "iOS")
      #expect(projects.separateFolders(in: root) == ["A", "B/deep", "C/D"])
      // A project beside the folder that is shown is none in it.
      let beside = XcodeProjects(in: root + "/B", system: "iOS")
      #expect(beside.separateFolders(in: root + "/B") == ["deep"])
      #expect(beside.separateFolders(in: root + "/B/deep").isEmpty)
    }
  }

  @Test func aLibraryIsSharedUnlessEachHasItsOwn() throws {
    try withProjects(["A": Self.alone, "B": Self.library, "C": Self.library, "D": Self.alone]) {
      root in
      let projects = XcodeProjects(in: root, system: "iOS")
      func sharing(_ imports: [String: Set<String>]) -> [String] {
        let whole = Dictionary(uniqueKeysWithValues: imports.map { ("\(root)/\($0)", $1) })
        return projects.sharing(whole).sorted().map { String($0.dropFirst(root.count + 1)) }
      }
      #expect(sharing(["A": ["SwiftUI"], "B": ["Kit"], "C": ["Kit"], "D": []]).isEmpty)
      #expect(sharing(["A": ["Kit"], "B": [], "C": [], "D": []]) == ["A", "B", "C"])
    }
  }

  /// Of a file that a project names and that is not there nothing can be shared.
  @Test func aProjectThatCompilesFilesElsewhereShares() throws {
    let reaching = Self.project.replacing("Shared/C.swift", with: "../B/C.swift")
    try withProjects(["A": reaching, "B": Self.alone, "C": Self.alone]) { root in
      let folders = Dictionary(
        uniqueKeysWithValues: ["A", "B", "C"].map { ("\(root)/\($0)", Set<String>()) })
      #expect(XcodeProjects(in: root, system: "iOS").sharing(folders).isEmpty)
      try Data().write(to: URL(fileURLWithPath: root + "/B/C.swift"))
      #expect(
        XcodeProjects(in: root, system: "iOS").sharing(folders) == ["\(root)/A", "\(root)/B"])
    }
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

  /// The settings of Apple's Build Settings Reference: those of the target over those of the project.
  @Test func anAppHasThePropertiesThatXcodeMakesOfItsSettings() throws {
    let settings = """
      TS = {isa = XCConfigurationList; buildConfigurations = (TR, TD);};
      TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {MARKETING_VERSION = 9.9;};};
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        MARKETING_VERSION = 2.5; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:rfc1034identifier)";
        INFOPLIST_FILE = "My App/Info.plist"; INFOPLIST_KEY_UIRequiresFullScreen = YES;
        INFOPLIST_KEY_CFBundleDisplayName = "My $(PRODUCT_NAME)"; };};
      APP = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = (SA); buildConfigurationList = TS;};
      """
    let old =
      "APP = {isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; buildPhases = (SA);};"
    let text = Self.project.replacing(old, with: settings)
      .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; CURRENT_PROJECT_VERSION = 31;")
    try withProject(text) { folder in
      let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>Build</key><string>${CURRENT_PROJECT_VERSION} of $(PRODUCT_NAME)</string>
          <key>Name</key><string>$(INFOPLIST_FILE:rfc1034identifier)</string>
          <key>Unknown</key><string>$(NOBODY_SAYS)</string>
          <key>Hosts</key><array><string>$(TARGET_NAME).example.org</string></array>
        </dict></plist>
        """
      try FileManager.default.createDirectory(
        atPath: folder + "/My App", withIntermediateDirectories: true)
      try Data(list.utf8).write(to: URL(fileURLWithPath: folder + "/My App/Info.plist"))
      for place in [folder, folder + "/My App"] {
        let app = XcodeProjects(in: place, system: "iOS").app(in: place)
        let found = try #require(app).properties
        let texts = [
          "CFBundleShortVersionString": "2.5", "CFBundleVersion": "31", "CFBundleName": "Shop",
          "CFBundleDisplayName": "My Shop", "CFBundleIdentifier": "org.example.Shop",
          "Build": "31 of Shop", "Name": "My-App-Info.plist",
        ]
        for (name, value) in texts { #expect(found[name] as? String == value, "\(name)") }
        #expect(found["UIRequiresFullScreen"] as? Bool == true)
        #expect(found["Hosts"] as? [String] == ["Shop.example.org"])
        #expect(found["Unknown"] == nil && found["CFBundleExecutable"] == nil)
      }
      #expect(XcodeProjects(in: folder, system: "tvOS").app(in: folder) == nil)
    }
  }
}
