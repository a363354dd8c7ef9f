// MobileCoreServices' names: the kinds of files that views name.

@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

public let kUTTypeImage = "public.image", kUTTypeMovie = "public.movie", kUTTypeVideo = "public.video", kUTTypePDF = "com.adobe.pdf", kUTTypeText = "public.text", kUTTypePlainText = "public.plain-text"
public let kUTTypeURL = "public.url", kUTTypeData = "public.data", kUTTypeItem = "public.item", kUTTypeFolder = "public.folder", kUTTypeJPEG = "public.jpeg", kUTTypePNG = "public.png", kUTTypeJSON = "public.json"
