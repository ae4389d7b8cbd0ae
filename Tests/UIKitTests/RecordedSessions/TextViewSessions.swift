import Foundation
import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: text views")
@MainActor
struct TextViewSessions {
    private func view(_ session: RecordedSession, _ frame: CGRect) -> UITextView {
        let view = UITextView(frame: frame)
        view.accessibilityIdentifier = "view"
        session.log.attach(to: view)
        session.window.addSubview(view)
        return view
    }

    @Test("Styled text that is edited", arguments: ["en_US", "he"])
    func styled(locale: String) {
        let session = RecordedSession(
            "views-styled-\(locale)", size: CGSize(width: 280, height: 320), scale: locale == "he" ? 2 : 1,
            locale: locale)
        let simulator = session.simulator
        simulator.hasHardwareKeyboard = true
        let view = view(session, CGRect(x: 10, y: 10, width: 220, height: 200))
        view.allowsEditingTextAttributes = true
        session.deed("show", pixels: true) { view.attributedText = SampleTexts.styled }
        session.sketch(columns: 56, rows: 24)
        session.deed("tap behind bold") {
            simulator.tap(CGPoint(x: 130, y: 28))
            simulator.advance(0.4)
        }
        session.deed("type") { simulator.type("er \"q\" --") }
        for offset in locale == "he" ? [16, 29] : [0, 12, 16, 27, 28, 29, 30, view.text.utf16.count] {
            session.deed("caret \(offset)") {
                view.selectedRange = NSRange(location: offset, length: 0)
                session.log.say("typing \(Told.attributes(view.typingAttributes))")
            }
        }
        guard locale != "he" else { return session.finish() }
        session.deed("type in the last line") { simulator.type("end") }
        session.deed("bold by key") {
            view.selectedRange = NSRange(location: 2, length: 6)
            simulator.press(.keyboardB, .control)
        }
        session.deed("italic and underlined", pixels: true) {
            view.toggleItalics(nil)
            view.toggleUnderline(nil)
        }
        session.deed("copy and paste styled") {
            simulator.press(.keyboardC, .control)
            view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
            simulator.press(.keyboardV, .control)
        }
        session.deed("undo all") { while view.undoManager?.canUndo == true { view.undoManager?.undo() } }
        session.deed("redo two") {
            view.undoManager?.redo()
            view.undoManager?.redo()
        }
        session.deed("typing attributes") {
            view.typingAttributes = [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.purple]
            simulator.type("Big")
        }
        session.deed("font for all", pixels: true) { view.font = .systemFont(ofSize: 13) }
        session.deed("colour and alignment", pixels: true) {
            view.textColor = .systemBrownLike
            view.textAlignment = .right
        }
        session.deed("plain", pixels: true) { view.text = "plain\n" }
        session.finish()
    }

