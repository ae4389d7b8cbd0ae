import Foundation
import Testing
import UIKitSimulator

/// Objects that stand for others.
@MainActor @Suite("Forwarding targets")
struct ForwardingTargetTests {
    private final class Weak: NSObject, ForwardingTarget {
        weak var target: AnyObject?
        init(_ target: AnyObject) { self.target = target }
        func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        func forwardingTarget(for aSelector: Selector) -> Any? { target }
    }

    private final class Page: UIView {
        var heard: [String] = []
        func tick(_ link: CADisplayLink) { heard.append("tick") }
        func tapped(_ sender: UIButton) { heard.append(sender.accessibilityIdentifier ?? "") }
    }

    @Test("A link to the display calls what its target stands for, as long as that is there")
    func link() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        var page: Page? = Page()
        weak let seen = page
        let link = CADisplayLink(target: Weak(page!), selector: Page.tick(_:))
        link.add(to: .main, forMode: .common)
        simulator.advance(0.1)
        #expect((page?.heard.count ?? 0) > 2)
        page = nil
        #expect(seen == nil)
        simulator.advance(0.1)
        link.invalidate()
    }

    @Test("A button calls what its target stands for, with itself")
    func button() {
        let (simulator, page) = (Simulator(size: CGSize(width: 100, height: 100)), Page())
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.accessibilityIdentifier = "go"
        let weak = Weak(page)
        button.addTarget(weak, action: Page.tapped, for: .touchUpInside)
        simulator.window.addSubview(button)
        simulator.tap(button)
        #expect(page.heard == ["go"])
    }

    @Test("An object says which methods it has, its own and those that it hands on")
    func responds() {
        let page = Page()
        let (weak, selector) = (Weak(page), Selector(Page.tapped))
        #expect(page.responds(to: selector) && weak.responds(to: selector) && !UIView().responds(to: selector))
        #expect(page.responds(to: .copy) && !weak.responds(to: .copy) && !page.responds(to: nil))
        weak.target = nil
        #expect(!weak.responds(to: selector))
    }
}
