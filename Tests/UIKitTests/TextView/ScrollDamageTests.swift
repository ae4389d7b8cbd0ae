import Foundation
import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Scrolled text moves its pixels: after each deed the screen must look as if everything had been painted anew, whatever
/// lies in front of the text, behind it and in it.
@MainActor
@Suite("UITextView, scrolled pixels")
struct ScrollDamageTests {
    /// What makes moving pixels hard.
    enum Trouble: String, CaseIterable, CustomTestStringConvertible {
        case none, caret, selection, viewInFront, viewInFrontMoves, fadedInFront, roundedInFront, shadowInFront
        case labelInText, fixedViewInText, roundedText, roundedParent, bordered, fadedText, fadedParent, clearGround
        case translucentGround, viewBehind, twoTexts, twoTextsOneInFront, inScrollView, bothScroll, hiddenMeanwhile
        case animatedFrame, animatedAlpha, scaledParent, halfPoints, keyboard, secondWindow, cutByParent, cutByScreen
        case parentMoves, textInText, indicatorStyle, resizedMeanwhile, groundChanges, styleChanges, insets,
            drawnInFront
        case clearPlainInFront, siblingBelowChanges, reordered, removedAndBack, translucentAboveView, clearAboveView

        var testDescription: String { rawValue }
    }