    @Test("Insets, containers, exclusions and scrolling")
    func geometry() {
        let session = RecordedSession("views-geometry", size: CGSize(width: 300, height: 340))
        let simulator = session.simulator
        let view = view(session, CGRect(x: 10, y: 10, width: 200, height: 120))
        view.text = (1...24).map { "Line \($0) of a long text" }.joined(separator: "\n")
        session.deed("show", pixels: true)
        session.deed("tap and keyboard") {
            simulator.tap(CGPoint(x: 90, y: 60))
            simulator.advance(0.5)
        }
        session.deed("insets") { view.textContainerInset = UIEdgeInsets(top: 3, left: 20, bottom: 30, right: 7.5) }
        session.deed("bordered", pixels: true) { view.borderStyle = .roundedRect }
        session.deed("to the end") { view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0)) }
        session.deed("to a middle line") { view.scrollRangeToVisible(NSRange(location: 150, length: 30)) }
        session.deed("flick") {
            session.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 40), steps: 5)
            simulator.advance(1.5)
        }
        session.deed("caret far away, then a letter") {
            view.selectedRange = NSRange(location: 0, length: 0)
            simulator.type("x")
            simulator.advance(0.5)
        }
        session.deed("exclusion", pixels: true) {
            view.textContainer.exclusionPaths = [
                UIBezierPath(ovalIn: CGRect(x: 60, y: 5, width: 60, height: 60)),
                UIBezierPath(rect: CGRect(x: 0, y: 80, width: 40, height: 20)),
            ]
        }
        session.sketch(columns: 60, rows: 24)
        session.deed("narrow") { view.frame.size = CGSize(width: 120, height: 160) }
        session.deed("few lines", pixels: true) {
            view.textContainer.maximumNumberOfLines = 5
            view.textContainer.lineBreakMode = .byTruncatingTail
        }
        session.deed("no scrolling") {
            view.isScrollEnabled = false
            view.textContainer.maximumNumberOfLines = 0
            view.textContainer.exclusionPaths = []
            session.log.say("fits \(Told.size(view.sizeThatFits(CGSize(width: 150, height: 10))))")
            session.log.say("own size \(Told.size(view.intrinsicContentSize))")
        }
        session.deed("only selectable") { view.isEditable = false }
        session.deed("neither") { view.isSelectable = false }
        session.deed("back") {
            view.isSelectable = true
            view.isEditable = true
            view.isScrollEnabled = true
            simulator.advance(0.4)
        }
        session.finish()
    }

    @Test("Links, attachments and detected data")
    func items() {
        let session = RecordedSession("views-items", size: CGSize(width: 280, height: 260))
        let simulator = session.simulator
        let view = view(session, CGRect(x: 10, y: 60, width: 240, height: 180))
        view.isEditable = false
        session.application.urlOpener = { [weak session] in session?.log.say("opens \($0)") }
        view.attributedText = SampleTexts.styled
        session.deed("show", pixels: true)
        func middle(_ offset: Int) -> CGPoint {
            let range = TextOffsetRange(offset..<(offset + 1))
            let rect = view.firstRect(for: range)
            return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }
        let link = (view.text as NSString).range(of: "link").location
        let picture = (view.text as NSString).range(of: "\u{FFFC}").location
        for (name, offset) in [("link", link), ("picture", picture)] {
            session.deed("tap the \(name)") {
                simulator.tap(middle(offset))
                simulator.advance(0.5)
            }
            session.deed("press the \(name)", pixels: true) {
                simulator.touchDown(0, at: middle(offset))
                simulator.advance(0.7)
                simulator.touchUp(0)
                simulator.advance(0.4)
            }
            session.deed("tap elsewhere") {
                simulator.tap(CGPoint(x: 20, y: 250))
                simulator.advance(0.5)
            }
        }
        session.deed("refuse") {
            session.log.refused = ["primaryAction"]
            simulator.tap(middle(link))
            simulator.advance(0.5)
        }
        session.deed("other link looks", pixels: true) {
            view.linkTextAttributes = [.foregroundColor: UIColor.systemRed, .underlineStyle: 1]
        }
        session.deed("detected", pixels: true) {
            session.log.refused = []
            view.dataDetectorTypes = .all
            view.text = "Call +1 (415) 555-0132 or see www.example.org, write to me@example.com."
        }
        for word in ["415", "www", "me@"] {
            session.deed("tap \(word)") {
                simulator.tap(middle((view.text as NSString).range(of: word).location + 1))
                simulator.advance(0.5)
            }
        }
        session.finish()
    }

    @Test("Finding and replacing")
    func find() {
        let session = RecordedSession("views-find", size: CGSize(width: 320, height: 300))
        let simulator = session.simulator
        simulator.hasHardwareKeyboard = true
        let view = view(session, CGRect(x: 10, y: 10, width: 300, height: 280))
        view.text = "One fish two fish.\nRed Fish, blue fishes; a f\u{ef}sh\nand a selfish one."
        view.isFindInteractionEnabled = true
        session.deed("edit") {
            simulator.tap(CGPoint(x: 100, y: 100))
            simulator.advance(0.4)
        }
        session.deed("control f", pixels: true) {
            simulator.press(.keyboardF, .control)
            simulator.advance(0.4)
        }
        session.deed("type") { simulator.type("fish") }
        session.sketch(columns: 64, rows: 20)
        session.deed("return") { simulator.press(.keyboardReturnOrEnter) }
        session.deed("shift return") { simulator.press(.keyboardReturnOrEnter, .shift) }
        session.deed("next", pixels: true) { view.findInteraction?.findNext() }
        session.deed("no such text") { simulator.type("zz") }
        session.deed("backspaces") { for _ in 0..<3 { simulator.press(.keyboardDeleteOrBackspace) } }
        session.deed("control h", pixels: true) {
            simulator.press(.keyboardH, .control)
            simulator.advance(0.4)
        }
        session.deed("replacement") {
            view.findInteraction?.replacementText = "cat"
            session.log.say("search \(view.findInteraction?.searchText ?? "none")")
        }
        for title in ["Replace", "All"] {
            session.deed(title) {
                let buttons = session.everyView.compactMap { $0 as? UIButton }
                if let button = buttons.first(where: { $0.currentTitle == title }) { simulator.tap(button) }
            }
        }
        session.deed("escape", pixels: true) {
            simulator.press(.keyboardEscape)
            simulator.advance(0.4)
        }
        session.deed("undo") { view.undoManager?.undo() }
        session.finish()
    }
}

extension UIColor {
    fileprivate static var systemBrownLike: UIColor { UIColor(red: 0.5, green: 0.3, blue: 0.1, alpha: 0.9) }
}

extension RecordedSession {
    /// All views of all windows, in the order in which they are painted.
    var everyView: [UIView] {
        var views: [UIView] = []
        for window in application.windows { window.forEachInSubtree { views.append($0) } }
        return views
    }
}
