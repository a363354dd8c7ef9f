// What SwiftUI has, and nothing else: a file with `import SwiftUI` compiles as it stands, and no name
// of Platen's own gets in the way of the file's. What is Platen's comes with `import Platen`.
//
// The modules of views, controls and screens hold SwiftUI's names alone. Those below hold others, too, so
// that theirs are named here one by one.
//
// Combine is imported, and not brought: as with Apple's, what its names are has to be imported by
// name, but what can be done with a publisher is known. `URLSession`, a part of Foundation elsewhere,
// is a module of its own on Linux.

internal import Combine
@_exported public import FoundationNetworking
@_exported public import PlatenControls
@_exported public import PlatenScreen
@_exported public import PlatenViews

@_exported public import struct PlatenBase.Angle
@_exported public import protocol PlatenBase.Animatable
@_exported public import struct PlatenBase.AnimatablePair
@_exported public import enum PlatenBase.Axis
@_exported public import struct PlatenBase.CGAffineTransform
@_exported public import struct PlatenBase.CGVector
@_exported public import enum PlatenBase.Edge
@_exported public import struct PlatenBase.EdgeInsets
@_exported public import struct PlatenBase.EmptyAnimatableData
@_exported public import enum PlatenBase.LayoutDirection
@_exported public import struct PlatenBase.ProjectionTransform
@_exported public import struct PlatenBase.UnitPoint
@_exported public import protocol PlatenBase.VectorArithmetic
@_exported public import enum PlatenDrawing.BlendMode
@_exported public import enum PlatenDrawing.CGLineCap
@_exported public import enum PlatenDrawing.CGLineJoin
@_exported public import struct PlatenDrawing.Color
@_exported public import enum PlatenDrawing.ColorScheme
@_exported public import struct PlatenDrawing.FillStyle
@_exported public import struct PlatenDrawing.Path
@_exported public import struct PlatenDrawing.RectangleCornerRadii
@_exported public import enum PlatenDrawing.RoundedCornerStyle
@_exported public import struct PlatenDrawing.StrokeStyle
@_exported public import struct PlatenLayout.Alignment
@_exported public import protocol PlatenLayout.AlignmentID
@_exported public import struct PlatenLayout.AnyLayout
@_exported public import struct PlatenLayout.GridItem
@_exported public import struct PlatenLayout.GridLayout
@_exported public import struct PlatenLayout.HStackLayout
@_exported public import struct PlatenLayout.HorizontalAlignment
@_exported public import protocol PlatenLayout.Layout
@_exported public import struct PlatenLayout.LayoutProperties
@_exported public import struct PlatenLayout.LayoutSubview
@_exported public import struct PlatenLayout.LayoutSubviews
@_exported public import protocol PlatenLayout.LayoutValueKey
@_exported public import struct PlatenLayout.ProposedViewSize
@_exported public import struct PlatenLayout.VStackLayout
@_exported public import struct PlatenLayout.VerticalAlignment
@_exported public import struct PlatenLayout.ViewDimensions
@_exported public import struct PlatenLayout.ViewSpacing
@_exported public import struct PlatenLayout.ZStackLayout
@_exported public import enum PlatenText.DynamicTypeSize
@_exported public import struct PlatenText.Font
