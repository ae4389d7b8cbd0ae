import Testing
import UIKit
import UIKitSimulator

/// Subclasses that have initialisers of UIKit's for their own.
private final class OwnTextView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: CGRect(x: 0, y: 0, width: usingTextLayoutManager ? 20 : 10, height: 10), textContainer: nil)
    }
}

private final class OwnButton: UIButton {
    convenience init(configuration: UIButton.Configuration, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.configuration = configuration
        accessibilityIdentifier = "own"
    }
}

private final class OverlayWindow: UIWindow {
    private(set) var isMadeOfScene = false
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        isMadeOfScene = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

@MainActor @Suite("Initialisers of UIKit that subclasses have for their own")
struct OwnInitializersTests {
    @Test("They are the subclass's")
    func own() throws {
        let simulator = Simulator(size: CGSize(width: 200, height: 100))
        #expect(OwnTextView(usingTextLayoutManager: true).frame.width == 20)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        #expect(OwnButton(configuration: .filled(), primaryAction: nil).accessibilityIdentifier == "own")
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.configuration?.title == "Go")
        let scene = try #require(simulator.window.windowScene)
        let overlay = OverlayWindow(windowScene: scene)
        #expect(overlay.isMadeOfScene && overlay.frame == simulator.window.frame && overlay.windowScene === scene)
        #expect(overlay.isHidden)
    }
}
