import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The caret of a field that a subclass covers.
@MainActor @Suite("Carets in front of a program's views")
final class CaretInFrontTests {
    private final class Boxes: UITextField {
        let box = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            box.frame = bounds
            box.backgroundColor = .white
            box.isUserInteractionEnabled = false
            addSubview(box)
        }
        required init?(coder: NSCoder) { nil }
        override func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 50, y: 5, width: 2, height: 30) }
    }

    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 400, height: 300))

    @Test("A caret is seen in front of what a field was given before it is edited; its own parts stay in front of that")
    func caret() {
        let simulator = simulator
        let field = Boxes(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        field.tintColor = .red
        field.clearButtonMode = .always
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightViewMode = .unlessEditing
        simulator.window.addSubview(field)
        simulator.frame()
        field.becomeFirstResponder()
        simulator.type("a")
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 71, y: 40)) == .red)
        let order = field.children
        let canvas = order.firstIndex { $0 === field.canvas } ?? -1
        #expect(canvas > order.firstIndex { $0 === field.box } ?? 99)
        #expect(canvas < order.firstIndex { $0 is ClearButton } ?? -1)
        // Editing again changes nothing.
        field.resignFirstResponder()
        field.becomeFirstResponder()
        #expect(field.children.map(ObjectIdentifier.init) == order.map(ObjectIdentifier.init))
    }
}
