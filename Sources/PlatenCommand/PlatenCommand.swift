internal import Platen
@main struct P { static func main() {} }
