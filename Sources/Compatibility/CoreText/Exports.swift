// Registering fonts, for files that import Core Text by name.
@_exported public import Foundation

@_exported public import class PlatenViews.CFError
@_exported public import typealias PlatenViews.CFURL
@_exported public import func PlatenViews.CTFontManagerRegisterFontsForURL
@_exported public import enum PlatenViews.CTFontManagerScope
