import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Text views that do not scroll, and get the height of their text by constraints.
@MainActor
@Suite struct GrowingTextTests {
    private let simulator = Simulator(size: CGSize(width: 400, height: 600))
    private let text = UITextView()
    private let rest = UIView()

    /// The text above, and what takes the rest of a room below.
    init() {
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 17)
        for view in [text, rest] {
            view.translatesAutoresizingMaskIntoConstraints = false
            simulator.window.addSubview(view)
        }
        let window = simulator.window
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: window.topAnchor),
            text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            rest.topAnchor.constraint(equalTo: text.bottomAnchor),
            rest.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            rest.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            rest.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        ])
        simulator.frame()
    }

    private var fits: Bool {
        let wanted = text.sizeThatFits(CGSize(width: 400, height: CGFloat.infinity)).height
        return abs(text.frame.height - wanted) < 0.6 && abs(rest.frame.minY - text.frame.maxY) < 0.01
    }

    @Test func `what is typed, deleted and set makes it higher and lower`() {
        let low = text.frame.height
        #expect(fits && low > 20)
        simulator.tap(text)
        simulator.type("one\ntwo\nthree")
        simulator.frame()
        #expect(fits && text.frame.height > low + 35)
        for _ in 0..<6 { simulator.press(.keyboardDeleteOrBackspace) }
        simulator.frame()
        #expect(fits && text.text == "one\ntwo" && text.frame.height < low + 35)
        text.text = "a\nb\nc\nd\ne"
        simulator.frame()
        #expect(fits && text.frame.height > low + 75)
        text.font = .systemFont(ofSize: 34)
        simulator.frame()
        #expect(fits && text.frame.height > low + 150)
        text.text = ""
        simulator.frame()
        #expect(fits && simulator.areaMissedByDamage() == nil)
    }

    @Test func `a view that begins to scroll at its greatest height keeps it, and grows again below it`() {
        final class Growing: UITextView {
            override func layoutSubviews() {
                super.layoutSubviews()
                let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
                isScrollEnabled = wanted > 100
            }
        }
        let view = Growing()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.translatesAutoresizingMaskIntoConstraints = false
        simulator.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: simulator.window.widthAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.heightAnchor.constraint(lessThanOrEqualToConstant: 100),
        ])
        func heightOfLines(_ count: Int) -> CGFloat {
            view.text = (1...count).map { "line \($0)" }.joined(separator: "\n")
            for _ in 0..<3 { simulator.frame() }
            return view.frame.height
        }
        for _ in 0..<2 {
            #expect(heightOfLines(1) == 40 && !view.isScrollEnabled)
            let two = heightOfLines(2)
            #expect((50..<70).contains(two) && !view.isScrollEnabled)
            for count in [9, 6, 40] { #expect(heightOfLines(count) == 100 && view.isScrollEnabled) }
            #expect(heightOfLines(2) == two && !view.isScrollEnabled)
            #expect(heightOfLines(30) == 100)
            // What decides the height goes on deciding it.
            let low = view.heightAnchor.constraint(equalToConstant: 70)
            low.isActive = true
            simulator.frame()
            #expect(view.frame.height == 70)
            low.isActive = false
            simulator.frame()
            #expect(view.frame.height == 100 && view.hasAmbiguousLayout)
            // So does the weakest wish of a program.
            low.priority = UILayoutPriority(1)
            low.isActive = true
            simulator.frame()
            #expect(view.frame.height == 70)
            low.isActive = false
        }
    }

    @Test func `whoever lays out in the middle of a change has the new height at once`() {
        final class Grower: NSObject, UITextViewDelegate {
            var heights: [CGFloat] = []
            func textViewDidChange(_ textView: UITextView) {
                textView.superview?.layoutIfNeeded()
                heights.append(textView.frame.height)
            }
        }
        let grower = Grower()
        text.delegate = grower
        simulator.tap(text)
        simulator.type("a\nb")
        #expect(grower.heights.count == 3 && grower.heights[1] > grower.heights[0] + 15)
        #expect(grower.heights[2] == grower.heights[1])
    }

    @Test func `one that scrolls from now on has no height of its own`() {
        let height = text.heightAnchor.constraint(equalToConstant: 60)
        height.priority = .defaultLow
        height.isActive = true
        text.text = "a\nb\nc\nd\ne\nf"
        simulator.frame()
        #expect(text.frame.height > 100)
        text.isScrollEnabled = true
        simulator.frame()
        #expect(text.frame.height == 60)
        text.isScrollEnabled = false
        simulator.frame()
        #expect(text.frame.height > 100)
    }
}
