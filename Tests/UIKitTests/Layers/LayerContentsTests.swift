import Foundation
import Testing
import UIKitSimulator

/// Pictures that layers show, and layers that draw themselves.
@MainActor @Suite("Contents of layers")
final class LayerContentsTests {
    private final class Drawing: CALayer {
        var count = 0
        var color = UIColor.red

        override func draw(in ctx: CGContext) {
            count += 1
            ctx.setFillColor(color.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        }
    }

    private lazy var sim = Simulator(size: CGSize(width: 100, height: 100))

    private func show(_ layer: CALayer, in frame: CGRect = CGRect(x: 20, y: 20, width: 40, height: 20)) {
        layer.frame = frame
        sim.window.layer.addSublayer(layer)
        frameIsWhole()
    }

    private func frameIsWhole() {
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor { sim.color(at: CGPoint(x: x + 0.5, y: y + 0.5)) }

    /// Ten pixels by ten, the left half red and the right half blue.
    private var picture: CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        }.cgImage
    }

    @Test("Contents are stretched to the layer, and go when there are none")
    func stretched() {
        let layer = CALayer()
        layer.contents = picture
        show(layer)
        #expect(color(22, 22) == .red && color(57, 38) == .blue && color(62, 30) == .white)
        layer.contents = nil
        frameIsWhole()
        #expect(color(22, 22) == .white)
        layer.contents = "no picture"
        frameIsWhole()
        #expect(color(22, 22) == .white)
    }

    @Test("The contents of a view's layer are seen in the view")
    func ofAView() {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
        sim.window.addSubview(view)
        view.layer.contents = picture
        frameIsWhole()
        #expect(color(22, 22) == .red && color(57, 38) == .blue)
    }

    @Test(
        "The gravity says where they stand",
        arguments: [
            (CALayerContentsGravity.center, CGRect(x: 35, y: 25, width: 10, height: 10)),
            (.topLeft, CGRect(x: 20, y: 20, width: 10, height: 10)),
            (.bottomRight, CGRect(x: 50, y: 30, width: 10, height: 10)),
            (.left, CGRect(x: 20, y: 25, width: 10, height: 10)),
            (.top, CGRect(x: 35, y: 20, width: 10, height: 10)),
            (.resizeAspect, CGRect(x: 30, y: 20, width: 20, height: 20)),
            (.resizeAspectFill, CGRect(x: 20, y: 10, width: 40, height: 40)),
        ])
    func gravity(_ gravity: CALayerContentsGravity, _ place: CGRect) {
        let layer = CALayer()
        layer.contents = picture
        layer.contentsGravity = gravity
        show(layer)
        #expect(color(place.minX + 1, place.midY) == .red && color(place.maxX - 2, place.midY) == .blue)
        #expect(color(place.minX - 2, place.midY) == .white && color(place.midX, place.maxY + 1) == .white)
        layer.masksToBounds = true
        frameIsWhole()
        #expect(color(40, 15) == .white && color(place.minX + 1, place.midY) == .red)
    }

    @Test("Contents have their own number of pixels to the point")
    func scale() {
        let layer = CALayer()
        (layer.contents, layer.contentsGravity, layer.contentsScale) = (picture, .topLeft, 2)
        show(layer)
        #expect(color(20, 22) == .red && color(24, 22) == .blue && color(26, 22) == .white)
    }

    @Test("A layer draws itself when it has asked for it, and not more often")
    func drawing() {
        let layer = Drawing()
        show(layer)
        #expect(layer.count == 0 && color(25, 25) == .white)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        frameIsWhole()
        #expect(color(25, 25) == .red && color(45, 25) == .white && !layer.needsDisplay())
        layer.opacity = 0.99
        layer.opacity = 1
        let count = layer.count
        sim.frame()
        #expect(layer.count == count)
        layer.color = .blue
        layer.setNeedsDisplay()
        frameIsWhole()
        #expect(color(25, 25) == .blue)
    }

    @Test("What a layer has drawn is stretched with it, or drawn anew")
    func drawnSize() {
        let layer = Drawing()
        layer.setNeedsDisplay()
        show(layer)
        let count = layer.count
        layer.frame.size.width = 60
        frameIsWhole()
        #expect(layer.count == count && color(45, 25) == .red)
        layer.needsDisplayOnBoundsChange = true
        layer.frame.size.width = 70
        frameIsWhole()
        #expect(layer.count > count && color(52, 25) == .red)
    }

    @Test("Runs of colours around a point")
    func gradients() {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        (layer.type, layer.startPoint, layer.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        show(layer, in: CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(color(79, 20).cgColor.components![2] > 0.95 && color(40, 39).cgColor.components![2] > 0.9)
        #expect(color(40, 20).cgColor.components![0] > 0.95)
        layer.type = .conic
        frameIsWhole()
        // The start is where the end is, at the right and below; half a turn away is half of the way.
        #expect(color(78, 38).cgColor.components![2] > 0.95 || color(78, 38).cgColor.components![0] > 0.95)
        #expect(abs(color(5, 3).cgColor.components![0] - 0.5) < 0.1)
    }

    @Test("What a layer draws has the screen's pixels, whatever it is scaled by when it is drawn")
    func drawnScale() {
        let layer = Drawing()
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.02, y: 0.02))
        layer.setNeedsDisplay()
        sim.window.layer.addSublayer(layer)
        (layer.bounds.size, layer.position) = (CGSize(width: 40, height: 20), CGPoint(x: 40, y: 30))
        frameIsWhole()
        layer.setAffineTransform(.identity)
        frameIsWhole()
        #expect(color(21, 21) == .red && color(38, 38) == .red && color(41, 30) == .white)
    }

    @Test("A layer that is longer than any picture is drawn over all of its length")
    func longLayer() {
        let layer = Drawing()
        layer.setNeedsDisplay()
        show(layer, in: CGRect(x: -20_000, y: 20, width: 40_100, height: 20))
        #expect(color(20, 30) == .red && color(70, 30) == .white)
    }

    @Test("What a layer asks for while it draws is not lost")
    func askingWhileDrawing() {
        final class Restless: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.fill(bounds)
                if count == 1 { setNeedsDisplay() }
            }
        }
        let layer = Restless()
        layer.setNeedsDisplay()
        show(layer)
        sim.frame()
        #expect(layer.count == 2 && !layer.needsDisplay())
    }

    @Test("The layer of a view has the view draw")
    func viewsLayer() {
        final class Counting: UIView {
            var count = 0
            override func draw(_ rect: CGRect) { count += 1 }
        }
        let view = Counting(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
        sim.window.addSubview(view)
        sim.frame()
        let count = view.count
        view.layer.setNeedsDisplay()
        sim.frame()
        #expect(view.count == count + 1)
    }
}
