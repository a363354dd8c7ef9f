import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import PlatenWorkers
import Testing

@testable import PlatenService

@Suite struct ClientPresenceTests {
  @Test func aSlowPictureIsNotMadeForAClientThatHasGone() async throws {
    let tester = try ServiceTester { $0.limits.renders = 1 }
    let pool = tester.service.pool
    pool.start()
    while pool.processes.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    // Without its time a worker is slow at any picture, and does not hear that it is to end.
    kill(pool.processes[0], SIGSTOP)
    let channel = NIOAsyncTestingChannel()
    let presence = ClientPresence()
    try await channel.pipeline.addHandler(presence).get()
    let request = ClientPresence.$current.withValue(presence) {
      Task { try await tester.answer(.get, "/v1/clock.svg") }
    }
    while pool.load.running == 0 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(presence.isGone == false)
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    let answer = try await request.value
    #expect(answer.status.code == 499)
    #expect(try answer.member("type") as? String == "urn:platen:problem:client-gone")
    // Others have their pictures.
    #expect(try await tester.answer(.get, "/v1/clock.svg").status == .ok)
  }
}
