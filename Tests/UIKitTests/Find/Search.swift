import UIKitSimulator

@testable import UIKit

/// A kiosk with a text view that can be searched, and the parts of its navigator.
@MainActor
struct Search {
    let simulator: Simulator
    let view: UITextView

    init(_ text: String, size: CGSize = CGSize(width: 480, height: 800), hasHardwareKeyboard: Bool = true) {
        simulator = Simulator(size: size)
        simulator.hasHardwareKeyboard = hasHardwareKeyboard
        view = UITextView(frame: simulator.window.bounds)
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.isFindInteractionEnabled = true
        view.selectedRange = NSRange(location: 0, length: 0)
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(0.4)
    }

    var interaction: UIFindInteraction? { view.findInteraction }
    var session: UIFindSession? { interaction?.activeFindSession }
    var navigator: FindNavigator? { simulator.window.subviews.compactMap { $0 as? FindNavigator }.last }
    var count: String? { navigator?.countLabel.text }
    /// What is marked as the result at hand.
    var current: NSRange? { (session as? TextFindSession)?.current.map { NSRange($0) } }

    /// Opens the navigator with keys and types.
    func find(_ query: String, replacement: String? = nil) {
        simulator.press(replacement == nil ? .keyboardF : .keyboardH, .control)
        simulator.type(query)
        if let replacement {
            simulator.press(.keyboardTab)
            simulator.type(replacement)
        }
        simulator.frame()
    }
}
