import Foundation
import Testing

@testable import PlatenScenes

/// The table of modifiers against what the library's source declares.
@Suite struct ModifierCompletenessTests {
  @Test func `Every modifier of the library is in the table or has a reason not to be`() throws {
    let declared = try Self.declared()
    let named = Set(ModifierTable.modifiers.names).subtracting(["style"])
    let left = Set(Self.exceptions.flatMap(\.names))
    #expect(declared.count > 200)
    #expect(declared.subtracting(named).subtracting(left).sorted() == [])
    #expect(named.subtracting(declared).sorted() == [], "names that the library does not have")
    #expect(left.subtracting(declared).sorted() == [], "exceptions that the library does not have")
    #expect(named.intersection(left).sorted() == [], "names that are exceptions as well")
  }

  /// Why some modifiers are not in the table.
  private static let exceptions: [(reason: String, names: [String])] = [
    (
      "takes a closure",
      [
        "anchorPreference", "backgroundPreferenceValue", "overlayPreferenceValue",
        "scrollTransition", "transformAnchorPreference", "transformEnvironment",
        "transformPreference", "visualEffect", "onPreferenceChange", "onGeometryChange",
      ]
    ),
    (
      "is read by closures and types of Swift only",
      ["containerValue", "coordinateSpace", "environmentObject", "layoutValue", "preference"]
    ),
    (
      "acts, or waits for an event",
      [
        "onAppear", "onDisappear", "onChange", "onReceive", "task", "onOpenURL", "onSubmit",
        "gesture", "highPriorityGesture", "simultaneousGesture", "onTapGesture",
        "onLongPressGesture", "onHover", "onContinuousHover", "sensoryFeedback", "swipeActions",
        "refreshable", "onDrag", "draggable", "dropDestination", "onDrop", "keyboardShortcut",
        "accessibilityAction", "accessibilityAdjustableAction", "onKeyPress",
        "onDeleteCommand", "onExitCommand", "onMoveCommand", "accessibilityActions",
        "accessibilityRotor", "accessibilityRotorEntry", "accessibilityScrollAction",
        "accessibilityZoomAction", "onScrollGeometryChange", "onScrollPhaseChange",
        "onScrollTargetVisibilityChange", "onScrollVisibilityChange",
      ]
    ),
    ("is a Metal shader", ["colorEffect", "distortionEffect", "layerEffect"]),
    (
      "is bound to a state",
      [
        "focused", "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject",
        "scrollPosition", "searchable", "accessibilityFocused", "defaultAppStorage",
        "searchSuggestions", "searchScopes", "searchCompletion",
        "searchPresentationToolbarBehavior",
      ]
    ),
    (
      "moves, and a picture does not",
      [
        "animation", "transaction", "transition", "contentTransition", "phaseAnimator",
        "matchedGeometryEffect", "keyframeAnimator", "symbolEffect", "symbolEffectsRemoved",
        "geometryGroup", "glassEffectID", "glassEffectUnion", "glassEffectTransition",
        "matchedTransitionSource", "navigationTransition",
      ]
    ),
    (
      "belongs to another screen",
      [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu",
        "interactiveDismissDisabled", "presentationDetents", "presentationDragIndicator",
        "presentationCornerRadius", "presentationBackground", "navigationDestination",
        "actionSheet", "dialogIcon", "inspector", "inspectorColumnWidth",
        "presentationBackgroundInteraction", "presentationCompactAdaptation",
        "presentationContentInteraction", "presentationSizing", "fileImporter", "fileMover",
        "fileExporter", "fileExporterFilenameLabel", "fileDialogBrowserOptions",
        "fileDialogConfirmationLabel", "fileDialogCustomizationID", "fileDialogDefaultDirectory",
        "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fileDialogURLEnabled",
      ]
    ),
    (
      "changes nothing in a picture",
      [
        "accessibilityCustomContent", "accessibilityLabeledPair", "accessibilityLinkedGroup",
        "accessibilityTextContentType", "copyable", "cuttable", "pasteDestination",
        "searchFocused", "searchToolbarBehavior", "toolbarTitleMenu", "buttonSizing",
        "labelIconToTitleSpacing",
        "labelReservedIconWidth", "scrollEdgeEffectHidden", "scrollEdgeEffectStyle",
        "tabBarMinimizeBehavior", "tabViewBottomAccessory", "toolbarBackgroundVisibility",
        "toolbarVisibility",
        "allowsHitTesting", "contentShape", "defersSystemGestures", "hoverEffect",
        "toolbarBackground", "toolbarColorScheme", "navigationBarItems",
        "navigationBarBackButtonHidden", "statusBar", "statusBarHidden",
        "persistentSystemOverlays", "keyboardType", "textContentType", "autocapitalization",
        "textInputAutocapitalization", "disableAutocorrection", "autocorrectionDisabled",
        "submitLabel", "submitScope", "focusable", "textSelection", "moveDisabled",
        "deleteDisabled", "scrollIndicators", "scrollDisabled", "scrollBounceBehavior",
        "scrollDismissesKeyboard", "scrollTargetBehavior", "scrollTargetLayout",
        "listSectionSeparator", "listSectionSpacing", "listRowSpacing", "badge",
        "symbolRenderingMode", "buttonRepeatBehavior", "navigationViewStyle",
        "navigationSplitViewStyle", "equatable", "previewDevice", "previewLayout",
        "previewDisplayName", "previewInterfaceOrientation", "accessibilityElement",
        "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityRepresentation",
        "accessibilityChildren", "accessibilityRespondsToUserInteraction",
        "accessibilityShowsLargeContentViewer", "accessibilityIgnoresInvertColors",
        "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "speechAdjustedPitch",
        "speechAnnouncementsQueued", "datePickerStyle", "listSectionSeparatorTint",
        "menuActionDismissBehavior", "menuIndicator", "menuOrder", "menuStyle",
        "scrollIndicatorsFlash", "textRenderer", "controlGroupStyle", "focusEffectDisabled",
        "indexViewStyle", "listRowHoverEffect", "listRowHoverEffectDisabled", "navigationSubtitle",
        "toolbarRole", "tableStyle",
      ]
    ),
    ("has several modifiers in one, as accessibilityLabel and its kin", ["accessibility"]),
    ("is a background of a material: background", ["glassEffect"]),
    ("is a background in a picture: background", ["containerBackground"]),
    ("is a padding of 16 points: padding", ["scenePadding"]),
    ("is a tint of a list: tint", ["listItemTint"]),
    ("is a font of a header: font", ["headerProminence"]),
    ("is an inset of a safe area: safeAreaInset", ["safeAreaBar"]),
    ("is a part of a symbol's name: image", ["symbolVariant"]),
    ("is a name beside the view: id", ["id"]),
    ("is named by a style: style", ["modifier"]),
    ("belongs to the options of a picker", ["tag"]),
    ("belongs to the tabs of a tab view", ["tabItem"]),
  ]

  /// The names of the public functions in extensions of `View`.
  private static func declared() throws -> Set<String> {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    var names: Set<String> = []
    let modules = [
      "Core/Platen", "Core/PlatenViews", "Compatibility/PlatenControls",
      "Compatibility/PlatenScreen",
    ]
    for module in modules {
      let folder = root.appending(path: "Sources/\(module)")
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        names.formUnion(declared(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return names
  }

  private static func declared(in source: String) -> [String] {
    var isInExtension = false
    var names: [String] = []
    for line in source.split(separator: "\n") {
      if line.hasPrefix("nonisolated extension View ") {
        isInExtension = true
      } else if line.hasPrefix("}") {
        isInExtension = false
      } else if isInExtension, line.hasPrefix("  "), !line.hasPrefix("   "),
        let start = line.firstRange(of: "public func ")
      {
        let name = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.hasPrefix("_") { names.append(String(name)) }
      }
    }
    return names
  }
}
