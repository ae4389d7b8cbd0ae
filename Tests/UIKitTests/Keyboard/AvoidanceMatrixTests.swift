import Testing
import UIKitSimulator

@testable import UIKit

/// What is typed is never under the keyboard, whatever the window, the form and the field; and everything is back
/// exactly when the keyboard has gone.
@MainActor @Suite struct AvoidanceMatrixTests {
    nonisolated static let sizes: [CGSize] = [
        CGSize(width: 320, height: 480), CGSize(width: 375, height: 667), CGSize(width: 480, height: 272),
        CGSize(width: 480, height: 800), CGSize(width: 800, height: 480), CGSize(width: 1024, height: 600),
        CGSize(width: 1024, height: 768), CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
        CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
    ]

    /// Lets the keyboard come or go, in few frames.
    private func settle(_ sim: Simulator) {
        for _ in 0..<3 {
            sim.frame()
            sim.passTime(0.2)
        }
        sim.frame()
    }

    /// How many points of the caret's rectangle, and 8 around it, the keyboard covers.
    private func covered(_ field: UITextField, by keyboard: CGRect) -> CGFloat {
        guard let range = field.selectedTextRange else { return .infinity }
        let caret = field.caretRect(for: range.end).insetBy(dx: 0, dy: -8)
        let onScreen = field.convertToScreen(caret)
        return max(0, onScreen.maxY - keyboard.minY)
    }

    private func isOnScreen(_ field: UITextField) -> Bool {
        guard let range = field.selectedTextRange else { return false }
        return field.convertToScreen(field.caretRect(for: range.end)).minY >= -0.01
    }

    @Test(arguments: sizes)
    func noCaretIsCovered(size: CGSize) {
        for nesting in 0...3 {
            for accessoryHeight in [0, 44] as [CGFloat] {
                // Few pixels to paint: the matrix is about places.
                let sim = Simulator(size: size, scale: 0.125)
                let form = TestForm(in: sim.window, nesting: nesting)
                sim.frame()
                let before = form.places(in: sim.window)
                for field in form.fields {
                    if accessoryHeight > 0 {
                        field.inputAccessoryView = UIView(
                            frame: CGRect(x: 0, y: 0, width: size.width, height: accessoryHeight))
                    }
                    field.becomeFirstResponder()
                    settle(sim)
                    let what =
                        "\(size.width) × \(size.height), \(nesting) scroll views, \(field.accessibilityIdentifier ?? "")"
                    #expect(covered(field, by: sim.keyboardFrame) == 0, "\(what)")
                    #expect(isOnScreen(field), "\(what)")
                    field.resignFirstResponder()
                    settle(sim)
                    #expect(form.places(in: sim.window) == before, "\(what)")
                }
                // From field to field while the keyboard stays.
                for field in form.fields + form.fields.reversed() {
                    field.becomeFirstResponder()
                    settle(sim)
                    #expect(covered(field, by: sim.keyboardFrame) == 0)
                    #expect(isOnScreen(field))
                }
                sim.window.endEditing(true)
                settle(sim)
                #expect(form.places(in: sim.window) == before, "\(size), \(nesting) scroll views, after all")
            }
        }
    }

    @Test(arguments: [0, 1, 3])
    func aFieldThatGrowsWhileTypingStaysClear(nesting: Int) {
        let sim = Simulator(size: CGSize(width: 480, height: 640))
        let form = TestForm(in: sim.window, nesting: nesting)
        sim.frame()
        let before = form.places(in: sim.window)
        for field in form.fields {
            let frame = field.frame
            field.becomeFirstResponder()
            settle(sim)
            for step in 1...6 {
                // The field grows downwards and its text stands at the bottom, as in a growing composer.
                field.contentVerticalAlignment = .bottom
                field.frame.size.height = 44 + CGFloat(step) * 18
                sim.type("x")
                settle(sim)
                #expect(covered(field, by: sim.keyboardFrame) == 0, "step \(step)")
            }
            field.text = ""
            field.contentVerticalAlignment = .center
            field.frame = frame
            field.resignFirstResponder()
            settle(sim)
            #expect(form.places(in: sim.window) == before)
        }
    }

    @Test(arguments: [0, 2])
    func resizingWhileTheKeyboardIsUpKeepsTheCaretClear(nesting: Int) {
        let sim = Simulator(size: CGSize(width: 800, height: 600))
        let form = TestForm(in: sim.window, nesting: nesting)
        for field in form.fields {
            field.becomeFirstResponder()
            settle(sim)
            for size in [
                CGSize(width: 480, height: 800), CGSize(width: 320, height: 480), CGSize(width: 800, height: 600),
            ] {
                sim.resize(to: size)
                settle(sim)
                #expect(sim.keyboardFrame.maxY == size.height)
                #expect(sim.keyboardFrame.width == size.width)
                #expect(covered(field, by: sim.keyboardFrame) == 0, "\(size)")
            }
        }
        sim.window.endEditing(true)
        settle(sim)
        #expect(sim.keyboardFrame.isNull)
        #expect(form.scrolls.allSatisfy { $0.adjustedContentInset == .zero })
        #expect(form.fields[0].convertToScreen(.zero).minY == form.fields[0].convert(CGPoint.zero, to: nil).y)
    }
}
