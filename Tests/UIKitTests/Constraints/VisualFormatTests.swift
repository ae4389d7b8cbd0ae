import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Visual formats")
struct VisualFormatTests {
    let sim = Simulator(size: CGSize(width: 400, height: 300))

    private func views(_ names: String...) -> [String: UIView] {
        var views: [String: UIView] = [:]
        for name in names {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            sim.window.addSubview(view)
            views[name] = view
        }
        return views
    }

    private func activate(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil,
        _ views: [String: UIView]
    ) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }

    @Test("Distances, lengths, relations, priorities and metrics become constraints")
    func whole() {
        let views = views("a", "b", "c")
        activate(
            "H:|-[a(80)]-gap-[b(>=40@100,<=a)]-(>=5,==30@low)-[c(==a)]-(tail)-|", .alignAllTop,
            ["gap": 12, "low": UILayoutPriority(200), "tail": 20.5], views)
        activate("V:|[a(==c)]", [], nil, views)
        activate("V:[b(30)]", [], nil, views)
        activate("V:[c(50)]", [], nil, views)
        sim.frame()
        let frames = ["a", "b", "c"].compactMap { views[$0]?.frame }
        #expect(frames[0] == CGRect(x: 8, y: 0, width: 80, height: 50))
        #expect(frames[1].minX == 100 && frames[1].width <= 80 && frames[1].height == 30 && frames[1].minY == 0)
        #expect(frames[2].width == 80 && abs(frames[2].maxX - 379.5) <= 0.5 && frames[2].minY == 0)
    }

    @Test("One view alone may have any alignment, which aligns nothing")
    func alone() {
        let views = views("a")
        activate("H:|-20-[a(10)]", .alignAllLeft, nil, views)
        activate("V:|-11-[a(30)]", .alignAllLastBaseline, nil, views)
        sim.frame()
        #expect(views["a"]?.frame == CGRect(x: 20, y: 11, width: 10, height: 30))
    }

    @Test("A line runs as people read, or as it is told to")
    func directions() {
        let views = views("a", "b")
        sim.window.semanticContentAttribute = .forceRightToLeft
        views.values.forEach { $0.semanticContentAttribute = .forceRightToLeft }
        activate("|[a(10)]-4-[b(20)]", [], nil, views)
        sim.frame()
        #expect(views["a"]?.frame.maxX == 400 && views["b"]?.frame.maxX == 386)
        let others = self.views("c", "d")
        activate("|-3-[c(10)]-[d(20)]", .directionLeftToRight, nil, others)
        sim.frame()
        #expect(others["c"]?.frame.minX == 3 && others["d"]?.frame.minX == 21)
        let last = self.views("e", "f")
        activate("|[e(10)]-[f(20)]", .directionRightToLeft, nil, last)
        sim.frame()
        #expect(last["e"]?.frame.maxX == 400 && last["f"]?.frame.maxX == 382)
    }

    @Test(
        "What is wrong is told with the place",
        arguments: [
            ("H:|-[a(10]", 9, "parenthesis"), ("[a][", 4, "name"), ("H:[a]-x", 7, "hyphen"),
            ("H:[a]--[b]", 6, "number"),
            ("[a]-5-", 6, "view in brackets"), ("", 0, "view in brackets"), ("|[a]|[b]", 5, "Nothing"),
            ("[a(>10)]", 3, "number"), ("[a", 2, "bracket"),
        ])
    func mistakes(format: String, place: Int, word: String) {
        do {
            _ = try VisualFormat(format)
            Issue.record("\(format) was read")
        } catch {
            #expect(error.place == place && error.message.contains(word), "\(error)")
            #expect(error.description.hasSuffix("\n\(format)\n" + String(repeating: " ", count: place) + "^"))
        }
    }

    @Test("Names that nobody has given are told with the place")
    func names() throws {
        let names = VisualFormatNames(format: "[a]-b-[c]", metrics: [:], views: views("a", "c"))
        do {
            _ = try VisualFormatLine(VisualFormat(names.format), [], names).constraints()
            Issue.record("An unknown metric was taken")
        } catch {
            #expect(error.place == 4 && error.message.contains("metric"))
        }
    }
}
