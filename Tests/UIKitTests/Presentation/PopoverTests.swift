import Testing
import UIKitSimulator

@testable import UIKit

/// Controllers in bubbles that point at something.
@MainActor @Suite("Popovers")
final class PopoverTests {
    private let root = UIViewController()
    private let content = UIViewController()
    private let source = UIButton(frame: CGRect(x: 300, y: 100, width: 80, height: 40))

    private func begin(_ width: CGFloat = 800, _ height: CGFloat = 480) -> Simulator {
        let sim = Simulator(size: CGSize(width: width, height: height))
        sim.window.rootViewController = root
        root.view.backgroundColor = .white
        root.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.view.backgroundColor = .red
        sim.frame()
        return sim
    }

    private var popover: UIPopoverPresentationController? { content.popoverPresentationController }
    private var frame: CGRect { content.view.convertToScreen(content.view.bounds) }

    @Test("It stands where its arrow may point from, below its source if it can")
    func directions() {
        let sim = begin()
        let places: [(UIPopoverArrowDirection, CGRect)] = [
            (.any, CGRect(x: 240, y: 152, width: 200, height: 150)),
            (.left, CGRect(x: 392, y: 45, width: 200, height: 150)),
            (.right, CGRect(x: 88, y: 45, width: 200, height: 150)),
            (.down, CGRect(x: 240, y: 10, width: 200, height: 78)),
            ([], CGRect(x: 240, y: 45, width: 200, height: 150)),
        ]
        for (permitted, place) in places {
            popover?.sourceView = source
            popover?.permittedArrowDirections = permitted
            root.present(content, animated: false)
            sim.frame()
            #expect(frame == place, "\(permitted)")
            #expect(popover?.arrowDirection == (permitted == .any ? .up : permitted))
            #expect(sim.color(at: CGPoint(x: place.midX, y: place.midY)) == .red)
            root.dismiss(animated: false)
            sim.frame()
            #expect(sim.areaMissedByDamage() == nil && popover?.arrowDirection == .unknown)
        }
    }

    @Test("At the edges it stays in the window, and its arrow still points at the source")
    func edges() {
        let area = CGRect(x: 10, y: 10, width: 300, height: 300)
        let size = CGSize(width: 200, height: 100)
        func place(_ anchor: CGRect, _ permitted: UIPopoverArrowDirection = .any, overlaps: Bool = false)
            -> PopoverPlacement
        {
            PopoverPlacement(size: size, anchor: anchor, area: area, permitted: permitted, overlaps: overlaps)
        }
        let right = place(CGRect(x: 280, y: 20, width: 20, height: 20))
        #expect(right.frame == CGRect(x: 110, y: 52, width: 200, height: 100) && right.tip == CGPoint(x: 285, y: 40))
        let low = place(CGRect(x: 100, y: 280, width: 20, height: 20))
        #expect(low.direction == .down && low.frame.maxY == 268 && low.tip == CGPoint(x: 110, y: 280))
        let outside = place(CGRect(x: -90, y: 150, width: 20, height: 20))
        #expect(area.contains(outside.frame))
        // The whole area: there is no room on any side.
        #expect(place(area, overlaps: true).direction == [] && place(area, overlaps: true).frame.size == size)
        let tall = place(CGRect(x: 50, y: 200, width: 20, height: 20), [.up])
        #expect(tall.frame.minY == 232 && tall.frame.maxY == 310)
    }

    @Test("A touch beside it takes it away, and reaches what it may pass through to")
    func beside() {
        let sim = begin()
        var taps = 0
        source.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        popover?.sourceView = source
        popover?.passthroughViews = [source]
        root.present(content, animated: true)
        sim.advance(1)
        sim.tap(source)
        #expect(taps == 1 && root.presentedViewController === content)
        sim.tap(CGPoint(x: 20, y: 400))
        sim.advance(1)
        #expect(root.presentedViewController == nil && content.view.window == nil)
        #expect(sim.areaMissedByDamage() == nil)
    }

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        weak var source: UIView?
        var style = UIModalPresentationStyle.none
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            log.append("prepare")
            popover.sourceView = source
            popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
        }
        func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
            log.append("did")
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            style
        }
    }

    @Test("In a narrow window it is a sheet, unless its delegate wants a popover there too")
    func narrow() {
        let (sim, delegate) = (begin(480, 800), Delegate())
        delegate.source = source
        root.present(content, animated: false)
        #expect(frame == CGRect(x: 0, y: 16, width: 480, height: 784))
        root.dismiss(animated: false)
        popover?.delegate = delegate
        root.present(content, animated: false)
        sim.frame()
        #expect(frame == CGRect(x: 210, y: 132, width: 200, height: 150) && delegate.log == ["prepare"])
        sim.resize(to: CGSize(width: 300, height: 600))
        sim.frame()
        #expect(frame.maxX == 290 && frame.minX == 90)
        sim.tap(CGPoint(x: 20, y: 500))
        sim.advance(1)
        #expect(delegate.log == ["prepare", "did"] && root.presentedViewController == nil)
    }

    @Test("It points at a button of a bar, and what it points at may be said after it was presented")
    func barButton() {
        let sim = begin()
        let item = UIBarButtonItem(title: "Menu")
        let navigation = UINavigationController(rootViewController: root)
        root.navigationItem.rightBarButtonItem = item
        sim.window.rootViewController = navigation
        sim.frame()
        root.present(content, animated: false)
        popover?.barButtonItem = item
        sim.frame()
        #expect(frame.maxX == 790 && popover?.arrowDirection == .up)
        #expect(frame.minY >= UINavigationBar.height && root.presentedViewController === content)
    }

    @Test("A popover with a field stays clear of the keyboard")
    func keyboard() {
        let sim = begin()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 180, height: 40))
        content.view.addSubview(field)
        source.frame.origin.y = 40
        popover?.sourceView = source
        popover?.permittedArrowDirections = [.left]
        root.present(content, animated: true)
        sim.advance(1)
        sim.tap(field)
        sim.advance(1)
        #expect(field.isFirstResponder && frame.maxY <= sim.keyboardFrame.minY)
        sim.tap(CGPoint(x: 20, y: 20))
        sim.advance(1)
        #expect(!field.isFirstResponder && sim.keyboardFrame.isNull && sim.areaMissedByDamage() == nil)
    }
}
