import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor struct AccessibilityTests {
    @Test func viewsSayWhatTheyAreUntilAProgramSaysOtherwise() {
        let button = UIButton(type: .system)
        button.setTitle("Pay", for: .normal)
        button.isEnabled = false
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Pay")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.accessibilityLabel = "Pay now"
        button.accessibilityTraits = .link
        button.isAccessibilityElement = false
        #expect(!button.isAccessibilityElement && button.accessibilityLabel == "Pay now")
        #expect(button.accessibilityTraits == .link && button.accessibilityUserInputLabels == ["Pay now"])
        button.accessibilityLabel = nil
        #expect(button.accessibilityLabel == "Pay")

        let label = UILabel()
        label.text = "Total"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
        #expect(label.accessibilityTraits == .staticText)
        #expect(!UIView().isAccessibilityElement && UIView().accessibilityTraits == .none)

        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == "Ada")
        field.placeholder = "Surname"
        #expect(field.accessibilityLabel == "Surname")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••" && field.accessibilityAttributedValue?.string == "•••")
    }

    @Test func wordsWithAttributesAndWithoutAreOneValue() {
        let view = UIView()
        let styled = NSAttributedString(string: "Gate", attributes: [.underlineStyle: NSNumber(value: 1)])
        view.accessibilityAttributedLabel = styled
        #expect(view.accessibilityLabel == "Gate" && view.accessibilityAttributedLabel == styled)
        view.accessibilityLabel = "Door"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Door"))
        view.accessibilityAttributedValue = styled
        #expect(view.accessibilityValue == "Gate")
        view.accessibilityValue = nil
        #expect(view.accessibilityAttributedValue == nil)
    }

    @Test func aFrameFollowsTheViewUntilItIsSet() {
        let sim = Simulator(size: CGSize(width: 400, height: 300))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
        sim.window.addSubview(view)
        let drawn = UIAccessibilityElement(accessibilityContainer: view)
        drawn.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 20, height: 20)
        #expect(view.accessibilityFrame == CGRect(x: 20, y: 30, width: 100, height: 40))
        #expect(drawn.accessibilityFrame == CGRect(x: 30, y: 30, width: 20, height: 20))
        #expect(drawn.accessibilityActivationPoint == CGPoint(x: 40, y: 40))
        view.frame.origin.x = 120
        #expect(drawn.accessibilityFrame.minX == 130 && view.accessibilityActivationPoint == CGPoint(x: 170, y: 50))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    }

    @Test func aContainerCountsItsElements() {
        let view = UIView()
        let parts = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = parts
        #expect(view.accessibilityElementCount() == 3 && view.accessibilityElement(at: 3) == nil)
        #expect(view.accessibilityElement(at: 1) as AnyObject === parts[1])
        #expect(view.index(ofAccessibilityElement: parts[2]) == 2)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test func whatIsPostedReachesTheObserverOfItsApplication() {
        let (sim, other) = (Simulator(), Simulator())
        var heard: [(UIAccessibility.Notification, Any?)] = []
        var changes = 0
        let watch = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: sim.application, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(watch) }
        UIAccessibility.post(notification: .layoutChanged, argument: sim.window)
        sim.application.accessibilityObserver = { heard.append(($0, $1)) }
        UIAccessibility.post(notification: .layoutChanged, argument: sim.window)
        UIAccessibility.post(notification: .screenChanged, argument: other.window)
        sim.application.asCurrent {
            #expect(UIAccessibility.isVoiceOverRunning)
            UIAccessibility.post(notification: .announcement, argument: "Sent")
        }
        other.application.asCurrent { #expect(!UIAccessibility.isVoiceOverRunning) }
        #expect(heard.map(\.0) == [.layoutChanged, .announcement] && heard.last?.1 as? String == "Sent")
        sim.application.accessibilityObserver = nil
        #expect(changes == 2)
    }

    @Test func anActionRunsItsClosure() {
        var names: [String] = []
        let action = UIAccessibilityCustomAction(name: "Delete") { action in
            names.append(action.name)
            return true
        }
        let view = UIView()
        view.accessibilityCustomActions = [action]
        #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true && names == ["Delete"])
    }

    @Test func aRotorFindsOneThingAfterTheOther() {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "a #b c #d"
        sim.window.addSubview(view)
        func hashtags(_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
            let text = NSString(string: view.text)
            let last = predicate.currentItem.targetRange.map { view.offset(from: view.beginningOfDocument, to: $0.end) }
            let isBack = predicate.searchDirection == .previous
            let start = last ?? (isBack ? text.length : 0)
            let found = text.range(
                of: "#", options: isBack ? .backwards : [],
                range: isBack
                    ? NSRange(location: 0, length: max(0, start - 1))
                    : NSRange(location: start, length: text.length - start))
            guard found.location != NSNotFound,
                let begin = view.position(from: view.beginningOfDocument, offset: found.location),
                let end = view.position(from: begin, offset: 1), let range = view.textRange(from: begin, to: end)
            else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
        }
        let rotor = UIAccessibilityCustomRotor(name: "Hashtags", itemSearch: hashtags)
        // One that finds the same thing for ever, and one that never ends.
        let same = UIAccessibilityCustomRotor(systemType: .heading) { _ in
            UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
        }
        let endless = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "All")) { _ in
            UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
        }
        #expect(view.accessibilityCustomRotors == nil && rotor.systemRotorType == .none && endless.name == "All")
        view.accessibilityCustomRotors = [rotor, same, endless]
        let starts = rotor.items(limit: 9).compactMap { item in
            item.targetRange.map { view.offset(from: view.beginningOfDocument, to: $0.start) }
        }
        #expect(starts == [2, 7])
        let line = sim.application.accessibilityTree.text
        #expect(line.contains("rotor \"Hashtags\" 2 ") && line.contains("rotor heading 1 "))
        #expect(line.contains("rotor \"All\" 1"))
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = rotor.items(limit: 9)[1]
        predicate.searchDirection = .previous
        #expect(
            rotor.itemSearchBlock(predicate).flatMap { $0.targetRange }.map {
                view.offset(from: view.beginningOfDocument, to: $0.start)
            } == 2)
    }

    @Test func anActionCallsTheMethodOfItsTarget() {
        @MainActor final class Row: NSObject {
            var removed = 0
            func remove() -> Bool {
                removed += 1
                return removed == 1
            }
            func rename(_ action: UIAccessibilityCustomAction) -> Bool { action.name == "Rename" }
        }
        var row: Row? = Row()
        let remove = UIAccessibilityCustomAction(name: "Remove", target: row, selector: Row.remove)
        let rename = UIAccessibilityCustomAction(name: "Rename", target: row, selector: Row.rename)
        #expect(remove.actionHandler?(remove) == true && remove.actionHandler?(remove) == false)
        #expect(rename.actionHandler?(rename) == true)
        row = nil
        #expect(rename.actionHandler?(rename) == false)
    }

    @Test func aScreenThatIsPresentedAndDismissedIsPosted() {
        let sim = Simulator()
        let (root, front) = (UIViewController(), UIViewController())
        sim.window.rootViewController = root
        sim.frame()
        var heard: [UIAccessibility.Notification] = []
        var shown: UIView?
        sim.application.accessibilityObserver = {
            heard.append($0)
            shown = $1 as? UIView
        }
        root.present(front, animated: true)
        sim.advance(1)
        #expect(heard == [.screenChanged] && shown === front.view)
        front.dismiss(animated: true)
        sim.advance(1)
        #expect(heard == [.screenChanged, .screenChanged] && shown == nil)
        root.present(front, animated: false)
        front.dismiss(animated: false)
        sim.advance(1)
        #expect(heard.last == .screenChanged)
    }

    @Test("An empty label is not read, and is found by its identifier; a bar without a title has no header")
    func emptyLabel() {
        let sim = Simulator(size: CGSize(width: 300, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        sim.window.addSubview(label)
        #expect(!label.isAccessibilityElement)
        label.text = "Wrong"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Wrong")
        label.text = ""
        label.accessibilityIdentifier = "error"
        #expect(label.isAccessibilityElement)
        label.removeFromSuperview()
        let controller = UIViewController()
        sim.window.rootViewController = UINavigationController(rootViewController: controller)
        sim.advance(0.5)
        #expect(!sim.elements.contains("header"), "\(sim.elements)")
        controller.title = "Guests"
        sim.advance(0.5)
        #expect(sim.elements.contains("header") && sim.elements.contains("Guests"), "\(sim.elements)")
    }
}
