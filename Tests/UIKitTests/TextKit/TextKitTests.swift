import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// The text kit objects of a view.
    @MainActor
    @Suite("Text view: text kit")
    struct TextKitTests {
        /// Writes down what a storage processes.
        private final class Observer: NSTextStorageDelegate {
            var lines: [String] = []
            var change: ((NSTextStorage) -> Void)?

            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                lines.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
                change?(textStorage)
            }

            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                lines.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            }
        }

        @Test("What is typed is in the storage, and what is done to the storage is in the view")
        func bothWays() {
            let page = Page("hello|")
            let storage = page.view.textStorage
            #expect(storage.string == "hello")
            page.simulator.type("!")
            #expect(storage.string == "hello!")
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
            #expect(page.view.text == "Jello!")
            storage.append(NSAttributedString(string: "?", attributes: [.kern: NSNumber(value: 2)]))
            storage.insert(NSAttributedString(string: ">"), at: 0)
            storage.deleteCharacters(in: NSRange(location: 1, length: 1))
            #expect(page.view.text == ">ello!?")
            #expect(storage.string == ">ello!?")
            storage.mutableString.append("…")
            #expect(page.view.text == ">ello!?…")
            storage.addAttribute(.kern, value: NSNumber(value: 5), range: NSRange(location: 1, length: 2))
            #expect(page.view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? NSNumber == 5)
            storage.removeAttribute(.kern, range: NSRange(location: 2, length: 1))
            #expect(page.view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) == nil)
            storage.setAttributedString(NSAttributedString(string: "new"))
            #expect(page.view.text == "new")
            let copy = NSMutableAttributedString(attributedString: storage)
            copy.append(storage)
            #expect(copy.string == "newnew")
        }

        @Test("The objects of a view know each other, whichever is asked first", arguments: 0..<4)
        func objects(first: Int) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.text = "abc"
            switch first {
            case 0: #expect(view.textContainer.layoutManager?.textStorage?.string == "abc")
            case 1: #expect(view.layoutManager.textStorage?.string == "abc")
            case 2: #expect(view.textStorage.layoutManagers.first?.textContainers.first === view.textContainer)
            default: #expect(view.layoutManager.textContainers.first?.layoutManager === view.layoutManager)
            }
            #expect(view.textContainer.layoutManager === view.layoutManager)
            #expect(view.layoutManager.textStorage === view.textStorage)
            #expect(view.layoutManager.textContainers.map { $0 === view.textContainer } == [true])
            #expect(view.textStorage.layoutManagers.map { $0 === view.layoutManager } == [true])
            view.layoutManager.textStorage?.append(NSAttributedString(string: "d"))
            #expect(view.text == "abcd")
            let own = NSTextStorage(string: "own")
            own.addLayoutManager(view.layoutManager)
            #expect(view.textStorage === own && view.text == "own")
            #expect(NSTextContainer().layoutManager == nil && NSLayoutManager().textStorage == nil)
        }

        @Test("A container of a program's own gets a layout manager with its view")
        func ownContainer() {
            let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
            view.text = "abc"
            #expect(container.layoutManager?.textStorage === view.textStorage)
            let manager = NSLayoutManager()
            container.replaceLayoutManager(manager)
            #expect(container.layoutManager === manager && manager.textStorage?.string == "abc")
        }

        /// A storage that keeps its text elsewhere and colours capitals.
        private final class OwnStorage: NSTextStorage {
            let kept = NSMutableAttributedString(string: "")

            override var string: String { kept.string }

            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] {
                kept.attributes(at: location, effectiveRange: range)
            }

            override func replaceCharacters(in range: NSRange, with str: String) {
                kept.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }

            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                kept.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }

            override func processEditing() {
                for (offset, unit) in kept.string.utf16.enumerated() where 65...90 ~= unit {
                    setAttributes([.kern: NSNumber(value: 3)], range: NSRange(location: offset, length: 1))
                }
                super.processEditing()
            }
        }

        @Test("A storage may keep its text elsewhere")
        func ownStore() {
            let storage = OwnStorage()
            storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "say Hi")
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 0))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
            let simulator = Simulator(size: CGSize(width: 200, height: 100))
            simulator.window.addSubview(view)
            func kern(_ offset: Int) -> NSNumber? {
                view.attributedText.attribute(.kern, at: offset, effectiveRange: nil) as? NSNumber
            }
            #expect(view.text == "say Hi" && view.textStorage === storage)
            #expect(kern(4) == 3 && kern(5) == nil)
            // From the storage to the view.
            storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "tell")
            #expect(view.text == "tell Hi" && kern(5) == 3)
            // From the view to the storage, which colours it.
            view.becomeFirstResponder()
            view.insertText(" YoU")
            #expect(storage.string == "tell Hi YoU" && view.text == "tell Hi YoU")
            #expect(kern(8) == 3 && kern(9) == nil && kern(10) == 3)
            view.selectedRange = NSRange(location: 0, length: 5)
            view.deleteBackward()
            #expect(storage.string == "Hi YoU" && kern(0) == 3 && kern(5) == 3)
            // A range that is not there changes nothing.
            storage.edited(.editedCharacters, range: NSRange(location: 90, length: 3), changeInLength: 0)
            #expect(view.text == "Hi YoU")
            simulator.frame()
            #expect(view.page.faults(of: view) == [])
        }

        /// Counts how often a layout becomes another one.
        private final class Watcher: NSLayoutManagerDelegate {
            var count = 0
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { count += 1 }
        }

        @Test("A layout manager's delegate hears of edits")
        func invalidation() {
            let page = Page("hello|")
            let watcher = Watcher()
            page.view.layoutManager.delegate = watcher
            page.simulator.type("!")
            let typed = watcher.count
            #expect(typed > 0)
            page.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
            #expect(watcher.count > typed && page.view.text == "Jello!")
        }

        @Test("Edits are processed once, with all that was edited; a highlighter colours what is typed")
        func processing() {
            let page = Page("|")
            let observer = Observer()
            let storage = page.view.textStorage
            storage.delegate = observer
            page.simulator.type("a")
            #expect(observer.lines == ["will 3 0+1 1", "did 3 0+1 1"])
            observer.lines = []
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "bcd")
            storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "__")
            storage.addAttribute(.kern, value: NSNumber(value: 1), range: NSRange(location: 0, length: 1))
            #expect(observer.lines.isEmpty)
            storage.endEditing()
            #expect(observer.lines == ["will 3 0+6 5", "did 3 0+6 5"])
            observer.change = { storage in
                storage.addAttribute(
                    .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: storage.length))
            }
            page.view.selectedRange = NSRange(location: 6, length: 0)
            page.simulator.type("x")
            #expect(
                page.view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
                    == .systemRed)
            #expect(page.view.text == "__abcdx")
            #expect(storage.string == page.view.text)
        }

        @Test("A view on a storage of the program's own shows it and types into it")
        func ownStorage() {
            let storage = NSTextStorage(string: "brought along")
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 0))
            container.widthTracksTextView = true
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let simulator = Simulator(size: CGSize(width: 300, height: 200))
            simulator.hasHardwareKeyboard = true
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
            simulator.window.addSubview(view)
            view.becomeFirstResponder()
            simulator.frame()
            #expect(view.text == "brought along")
            #expect(view.textStorage === storage)
            simulator.type("!")
            #expect(storage.string == "brought along!")
        }

        @Test("A layout manager shows one storage at a time, and nothing when it is taken from it")
        func belonging() {
            let (one, two) = (NSTextStorage(string: "one"), NSTextStorage(string: "fourteen chars"))
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
            manager.addTextContainer(container)
            one.addLayoutManager(manager)
            one.addLayoutManager(manager)
            #expect(one.layoutManagers == [manager] && manager.textStorage === one && manager.numberOfGlyphs == 3)
            let width = manager.usedRect(for: container).width
            two.addLayoutManager(manager)
            #expect(one.layoutManagers.isEmpty && manager.textStorage === two && manager.numberOfGlyphs == 14)
            #expect(manager.usedRect(for: container).width > width)
            one.append(NSAttributedString(string: "!"))
            #expect(manager.numberOfGlyphs == 14)
            two.removeLayoutManager(manager)
            #expect(two.layoutManagers.isEmpty && manager.textStorage == nil && manager.numberOfGlyphs == 0)
            #expect(manager.usedRect(for: container).width < width)
            two.append(NSAttributedString(string: "!"))
            #expect(manager.numberOfGlyphs == 0)
            manager.textStorage = one
            #expect(one.layoutManagers == [manager] && manager.numberOfGlyphs == 4)
        }

        @Test("A container has one layout manager, and one that it gets instead takes its text and containers along")
        func containers() {
            let storage = NSTextStorage(string: "abc")
            let (old, new) = (NSLayoutManager(), NSLayoutManager())
            let containers = [NSTextContainer(), NSTextContainer()]
            storage.addLayoutManager(old)
            for container in containers { old.addTextContainer(container) }
            containers[0].replaceLayoutManager(new)
            #expect(new.textContainers == containers && old.textContainers.isEmpty)
            #expect(containers.allSatisfy { $0.layoutManager === new })
            #expect(storage.layoutManagers == [new] && old.textStorage == nil && new.numberOfGlyphs == 3)
            old.addTextContainer(containers[1])
            #expect(new.textContainers == [containers[0]] && containers[1].layoutManager === old)
        }

        @Test("Lines that were laid out without a container stand in the first one that is added, which is told")
        func addedContainer() {
            let storage = NSTextStorage(
                string: "one two three four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            let watcher = Watcher()
            manager.delegate = watcher
            func firstLine() -> NSRange {
                var range = NSRange()
                _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
                return range
            }
            let before = firstLine()
            let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
            manager.addTextContainer(container)
            #expect(watcher.count == 1)
            #expect(firstLine().length < 20 && firstLine().length != before.length)
            #expect(manager.usedRect(for: container).width <= 120)
            manager.addTextContainer(container)
            #expect(watcher.count == 1, "It has that one already.")
        }

        @Test("Without a view a layout manager measures a text in its container")
        func alone() {
            _ = Simulator()
            let font = UIFont.systemFont(ofSize: 20)
            let storage = NSTextStorage(
                string: "one two three four five six seven", attributes: [.font: font])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let used = manager.usedRect(for: container)
            #expect(used.width <= 120 && used.width > 60)
            let lines = (used.height / font.lineHeight).rounded()
            #expect(lines >= 3)
            let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
            #expect(first.minX == 5 && first.minY == 0)
            #expect(abs(first.height - font.lineHeight) < 1)
            let index = manager.glyphIndex(for: CGPoint(x: first.midX, y: first.midY), in: container)
            #expect(index == 1)
            var range = NSRange()
            let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
            #expect(line.minY == 0 && range.location == 0 && range.length < 20)
            let top = CGRect(x: 0, y: 0, width: 120, height: font.lineHeight / 2)
            #expect(manager.glyphRange(forBoundingRect: top, in: container) == range)
            storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "one\n")
            #expect(manager.extraLineFragmentRect.minY > 0)
            #expect(manager.numberOfGlyphs == 4)
        }

        @Test(
            "Lines follow each other without a gap, line ends included",
            arguments: [
                "one", "one two three four five six", "one\n\ntwo\r\n\r\nthree\n", "\n\n", "a\u{2028}b\u{2029}c",
            ])
        func linesWithoutGap(text: String) {
            let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            var (index, top, number) = (0, -1.0 as CGFloat, 0)
            while index < storage.length, number < 50 {
                var range = NSRange()
                let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
                #expect(range.location == index && range.length > 0 && line.minY > top)
                (index, top, number) = (NSMaxRange(range), line.minY, number + 1)
            }
            #expect(index == storage.length)
            let all = CGRect(x: 0, y: 0, width: 120, height: 1000)
            #expect(manager.glyphRange(forBoundingRect: all, in: container).length == storage.length)
        }

        @Test(
            "Behind a line end, and in an empty text, there is one line more, of which a caret uses the beginning",
            arguments: [("", 0), ("one", nil), ("one\n", 1), ("one\n\n", 2)] as [(String, CGFloat?)])
        func extraLine(text: String, number: CGFloat?) {
            let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            manager.addTextContainer(NSTextContainer(size: CGSize(width: 120, height: 1000)))
            let (rect, used) = (manager.extraLineFragmentRect, manager.extraLineFragmentUsedRect)
            guard let number else {
                #expect(rect == .zero && used == .zero)
                return
            }
            let height = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
            #expect(height > 0 && rect == CGRect(x: 0, y: number * height, width: 120, height: height))
            #expect(used == CGRect(x: 0, y: number * height, width: 10, height: height))
        }

        @Test("Lines stand between the container's paddings, and glyphs are measured from their own line's corner")
        func padding() {
            let storage = NSTextStorage(
                string: "one two\nthree four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
            container.lineFragmentPadding = 12
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
            #expect(line.minX == 0 && line.width == 120)
            let places = [0, 8, storage.length - 1].map(manager.location(forGlyphAt:))
            #expect(places[0].x == 12 && places[1].x == 12)
            // Lines begin at whole pixels.
            #expect(places.allSatisfy { $0.y > 10 && $0.y < line.height && abs($0.y - places[0].y) <= 1 })
            let used = manager.usedRect(for: container)
            container.lineFragmentPadding = 0
            container.size.width = 96
            let room = manager.usedRect(for: container)
            #expect(abs(used.width - room.width - 24) < 1e-6 && used.height == room.height)
        }

        @Test("A layout manager leaves its storage for another one, or for none")
        func leavingStorage() {
            let (one, two) = (NSTextStorage(string: "one"), NSTextStorage(string: "fourteen chars"))
            let (manager, other) = (NSLayoutManager(), NSLayoutManager())
            for manager in [manager, other] { one.addLayoutManager(manager) }
            manager.textStorage = two
            #expect(one.layoutManagers == [other] && two.layoutManagers == [manager])
            #expect(manager.textStorage === two && manager.numberOfGlyphs == 14)
            manager.textStorage = nil
            #expect(two.layoutManagers.isEmpty && manager.textStorage == nil && manager.numberOfGlyphs == 0)
            two.append(NSAttributedString(string: "!"))
            #expect(manager.numberOfGlyphs == 0)
            #expect(other.textStorage === one && other.numberOfGlyphs == 3)
        }

        @Test(
            "A container as large as a label holds its last line, whatever the size of its letters", arguments: 11...30)
        func labelSizedContainer(size: Int) {
            let label = UILabel()
            (label.font, label.numberOfLines) = (.systemFont(ofSize: CGFloat(size)), 0)
            label.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
            label.sizeToFit()
            let storage = NSTextStorage(string: label.text ?? "", attributes: [.font: label.font as Any])
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: label.bounds.size))
            container.lineFragmentPadding = 0
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            #expect(manager.glyphRange(for: container).length == storage.length)
            let end = CGPoint(x: 5, y: label.bounds.height - 4)
            let index = manager.characterIndex(for: end, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
            #expect(index > storage.length - 7)
        }

        @Test("A width of zero is no limit")
        func containerWithoutWidth() {
            let text = String(repeating: "long ", count: 100)
            let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)])
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let used = manager.usedRect(for: container)
            #expect(used.width > 1000 && used.height < 30)
            let simulator = Simulator(size: CGSize(width: 200, height: 100))
            let view = UITextView(frame: simulator.window.bounds, textContainer: container)
            simulator.window.addSubview(view)
            simulator.frame()
            view.becomeFirstResponder()
            simulator.advance(0.5)
            simulator.type("a")
            simulator.press(.keyboardEnd)
            #expect(view.text.count == 501 && view.caretRect(for: view.endOfDocument).minX > 1000)
        }

        @Test("The rectangle around a long range counts lines that nobody has looked at")
        func boundingRectOfLongRange() {
            let wide = String(repeating: "w", count: 60)
            let lines = (0..<400).map { $0 == 200 ? wide : "line \($0)" }
            let storage = NSTextStorage(
                string: lines.joined(separator: "\n"), attributes: [.font: UIFont.systemFont(ofSize: 12)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 2000, height: CGFloat.greatestFiniteMagnitude))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let all = NSRange(location: 0, length: storage.length)
            let rect = manager.boundingRect(forGlyphRange: all, in: container)
            let middle = (storage.string as NSString).range(of: wide)
            let widest = manager.boundingRect(forGlyphRange: middle, in: container)
            // A line end that is in the range has some width too.
            #expect(widest.width > 300 && rect.contains(widest) && rect.width < widest.width + 20)
            let line = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
            #expect(rect.minY == 0 && abs(rect.maxY - line.maxY) < 1)
        }
    }
}
