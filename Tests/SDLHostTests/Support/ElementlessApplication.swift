import HostInterface

/// A program of a test that has no elements to be found.
@MainActor
protocol ElementlessApplication: HostApplication {}

extension ElementlessApplication {
    func frame() {}
    func locate(_ name: String) -> InputPoint? { nil }
    func text(of name: String) -> String? { nil }
    var elements: String { "" }
}
