import Foundation
import HostInterface
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A kiosk without a touchscreen, that is worked by arrows and return alone.
@MainActor
final class KeypadKiosk {
    let simulator: Simulator
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
    /// How many keys were pressed.
    private(set) var presses = 0

    init(
        _ languages: [String] = ["en"], size: CGSize = CGSize(width: 480, height: 800),
        prepare: (KeypadKiosk) -> Void = { _ in }
    ) {
        simulator = Simulator(size: size)
        simulator.application.keyboardLanguages = languages
        simulator.application.usesKeypad = true
        simulator.application.detectsHardwareKeyboard = true
        field.autocapitalizationType = .none
        simulator.window.addSubview(field)
        prepare(self)
        simulator.frame()
    }

    var keypad: Keypad { simulator.application.keypad }
    var context: InputContext { simulator.application.inputContext }
    var text: String? { field.text }

    /// What has the focus: the identifier of a control, or the name of a key.
    var focused: String? {
        guard keypad.isShown, let id = keypad.current?.place.id else { return nil }
        return places.place(id).map(Self.name)
    }

    var places: KeypadPlaces { KeypadPlaces(simulator.application) }

    static func name(_ place: KeypadPlace) -> String {
        place.id.name.isEmpty ? place.view.accessibilityIdentifier ?? "\(type(of: place.view))" : place.id.name
    }

    /// The ring as it is seen; `nil` when it is not.
    var ring: CGRect? {
        let window = simulator.application.windows.last { $0 is KeypadWindow }
        return window?.subviews.first?.frame
    }

    // MARK: Keys

    func press(_ key: UIKeyboardHIDUsage) {
        presses += 1
        simulator.press(key)
        simulator.advance(0.03)
    }

    func enter() { press(.keyboardReturnOrEnter) }

    func arrow(_ direction: FocusDirection) {
        switch direction {
        case .left: press(.keyboardLeftArrow)
        case .right: press(.keyboardRightArrow)
        case .up: press(.keyboardUpArrow)
        case .down: press(.keyboardDownArrow)
        }
    }

    func key(_ usage: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false) {
        simulator.inject(
            .key(
                KeyEvent(
                    usage: usage.rawValue, characters: "", modifiers: [], isDown: isDown, isRepeat: isRepeat,
                    time: simulator.host.clock.now)))
    }

    /// Holds return for as long as long presses take, and does something meanwhile.
    func hold(_ seconds: Double = 0.7, _ body: () -> Void = {}) {
        key(.keyboardReturnOrEnter, isDown: true)
        simulator.advance(seconds)
        body()
        key(.keyboardReturnOrEnter, isDown: false)
        simulator.advance(0.05)
    }

    // MARK: Ways

    /// Brings the keyboard up: an arrow shows the focus on the field, and return begins to edit.
    func begin() {
        arrow(.down)
        #expect(focused == "UITextField" || field.accessibilityIdentifier != nil)
        enter()
        simulator.advance(0.4)
        #expect(field.isFirstResponder && keypad.isShown)
    }

    /// Goes to a place by arrows, on the shortest way that the geometry knows, which every arrow must follow.
    func go(to name: String, line: Int = #line) {
        simulator.frame()
        let all = places.focusPlaces
        let named = Dictionary((places.front?.keypadPlaces ?? places.all).map { ($0.id, Self.name($0)) }) { $1 }
        guard let start = keypad.current else {
            Issue.record("line \(line): there is no focus")
            return
        }
        var (seen, ways) = (Set([start.place.id]), [(start, [FocusDirection]())])
        while let (focus, way) = ways.first {
            ways.removeFirst()
            if named[focus.place.id] == name { return walk(way, line: line) }
            for direction in FocusDirection.allCases {
                var next = focus
                next.move(direction, among: all)
                if seen.insert(next.place.id).inserted { ways.append((next, way + [direction])) }
            }
        }
        Issue.record("line \(line): no way leads to \(name) among \(Set(named.values).sorted())")
    }

    private func walk(_ way: [FocusDirection], line: Int) {
        for direction in way {
            let all = places.focusPlaces
            var expected = keypad.current
            expected?.move(direction, among: all)
            arrow(direction)
            #expect(keypad.current?.place.id == expected?.place.id, "line \(line): \(direction)")
        }
    }

    /// Goes to places one after another, and presses each.
    func use(_ names: String..., line: Int = #line) {
        for name in names {
            go(to: name, line: line)
            enter()
            simulator.advance(0.1)
        }
    }
}
