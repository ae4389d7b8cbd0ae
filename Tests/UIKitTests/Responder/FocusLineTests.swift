import Testing
import UIKitSimulator

/// Which fields stand in one line for Tab, when they are of different heights.
@MainActor @Suite("Lines of fields")
struct FocusLineTests {
    /// The names of the fields in the order of Tab.
    private func order(_ fields: [(name: String, frame: CGRect)]) -> String {
        let simulator = Simulator(size: CGSize(width: 600, height: 400))
        simulator.hasHardwareKeyboard = true
        for (name, frame) in fields {
            let field = UITextField(frame: frame)
            field.accessibilityIdentifier = name
            simulator.window.addSubview(field)
        }
        return fields.map { _ in
            simulator.press(.keyboardTab)
            return simulator.window.subviews.first { $0.isFirstResponder }?.accessibilityIdentifier ?? "-"
        }.joined()
    }

    @Test("A tall one whose middle lies below the first of a line is in the next")
    func tallBelow() {
        #expect(
            order([
                ("a", CGRect(x: 300, y: 10, width: 100, height: 30)),
                ("b", CGRect(x: 10, y: 20, width: 100, height: 200)),
            ]) == "ab")
    }

    @Test("One that begins below the middle of a tall one is in the next")
    func besideTall() {
        #expect(
            order([
                ("a", CGRect(x: 300, y: 10, width: 100, height: 100)),
                ("b", CGRect(x: 10, y: 70, width: 100, height: 30)),
            ]) == "ab")
    }

    @Test("One beside the upper half of a tall one is in its line")
    func besideTop() {
        #expect(
            order([
                ("b", CGRect(x: 300, y: 10, width: 100, height: 100)),
                ("a", CGRect(x: 10, y: 20, width: 100, height: 30)),
            ]) == "ab")
    }
}