    /// A text in a window with something beside it.
    @MainActor
    final class Scene {
        let simulator: Simulator
        let view = UITextView(frame: CGRect(x: 20, y: 15, width: 200, height: 150))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 220))
        let other = UIView(frame: CGRect(x: 60, y: 60, width: 70, height: 40))
        var deed: (Int) -> Void = { _ in }
        private var kept: [AnyObject] = []

        init(_ trouble: Trouble, scale: CGFloat, isDark: Bool) {
            simulator = Simulator(size: CGSize(width: 260, height: 220), scale: scale)
            simulator.hasHardwareKeyboard = trouble != .keyboard
            simulator.window.overrideUserInterfaceStyle = isDark ? .dark : .light
            view.text = TextSamples.uneven(60)
            view.font = .systemFont(ofSize: 15)
            simulator.window.addSubview(box)
            box.addSubview(view)
            other.backgroundColor = .systemRed
            set(trouble)
            simulator.advance(0.5)
        }

        private func set(_ trouble: Trouble) {
            let (view, box, other, simulator) = (view, box, other, simulator)
            switch trouble {
            case .none: break
            case .caret, .keyboard: view.becomeFirstResponder()
            case .selection:
                view.becomeFirstResponder()
                view.selectedRange = NSRange(location: 20, length: 2000)
                deed = { if $0 % 5 == 0 { view.selectedRange = NSRange(location: 20 * $0, length: 300) } }
            case .viewInFront: box.addSubview(other)
            case .viewInFrontMoves:
                box.addSubview(other)
                deed = { other.center.x += $0 % 2 == 0 ? 7 : -6 }
            case .fadedInFront:
                other.alpha = 0.5
                box.addSubview(other)
            case .roundedInFront:
                other.layer.cornerRadius = 15
                box.addSubview(other)
            case .shadowInFront:
                other.layer.shadowOpacity = 0.8
                other.layer.shadowRadius = 6
                box.addSubview(other)
            case .labelInText:
                let label = UILabel(frame: CGRect(x: 30, y: 80, width: 90, height: 30))
                label.text = "in the text"
                view.addSubview(label)
            case .fixedViewInText:
                view.addSubview(other)
                deed = { _ in other.frame.origin.y = view.contentOffset.y + 30 }
            case .roundedText: view.layer.cornerRadius = 20
            case .roundedParent:
                box.layer.cornerRadius = 40
                box.clipsToBounds = true
                view.frame = box.bounds
                simulator.window.backgroundColor = .systemGreen
            case .bordered:
                view.layer.borderWidth = 3
                view.layer.borderColor = UIColor.systemBlue.cgColor
            case .fadedText:
                view.alpha = 0.6
                box.insertSubview(other, at: 0)
            case .fadedParent:
                box.alpha = 0.6
                simulator.window.insertSubview(other, at: 0)
            case .clearGround: view.backgroundColor = nil
            case .translucentGround: view.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.4)
            case .translucentAboveView, .clearAboveView:
                let isClear = trouble == .clearAboveView
                view.backgroundColor = isClear ? .clear : UIColor.systemGreen.withAlphaComponent(0.4)
                box.insertSubview(other, at: 0)
            case .viewBehind:
                box.insertSubview(other, at: 0)
                deed = { other.center.y += $0 % 2 == 0 ? 9 : -8 }
            case .twoTexts, .twoTextsOneInFront:
                let second = UITextView(
                    frame: CGRect(x: trouble == .twoTexts ? 225 : 100, y: 20, width: 100, height: 90))
                second.text = TextSamples.uneven(20, seed: 9)
                box.addSubview(second)
                deed = { second.contentOffset.y = CGFloat($0 * 5 % 60) }
            case .inScrollView, .bothScroll:
                let scroll = UIScrollView(frame: box.bounds)
                scroll.contentSize = CGSize(width: 260, height: 500)
                box.addSubview(scroll)
                scroll.addSubview(view)
                if trouble == .bothScroll { deed = { scroll.contentOffset.y = CGFloat($0 * 7 % 40) } }
            case .hiddenMeanwhile: deed = { view.isHidden = $0 % 4 == 1 }
            case .animatedFrame:
                deed = { step in
                    guard step % 6 == 0 else { return }
                    UIView.animate(withDuration: 0.1) { view.center.y += step % 12 == 0 ? 20 : -20 }
                }
            case .animatedAlpha:
                deed = { step in
                    guard step % 6 == 0 else { return }
                    UIView.animate(withDuration: 0.1) { box.alpha = step % 12 == 0 ? 0.3 : 1 }
                }
            case .scaledParent: box.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            case .halfPoints: view.frame.origin = CGPoint(x: 20.3, y: 15.7)
            case .secondWindow:
                let second = UIWindow(frame: CGRect(x: 50, y: 50, width: 80, height: 60))
                second.windowLevel = .alert
                second.backgroundColor = .systemGreen
                second.isHidden = false
                kept.append(second)
            case .cutByParent:
                box.frame = CGRect(x: 10, y: 10, width: 150, height: 120)
                box.clipsToBounds = true
            case .cutByScreen: view.frame.origin = CGPoint(x: -30, y: 140)
            case .parentMoves: deed = { box.center.y += $0 % 3 == 0 ? 4 : -2 }
            case .textInText:
                let inner = UITextView(frame: CGRect(x: 20, y: 200, width: 120, height: 80))
                inner.text = TextSamples.uneven(10)
                view.addSubview(inner)
                deed = { inner.contentOffset.y = CGFloat($0 * 3 % 50) }
            case .indicatorStyle:
                deed = {
                    view.indicatorStyle = $0 % 2 == 0 ? .black : .white
                    if $0 % 3 == 0 { view.flashScrollIndicators() }
                }
            case .resizedMeanwhile: deed = { view.frame.size.height = 150 - CGFloat($0 % 3) * 10 }
            case .groundChanges: deed = { view.backgroundColor = $0 % 2 == 0 ? .systemYellow : .systemBackground }
            case .styleChanges:
                deed = { simulator.window.overrideUserInterfaceStyle = $0 % 8 < 4 ? .dark : .light }
            case .insets:
                deed = {
                    view.contentInset.top = CGFloat($0 % 3) * 6
                    view.textContainerInset.top = CGFloat($0 % 5) * 2
                }
            case .drawnInFront:
                let label = UILabel(frame: CGRect(x: 40, y: 70, width: 120, height: 30))
                label.text = "letters in front"
                box.addSubview(label)
                deed = { label.text = "letters in front \($0)" }
            case .clearPlainInFront:
                let plain = UIView(frame: box.bounds)
                plain.isUserInteractionEnabled = false
                plain.addSubview(other)
                box.addSubview(plain)
            case .siblingBelowChanges:
                box.insertSubview(other, at: 0)
                deed = { other.backgroundColor = $0 % 2 == 0 ? .systemRed : .systemBlue }
            case .reordered:
                box.addSubview(other)
                deed = { $0 % 2 == 0 ? box.sendSubviewToBack(other) : box.bringSubviewToFront(other) }
            case .removedAndBack:
                deed = {
                    if $0 % 4 == 0 { view.removeFromSuperview() }
                    if $0 % 4 == 1 { box.addSubview(view) }
                }
            }
        }
    }

    nonisolated private static let settings: [(CGFloat, Bool)] = [(1, false), (1.5, true), (2, false)]

    /// Every trouble at one device pixel to the point, and by turns at one of the other scales.
    @Test("It looks like painted anew", arguments: Trouble.allCases, [false, true])
    func trouble(_ trouble: Trouble, isFine: Bool) {
        let setting = isFine ? 1 + (Trouble.allCases.firstIndex(of: trouble) ?? 0) % 2 : 0
        let (scale, isDark) = Self.settings[setting]
        var random = SeededGenerator(UInt64(setting))
        let scene = Scene(trouble, scale: scale, isDark: isDark)
        let view = scene.view
        for step in 0..<12 {
            let limit = max(0, view.contentSize.height - view.bounds.height)
            scene.deed(step)
            let distance = random.pick([1, 3, 7, 20, 37, 149, 400, -2, -11, -60]) as CGFloat
            switch step {
            case 3:
                view.contentOffset.y = min(max(0, view.contentOffset.y + distance), limit)
                view.insertText("typed while it is scrolled ")
            case 5:
                view.insertText("x")
                view.contentOffset.y = min(max(0, view.contentOffset.y + distance), limit)
            case 7:
                view.setContentOffset(CGPoint(x: 0, y: min(max(0, view.contentOffset.y + 90), limit)), animated: true)
            case 8, 9: break
            case 10: view.contentOffset.y += 0.3
            case 11:
                // There and back in one frame, and twice in one.
                view.contentOffset.y += 10
                view.contentOffset.y -= 10
                view.contentOffset.y += 5
            default: view.contentOffset.y = min(max(0, view.contentOffset.y + distance), limit)
            }
            scene.simulator.passTime(1 / 60)
            // The deed goes on inside the frame.
            let missed = scene.simulator.areaMissedByDamage()
            #expect(missed == nil, "seed \(SeededGenerator.seed), scale \(scale), step \(step)")
            if missed != nil { return }
        }
        #expect(view.contentSize.height > view.bounds.height)
    }

    @Test("The pixels really move: a line that comes into view is all that is painted", arguments: [1, 1.5, 2])
    func paintsLittle(scale: CGFloat) {
        let scene = Scene(.none, scale: scale, isDark: false)
        scene.view.showsVerticalScrollIndicator = false
        scene.simulator.advance(1)
        let whole = scene.view.bounds.width * scene.view.bounds.height * scale * scale
        for _ in 0..<10 {
            scene.view.contentOffset.y += 6
            let report = scene.simulator.frame()
            #expect(report.paintedPixels > 0 && CGFloat(report.paintedPixels) < whole / 3)
            #expect(scene.simulator.areaMissedByDamage() == nil)
        }
    }

    @Test("A line that is put in pushes the others: their pixels are moved", arguments: [1, 1.5, 2])
    func pushed(scale: CGFloat) {
        let scene = Scene(.caret, scale: scale, isDark: false)
        scene.view.showsVerticalScrollIndicator = false
        scene.view.autocapitalizationType = .none
        let view = scene.view
        view.text = (10..<60).map { "line \($0)\n" }.joined()
        // In the middle of what is seen, where it begins, and where the text ends.
        for start in [24, 0, view.session.length] {
            for (text, offset) in [("\n", 0), ("two\nlines\n", 0), ("x", 3), ("\n", 4), ("\n\n", 0)] {
                let place = min(start + offset, view.session.length)
                view.selectedRange = NSRange(location: place, length: 0)
                scene.simulator.advance(0.5)
                view.insertText(text)
                let isSmall = scene.simulator.frame().paintedPixels < Int(30_000 * scale * scale * 0.6)
                #expect(isSmall, "\(text.debugDescription) at \(place)")
                #expect(scene.simulator.areaMissedByDamage() == nil, "\(text.debugDescription) at \(place)")
                view.deleteBackward()
                scene.simulator.frame()
                #expect(scene.simulator.areaMissedByDamage() == nil, "\(text.debugDescription) at \(place), deleted")
            }
        }
    }

    @Test("Grounds under blanks at a line's end, tall letters and wide marks leave nothing behind")
    func leftovers() {
        let scene = Scene(.caret, scale: 1, isDark: false)
        let view = scene.view
        view.autocapitalizationType = .none
        let looks: [[NSAttributedString.Key: Any]] = [
            [.backgroundColor: UIColor.systemYellow], [.underlineStyle: NSNumber(value: 2)], [:],
        ]
        for look in looks {
            var values = look
            values[.font] = UIFont(name: "Liberation Sans", size: 14) ?? .systemFont(ofSize: 14)
            view.attributedText = NSAttributedString(string: "aaa bbb ", attributes: values)
            scene.simulator.frame()
            for text in Array(repeating: "cc ", count: 30).joined() + "m\u{20DD}\nÖÄÜ\nA\nÖ" {
                view.insertText(String(text))
                scene.simulator.frame()
                #expect(scene.simulator.areaMissedByDamage() == nil, "\(look.keys) after \(text)")
            }
            // A line ends between tall letters, and the caret blinks above some.
            view.selectedRange = NSRange(location: view.session.length - 2, length: 2)
            view.deleteBackward()
            scene.simulator.frame()
            #expect(scene.simulator.areaMissedByDamage() == nil)
            view.selectedRange = NSRange(location: (view.text as NSString).range(of: "ÖÄ").location - 2, length: 0)
            for _ in 0..<20 {
                scene.simulator.advance(0.1)
                #expect(scene.simulator.areaMissedByDamage() == nil)
            }
            while view.session.length > 8 {
                view.deleteBackward()
                scene.simulator.frame()
                guard scene.simulator.areaMissedByDamage() == nil else {
                    Issue.record("\(look.keys) at \(view.session.length)")
                    break
                }
                if view.selectedRange.location == 0 { view.selectedRange.location = view.session.length }
            }
        }
    }
}
