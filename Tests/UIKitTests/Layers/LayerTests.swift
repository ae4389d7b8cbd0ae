import Testing
import UIKitSimulator

/// The looks of a view that its layer sets.
@MainActor @Suite("Layers")
struct LayerTests {
    @Test("A shadow without a colour is none, and one that gets a colour again is there")
    func shadowColor() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.backgroundColor = .red
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 20, height: 0)
        simulator.window.addSubview(view)
        func shadow() -> UIColor {
            simulator.frame()
            return simulator.color(at: CGPoint(x: 70, y: 40))
        }
        #expect(shadow() == .black)
        view.layer.shadowColor = nil
        #expect(shadow() == .white && view.layer.shadowColor?.alpha ?? 0 == 0)
        view.layer.shadowColor = UIColor.blue.cgColor
        #expect(shadow() == .blue && view.layer.shadowColor == UIColor.blue.cgColor)
        view.layer.shadowOpacity = 0
        #expect(shadow() == .white && simulator.areaMissedByDamage() == nil)
    }

    @Test("Lengths are not negative, a shadow's opacity is between 0 and 1, and its offset is a number")
    func bounds() {
        let layer = UIView().layer
        layer.cornerRadius = -3
        layer.borderWidth = -3
        layer.shadowRadius = -3
        #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowRadius == 0)
        layer.shadowRadius = .nan
        layer.shadowOpacity = 7
        #expect(layer.shadowRadius == 0 && layer.shadowOpacity == 1)
        layer.shadowOpacity = -7
        #expect(layer.shadowOpacity == 0)
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.shadowOffset = CGSize(width: 5, height: CGFloat.nan)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test("Opacity and clipping are those of the view, whichever is set")
    func sameAsView() {
        let view = UIView()
        view.layer.opacity = 0.5
        view.layer.masksToBounds = true
        #expect(view.alpha == 0.5 && view.clipsToBounds)
        view.alpha = 0.25
        view.clipsToBounds = false
        #expect(view.layer.opacity == 0.25 && !view.layer.masksToBounds)
    }

    @Test("A border that loses its colour is gone")
    func border() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.blue.cgColor
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 22, y: 40)) == .blue)
        view.layer.borderColor = nil
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 22, y: 40)) == .white && view.layer.borderColor == nil)
    }

    @Test("A shadow that changes while its view moves is seen at once, and goes with the view")
    func shadowOnTheWay() {
        let simulator = Simulator(size: CGSize(width: 160, height: 80))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
        UIView.animate(withDuration: 1) { view.frame.origin.x = 110 }
        simulator.advance(0.5)
        func colors(_ y: CGFloat) -> [UIColor] {
            simulator.frame()
            return [20, 70, 120].map { simulator.color(at: CGPoint(x: $0, y: y)) }
        }
        #expect(colors(20) == [.white, .red, .white] && colors(50) == [.white, .white, .white])
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 0, height: 30)
        view.layer.shadowOpacity = 1
        #expect(colors(50) == [.white, .black, .white])
        view.layer.shadowColor = UIColor.blue.cgColor
        #expect(colors(50) == [.white, .blue, .white])
        view.layer.shadowOffset.height = 45
        #expect(colors(37) == [.white, .white, .white] && colors(70) == [.white, .blue, .white])
        simulator.advance(1)
        #expect(colors(20) == [.white, .white, .red] && colors(70) == [.white, .white, .blue])
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A layer is made like another one, and a subclass may add to it")
    func copies() {
        final class Named: CAShapeLayer {
            var note = ""
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                note = (layer as? Named)?.note ?? "none"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let layer = Named()
        (layer.frame, layer.cornerRadius, layer.note) = (CGRect(x: 1, y: 2, width: 30, height: 40), 5, "kept")
        (layer.backgroundColor, layer.isHidden, layer.masksToBounds) = (UIColor.red.cgColor, true, true)
        let copy = Named(layer: layer)
        #expect(copy.frame == layer.frame && copy.cornerRadius == 5 && copy.note == "kept")
        #expect(copy.backgroundColor == UIColor.red.cgColor && copy.isHidden && copy.masksToBounds)
        #expect(CALayer(layer: "no layer").frame == .zero && Named(layer: CALayer()).note == "none")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(CAShapeLayer(layer: view.layer).bounds == view.bounds)
        #expect(Named(coder: NSCoder()) == nil)
    }

    /// Does by its layer what it is asked for, as views of libraries do.
    private final class Card: UIView {
        var count = 0
        override var backgroundColor: UIColor? {
            get { super.backgroundColor }
            set {
                count += 1
                layer.backgroundColor = newValue?.cgColor
            }
        }
        override var alpha: CGFloat { didSet { note { layer.opacity = Float(alpha) } } }
        override var isHidden: Bool { didSet { note { layer.isHidden = isHidden } } }
        override var clipsToBounds: Bool { didSet { note { layer.masksToBounds = clipsToBounds } } }
        override var frame: CGRect { didSet { note { layer.frame = frame } } }
        override var bounds: CGRect { didSet { note { layer.bounds = bounds } } }
        override var center: CGPoint { didSet { note { layer.position = center } } }
        override var transform: CGAffineTransform { didSet { note { layer.setAffineTransform(transform) } } }

        private func note(_ body: () -> Void) {
            count += 1
            if count < 1000 { body() }
        }
    }

    @Test("A view that sets its layer in its own setters is set once")
    func ownSetters() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let card = Card(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        simulator.window.addSubview(card)
        func count(_ body: () -> Void) -> Int {
            card.count = 0
            body()
            return card.count
        }
        #expect(count { card.backgroundColor = .red } == 1 && card.backgroundColor == .red)
        #expect(count { card.alpha = 0.5 } == 1 && card.layer.opacity == 0.5)
        #expect(count { card.clipsToBounds = true } == 1 && card.layer.masksToBounds)
        #expect(count { card.center = CGPoint(x: 50, y: 60) } == 1 && card.layer.position == CGPoint(x: 50, y: 60))
        #expect(count { card.bounds.size = CGSize(width: 40, height: 20) } == 1 && card.layer.bounds.width == 40)
        #expect(count { card.frame = CGRect(x: 10, y: 10, width: 30, height: 30) } == 1)
        #expect(card.layer.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(count { card.transform = CGAffineTransform(scaleX: 2, y: 2) } == 1)
        #expect(card.layer.affineTransform().a == 2)
        #expect(count { card.isHidden = true } == 1 && card.layer.isHidden)
        // The layer alone does not ask the view, as far as nothing but the picture hangs on it.
        #expect(count { card.layer.backgroundColor = UIColor.blue.cgColor } == 0 && card.backgroundColor == .blue)
        #expect(count { card.layer.opacity = 1 } == 0 && card.alpha == 1)
        #expect(count { card.layer.position = CGPoint(x: 50, y: 50) } == 0 && card.center == CGPoint(x: 50, y: 50))
        #expect(count { card.layer.setAffineTransform(.identity) } == 0 && card.transform.isIdentity)
        #expect(count { card.layer.isHidden = false } == 1 && !card.isHidden)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 50, y: 50)) == .blue && simulator.areaMissedByDamage() == nil)
    }
}
