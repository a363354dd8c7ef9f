"""Code of Apple's other frameworks as apps have it: one file for each stand-in, of which nothing is left out."""

import json
import pathlib
import shutil
import subprocess

# Each file has what apps most often say of its module, and is drawn as a bar of its width.
SAMPLES = {
    "Vision": (31, """func read(_ image: UIImage) throws -> [String] {
  guard let picture = image.cgImage else { return [] }
  let request = VNRecognizeTextRequest { request, error in
    guard let found = request.results as? [VNRecognizedTextObservation], error == nil else { return }
    print(found.compactMap { $0.topCandidates(1).first?.string }, (request.results as? [VNClassificationObservation])?.first?.identifier ?? "")
  }
  (request.recognitionLevel, request.usesLanguageCorrection) = (.accurate, true)
  try VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])
  let faces = VNDetectFaceRectanglesRequest()
  return (request.results ?? []).map { $0.topCandidates(1)[0].string } + (faces.results ?? []).map { "\\($0.boundingBox)" }
}
func classify(with url: URL) throws {
  let model = try VNCoreMLModel(for: MLModel(contentsOf: url, configuration: MLModelConfiguration()))
  let request = VNCoreMLRequest(model: model) { request, _ in print(request.results?.first?.confidence ?? 0) }
  request.imageCropAndScaleOption = .centerCrop
}
let width = 31"""),
    "CoreML": (32, """func predict(_ model: MLModel) throws -> Double {
  let input = try MLDictionaryFeatureProvider(dictionary: ["x": MLFeatureValue(double: 2)])
  return try model.prediction(from: input).featureValue(for: "y")?.doubleValue ?? 0
}
let width = try! MLMultiArray(shape: [2, 16], dataType: .double).count"""),
    "Accelerate": (33, """let loudness = vDSP.rootMeanSquare([3, 4, 5] as [Float])
let width = Int(vDSP.sum(vDSP.multiply([1, 2] as [Double], [11, 11] as [Double])))"""),
    "GameplayKit": (34, """final class Waiting: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next is Playing.Type } }
final class Playing: GKState {}
let dice = GKRandomDistribution(lowestValue: 1, highestValue: 6)
let cards = GKMersenneTwisterRandomSource(seed: 3).arrayByShufflingObjects(in: Array(1...9)) as? [Int]
let machine = GKStateMachine(states: [Waiting(), Playing()])
let width = machine.enter(Waiting.self) && machine.enter(Playing.self) && !machine.enter(Waiting.self) == false && (1...6).contains(dice.nextInt()) && cards?.sorted() == Array(1...9) ? 34 : 1"""),
    "MultipeerConnectivity": (35, """final class Nearby: NSObject, ObservableObject, MCSessionDelegate, MCNearbyServiceBrowserDelegate {
  @Published var peers: [MCPeerID] = []
  private let session = MCSession(peer: MCPeerID(displayName: "a"), securityIdentity: nil, encryptionPreference: .required)
  func send() throws { try session.send(Data(), toPeers: session.connectedPeers, with: .reliable) }
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) { if state == .connected { peers = session.connectedPeers } }
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {}
  func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress) {}
  func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?) {}
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) { browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10) }
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
}
let width = 35 + Nearby().peers.count"""),
    "FinanceKit": (36, """func load() async throws -> [FinanceKit.Transaction] {
  guard FinanceStore.isDataAvailable(.financialData), try await FinanceStore.shared.requestAuthorization() == .authorized else { return [] }
  return try await FinanceStore.shared.transactions(query: TransactionQuery(sortDescriptors: [], predicate: nil, limit: 5, offset: nil))
}
let width = 36"""),
    "PassKit": (37, """final class Payments: NSObject, PKPaymentAuthorizationControllerDelegate {
  func pay() {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "a", amount: NSDecimalNumber(value: 3), type: .final)]
    (request.countryCode, request.currencyCode, request.supportedNetworks) = ("US", "USD", [.visa, .masterCard])
    request.merchantCapabilities = .threeDSecure
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.delegate = self
    controller.present { print($0) }
  }
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) { controller.dismiss() }
  func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {
    completion(PKPaymentAuthorizationResult(status: .success, errors: nil))
  }
}
struct PayRow: View { var body: some View { PayWithApplePayButton(.buy) {}.frame(height: 44).payWithApplePayButtonStyle(.black) } }
let width = PKPaymentAuthorizationController.canMakePayments() ? 1 : 37"""),
    "CoreVideo": (38, """func buffer() -> Int {
  var made: CVPixelBuffer?
  guard CVPixelBufferCreate(kCFAllocatorDefault, 38, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess, let made else { return 0 }
  CVPixelBufferLockBaseAddress(made, .readOnly)
  defer { CVPixelBufferUnlockBaseAddress(made, .readOnly) }
  return CVPixelBufferGetWidth(made)
}
let width = buffer()"""),
    "CoreBluetooth": (4, """final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate {
  @Published var found: [CBPeripheral] = []
  private lazy var central = CBCentralManager(delegate: self, queue: nil)
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    if central.state == .poweredOn { central.scanForPeripherals(withServices: [CBUUID(string: "180D")]) }
  }
  func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber) { found.append(peripheral) }
}
let width = Radio().found.count + CBUUID(string: "180d").uuidString.count"""),
    "CoreHaptics": (10, """func buzz() throws {
  guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
  let event = CHHapticEvent(eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0)
  let engine = try CHHapticEngine()
  try engine.start()
  try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: [])).start(atTime: 0)
}
let width = 10"""),
    "CoreMotion": (11, """final class Steps: ObservableObject {
  private let manager = CMMotionManager()
  @Published var roll = 0.0
  func start() {
    guard manager.isDeviceMotionAvailable else { return }
    manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in self?.roll = motion?.attitude.roll ?? 0 }
    CMPedometer().queryPedometerData(from: Date(), to: Date()) { data, _ in print(data?.numberOfSteps ?? 0) }
  }
}
let width = 11"""),
    "CoreTransferable": (12, """struct Note: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \\.text)
  }
}
let width = 12"""),
    "CloudKit": (13, """func save() async throws -> Int {
  let record = CKRecord(recordType: "Note")
  record["text"] = "a" as CKRecordValue
  let (results, _) = try await CKContainer.default().publicCloudDatabase.records(matching: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
  return results.count + ((record["text"] as? String)?.count ?? 0)
}
let width = 13"""),
    "EventKit": (14, """func remind(_ store: EKEventStore) throws {
  let event = EKEvent(eventStore: store)
  (event.title, event.startDate, event.endDate) = ("a", Date(), Date())
  event.calendar = store.defaultCalendarForNewEvents
  event.addAlarm(EKAlarm(relativeOffset: -60))
  try store.save(event, span: .thisEvent)
  store.requestFullAccessToEvents { granted, error in print(granted, error as Any) }
}
let width = 14"""),
    "GameKit": (15, """func signIn() {
  GKLocalPlayer.local.authenticateHandler = { controller, error in print(controller as Any, GKLocalPlayer.local.isAuthenticated) }
  GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"]) { _ in }
}
let width = 15"""),
    "HealthKit": (16, """final class Health: ObservableObject {
  let store = HKHealthStore()
  @Published var steps = 0.0
  func read() async throws {
    let type = HKQuantityType(.stepCount)
    try await store.requestAuthorization(toShare: [], read: [type])
    let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: HKQuery.predicateForSamples(withStart: Date(), end: nil, options: .strictStartDate), options: .cumulativeSum) { _, result, _ in
      print(result?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
    }
    store.execute(query)
  }
}
let width = Int(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meterUnit(with: .deca)) / 10)"""),
    "LinkPresentation": (17, """struct LinkPreview: UIViewRepresentable {
  func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: URL(fileURLWithPath: "/")) }
  func updateUIView(_ view: LPLinkView, context: Context) {
    LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/")) { data, _ in if let data { view.metadata = data } }
  }
}
let width = 17"""),
    "LocalAuthentication": (18, """func unlock() {
  let context = LAContext()
  var error: NSError?
  if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
    context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "a") { success, error in print(success, (error as? LAError)?.code == .userCancel) }
  }
}
let width = LAContext().biometryType == .none ? 18 : 1"""),
    "MapKit": (19, """final class Search: NSObject, ObservableObject, MKLocalSearchCompleterDelegate {
  let completer = MKLocalSearchCompleter()
  @Published var results: [MKLocalSearchCompletion] = []
  func find() async throws -> [MKMapItem] {
    let request = MKLocalSearch.Request()
    (request.naturalLanguageQuery, request.region) = ("coffee", MKCoordinateRegion(center: .init(latitude: 1, longitude: 2), latitudinalMeters: 100, longitudinalMeters: 100))
    let ways = MKDirections.Request()
    ways.source = MKMapItem(placemark: MKPlacemark(coordinate: request.region.center))
    print(try await MKDirections(request: ways).calculate().routes.first?.expectedTravelTime ?? 0)
    return try await MKLocalSearch(request: request).start().mapItems
  }
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { results = completer.results }
}
func address(_ location: CLLocation) { CLGeocoder().reverseGeocodeLocation(location) { places, _ in print(places?.first?.locality ?? "") } }
let width = 19"""),
    "MediaPlayer": (20, """func show() {
  MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "a", MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: .zero) { _ in UIImage() }]
  MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
}
func repeats(_ player: MPMediaPlayback = MPMusicPlayerApplicationController.applicationMusicPlayer) -> Bool {
  player.prepareToPlay()
  return MPMediaQuery.songs().itemSections?.first?.title == "a" && MPMediaItem().artistPersistentID == 0
}
let width = 20 + (MPMediaQuery.songs().items?.count ?? 0)"""),
    "MessageUI": (21, """struct Mail: UIViewControllerRepresentable {
  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) { controller.dismiss(animated: true) }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    controller.setToRecipients(["a@b.c"])
    return controller
  }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}
let width = MFMailComposeViewController.canSendMail() ? 1 : 21"""),
    "MusicKit": (22, """func songs() async throws -> MusicItemCollection<Song> {
  guard await MusicAuthorization.request() == .authorized else { return [] }
  var request = MusicCatalogSearchRequest(term: "a", types: [Song.self, Album.self])
  request.limit = 5
  let songs = try await request.response().songs
  ApplicationMusicPlayer.shared.queue = [songs[0]]
  try await ApplicationMusicPlayer.shared.play()
  return songs
}
struct SongRow: View {
  let song: Song
  var body: some View { HStack { if let art = song.artwork { ArtworkImage(art, width: 50) }; Text(song.title) } }
}
let width = 22"""),
    "NaturalLanguage": (23, """func words(_ text: String) -> [String] {
  let tokenizer = NLTokenizer(unit: .word)
  tokenizer.string = text
  return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
}
let width = words("Don't stop, now!") == ["Don't", "stop", "now"] ? 23 : 1"""),
    "Network": (24, """final class Reach: ObservableObject {
  private let monitor = NWPathMonitor()
  @Published var isOnline = true
  init() {
    monitor.pathUpdateHandler = { path in DispatchQueue.main.async { self.isOnline = path.status == .satisfied && !path.usesInterfaceType(.cellular) } }
    monitor.start(queue: DispatchQueue(label: "a"))
  }
}
let width = Reach().isOnline ? 24 : 1"""),
    "PDFKit": (25, """struct Pages: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    (view.document, view.autoScales) = (PDFDocument(url: url), true)
    return view
  }
  func updateUIView(_ view: PDFView, context: Context) {}
}
let width = 25"""),
    "PencilKit": (26, """struct Sketch: UIViewRepresentable {
  @Binding var canvas: PKCanvasView
  func makeUIView(context: Context) -> PKCanvasView {
    canvas.drawingPolicy = .anyInput
    canvas.tool = PKInkingTool(.pen, color: .black, width: 15)
    return canvas
  }
  func updateUIView(_ view: PKCanvasView, context: Context) {}
}
let width = 26"""),
    "PhotosUI": (27, """struct Pick: View {
  @State private var item: PhotosPickerItem?
  var body: some View {
    PhotosPicker("a", selection: $item, matching: .any(of: [.images, .not(.screenshots)]))
      .onChange(of: item) { Task { _ = try? await item?.loadTransferable(type: Data.self) } }
  }
}
func store(_ image: UIImage) {
  PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
    if status == .authorized { PHPhotoLibrary.shared().performChanges { _ = PHAssetChangeRequest.creationRequestForAsset(from: image) } }
  }
}
struct Picker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: Picker
    init(_ parent: Picker) { self.parent = parent }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
      provider.loadObject(ofClass: UIImage.self) { image, _ in self.parent.image = image as? UIImage }
    }
  }
}
func keep(_ data: Data, _ options: [UIApplication.LaunchOptionsKey: Any]?) throws {
  if options?[.remoteNotification] != nil { try data.write(to: .documentsDirectory, options: [.atomicWrite, .completeFileProtection]) }
}
let width = 27"""),
    "RealityKit": (28, """struct Room: View {
  var body: some View {
    RealityView { content in content.add(ModelEntity(mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .red, isMetallic: true)])) }
  }
}
let width = 28"""),
    "SceneKit": (29, """struct Globe: View {
  static func scene() -> SCNScene {
    let scene = SCNScene()
    let node = SCNNode(geometry: SCNSphere(radius: 1))
    node.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    node.position = SCNVector3(0, 0, -1)
    node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)))
    scene.rootNode.addChildNode(node)
    return scene
  }
  var body: some View { SceneView(scene: Self.scene(), options: [.autoenablesDefaultLighting, .allowsCameraControl]) }
}
let width = 29"""),
    "Speech": (30, """final class Listener: ObservableObject {
  private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en_US"))
  private let engine = AVAudioEngine()
  func start() throws {
    let request = SFSpeechAudioBufferRecognitionRequest()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) { buffer, _ in request.append(buffer) }
    try engine.start()
    _ = recognizer?.recognitionTask(with: request) { result, _ in print(result?.bestTranscription.formattedString ?? "") }
  }
}
let width = 30"""),
    "SpriteKit": (31, """final class Rain: SKScene, SKPhysicsContactDelegate {
  override func didMove(to view: SKView) {
    physicsWorld.contactDelegate = self
    if let drops = SKEmitterNode(fileNamed: "Rain.sks") { addChild(drops) }
    let ball = SKSpriteNode(imageNamed: "ball")
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    ball.run(.repeatForever(.sequence([.moveBy(x: 0, y: 10, duration: 1), .wait(forDuration: 1)])))
    addChild(ball)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func update(_ currentTime: TimeInterval) { enumerateChildNodes(withName: "ball") { node, _ in node.removeFromParent() } }
}
struct Game: View {
  var scene: SKScene {
    let scene = Rain(size: CGSize(width: 10, height: 10))
    (scene.scaleMode, scene.backgroundColor) = (.resizeFill, .clear)
    return scene
  }
  var body: some View { SpriteView(scene: scene, options: [.allowsTransparency]) }
}
let width = 31"""),
    "StoreKit": (32, """@MainActor final class Shop: ObservableObject {
  @Published private(set) var products: [Product] = []
  private var updates: Task<Void, Never>?
  init() { updates = Task.detached { for await result in Transaction.updates { if case .verified(let purchase) = result { await purchase.finish() } } } }
  func load() async throws { products = try await Product.products(for: ["a"]).sorted { $0.price < $1.price } }
  func buy(_ product: Product) async throws -> Bool {
    switch try await product.purchase() {
    case .success(let result): return (try? result.payloadValue)?.productID == product.id
    case .userCancelled, .pending: return false
    @unknown default: return false
    }
  }
}
struct Plans: View {
  var body: some View { SubscriptionStoreView(groupID: "a") { Text("Pro") }.subscriptionStoreButtonLabel(.multiline).storeButton(.visible, for: .restorePurchases) }
}
let width = 32"""),
    "Security": (37, """final class Keychain {
  private func query(_ account: String) -> [String: Any] {
    [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app", kSecAttrAccount as String: account]
  }
  func save(_ data: Data, _ account: String) -> OSStatus {
    var query = query(account)
    SecItemDelete(query as CFDictionary)
    query[kSecValueData as String] = data
    query[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return SecItemAdd(query as CFDictionary, nil)
  }
  func load(_ account: String) -> Data? {
    var query = query(account)
    query[kSecReturnData as String] = kCFBooleanTrue!
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
  }
}
let chain = Keychain()
let width = chain.load("a") == nil && chain.save(Data([1]), "a") == errSecSuccess && chain.save(Data([37]), "a") == errSecSuccess && chain.load("b") == nil ? Int(chain.load("a")![0]) : 1"""),
    "SystemConfiguration": (38, """func isConnected(_ reachability: SCNetworkReachability?) -> Bool {
  var flags = SCNetworkReachabilityFlags()
  guard let reachability, SCNetworkReachabilityGetFlags(reachability, &flags) else { return false }
  return flags.contains(.reachable) && !flags.contains(.connectionRequired)
}
let width = isConnected(SCNetworkReachabilityCreateWithName(nil, "www.apple.com")) ? 1 : 38"""),
    "WatchConnectivity": (33, """final class Phone: NSObject, ObservableObject, WCSessionDelegate {
  func start() {
    guard WCSession.isSupported() else { return }
    WCSession.default.delegate = self
    WCSession.default.activate()
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { print($0) }
  }
  func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?) {}
  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) {}
}
let width = 33"""),
    "WatchKit": (34, """final class Notified: WKUserNotificationHostingController<Text> {
  override var body: Text { Text("a") }
}
func tap() { WKInterfaceDevice.current().play(.click) }
let width = 34"""),
    "WeatherKit": (35, """func now(_ place: CLLocation) async throws -> String {
  let weather = try await WeatherService.shared.weather(for: place)
  return "\\(Int(weather.currentWeather.temperature.converted(to: .fahrenheit).value))" + weather.currentWeather.symbolName + "\\(weather.dailyForecast.map(\\.highTemperature.value))"
}
let width = 35"""),
    "ClockKit": (36, """final class Complications: NSObject, CLKComplicationDataSource {
  func getCurrentTimelineEntry(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void) { handler(nil) }
}
struct Face_Previews: PreviewProvider {
  static var previews: some View { CLKComplicationTemplateGraphicCircularView(Bar(width: 37)).previewContext().previewLayout(.sizeThatFits).previewDisplayName("Complication") }
}
let width = 36"""),
}
# Modules with little to say, in one file.
SMALL = """import ARKit
import AVFAudio
import AdSupport
import AppTrackingTransparency
import AudioToolbox
import BackgroundTasks
import CoreMedia
import MobileCoreServices
import QuartzCore
import SwiftUI
import simd

func small() async throws {
  AudioServicesPlaySystemSound(1519)
  try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
  if await ATTrackingManager.requestTrackingAuthorization() == .authorized { print(kUTTypeImage, ASIdentifierManager.shared().advertisingIdentifier) }
  print(CMTime(seconds: 1, preferredTimescale: 600), CACurrentMediaTime(), simd_length(SIMD3<Float>(1, 2, 2)))
}
struct Scanner: UIViewRepresentable {
  func makeUIView(context: Context) -> ARSCNView {
    let view = ARSCNView(frame: .zero)
    view.session.run(ARWorldTrackingConfiguration())
    return view
  }
  func updateUIView(_ view: ARSCNView, context: Context) {}
}
#Preview("Small modules", traits: .sizeThatFitsLayout) { Bar(width: 9).contextMenu(ContextMenu(menuItems: { Text(Color.red.description) })) }
"""
DRAWN = """import CoreImage.CIFilterBuiltins
import SwiftUI
import UniformTypeIdentifiers

struct Code: View {
  let text: String
  private let context = CIContext()
  private var image: UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    (filter.message, filter.correctionLevel) = (Data(text.utf8), "M")
    return filter.outputImage.flatMap { context.createCGImage($0, from: $0.extent) }.map { UIImage(cgImage: $0) }
  }
  var body: some View {
    if let image { Image(uiImage: image).interpolation(.none).resizable().frame(width: 230, height: 230) }
  }
}
struct Dots: UIViewRepresentable {
  func makeUIView(context: Context) -> UIPageControl {
    let dots = UIPageControl()
    (dots.numberOfPages, dots.currentPage) = (3, 1)
    (dots.currentPageIndicatorTintColor, dots.pageIndicatorTintColor) = (.red, .black)
    return dots
  }
  func updateUIView(_ dots: UIPageControl, context: Context) {}
}
/// As wide as a text that is measured.
struct Measured: View {
  var body: some View {
    let size = ("Width" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    Text("Width").font(Font(UIFont.systemFont(ofSize: 20) as CTFont)).fixedSize().overlay { Color.red.frame(width: size.width, height: 1).fixedSize() }
  }
}
/// Kept and saved by its own bytes.
struct Saved: View {
  @State private var document: Draft? = Draft(text: "a")
  @State private var isSaving = false
  var body: some View {
    Bar(width: (try? Draft(text: "12345678").bytes()).map { 5 * $0.count } ?? 1)
      .fileExporter(isPresented: $isSaving, document: document, contentType: .plainText, defaultFilename: "a") { result in print(result) }
  }
}
struct Draft: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws { text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self) }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
  func bytes() throws -> Data { FileWrapper(regularFileWithContents: Data(text.utf8)).regularFileContents ?? Data() }
}
#Preview("Code", traits: .sizeThatFitsLayout) { Code(text: "https://example.com/platen") }
#Preview("Dots", traits: .sizeThatFitsLayout) { Dots() }
#Preview("Symbol", traits: .sizeThatFitsLayout) { Image(uiImage: UIImage(systemName: "square.fill")!.withTintColor(.red)).resizable().frame(width: 20, height: 20) }
#Preview("Measured", traits: .sizeThatFitsLayout) { Measured() }
#Preview("Saved", traits: .sizeThatFitsLayout) { Saved() }
#Preview("Months", traits: .sizeThatFitsLayout) {
  MultiDatePicker("a", selection: .constant([DateComponents(year: 2026, month: 3, day: 4), DateComponents(year: 2026, month: 3, day: 17)])).frame(width: 320)
}
"""
BAR = """import SwiftUI

struct Bar: View {
  let width: Int
  var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
}
"""

