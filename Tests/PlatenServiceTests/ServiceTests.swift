import HummingbirdTesting
import PlatenService
import Testing

@Suite struct ServiceTests {
}
