// Whoever imports this has all of Platen: what SwiftUI has, and what is Platen's own.
@_exported public import Foundation
@_exported public import Observation
@_exported public import PlatenBase
@_exported public import PlatenControls
@_exported public import PlatenDrawing
@_exported public import PlatenLayout
@_exported public import PlatenReports
@_exported public import PlatenScreen
@_exported public import PlatenText
@_exported public import PlatenViews
