@_exported public import Foundation
@_exported public import Observation
@_exported public import PlatenBase
@_exported public import PlatenDrawing
@_exported public import PlatenLayout
@_exported public import PlatenText