def check(platen, work, failures, write, run, size, color):
    """Draws a bar for each module, whose code has to compile as it stands, and what some of them draw themselves."""
    folder, out = work / "modules", work / "modules-out"
    files = {"Bar.swift": BAR, "Small.swift": SMALL, "Drawn.swift": DRAWN}
    for name, (_, code) in SAMPLES.items():
        lines = code.rsplit("\nlet width = ", 1)
        extra = "import UserNotifications\n" if name == "WatchKit" else ""
        files[f"{name}.swift"] = (
            f"{extra}import {name}\nimport SwiftUI\n\n{lines[0]}\n"
            f'#Preview("{name}", traits: .sizeThatFitsLayout) {{ Bar(width: {lines[1]}) }}\n')
    write(folder, files)
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, [str(folder), "-o", str(out), "--scale", "1", "--json"])
    records = [json.loads(line) for line in done.stdout.splitlines()]
    paths = {record["name"]: pathlib.Path(record["output"]) for record in records if "output" in record}
    failures.expect("left out" not in done.stderr, f"nothing of the modules is missing: {done.stderr}")
    for name, (width, _) in SAMPLES.items():
        expected = (width, 10)
        found = size(paths[name]) if name in paths else None
        failures.expect(found == expected, f"{name} is {expected}: {found}")
    for name, expected in {"Small modules": (9, 10), "Complication": (47, 47), "Saved": (40, 10), "Symbol": (20, 20), "Code": (230, 230)}.items():
        found = size(paths[name]) if name in paths else None
        failures.expect(found == expected, f"{name} is {expected}: {found}")
    if "Code" in paths and shutil.which("zbarimg"):
        read = subprocess.run(["zbarimg", "-q", "--raw", str(paths["Code"])], capture_output=True, text=True, check=False)
        failures.expect(read.stdout.strip() == "https://example.com/platen", f"a QR code can be read: {read.stdout}")
    symbol = color(paths["Symbol"], 10, 10) if "Symbol" in paths else None
    failures.expect(symbol == (255, 0, 0), f"a symbol of UIKit has its tint: {symbol}")
    # Dots of 7 points, 16 from one to the next: the middle one is the current one.
    dots = [color(paths["Dots"], x, size(paths["Dots"])[1] // 2) for x in (3, 19, 35)] if "Dots" in paths else None
    failures.expect(dots == [(0, 0, 0), (255, 0, 0), (0, 0, 0)], f"a page control is its dots: {dots}")
    # March 2026 begins on a Sunday: the fourth is in the first row, the seventeenth in the third, each in a circle of the tint.
    if "Months" in paths:
        cell = (320 - 8) / 7
        grounds = [color(paths["Months"], round(4 + cell * (column + 0.5)) + 15, 66 + row * 46 + 12) for column, row in ((3, 0), (2, 2), (4, 0))]
        failures.expect(grounds[0] == grounds[1] != (255, 255, 255) and grounds[2] == (255, 255, 255), f"chosen days are in circles: {grounds}")
