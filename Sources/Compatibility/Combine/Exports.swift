// Combine: publishers, subjects and operators. What observable objects, published properties and
// `onReceive` need of it is in PlatenViews, and comes with SwiftUI as well.
@_exported public import Foundation
@_exported public import FoundationNetworking

@_exported public import class PlatenViews.AnyCancellable
@_exported public import protocol PlatenViews.Cancellable
@_exported public import struct PlatenViews.CombineIdentifier
@_exported public import protocol PlatenViews.ConnectablePublisher
@_exported public import protocol PlatenViews.CustomCombineIdentifierConvertible
@_exported public import protocol PlatenViews.ObservableObject
@_exported public import class PlatenViews.ObservableObjectPublisher
@_exported public import struct PlatenViews.Published
@_exported public import protocol PlatenViews.Publisher
@_exported public import enum PlatenViews.Publishers
@_exported public import protocol PlatenViews.Subscriber
@_exported public import enum PlatenViews.Subscribers
@_exported public import protocol PlatenViews.Subscription
@_exported public import enum PlatenViews.Subscriptions
