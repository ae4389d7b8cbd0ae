import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Page controls: tapped, at their ends, with more pages than there is room for.
@MainActor @Suite("Page controls")
final class PageControlTests {
    private lazy var sim = Simulator(size: CGSize(width: 300, height: 100))
    private let control = UIPageControl(frame: CGRect(x: 86, y: 36, width: 128, height: 28))
    private var pages: [Int] = []
    private let (left, right) = (CGPoint(x: 110, y: 50), CGPoint(x: 190, y: 50))

    private func begin(_ count: Int) {
        control.numberOfPages = count
        sim.window.addSubview(control)
        control.addAction(UIAction { [unowned self] _ in pages.append(control.currentPage) }, for: .valueChanged)
        sim.frame()
    }

    /// Where the middle of a dot is, counted from the left.
    private func dot(_ number: Int, of count: Int) -> CGPoint {
        CGPoint(x: 150 + (CGFloat(number) - CGFloat(count - 1) / 2) * 18, y: 50)
    }

    @Test("Taps turn the page by one as far as there are pages, and are told of")
    func taps() {
        begin(3)
        sim.tap(left)
        #expect(pages == [])
        for _ in 0..<3 { sim.tap(right) }
        sim.tap(left)
        #expect(pages == [1, 2, 1] && control.accessibilityValue == "2 of 3" && sim.areaMissedByDamage() == nil)
        sim.touchDown(0, at: right)
        sim.touchMove(0, to: CGPoint(x: 290, y: 99))
        sim.touchUp(0)
        control.isEnabled = false
        sim.tap(right)
        #expect(pages.count == 3)
    }

    @Test("Right to left the next page is at the left, and the first dot at the right")
    func mirrored() {
        (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.red, .blue)
        control.semanticContentAttribute = .forceRightToLeft
        begin(3)
        #expect(sim.color(at: dot(2, of: 3)) == .red && sim.color(at: dot(0, of: 3)) == .blue)
        sim.tap(right)
        sim.tap(left)
        #expect(pages == [1])
        let names = control.keypadPlaces.sorted { $0.rect.minX < $1.rect.minX }.map(\.id.name)
        #expect(names == ["increment", "decrement"])
    }

    @Test("The current page is always one of the pages, and what the program sets is not told")
    func bounds() {
        begin(4)
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.numberOfPages = -5
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.accessibilityValue == nil)
        sim.tap(right)
        #expect(pages == [] && control.keypadPlaces.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test("It is as large as its dots, and what is just beside them can be tapped")
    func sizes() {
        begin(2)
        #expect(control.size(forNumberOfPages: 5) == CGSize(width: 110, height: 26))
        #expect(control.intrinsicContentSize == CGSize(width: 56, height: 26))
        control.sizeToFit()
        control.center = CGPoint(x: 150, y: 50)
        sim.frame()
        sim.tap(CGPoint(x: 190, y: 70))
        sim.tap(CGPoint(x: 110, y: 30))
        #expect(pages == [1, 0])
        sim.tap(CGPoint(x: 196, y: 50))
        #expect(pages.count == 2)
    }

    @Test("One that hides for a single page is neither seen nor touched nor read, but keeps its size")
    func singlePage() {
        begin(1)
        (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.red, .blue)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 150, y: 50)) == .red && control.isAccessibilityElement)
        control.hidesForSinglePage = true
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 150, y: 50)) == .white && !control.isAccessibilityElement)
        #expect(sim.window.hitTest(CGPoint(x: 150, y: 50), with: nil) !== control && !control.isHidden)
        #expect(control.intrinsicContentSize == CGSize(width: 38, height: 26))
        control.numberOfPages = 2
        sim.frame()
        #expect(sim.color(at: dot(0, of: 2)) == .red && sim.color(at: dot(1, of: 2)) == .blue)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Where there is no room those around the current page are shown, and smaller where more follow")
    func manyPages() {
        (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.red, .blue)
        begin(40)
        /// The dots that are seen, by their colours, and whether they are smaller.
        func seen() -> [String] {
            sim.frame()
            return (0..<6).map {
                let middle = dot($0, of: 6)
                let isSmall = sim.color(at: CGPoint(x: middle.x, y: middle.y + 3)) == .white
                return (sim.color(at: middle) == .red ? "red" : "blue") + (isSmall ? " small" : "")
            }
        }
        #expect(seen() == ["red", "blue", "blue", "blue", "blue", "blue small"])
        control.currentPage = 20
        #expect(seen() == ["blue small", "blue", "blue", "red", "blue", "blue small"])
        control.currentPage = 39
        #expect(seen() == ["blue small", "blue", "blue", "blue", "blue", "red"])
        #expect(sim.color(at: dot(-1, of: 6)) == .white && sim.areaMissedByDamage() == nil)
    }

    @Test("It is adjusted by what reads it")
    func adjusting() {
        begin(2)
        #expect(control.accessibilityTraits.contains(.adjustable) && control.accessibilityValue == "1 of 2")
        control.accessibilityIncrement()
        control.accessibilityIncrement()
        control.accessibilityDecrement()
        #expect(pages == [1, 0])
    }
}
