import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Content that a program scrolls while the keyboard makes room for what is typed into.
@MainActor @Suite("A program's scrolling beside the keyboard")
final class ScrollOfProgramTests {
    private final class Scroller: NSObject, UITextFieldDelegate, UIScrollViewDelegate {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        var distance: CGFloat = 326
        var endCount = 0
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endCount += 1 }
        func textFieldDidBeginEditing(_ field: UITextField) {
            scroll.setContentOffset(CGPoint(x: 0, y: field.frame.minY - distance), animated: true)
        }
    }

    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 400, height: 700))
    private let program = Scroller()
    private let fields = [360, 460].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40)) }

    private func begin() {
        let simulator = simulator
        simulator.window.addSubview(program.scroll)
        program.scroll.contentSize = CGSize(width: 400, height: 1200)
        for field in fields {
            field.autocorrectionType = .no
            field.delegate = program
            program.scroll.addSubview(field)
        }
        simulator.frame()
        simulator.tap(fields[0])
        simulator.advance(0.8)
    }

    @Test("Where a program scrolls to counts, as long as the field is seen there")
    func counts() {
        begin()
        #expect(program.scroll.contentOffset.y == 34)
        fields[1].becomeFirstResponder()
        simulator.advance(0.8)
        #expect(program.scroll.contentOffset.y == 134)
    }

    @Test("Where it would leave the field under the keyboard the content scrolls on from there")
    func goesOn() {
        begin()
        program.distance = 450
        program.scroll.delegate = program
        fields[1].becomeFirstResponder()
        simulator.advance(0.8)
        let bottom = fields[1].convert(fields[1].bounds, to: nil).maxY
        #expect(bottom <= simulator.keyboardFrame.minY && bottom > simulator.keyboardFrame.minY - 20)
        #expect(program.endCount == 1)
    }
}
