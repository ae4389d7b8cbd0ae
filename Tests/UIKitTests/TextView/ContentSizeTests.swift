import Testing
import UIKitSimulator

/// What a text view says of its content between two frames, and of looks that were taken away.
@MainActor @Suite("Content sizes between frames")
struct ContentSizeTests {
    private let sim = Simulator(size: CGSize(width: 300, height: 300))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    private func after(_ change: () -> Void) -> (before: CGSize, after: CGSize) {
        change()
        let early = view.contentSize
        sim.frame()
        return (early, view.contentSize)
    }

    @Test("The content has a size before the first frame, and in no window")
    func beforeLayout() {
        let line = UIFont(name: "Helvetica", size: 17)?.lineHeight ?? 0
        #expect(abs(view.contentSize.height - 16 - line) < 2 && view.contentSize.width == 200)
        view.text = "one\ntwo\nthree\nfour"
        #expect(abs(view.contentSize.height - 16 - 4 * line) < 4)
        sim.window.addSubview(view)
        let height = view.contentSize.height
        sim.frame()
        #expect(view.contentSize.height == height)
    }

    @Test("After every change it is what the next frame makes of it")
    func changes() {
        sim.window.addSubview(view)
        sim.frame()
        var sizes = after { view.text = String(repeating: "some words ", count: 40) }
        #expect(sizes.before == sizes.after && sizes.before.height > 200)
        sizes = after { view.frame.size.width = 120 }
        #expect(sizes.before == sizes.after && sizes.before.width == 120)
        sizes = after { view.font = .systemFont(ofSize: 30) }
        #expect(sizes.before == sizes.after)
        sizes = after { view.textContainerInset.top = 50 }
        #expect(sizes.before == sizes.after)
        sizes = after { view.contentOffset.y = 100 }
        #expect(sizes.before == sizes.after && view.contentOffset.y == 100)
        sizes = after { view.text = "" }
        #expect(sizes.before == sizes.after && sizes.before.height < 110)
    }

    @Test("A view grows with what is typed when its delegate asks for the size")
    func growing() {
        final class Grower: NSObject, UITextViewDelegate {
            var heights: [CGFloat] = []
            func textViewDidChange(_ textView: UITextView) { heights.append(textView.contentSize.height) }
        }
        let grower = Grower()
        view.delegate = grower
        sim.window.addSubview(view)
        sim.tap(view)
        sim.type("a")
        for _ in 0..<3 { sim.press(.keyboardReturnOrEnter) }
        let steps = zip(grower.heights, grower.heights.dropFirst()).map { $1 - $0 }
        #expect(steps.count == 3 && steps.allSatisfy { abs($0 - steps[0]) < 0.01 && $0 > 15 })
        sim.frame()
        #expect(view.contentSize.height == grower.heights.last)
    }

    @Test("A colour of nil stays nil and letters have the default; a font of nil is the default font")
    func looks() {
        view.text = "a"
        (view.textColor, view.font) = (.red, .systemFont(ofSize: 40))
        (view.textColor, view.font) = (nil, nil)
        #expect(view.textColor == nil && view.font?.pointSize == 17)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .label)
        view.textColor = .blue
        #expect(view.textColor == .blue)
    }

    @Test("A link has a line under it")
    func link() {
        func ink() -> Int {
            sim.frame()
            // Row by row below the letters, which reach to the baseline.
            return (0..<200).filter { sim.color(at: CGPoint(x: Double($0) + 0.5, y: 26.5)) != .white }.count
                + (0..<200).filter { sim.color(at: CGPoint(x: Double($0) + 0.5, y: 25.5)) != .white }.count
        }
        view.isEditable = false
        view.backgroundColor = .white
        sim.window.addSubview(view)
        view.attributedText = NSAttributedString(
            string: "nnnnnnn", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)])
        let underlined = ink()
        view.linkTextAttributes = [.foregroundColor: UIColor.link]
        #expect(underlined > ink() + 30)
    }

    @Test("A small text has its true height, wherever it is scrolled to")
    func smallText() {
        let sim = Simulator(size: CGSize(width: 400, height: 400))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.font = .systemFont(ofSize: 15)
        sim.window.addSubview(view)
        let words = String(repeating: "wide words and narrow ones, ", count: 12)
        for text in ["A\nB\nC\nD\nE" + String(repeating: "x", count: 51), words + "\n" + words, words] {
            view.text = text
            let height = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
            #expect(view.contentSize.height == height)
            sim.frame()
            #expect(view.contentSize.height == height)
            view.contentOffset.y = view.contentSize.height - 60
            sim.frame()
            #expect(view.contentSize.height == height)
        }
    }

    @Test(
        "A view of few words is narrowed to them by sizeToFit, and shows them in as many lines",
        arguments: [1, 2, 3] as [CGFloat])
    func narrowed(scale: CGFloat) {
        let sim = Simulator(size: CGSize(width: 400, height: 400), scale: scale)
        let words = "Some words that are set in lines of a width, and not all of them are as wide as it."
        for alignment in [NSTextAlignment.left, .center, .right, .natural, .justified] {
            for (text, lines) in [("short", 1), ("short\nand longer", 2), (words, 4), ("", 1), ("שלום", 1)] {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                (view.font, view.textAlignment, view.text) = (.systemFont(ofSize: 17), alignment, text)
                sim.window.addSubview(view)
                let full = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
                #expect(full.width <= 200 && (text == words || full.width < 110), "\(alignment) \(text)")
                let again = view.sizeThatFits(full)
                #expect(again == full, "\(alignment) \(text) \(again)")
                view.sizeToFit()
                #expect(view.frame.size == full)
                let count =
                    (full.height - view.textContainerInset.top - view.textContainerInset.bottom)
                    / (view.font?.lineHeight ?? 1)
                #expect(Int(count.rounded()) == lines, "\(alignment) \(text) \(count)")
                view.removeFromSuperview()
            }
        }
    }

    @Test("A text that is set to what it is stays where it is scrolled to, with its caret in view")
    func sameText() {
        let sim = Simulator(size: CGSize(width: 400, height: 400))
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 304, height: 90))
        view.font = .systemFont(ofSize: 15)
        sim.window.addSubview(view)
        view.becomeFirstResponder()
        for _ in 0..<7 { view.insertText("some words of a line that is wrapped once\n") }
        sim.advance(1)
        let offset = view.contentOffset.y
        #expect(offset > 0)
        view.text = view.text
        sim.advance(1)
        let caret = view.caretRect(for: view.selectedTextRange?.end ?? UITextPosition())
        #expect(caret.minY >= view.contentOffset.y && caret.maxY <= view.contentOffset.y + 90)
    }

    @Test("Constraints of a label in a text view do not say how large its text is")
    func labelInside() {
        let sim = Simulator(size: CGSize(width: 400, height: 400))
        let (view, label) = (UITextView(), UILabel())
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(view)
        view.addSubview(label)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: sim.window.topAnchor),
            view.leftAnchor.constraint(equalTo: sim.window.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 200), label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
        view.text = "Hey\nyou"
        sim.frame()
        #expect(view.contentSize.height == view.frame.height && view.contentSize.width == 200)
    }

    @Test("A negative location is the end of the text")
    func negativeLocation() {
        let sim = Simulator(size: CGSize(width: 400, height: 400))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        sim.window.addSubview(view)
        view.text = String(repeating: "line\n", count: 20)
        sim.frame()
        view.scrollRangeToVisible(NSRange(location: -1, length: 0))
        sim.advance(1)
        #expect(view.contentOffset.y > 100)
    }
}
