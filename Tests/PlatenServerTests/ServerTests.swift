import TestSupport
import Testing

@Suite struct ServerTests {
}
