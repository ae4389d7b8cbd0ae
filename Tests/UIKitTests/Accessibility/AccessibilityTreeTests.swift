import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor struct AccessibilityTreeTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))

    private final class KeptStyle: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
        label.text = text
        (view ?? sim.window).addSubview(label)
        return label
    }

    private var read: [String] { sim.application.accessibilityTree.elements.compactMap(\.accessibilityLabel) }

    @Test func linesAreReadFromWhereTheInterfaceBegins() {
        let views = [label("d", 100, 52), label("b", 100, 10), label("c", 10, 50), label("a", 10, 12), label("", 0, 0)]
        #expect(read == ["a", "b", "c", "d"])
        sim.window.semanticContentAttribute = .forceRightToLeft
        #expect(read == ["b", "a", "d", "c"])
        views[0].isHidden = true
        views[1].alpha = 0
        #expect(read == ["a", "c"])
    }

    @Test func aGroupIsReadTogetherAndAnotherViewIsNot() {
        let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sim.window.addSubview(column)
        let inside = [label("a", 0, 0, in: column), label("c", 0, 40, in: column)]
        _ = label("b", 200, 0)
        #expect(read == ["a", "b", "c"])
        column.shouldGroupAccessibilityChildren = true
        #expect(read == ["a", "c", "b"])
        column.accessibilityElements = [inside[1], inside[0], inside[1], column]
        #expect(read == ["c", "a", "b"])
        column.accessibilityElementsHidden = true
        #expect(read == ["b"])
        column.accessibilityElementsHidden = false
        column.accessibilityViewIsModal = true
        #expect(read == ["c", "a"])
    }

    @Test func whatAPresentedControllerKeepsOutOfReachIsNotRead() throws {
        let root = UIViewController()
        sim.window.rootViewController = root
        _ = label("behind", 10, 10, in: root.view)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: nil))
        root.present(alert, animated: false)
        sim.advance(0.5)
        #expect(read == ["Sure?", "Yes"])
        alert.dismiss(animated: true)
        sim.frame()
        #expect(read.contains("behind"), "what goes keeps nothing out of reach any more")
        sim.advance(1)
        #expect(read == ["behind"])

        let form = UIViewController()
        _ = label("in front", 10, 10, in: form.view)
        let sheet = try #require(form.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        root.present(form, animated: false)
        sim.advance(0.5)
        #expect(read == ["in front"])
        sheet.largestUndimmedDetentIdentifier = .medium
        #expect(Set(read) == ["behind", "in front"])
        let second = UIViewController()
        second.modalPresentationStyle = .overFullScreen
        _ = label("on top", 10, 10, in: second.view)
        form.present(second, animated: false)
        sim.advance(0.5)
        #expect(read == ["on top"])
        form.dismiss(animated: false)
        sim.frame()
        #expect(Set(read) == ["behind", "in front"])
    }

    @Test func ofAModalViewAndAPresentedControllerTheOneInFrontIsRead() {
        let root = UIViewController()
        sim.window.rootViewController = root
        let board = UIView(frame: sim.window.bounds)
        board.accessibilityViewIsModal = true
        _ = label("board", 10, 10, in: board)
        sim.window.addSubview(board)
        #expect(read == ["board"])
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        sim.advance(0.5)
        #expect(read == ["Sure?"])
        sim.window.bringSubviewToFront(board)
        #expect(read == ["board"])
    }

    @Test func whatAPopoverLetsTouchesThroughToIsRead() throws {
        let root = UIViewController()
        sim.window.rootViewController = root
        let behind = label("behind", 10, 10, in: root.view)
        let row = UIView(frame: CGRect(x: 10, y: 40, width: 200, height: 40))
        root.view.addSubview(row)
        let inRow = label("in a row", 0, 0, in: row)
        let list = UIViewController()
        (list.modalPresentationStyle, list.preferredContentSize) = (.popover, CGSize(width: 100, height: 60))
        _ = label("in front", 10, 10, in: list.view)
        let popover = try #require(list.popoverPresentationController)
        let style = KeptStyle()
        (popover.sourceView, popover.delegate) = (behind, style)
        root.present(list, animated: false)
        sim.advance(0.5)
        #expect(read == ["in front"])
        popover.passthroughViews = [behind]
        #expect(Set(read) == ["behind", "in front"])
        popover.passthroughViews = [behind, inRow]
        #expect(Set(read) == ["behind", "in a row", "in front"])
        row.accessibilityElements = []
        #expect(Set(read) == ["behind", "in front"])
        row.accessibilityElements = nil
        (row.isAccessibilityElement, row.accessibilityLabel) = (true, "row")
        #expect(Set(read) == ["behind", "in front"])
        row.isAccessibilityElement = false
        #expect(Set(read) == ["behind", "in a row", "in front"])
        row.isHidden = true
        #expect(Set(read) == ["behind", "in front"])
    }

    @Test func whatIsDrawnIsFoundAndTappedByItsIdentifier() {
        let board = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        board.isAccessibilityElement = false
        sim.window.addSubview(board)
        var taps = 0
        board.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let drawn = UIAccessibilityElement(accessibilityContainer: board)
        drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 20)
        drawn.accessibilityIdentifier = "square"
        drawn.accessibilityLabel = "A 1"
        board.accessibilityElements = [drawn]
        #expect(sim.text(of: "square") == "A 1" && sim.locate("square") == CGPoint(x: 60, y: 60))
        sim.tap(named: "square")
        #expect(taps == 1 && sim.elements == "\"A 1\" (50 50 20 20) #square\n")
    }

    @Test func aSecretIsNowhereInTheTree() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        (field.placeholder, field.isSecureTextEntry, field.clearButtonMode) = ("PIN", true, .always)
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.frame()
        field.insertText("canary")
        sim.advance(1)
        let tree = sim.application.accessibilityTree
        let said = tree.nodes.map(\.object).flatMap {
            [
                $0.accessibilityLabel, $0.accessibilityValue, $0.accessibilityHint,
                $0.accessibilityAttributedValue?.string,
            ].compactMap { $0 }
        }
        #expect(!said.contains { $0.contains("canary") } && !tree.text.contains("canary"))
        #expect(sim.elements.hasPrefix("\"PIN\" = \"••••••\" (10 10 200 40)\n\"Clear text\" button"))
    }

    @Test func keysAreElementsOfTheirOwn() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        sim.window.addSubview(field)
        sim.application.keyboardLanguages = ["de"]
        sim.application.locale = Locale(identifier: "de")
        field.becomeFirstResponder()
        sim.advance(1)
        let keys = sim.application.accessibilityTree.elements.filter { $0.accessibilityTraits.contains(.keyboardKey) }
        let first = keys.prefix(11).compactMap { $0.accessibilityLabel?.lowercased() }
        #expect(keys.compactMap(\.accessibilityLabel).contains("Umschalttaste"))
        #expect(first == ["q", "w", "e", "r", "t", "z", "u", "i", "o", "p", "ü"])
    }

    @Test func tenThousandViewsInEachOtherAreWalked() {
        var inner = UIView(frame: sim.window.bounds)
        sim.window.addSubview(inner)
        for _ in 0..<10_000 {
            let next = UIView(frame: inner.bounds)
            inner.addSubview(next)
            inner = next
        }
        inner.accessibilityIdentifier = "bottom"
        _ = label("here", 0, 0, in: inner)
        #expect(read == ["here"] && sim.application.accessibilityTree.object(named: "bottom") === inner)
    }

    @Test func namesAreFoundAsByANaiveSearch() {
        func naive(_ view: UIView, _ name: String) -> UIView? {
            guard !view.isHidden else { return nil }
            if view.accessibilityIdentifier == name { return view }
            return view.subviews.reversed().lazy.compactMap { naive($0, name) }.first
        }
        var random = SeededGenerator(71)
        for _ in 0..<50 {
            let root = UIView()
            var all = [root]
            for _ in 0..<30 {
                let view = UIView()
                view.accessibilityIdentifier = Int.random(in: 0..<4, using: &random) == 0 ? "x" : nil
                view.isHidden = Int.random(in: 0..<6, using: &random) == 0
                all[Int.random(in: 0..<all.count, using: &random)].addSubview(view)
                all.append(view)
            }
            let tree = AccessibilityTree([root])
            #expect(tree.object(named: "x") === naive(root, "x"))
            var shown = 0
            root.forEachInSubtree { view in
                var outer: UIView? = view
                while let next = outer, !next.isHidden { outer = next.superview }
                if outer == nil { shown += 1 }
            }
            #expect(tree.nodes.count == shown)
        }
    }
}
