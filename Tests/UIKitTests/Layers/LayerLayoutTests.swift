import Foundation
import Testing
import UIKitSimulator

/// Layers that lay out those in them.
@MainActor @Suite("Layout of layers")
struct LayerLayoutTests {
    private final class Card: UIView {
        let gradient = CAGradientLayer()
        var log: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(gradient)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("subviews")
        }

        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            log.append(layer === self.layer ? "sublayers" : "others")
            gradient.frame = bounds
        }
    }

    private final class Bar: CALayer {
        let fill = CALayer()
        var count = 0

        override func layoutSublayers() {
            super.layoutSublayers()
            count += 1
            if fill.superlayer == nil { addSublayer(fill) }
            fill.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
    }

    private let sim = Simulator(size: CGSize(width: 200, height: 100))

    @Test("A view places its layers after its subviews, when it is new and when its size is another")
    func views() {
        let card = Card(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
        sim.window.addSubview(card)
        sim.frame()
        #expect(card.log == ["subviews", "sublayers"] && card.gradient.frame == card.bounds)
        card.bounds.size.width = 120
        card.layoutIfNeeded()
        #expect(card.log.count == 4 && card.gradient.frame.width == 120)
        card.layer.setNeedsLayout()
        #expect(card.layer.needsLayout())
        card.layer.layoutIfNeeded()
        #expect(card.log.count == 6 && !card.layer.needsLayout())
        sim.frame()
        #expect(card.log.count == 6, "Nothing is laid out that has not asked for it.")
    }

    @Test("A layer of the program's own lays out when it is new, when its size is another, and when it asks")
    func layers() {
        let bar = Bar()
        bar.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        bar.fill.backgroundColor = UIColor.red.cgColor
        #expect(bar.needsLayout())
        let holder = CALayer()
        holder.addSublayer(bar)
        sim.window.layer.addSublayer(holder)
        sim.frame()
        #expect(bar.count == 1 && sim.color(at: CGPoint(x: 50, y: 20)) == .red)
        #expect(sim.color(at: CGPoint(x: 70, y: 20)) == .white)
        bar.bounds.size.width = 160
        sim.frame()
        #expect(bar.count == 2 && bar.fill.frame.width == 80)
        bar.position.x += 1
        sim.frame()
        #expect(bar.count == 2, "Another place is not another size.")
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(bar.count == 3 && !bar.needsLayout())
        sim.frame()
        #expect(bar.count == 3 && sim.areaMissedByDamage() == nil)
    }

    private final class Counting: UIView {
        var bar: Bar?
        var isMadeAnew = false
        var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            if isMadeAnew || bar == nil {
                bar?.removeFromSuperlayer()
                let bar = Bar()
                layer.addSublayer(bar)
                self.bar = bar
            }
            bar?.frame = bounds
        }
    }

    @Test(
        "A view that sizes its layers or makes them anew whenever it is laid out is laid out once",
        arguments: [true, false])
    func rounds(isMadeAnew: Bool) {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isMadeAnew = isMadeAnew
        sim.window.addSubview(view)
        for width in 1...5 {
            view.bounds.size.width = CGFloat(width * 10)
            sim.frame()
            #expect(view.count == width && view.bar?.fill.frame.width == CGFloat(width * 5))
        }
        sim.advance(1)
        #expect(view.count == 5)
    }

    @Test("What a controller does with layers after the layout is laid out with it")
    func controllers() {
        final class Form: UIViewController {
            let bar = Bar()
            var count = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.layer.addSublayer(bar)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
                bar.frame = view.bounds
            }
        }
        let form = Form()
        sim.window.rootViewController = form
        sim.frame()
        #expect(form.count == 1 && form.bar.count == 1 && form.bar.fill.frame.width == 100)
    }

    @Test("A mask lays out too, and what is in layers that lay out")
    func masks() {
        let (view, mask, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Bar(), Bar())
        sim.window.addSubview(view)
        mask.frame = view.bounds
        view.layer.mask = mask
        inner.frame = view.bounds
        mask.fill.addSublayer(inner)
        let (plain, deep) = (CALayer(), Bar())
        view.layer.addSublayer(plain)
        plain.mask = deep
        sim.frame()
        #expect(mask.count == 1 && inner.count == 1 && deep.count == 1)
        deep.setNeedsLayout()
        sim.frame()
        #expect(deep.count == 2)
    }

    @Test("A layer draws itself at once where it is asked to, and says whether it will")
    func drawing() {
        final class Drawing: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) { count += 1 }
        }
        let layer = Drawing()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.needsDisplay() && layer.count == 0, "It is in no window.")
        sim.window.layer.addSublayer(layer)
        layer.displayIfNeeded()
        #expect(!layer.needsDisplay() && layer.count == 1)
        layer.displayIfNeeded()
        sim.frame()
        #expect(layer.count == 1)
    }

    /// A layer that draws and lays out a view.
    private final class Wave: CALayer {
        let crest = CALayer()
        var count = 0
        var height: CGFloat = 10

        override init() {
            super.init()
            backgroundColor = UIColor.yellow.cgColor
            crest.backgroundColor = UIColor.blue.cgColor
            addSublayer(crest)
        }

        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }

        override func draw(in ctx: CGContext) {
            count += 1
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width, height: height))
        }

        override func layoutSublayers() {
            super.layoutSublayers()
            crest.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
        }
    }

    private final class Sea: UIView {
        override class var layerClass: AnyClass { Wave.self }
    }

    @Test("A view's layer may be of any class: it draws, lays out and looks as that class says")
    func ownClass() throws {
        let sea = Sea(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        sim.window.addSubview(sea)
        sea.layer.setNeedsDisplay()
        sim.frame()
        let wave = try #require(sea.layer as? Wave)
        func color(_ x: CGFloat, _ y: CGFloat) -> UIColor { sim.color(at: CGPoint(x: x, y: y)) }
        #expect(wave.count == 1 && wave.bounds == sea.bounds && sea.backgroundColor == .yellow)
        #expect(color(20, 15) == .red && color(20, 30) == .yellow && color(105, 15) == .blue)
        sea.frame.origin.x += 10
        sim.frame()
        #expect(wave.count == 1, "Another place draws nothing anew.")
        wave.height = 30
        sea.setNeedsDisplay()
        sea.bounds.size.width = 140
        sim.frame()
        #expect(wave.count == 2 && wave.crest.frame.minX == 130 && color(40, 30) == .red)
        #expect(sim.areaMissedByDamage() == nil)
        sea.backgroundColor = .green
        sim.frame()
        #expect(wave.backgroundColor == UIColor.green.cgColor && color(40, 45) == .green)
    }

    @Test("A layer of a parameter's class is made as that class says")
    func making() {
        func made<Kind: CALayer>(_ kind: Kind.Type) -> Kind { Kind.make() }
        #expect(made(CAShapeLayer.self).lineWidth == 1 && made(Bar.self).count == 0)
    }
}
