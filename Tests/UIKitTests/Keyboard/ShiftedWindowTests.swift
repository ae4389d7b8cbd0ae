import Testing
import UIKitSimulator

@testable import UIKit

/// What is put into a window while that has moved what stands in it away from the keyboard.
@MainActor @Suite("A window that makes room for the keyboard")
struct ShiftedWindowTests {
    private let sim = Simulator(size: CGSize(width: 480, height: 800))
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))

    private func begin() {
        sim.window.rootViewController = root
        root.view.backgroundColor = .white
        root.view.addSubview(field)
        sim.frame()
        sim.tap(field)
        sim.advance(1)
        #expect(sim.contentShift < -100 && field.screenFrame.maxY <= sim.keyboardFrame.minY)
    }

    /// The place right above the field, as published lists of suggestions measure it.
    private var placeAbove: CGRect {
        let place = field.convert(field.bounds, to: sim.window)
        return CGRect(x: place.minX, y: place.minY - 100, width: place.width, height: 100)
    }

    @Test("A list that is put into the window by what is seen stands there, is tapped there, and stays there")
    func list() throws {
        begin()
        let list = UIButton(frame: placeAbove)
        var taps = 0
        list.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        list.backgroundColor = .red
        sim.window.addSubview(list)
        sim.frame()
        #expect(list.screenFrame.maxY == field.screenFrame.minY && sim.areaMissedByDamage() == nil)
        let middle = CGPoint(x: list.screenFrame.midX, y: list.screenFrame.midY)
        #expect(sim.color(at: middle) == .red)
        sim.tap(middle)
        #expect(taps == 1 && field.isFirstResponder)
        let place = list.screenFrame
        field.resignFirstResponder()
        sim.advance(1)
        #expect(sim.contentShift == 0 && list.screenFrame == place && list.frame == place)
        #expect(field.screenFrame.minY == 700 && sim.areaMissedByDamage() == nil)
        // The next time it is there already, and is put to the same place.
        sim.tap(field)
        sim.advance(1)
        #expect(list.screenFrame == place && sim.contentShift < 0)
        list.frame = placeAbove
        sim.frame()
        #expect(list.screenFrame == place && list.screenFrame.maxY == field.screenFrame.minY)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A list that has long been in the window and gets another place by what is seen stands there")
    func movedList() {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        list.backgroundColor = .red
        sim.window.rootViewController = root
        sim.window.addSubview(list)
        begin()
        #expect(list.screenFrame.minY == sim.contentShift)
        list.frame = placeAbove
        sim.frame()
        #expect(list.screenFrame.maxY == field.screenFrame.minY && sim.areaMissedByDamage() == nil)
        // What stays where it is goes on to be moved, and so does what it stands beside.
        root.view.frame = root.view.frame
        sim.frame()
        #expect(field.screenFrame.maxY <= sim.keyboardFrame.minY && list.screenFrame.maxY == field.screenFrame.minY)
    }

    @Test("A list that constraints tie to the field stands at it, and goes down with it")
    func tiedList() {
        begin()
        let list = UIView()
        list.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(list)
        NSLayoutConstraint.activate([
            list.bottomAnchor.constraint(equalTo: field.topAnchor),
            list.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            list.widthAnchor.constraint(equalToConstant: 200), list.heightAnchor.constraint(equalToConstant: 90),
        ])
        sim.frame()
        #expect(list.screenFrame == CGRect(x: 20, y: field.screenFrame.minY - 90, width: 200, height: 90))
        field.resignFirstResponder()
        sim.advance(1)
        #expect(list.screenFrame.maxY == 700)
    }

    @Test("A dialogue with a field of its own is moved as soon as that is typed into, as far as that needs")
    func dialogue() {
        begin()
        let dialogue = UIView(frame: CGRect(x: 40, y: 300, width: 400, height: 490))
        let (upper, lower) = (
            UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40)),
            UITextField(frame: CGRect(x: 10, y: 440, width: 200, height: 40))
        )
        dialogue.addSubview(upper)
        dialogue.addSubview(lower)
        sim.window.addSubview(dialogue)
        sim.tap(upper)
        sim.advance(1)
        #expect(dialogue.screenFrame.minY == 300 && sim.contentShift == 0 && root.view.screenFrame.minY == 0)
        lower.becomeFirstResponder()
        sim.advance(1)
        let shift = sim.contentShift
        #expect(shift < 0 && dialogue.screenFrame.minY == 300 + shift)
        #expect(lower.screenFrame.maxY <= sim.keyboardFrame.minY && root.view.screenFrame.minY == shift)
        // What grows while it is typed into stays where it can be seen.
        dialogue.frame.size.height = 495
        sim.frame()
        #expect(dialogue.screenFrame.minY == 300 + sim.contentShift && lower.screenFrame.maxY <= sim.keyboardFrame.minY)
        dialogue.removeFromSuperview()
        #expect(dialogue.viewState.displacement == 0)
        sim.advance(1)
        #expect(sim.contentShift == 0 && root.view.screenFrame.minY == 0 && sim.areaMissedByDamage() == nil)
    }

    @Test("What leaves the window for a view in it stands in that where it was put")
    func moved() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        sim.window.addSubview(view)
        begin()
        #expect(view.screenFrame.minY == sim.contentShift)
        root.view.addSubview(view)
        #expect(view.convert(CGPoint.zero, to: root.view) == .zero)
    }

    @Test("A view that is presented while the keyboard is there covers the window")
    func presented() {
        begin()
        let other = UIViewController()
        other.modalPresentationStyle = .overFullScreen
        other.view.backgroundColor = .red
        root.present(other, animated: false)
        sim.frame()
        #expect(other.view.screenFrame == sim.window.bounds && sim.areaMissedByDamage() == nil)
        sim.advance(1)
        #expect(other.view.screenFrame == sim.window.bounds && sim.areaMissedByDamage() == nil)
    }

    @Test("The layer of a window moves what is in it as any other does")
    func sublayerTransform() {
        begin()
        let before = field.screenFrame
        sim.window.layer.sublayerTransform = CATransform3DMakeTranslation(10, 0, 0)
        sim.frame()
        #expect(field.screenFrame == before.offsetBy(dx: 10, dy: 0) && sim.areaMissedByDamage() == nil)
    }

    @Test("A place by the middle is a place too; a change from side to side, or of the size alone, is none")
    func middle() {
        let (list, mark) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)),
            UILabel(frame: CGRect(x: 0, y: 600, width: 10, height: 20))
        )
        sim.window.rootViewController = root
        sim.window.addSubview(list)
        sim.window.addSubview(mark)
        begin()
        list.center = field.convert(CGPoint(x: 50, y: -10), to: sim.window)
        sim.frame()
        #expect(list.screenFrame.maxY == field.screenFrame.minY)
        let before = mark.screenFrame.minY
        mark.text = "1000"
        mark.sizeToFit()
        mark.frame.origin.x += 30
        sim.frame()
        #expect(before == 600 + sim.contentShift && mark.screenFrame.minY == before && sim.areaMissedByDamage() == nil)
    }

    @Test("What constraints tie to the window alone stands where they say, not where the others were moved to")
    func tiedToTheWindow() {
        begin()
        let toast = UIView()
        toast.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(toast)
        NSLayoutConstraint.activate([
            toast.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 20),
            toast.centerXAnchor.constraint(equalTo: sim.window.centerXAnchor),
            toast.widthAnchor.constraint(equalToConstant: 100), toast.heightAnchor.constraint(equalToConstant: 30),
        ])
        sim.frame()
        #expect(toast.screenFrame.minY == 20)
    }

    @Test("What is presented over a part of the window goes with that part")
    func presentedOverAPart() {
        let part = UIViewController()
        root.addChild(part)
        // The root takes the window's size when it comes into it.
        part.view.autoresizingMask = []
        part.view.frame = CGRect(x: 0, y: 200, width: 480, height: 600)
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
        part.definesPresentationContext = true
        begin()
        let over = UIViewController()
        over.modalPresentationStyle = .overCurrentContext
        part.present(over, animated: false)
        sim.frame()
        #expect(over.view.screenFrame == part.view.screenFrame)
        field.resignFirstResponder()
        sim.advance(1)
        #expect(sim.contentShift == 0 && over.view.screenFrame == CGRect(x: 0, y: 200, width: 480, height: 600))
    }
}
