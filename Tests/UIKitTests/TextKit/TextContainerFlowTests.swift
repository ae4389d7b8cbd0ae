import Testing
import UIKitSimulator

@testable import UIKit

/// Text that goes from one container into the next.
@MainActor @Suite("Text kit: several containers")
struct TextContainerFlowTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private var lineHeight: CGFloat {
        let storage = NSTextStorage(string: "x", attributes: [.font: font])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 160, height: 0)))
        return manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
    }

    private func text(_ count: Int) -> String { (1...count).map { "word\($0)" }.joined(separator: " ") }

    private struct Flow {
        var storage: NSTextStorage
        var manager: NSLayoutManager
        var containers: [NSTextContainer]
    }

    /// - Parameter rows: How many lines each container has room for; 0 for any number.
    private func flow(_ string: String, rows: [CGFloat]) -> Flow {
        let storage = NSTextStorage(string: string, attributes: [.font: font])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let containers = rows.map { NSTextContainer(size: CGSize(width: 160, height: $0 * lineHeight + 1)) }
        for container in containers { manager.addTextContainer(container) }
        return Flow(storage: storage, manager: manager, containers: containers)
    }

    @Test("A container that is given a layout manager is in it, once, and in no other")
    func managerOfContainer() {
        let (first, second, container) = (NSLayoutManager(), NSLayoutManager(), NSTextContainer())
        container.layoutManager = first
        first.addTextContainer(container)
        container.layoutManager = first
        #expect(first.textContainers == [container] && container.layoutManager === first)
        container.layoutManager = second
        #expect(first.textContainers.isEmpty && second.textContainers == [container])
        container.layoutManager = nil
        #expect(second.textContainers.isEmpty && container.layoutManager == nil)
    }

    @Test("What a container has no room for goes on in the next one, line by line as in a single one")
    func parts() {
        let string = text(40) + "\nnext paragraph\n\nlast one"
        let flow = flow(string, rows: [3, 2, 100])
        let single = self.flow(string, rows: [1000])
        func lines(_ flow: Flow) -> [NSRange] {
            var found: [NSRange] = []
            flow.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: flow.storage.length)) {
                _, _, _, range, _ in found.append(range)
            }
            return found
        }
        let expected = lines(single)
        #expect(lines(flow) == expected && expected.count > 8)
        let ranges = flow.containers.map(flow.manager.glyphRange(for:))
        #expect(ranges[0] == NSRange(location: 0, length: expected[2].upperBound))
        #expect(
            ranges[1] == NSRange(location: expected[3].location, length: expected[4].upperBound - expected[3].location))
        #expect(ranges[2].location == ranges[1].upperBound && ranges[2].upperBound == flow.storage.length)
        for (range, container) in zip(ranges, flow.containers) {
            var effective = NSRange()
            #expect(flow.manager.textContainer(forGlyphAt: range.location, effectiveRange: &effective) === container)
            #expect(effective == range)
            #expect(flow.manager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil).minY == 0)
            #expect(flow.manager.glyphIndex(for: CGPoint(x: 6, y: 3), in: container) == range.location)
        }
        #expect(abs(flow.manager.usedRect(for: flow.containers[1]).height - 2 * lineHeight) < 1)
    }

    @Test("A paragraph that goes on in another container begins there as a line inside of it")
    func indent() {
        let flow = flow(text(30), rows: [2, 100])
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent) = (40, 10)
        flow.storage.addAttribute(
            .paragraphStyle, value: style, range: NSRange(location: 0, length: flow.storage.length))
        let second = flow.manager.glyphRange(for: flow.containers[1])
        #expect(flow.manager.location(forGlyphAt: 0).x == 45)
        #expect(flow.manager.location(forGlyphAt: second.location).x == 15)
    }

    @Test(
        "The line behind a last line end is in the container that has room for it, and a container without text is empty"
    )
    func ends() {
        let flow = flow("one\ntwo\n", rows: [2, 2, 2])
        #expect(flow.manager.extraLineFragmentTextContainer === flow.containers[1])
        #expect(flow.manager.glyphRange(for: flow.containers[0]) == NSRange(location: 0, length: 8))
        #expect(flow.manager.glyphRange(for: flow.containers[1]) == NSRange(location: 8, length: 0))
        #expect(flow.manager.usedRect(for: flow.containers[2]) == .zero)
        flow.storage.deleteCharacters(in: NSRange(location: 7, length: 1))
        #expect(flow.manager.extraLineFragmentTextContainer == nil)
        #expect(flow.manager.usedRect(for: flow.containers[1]) == .zero)
        flow.manager.removeTextContainer(at: 0)
        #expect(flow.manager.textContainers == Array(flow.containers[1...]))
        #expect(flow.manager.glyphRange(for: flow.containers[1]) == NSRange(location: 0, length: 7))
        flow.manager.insertTextContainer(flow.containers[0], at: 0)
        #expect(flow.manager.textContainers == flow.containers)
    }

    @Test("Random edits leave the containers' parts side by side, with the lines of a single container")
    func model() {
        var random = SeededGenerator()
        let flow = flow(text(20), rows: [2, 3, 1, 100])
        let single = self.flow(text(20), rows: [1000])
        for _ in 0..<60 {
            let length = flow.storage.length
            let start = Int.random(in: 0...length, using: &random)
            let count = min(length - start, Int.random(in: 0...12, using: &random))
            let new = ["", "a", "\n", "some more words ", "x\ny\n"].randomElement(using: &random) ?? ""
            for storage in [flow.storage, single.storage] {
                storage.replaceCharacters(
                    in: NSRange(location: start, length: count),
                    with: NSAttributedString(string: new, attributes: [.font: font]))
            }
            var end = 0
            for range in flow.containers.map(flow.manager.glyphRange(for:)) {
                #expect(range.location == end)
                end = range.upperBound
            }
            #expect(end == flow.storage.length)
            for index in stride(from: 0, to: flow.storage.length, by: 7) {
                var (own, other) = (NSRange(), NSRange())
                _ = flow.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &own)
                _ = single.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &other)
                #expect(own == other)
            }
        }
    }

    @Test("Two text views show one text, and what is typed into the first moves words into the second")
    func views() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        simulator.hasHardwareKeyboard = true
        let flow = flow(text(14), rows: [0, 0])
        var views: [UITextView] = []
        for (index, container) in flow.containers.enumerated() {
            container.size = CGSize(width: 160, height: lineHeight.rounded(.up) * 4 + 1)
            let view = UITextView(
                frame: CGRect(x: 10 + 190 * CGFloat(index), y: 10, width: 160, height: 140), textContainer: container)
            view.isScrollEnabled = false
            simulator.window.addSubview(view)
            views.append(view)
        }
        simulator.frame()
        #expect(views[0].text == flow.storage.string && views[1].text == flow.storage.string)
        #expect(views[1].layoutManager === flow.manager && views[1].textStorage === flow.storage)
        let before = flow.manager.glyphRange(for: flow.containers[1])
        #expect(before.location > 0 && before.upperBound == flow.storage.length)
        views[0].becomeFirstResponder()
        views[0].selectedRange = NSRange(location: 0, length: 0)
        simulator.type("some more ")
        simulator.frame()
        #expect(flow.storage.string.hasPrefix("some more word1") && views[1].text == flow.storage.string)
        let after = flow.manager.glyphRange(for: flow.containers[1])
        #expect(after.length > before.length)
        #expect(simulator.areaMissedByDamage() == nil)
        views[1].selectedRange = NSRange(location: after.location, length: 0)
        let caret = views[1].caretRect(for: views[1].selectedTextRange?.start ?? views[1].endOfDocument)
        #expect(abs(caret.minY - 8) < 1 && caret.minX < 10)
        views[1].becomeFirstResponder()
        views[1].selectedRange = NSRange(location: after.location, length: 0)
        simulator.type("X")
        #expect(views[0].text == flow.storage.string && flow.storage.string.contains("X"))
        flow.storage.replaceCharacters(in: NSRange(location: 0, length: flow.storage.length), with: "short")
        simulator.frame()
        #expect(views.allSatisfy { $0.text == "short" } && simulator.areaMissedByDamage() == nil)
    }

    @Test("Two layout managers on one storage follow what is typed into the view of one of them")
    func twoManagers() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        simulator.hasHardwareKeyboard = true
        let storage = NSTextStorage(string: "hello", attributes: [.font: font])
        let views = (0..<2).map { index in
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 150, height: 0)))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            return UITextView(
                frame: CGRect(x: 10 + 190 * CGFloat(index), y: 10, width: 160, height: 140), textContainer: container)
        }
        for view in views { simulator.window.addSubview(view) }
        views[0].becomeFirstResponder()
        simulator.type("!")
        #expect(storage.string == "hello!" && views.allSatisfy { $0.text == "hello!" })
        storage.append(NSAttributedString(string: "?"))
        #expect(views.allSatisfy { $0.text == "hello!?" })
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    /// The three things that join a text, its lines and a view, in every order.
    private enum Step: CaseIterable {
        case manager
        case container
        case view

        static var orders: [[Step]] {
            allCases.flatMap { first in
                let rest = allCases.filter { $0 != first }
                return [[first] + rest, [first] + rest.reversed()]
            }
        }
    }

    @Test("A view, its container and the storage are joined in any order", arguments: Step.orders)
    private func joining(order: [Step]) {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        simulator.hasHardwareKeyboard = true
        let storage = NSTextStorage(string: "start", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        var view: UITextView?
        for step in order {
            switch step {
            case .manager: storage.addLayoutManager(manager)
            case .container: manager.addTextContainer(container)
            case .view:
                view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100), textContainer: container)
            }
        }
        guard let view else { return }
        simulator.window.addSubview(view)
        #expect(view.text == "start" && view.textStorage === storage && view.layoutManager === manager)
        view.becomeFirstResponder()
        simulator.type("ab")
        #expect(storage.string == "startab" && view.text == "startab")
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "S")
        #expect(view.text == "Sab")
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A view that joins the containers of another one later shows its text")
    func joiningLater() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        let first = UITextView(frame: CGRect(x: 10, y: 10, width: 160, height: 140))
        let container = NSTextContainer()
        let second = UITextView(frame: CGRect(x: 200, y: 10, width: 160, height: 140), textContainer: container)
        for view in [first, second] { simulator.window.addSubview(view) }
        first.text = "shown"
        first.layoutManager.addTextContainer(container)
        #expect(second.text == "shown" && second.textStorage === first.textStorage)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A view whose container leaves a manager keeps its text, and the storage keeps its own")
    func leaving() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        simulator.hasHardwareKeyboard = true
        let storage = NSTextStorage(string: "start", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100), textContainer: container)
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.type("ab")
        manager.removeTextContainer(at: 0)
        simulator.type("c")
        #expect(view.text == "startabc" && storage.string == "startab")
        storage.replaceCharacters(in: NSRange(location: 5, length: 2), with: "!")
        #expect(manager.numberOfGlyphs == 6 && view.text == "startabc" && view.textStorage.string == "startabc")
        simulator.type("d")
        #expect(view.textStorage.string == "startabcd" && storage.string == "start!")
        // A manager without a text takes none along, and one that has a text brings it.
        NSLayoutManager().addTextContainer(container)
        #expect(view.text == "startabcd")
        manager.addTextContainer(container)
        #expect(view.text == "start!" && view.textStorage === storage)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
