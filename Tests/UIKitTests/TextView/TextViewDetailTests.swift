import Testing
import UIKitSimulator

/// Text views under shadows, of other alignments, and read only.
@MainActor @Suite("Details of text views")
struct TextViewDetailTests {
    @Test("A view that is only a shadow, or only a border, stays where it is when the text under it is scrolled")
    func shadowInFront() {
        for isBorder in [false, true] {
            let page = Page("", size: CGSize(width: 200, height: 200), isEditing: false)
            page.view.text = TextSamples.uneven(60)
            let front = UIView(frame: CGRect(x: 60, y: 60, width: 50, height: 40))
            if isBorder {
                front.layer.borderWidth = 2
                front.layer.borderColor = UIColor.black.cgColor
            } else {
                front.layer.shadowOpacity = 0.9
            }
            page.simulator.window.addSubview(front)
            page.simulator.advance(0.2)
            for step in 1...12 {
                page.view.contentOffset.y = CGFloat(step * 7)
                #expect(page.simulator.areaMissedByDamage() == nil, "\(isBorder ? "border" : "shadow"), step \(step)")
            }
        }
    }

    private final class TitledView: UITextView {
        var own: UIEdgeInsets?
        override var textContainerInset: UIEdgeInsets {
            get { own ?? super.textContainerInset }
            set {
                own = newValue
                super.textContainerInset = UIEdgeInsets(
                    top: newValue.top + 30, left: newValue.left, bottom: newValue.bottom, right: newValue.right)
            }
        }
    }

    @Test("Text stands where the inset says that the class was given, whatever a subclass answers")
    func overriddenInset() {
        let view = TitledView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "a"
        let (caret, height) = (
            view.caretRect(for: view.beginningOfDocument), view.sizeThatFits(view.bounds.size).height
        )
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        #expect(view.caretRect(for: view.beginningOfDocument) == caret.offsetBy(dx: 0, dy: 30))
        #expect(view.sizeThatFits(view.bounds.size).height == height + 30 && view.textContainerInset.top == 8)
    }

    @Test("The alignment is that of all text, also of what is typed later")
    func alignment() {
        let page = Page("", size: CGSize(width: 200, height: 200))
        page.view.textAlignment = .right
        #expect(page.view.textAlignment == .right)
        page.simulator.type("a")
        let caret = page.view.caretRect(for: page.view.endOfDocument)
        #expect(caret.minX > 180)
    }

    @Test("A text that can no longer be edited gives the focus up")
    func readOnly() {
        let page = Page("abc|")
        page.view.isEditable = false
        #expect(!page.view.isFirstResponder)
        page.simulator.type("x")
        #expect(page.view.text == "abc")
    }
}
