import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A delegate and observers that do something in every callback: the view must be one afterwards.
@MainActor
@Suite("UITextView, hostile delegates")
struct HostileTextViewDelegateTests {
    /// What is done in a callback.
    enum Deed: String, CaseIterable {
        case remove, removeParent, setText, setLongText, clear, select, insert, delete, undo, redo, resign, become
        case becomeOther, endEditing, noDelegate, disable, unselectable, scroll, scrollAnimated, resize, zeroSize
        case font, compose, unmark, frame, hide, secret, putAway
    }

    nonisolated static let sites = [
        "shouldBegin", "shouldEnd", "didBegin", "didEnd", "shouldChange", "didChange", "didChangeSelection",
        "didScroll",
        "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
        "noteBegin", "noteChange", "noteEnd",
    ]

    @MainActor
    private final class Delegate: NSObject, UITextViewDelegate {
        var onCall: (String) -> Void = { _ in }
        private var observers: [any NSObjectProtocol] = []

        override init() {
            super.init()
            for (name, site) in [
                (UITextView.textDidBeginEditingNotification, "noteBegin"),
                (UITextView.textDidChangeNotification, "noteChange"),
                (UITextView.textDidEndEditingNotification, "noteEnd"),
            ] {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                        MainActor.assumeIsolated { self?.onCall(site) }
                    })
            }
        }

        func stop() {
            onCall = { _ in }
            observers.forEach { NotificationCenter.default.removeObserver($0) }
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            onCall("shouldBegin")
            return true
        }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            onCall("shouldEnd")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { onCall("didBegin") }
        func textViewDidEndEditing(_ textView: UITextView) { onCall("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            #expect(range.upperBound <= textView.session.length)
            onCall("shouldChange")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { onCall("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            #expect(textView.selectedRange.upperBound <= textView.session.length)
            onCall("didChangeSelection")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onCall("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onCall("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { onCall("willEndDragging") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            onCall("didEndDragging")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { onCall("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onCall("didEndDecelerating") }
    }

    @MainActor
    private final class Stage {
        let simulator: Simulator
        let delegate = Delegate()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        var view: UITextView
        let other = UITextView(frame: CGRect(x: 0, y: 120, width: 240, height: 60))

        init(_ simulator: Simulator) {
            self.simulator = simulator
            view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 100))
            view.text = TextSamples.uneven(20)
            view.delegate = delegate
            simulator.window.addSubview(parent)
            parent.addSubview(view)
            parent.addSubview(other)
            simulator.frame()
        }

        func perform(_ deed: Deed) {
            switch deed {
            case .remove: view.removeFromSuperview()
            case .removeParent: parent.removeFromSuperview()
            case .setText: view.text = "set"
            case .setLongText: view.text = TextSamples.uneven(40)
            case .clear: view.text = ""
            case .select: view.selectedRange = NSRange(location: 2, length: 3)
            case .insert: view.insertText("inserted\n")
            case .delete: view.deleteBackward()
            case .undo: view.undoManager?.undo()
            case .redo: view.undoManager?.redo()
            case .resign: view.resignFirstResponder()
            case .become: view.becomeFirstResponder()
            case .becomeOther: other.becomeFirstResponder()
            case .endEditing: simulator.window.endEditing(true)
            case .noDelegate: view.delegate = nil
            case .disable: view.isEditable = false
            case .unselectable: view.isSelectable = false
            case .scroll: view.contentOffset.y = view.contentOffset.y > 40 ? 0 : 60
            case .scrollAnimated: view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
            case .resize: view.frame.size.width = view.frame.width > 150 ? 120 : 200
            case .zeroSize: view.frame.size = .zero
            case .font: view.font = .systemFont(ofSize: view.font?.pointSize == 30 ? 15 : 30)
            case .compose: view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            case .unmark: view.unmarkText()
            case .frame: view.layoutIfNeeded()
            case .hide: view.isHidden.toggle()
            case .secret: view.isSecureTextEntry.toggle()
            case .putAway:
                // Nobody but the callback may hold it.
                view.removeFromSuperview()
                view = UITextView(frame: view.frame)
            }
        }

        func play() {
            view.becomeFirstResponder()
            simulator.type("ab c")
            simulator.press(.keyboardReturnOrEnter)
            simulator.compose("かな", selectedRange: NSRange(location: 1, length: 1))
            simulator.inject(.text("仮"))
            simulator.press(.keyboardLeftArrow, .shift)
            simulator.press(.keyboardDeleteOrBackspace)
            simulator.press(.keyboardZ, .control)
            simulator.press(.keyboardPageUp)
            simulator.touchDown(0, at: CGPoint(x: 50, y: 80))
            for step in 1...4 {
                simulator.touchMove(0, to: CGPoint(x: 50, y: 80 - CGFloat(step) * 15))
                simulator.advance(1 / 60)
            }
            simulator.touchUp(0)
            simulator.advance(0.1)
            view.text = "programmed"
            view.resignFirstResponder()
            view.becomeFirstResponder()
            simulator.type("f")
            view.resignFirstResponder()
            simulator.advance(0.1)
        }
    }

    @Test("A deed in every callback", arguments: sites, [1, Int.max])
    func matrix(site: String, times: Int) {
        let simulator = Simulator(size: CGSize(width: 240, height: 200), scale: 0.25)
        UIApplication.shared.isMotionReduced = true
        defer { UIApplication.shared.isMotionReduced = false }
        simulator.hasHardwareKeyboard = true
        for deed in Deed.allCases {
            for view in simulator.window.subviews { view.removeFromSuperview() }
            let stage = Stage(simulator)
            var (left, depth, calls) = (times, 0, 0)
            stage.delegate.onCall = { name in
                guard name == site, left > 0, depth < 30 else { return }
                left -= 1
                calls += 1
                depth += 1
                stage.perform(deed)
                depth -= 1
            }
            stage.play()
            let place: Comment = "\(site), \(deed)"
            #expect(calls > 0, place)
            stage.delegate.stop()
            simulator.window.endEditing(true)
            #expect(!stage.view.isFirstResponder && !stage.other.isFirstResponder, place)
            // The view is as good as a new one.
            let view = stage.view
            simulator.window.addSubview(view)
            (view.isHidden, view.isEditable, view.isSelectable) = (false, true, true)
            view.isSecureTextEntry = false
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            view.text = "one\ntwo"
            view.becomeFirstResponder()
            simulator.type("x")
            simulator.frame()
            #expect(view.text == "one\ntwox", place)
            #expect(view.page.faults(of: view) == [], place)
            #expect(simulator.areaMissedByDamage() == nil, place)
            view.resignFirstResponder()
        }
    }
}
