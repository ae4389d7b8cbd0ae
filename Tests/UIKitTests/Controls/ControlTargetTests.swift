import Foundation
import Testing
import UIKitSimulator

/// What a control says of who is called.
@MainActor @Suite("Targets of a control")
struct ControlTargetTests {
    private final class Page: NSObject {
        var count = 0
        func go() { count += 1 }
    }
    private final class Plain { func go() {} }

    @Test("A control knows its targets and their methods, which another control can take over")
    func targets() throws {
        let (button, page, plain) = (UIButton(), Page(), Plain())
        let go = Selector(Page.go)
        button.addTarget(page, action: go, for: [.touchDown, .touchUpInside])
        button.addTarget(plain, action: Plain.go, for: .touchUpInside)
        button.addTarget(nil, action: Page.go, for: .touchDown)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        button.addTarget(nil, action: Page.go, for: .touchCancel)
        #expect(button.allTargets.count == 2 && button.allTargets.contains(page))
        #expect(button.allTargets.contains { $0.base is NSNull })
        #expect(button.actions(forTarget: page, forControlEvent: .touchDown) == [go])
        #expect(button.actions(forTarget: page, forControlEvent: .valueChanged) == nil)
        #expect(button.actions(forTarget: nil, forControlEvent: .touchDown)?.count == 1)
        let other = UIButton()
        for action in try #require(button.actions(forTarget: page, forControlEvent: .touchUpInside)) {
            other.addTarget(page, action: action, for: .touchUpInside)
            button.removeTarget(page, action: action, for: .touchUpInside)
        }
        other.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(page.count == 1)
    }

    @Test("A target that is gone is none")
    func gone() {
        let button = UIButton()
        button.addTarget(Page(), action: Page.go, for: .touchDown)
        #expect(button.allTargets.isEmpty && button.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    }
}
