import Platen

extension ModifierExample {
  static let sizes: [ModifierExample] = [
    .init(.shape, "{frame: {width: 40, height: 30}}") { $0.frame(width: 40, height: 30) },
    .init(.text, "{frame: {width: 70, alignment: topLeading}}, {border: red}") {
      $0.frame(width: 70, alignment: .topLeading).border(.red)
    },
    .init(
      .row, "{frame: {minHeight: 20, maxWidth: infinity, maxHeight: infinity, alignment: bottom}}"
    ) {
      $0.frame(minHeight: 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    },
    .init(.shape, "{frame: {idealWidth: 20, idealHeight: 10}}, fixedSize") {
      $0.frame(idealWidth: 20, idealHeight: 10).fixedSize()
    },
    .init(.text, "{fixedSize: {vertical: false}}") {
      $0.fixedSize(horizontal: true, vertical: false)
    },
    .init(.shape, "{aspectRatio: 0.5}") { $0.aspectRatio(0.5, contentMode: .fit) },
    .init(.shape, "{aspectRatio: 1/2}") { $0.aspectRatio(0.5, contentMode: .fit) },
    .init(.shape, "{aspectRatio: \"1:2\"}") { $0.aspectRatio(0.5, contentMode: .fit) },
    .init(.shape, "{aspectRatio: {aspectRatio: {width: 1, height: 4}, contentMode: fill}}") {
      $0.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fill)
    },
    .init(.shape, "{frame: {width: 10, height: 20}}, scaledToFit, {border: red}") {
      $0.frame(width: 10, height: 20).scaledToFit().border(.red)
    },
    .init(.shape, "{frame: {idealWidth: 10, idealHeight: 20}}, scaledToFill") {
      $0.frame(idealWidth: 10, idealHeight: 20).scaledToFill()
    },
    .init(.shape, "{containerRelativeFrame: {axes: horizontal, count: 4, span: 2, spacing: 8}}") {
      $0.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
    },
    .init(.shape, "containerRelativeFrame", isVisible: false) {
      $0.containerRelativeFrame([.horizontal, .vertical])
    },
    .init(.text, "{layoutPriority: 1}", isVisible: false) { $0.layoutPriority(1) },
    .init(.row, "{scale: {width: 80}}") { $0.scale(80) },
    .init(.row, "fixedSize, {scale: {width: 300, height: 200, enlarging: true}}") {
      $0.fixedSize().scale(300, 200, enlarging: true)
    },
    .init(.row, "{device: iPhone SE}") { $0.device(.iPhoneSE) },
    .init(.row, "{device: Mac}") { $0.device(.mac) },
    .init(.row, "{device: {device: iPad mini, landscape: true, alignment: top}}") {
      $0.device(.iPadMini.landscape, alignment: .top)
    },
  ]

  static let places: [ModifierExample] = [
    .init(.shape, "padding") { $0.padding() },
    .init(.shape, "{padding: 10}") { $0.padding(10) },
    .init(.shape, "{padding: {length: 4, edges: [top, leading]}}") {
      $0.padding([.top, .leading], 4)
    },
    .init(.shape, "{padding: {edges: horizontal}}") { $0.padding(.horizontal) },
    .init(.shape, "{padding: {top: 1, leading: 2, bottom: 3, trailing: 4}}") {
      $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    .init(.shape, "{padding: {horizontal: 12, vertical: 4, top: 8}}") {
      $0.padding(EdgeInsets(top: 8, leading: 12, bottom: 4, trailing: 12))
    },
    .init(.text, "{position: {x: 10, y: 20}}") { $0.position(x: 10, y: 20) },
    .init(.text, "{offset: {x: 10}}") { $0.offset(x: 10) },
    .init(.text, "{zIndex: -1}", isVisible: false) { $0.zIndex(-1) },
    // They say something to a layout around them.
    .init(
      .text, "{cloudWeight: 5}, {cloudGroup: a}, {cloudTarget: top}, {cloudOrientation: 90}",
      isVisible: false
    ) {
      $0.cloudWeight(5).cloudGroup("a").cloudTarget(.top).cloudOrientation(.degrees(90))
    },
    .init(
      .text, "{alignmentGuide: {guide: top, offset: 10}}, {frame: {height: 90, alignment: top}}"
    ) {
      $0.alignmentGuide(.top) { _ in 10 }.frame(height: 90, alignment: .top)
    },
    .init(
      .text,
      "{alignmentGuide: {guide: leading, of: trailing, fraction: 0.5, offset: -3}},"
        + "{frame: {width: 300, alignment: leading}}"
    ) {
      $0.alignmentGuide(.leading) { $0[.trailing] * 0.5 - 3 }.frame(width: 300, alignment: .leading)
    },
    .init(.text, "{gridCellColumns: 2}", isVisible: false) { $0.gridCellColumns(2) },
    .init(.shape, "{gridCellUnsizedAxes: vertical}", isVisible: false) {
      $0.gridCellUnsizedAxes(.vertical)
    },
    .init(.text, "{gridColumnAlignment: leading}", isVisible: false) {
      $0.gridColumnAlignment(.leading)
    },
    .init(.text, "{gridCellAnchor: bottom}", isVisible: false) { $0.gridCellAnchor(.bottom) },
    .init(.shape, "{safeAreaPadding: 10}") { $0.safeAreaPadding(10) },
    .init(.shape, "{safeAreaPadding: {edges: top}}") { $0.safeAreaPadding(.top) },
    .init(.shape, "ignoresSafeArea, {safeAreaPadding: {top: 7}}", isVisible: false) {
      $0.ignoresSafeArea().safeAreaPadding(EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0))
    },
    .init(.shape, "{edgesIgnoringSafeArea: top}, {safeAreaPadding: 9}") {
      $0.edgesIgnoringSafeArea(.top).safeAreaPadding(9)
    },
    .init(
      .shape, "{safeAreaInset: {edge: bottom, alignment: leading, spacing: 3, content: {text: Hi}}}"
    ) {
      $0.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 3) { Text(verbatim: "Hi") }
    },
    .init(.shape, "{safeAreaInset: {edge: leading, alignment: top, content: {text: Hi}}}") {
      $0.safeAreaInset(edge: .leading, alignment: .top) { Text(verbatim: "Hi") }
    },
  ]
}
