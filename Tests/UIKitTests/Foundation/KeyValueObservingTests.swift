import Testing
import UIKit
import UIKitSimulator

/// Properties that are observed by their names.
@MainActor
@Suite struct KeyValueObservingTests {
    private class Watcher: UIView {
        var log: [String] = []
        var changes: [[NSKeyValueChangeKey: Any]?] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            log.append(keyPath ?? "none")
            changes.append(change)
        }
    }

    private final class Counter: UIView {
        var count = 0
    }

    private final class Model: NSObject, KeyPathObservable, KeyValueObserver {
        var name = "a"
        var told: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            told.append(change?[.newKey] as? String ?? "none")
        }
    }

    @Test func `an object is told once a frame, with what it has asked for`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let watcher = Watcher()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        simulator.window.addSubview(label)
        label.addObserver(watcher, forKeyPath: "text", options: [.old, .new], context: nil)
        label.text = "one"
        label.text = "two"
        #expect(watcher.log == [])
        simulator.frame()
        #expect(watcher.log == ["text"])
        let change = watcher.changes.first ?? nil
        #expect(change?[.newKey] as? String == "two" && change?[.oldKey] is NSNull)
        #expect((change?[.kindKey] as? NSNumber)?.uintValue == NSKeyValueChange.setting.rawValue)
        simulator.frame()
        #expect(watcher.log.count == 1)
        label.text = nil
        simulator.frame()
        #expect(watcher.changes.last??[.oldKey] as? String == "two" && watcher.changes.last??[.newKey] is NSNull)
    }

    @Test func `typing is told of, and names have dots`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let watcher = Watcher()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        simulator.window.addSubview(text)
        simulator.frame()
        text.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
        text.addObserver(watcher, forKeyPath: "layer.bounds", context: nil)
        text.becomeFirstResponder()
        simulator.type("one\ntwo\nthree")
        simulator.frame()
        #expect(watcher.log.contains("contentSize"))
        let size = watcher.changes.compactMap { $0?[.newKey] as? CGSize }.last
        #expect(size == text.contentSize)
        watcher.log = []
        text.frame.size.width = 200
        simulator.frame()
        #expect(watcher.log.contains("layer.bounds"))
    }

    @Test func `what a class stores itself is observed too, and told at once where that is asked for`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let watcher = Watcher()
        let counter = Counter()
        var mark = 0
        withUnsafeMutablePointer(to: &mark) { context in
            counter.addObserver(watcher, forKeyPath: "count", options: [.initial, .new], context: context)
            #expect(watcher.changes.last??[.newKey] as? Int == 0)
            counter.count = 3
            simulator.window.addSubview(counter)
            simulator.frame()
            #expect(watcher.log == ["count", "count"] && watcher.changes.last??[.newKey] as? Int == 3)
            counter.removeObserver(watcher, forKeyPath: "count", context: nil)
            counter.count = 4
            simulator.window.setNeedsDisplay()
            simulator.frame()
            #expect(watcher.log.count == 3, "Another context is another observation.")
            counter.removeObserver(watcher, forKeyPath: "count", context: context)
        }
        counter.count = 5
        simulator.window.setNeedsDisplay()
        simulator.frame()
        #expect(watcher.log.count == 3)
    }

    @Test func `objects of a program's own conform`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let model = Model()
        model.addObserver(model, forKeyPath: "name", options: .new, context: nil)
        model.name = "b"
        simulator.window.setNeedsDisplay()
        simulator.frame()
        #expect(model.told == ["b"])
    }

    @Test func `one that is gone is told nothing, and may remove itself while it goes`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        final class Leaving: Watcher {
            let label: UILabel
            init(_ label: UILabel) {
                self.label = label
                super.init(frame: .zero)
                label.addObserver(self, forKeyPath: "text", context: nil)
            }
            required init?(coder: NSCoder) { nil }
            isolated deinit { label.removeObserver(self, forKeyPath: "text") }
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        simulator.window.addSubview(label)
        do { _ = Leaving(label) }
        weak var gone: Watcher?
        do {
            let watcher = Watcher()
            gone = watcher
            label.addObserver(watcher, forKeyPath: "text", context: nil)
        }
        label.text = "x"
        simulator.frame()
        #expect(gone == nil)
    }

    @Test func `a name of nothing is told of in the log alone`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let watcher = Watcher()
        let view = UIView()
        simulator.window.addSubview(view)
        view.addObserver(watcher, forKeyPath: "nothing", context: nil)
        view.removeObserver(watcher, forKeyPath: "nothing")
        simulator.frame()
        #expect(watcher.log == [])
    }
}
