import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Shadows, blend modes, transparency layers and runs of colours in contexts.
@MainActor @Suite("Effects of drawing")
struct GraphicsEffectsTests {
    private let size = CGSize(width: 40, height: 40)

    private func picture(_ paint: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { paint($0.cgContext) }
    }

    /// Red, green, blue and alpha from 0 to 255, not premultiplied, of a pixel.
    private func pixel(_ picture: UIImage, _ x: Int, _ y: Int) -> [Int] {
        guard let pixel = picture.cgImage?.pixels[x, y] else { return [] }
        let alpha = Int(pixel >> 24)
        return [16, 8, 0].map { alpha == 0 ? 0 : (Int(pixel >> $0 & 255) * 255 + alpha / 2) / alpha } + [alpha]
    }

    @Test("A shadow lies below and beside what is painted after it is set")
    func shadow() {
        let image = picture { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 30, width: 5, height: 5))
            context.saveGState()
            context.setShadow(offset: CGSize(width: 4, height: 6), blur: 0, color: UIColor.blue.cgColor)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 30, y: 0, width: 5, height: 5))
        }
        #expect(pixel(image, 12, 12) == [255, 0, 0, 255] && pixel(image, 22, 24) == [0, 0, 255, 255])
        #expect(pixel(image, 12, 22)[3] == 0 && pixel(image, 36, 8)[3] == 0 && pixel(image, 6, 38)[3] == 0)
    }

    @Test("What UIRectFill fills takes the place of what was there: a clear colour makes a hole, in views too")
    func replacing() {
        let image = picture { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            UIColor.blue.withAlphaComponent(0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 20, y: 0, width: 10, height: 10))
        }
        #expect(pixel(image, 5, 5)[2...].elementsEqual([255, 128]) && pixel(image, 25, 5)[3] == 0)
        #expect(pixel(image, 15, 5) == [255, 0, 0, 255])
        final class Holed: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(bounds)
                UIColor.clear.setFill()
                UIRectFill(CGRect(x: 10, y: 10, width: 10, height: 10))
            }
        }
        let (sim, view) = (
            Simulator(size: CGSize(width: 40, height: 40)), Holed(frame: CGRect(origin: .zero, size: size))
        )
        sim.window.backgroundColor = .green
        view.backgroundColor = .clear
        sim.window.addSubview(view)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .red && sim.color(at: CGPoint(x: 15, y: 15)) == .green)
    }

    @Test("The matrix does not move a shadow, and nil takes it away")
    func shadowIsNotTransformed() {
        let image = picture { context in
            context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: UIColor.blue.cgColor)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.fill(CGRect(x: 12, y: 2, width: 4, height: 4))
        }
        #expect(pixel(image, 6, 15) == [0, 0, 255, 255] && pixel(image, 6, 17)[3] == 0 && pixel(image, 26, 13)[3] == 0)
    }

    @Test("The default shadow is a third of black, and soft")
    func softShadow() {
        let image = picture { context in
            UIColor.white.setFill()
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 6)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let depths = (20..<38).map { pixel(image, 20, $0)[3] }
        #expect(depths == depths.sorted(by: >) && depths[0] > 75 && depths[0] < 90 && depths[17] < 5)
    }

    @Test("Text and pictures throw shadows too")
    func shadowsOfTextAndPictures() {
        let square = picture { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
        let image = picture { context in
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.blue.cgColor)
            square.draw(in: CGRect(x: 2, y: 2, width: 10, height: 10))
            ("M" as NSString).draw(
                at: CGPoint(x: 2, y: 14), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        }
        #expect(pixel(image, 26, 6) == [0, 0, 255, 255])
        let below = (22..<40).flatMap { x in (16..<40).map { pixel(image, x, $0) } }
        #expect(below.contains { $0[2] > 200 && $0[3] > 200 })
    }

    @Test("A blend mode holds for paths, rectangles and pictures until the state is restored")
    func blendModes() {
        let half = picture { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40)) }
        let image = picture { context in
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor(red: 0.5, green: 1, blue: 1, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(with: .multiply, alpha: 1)
            UIRectFillUsingBlendMode(CGRect(x: 10, y: 0, width: 10, height: 10), .clear)
            half.draw(in: CGRect(x: 0, y: 20, width: 20, height: 20), blendMode: .destinationIn, alpha: 1)
            context.fill(CGRect(x: 30, y: 30, width: 10, height: 10))
        }
        #expect(pixel(image, 5, 5) == [128, 128, 0, 255] && pixel(image, 15, 5)[3] == 0)
        #expect(pixel(image, 5, 30) == [255, 128, 0, 255] && pixel(image, 15, 30)[3] == 0)
        #expect(pixel(image, 35, 35) == [128, 255, 255, 255] && pixel(image, 25, 15) == [255, 128, 0, 255])
    }

    @Test("A shape in a colour: sourceIn and sourceAtop tint what is there")
    func tinting() {
        let image = picture { context in
            context.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
            context.setBlendMode(.sourceIn)
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        #expect(pixel(image, 20, 20) == [255, 0, 0, 255] && pixel(image, 1, 1)[3] == 0)
    }

    @Test("The opacity of a path that is filled with one, and of a line")
    func opacities() {
        let image = picture { _ in
            UIColor.red.set()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill(with: .normal, alpha: 0.5)
            let line = UIBezierPath()
            line.lineWidth = 10
            line.move(to: CGPoint(x: 0, y: 30))
            line.addLine(to: CGPoint(x: 40, y: 30))
            line.stroke(with: .normal, alpha: 0.25)
        }
        #expect(pixel(image, 10, 10)[3] == 128 && pixel(image, 10, 30)[3] == 64)
    }

    @Test("A transparency layer is laid over the rest as a whole")
    func transparencyLayers() {
        let image = picture { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.blue.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.saveGState()
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.fill(CGRect(x: 0, y: 30, width: 4, height: 4))
        }
        let parts = [2, 7, 12].map { pixel(image, $0, 5)[3] }
        #expect(Set(parts) == [128], "\(parts)")
        #expect(pixel(image, 22, 5) == pixel(image, 27, 5) && pixel(image, 27, 5)[2] == 255)
        #expect(pixel(image, 2, 32)[3] == 128 && pixel(image, 22, 32)[2] == 255)
    }

    @Test("What a program leaves open ends with its drawing")
    func leftOpen() {
        let image = picture { context in
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 20, height: 20), auxiliaryInfo: nil)
            context.clip(using: .winding)
            context.restoreGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 30, y: 30, width: 4, height: 4))
        }
        #expect(pixel(image, 31, 31)[3] == 255)
    }

    @Test("A rectangle is cleared, and what was painted is an image at any time")
    func clearing() {
        var before: CGImage?
        let image = picture { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            before = context.makeImage()
            UIColor.clear.setFill()
            context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(pixel(image, 15, 15)[3] == 0 && pixel(image, 5, 5)[3] == 255)
        #expect(before.map { pixel(UIImage(cgImage: $0), 15, 15)[3] } == 255)
    }

    @Test("An image is upside down in UIKit's contexts")
    func images() throws {
        let half = try #require(picture { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }.cgImage)
        let image = picture { $0.draw(half, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(pixel(image, 10, 15)[3] == 255 && pixel(image, 10, 5)[3] == 0 && pixel(image, 25, 15)[3] == 0)
    }

    @Test("A run of colours goes along a line, and beyond it where that is asked for")
    func linearGradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
        let within = picture {
            $0.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
        }
        #expect(pixel(within, 5, 5)[3] == 0 && pixel(within, 35, 5)[3] == 0)
        let middle = pixel(within, 20, 5)
        #expect(abs(middle[0] - 124) < 8 && abs(middle[2] - 131) < 8, "\(middle)")
        let beyond = picture { context in
            context.rotate(by: .pi / 2)
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(pixel(beyond, 5, 2) == [255, 0, 0, 255] && pixel(beyond, 5, 38) == [0, 0, 255, 255])
        let none = CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor] as CFArray, locations: nil)
        #expect(none == nil)
    }

    @Test("A run of colours goes from circle to circle")
    func radialGradients() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
                locations: [0, 1],
                count: 2))
        let middle = CGPoint(x: 20, y: 20)
        let image = picture {
            $0.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 5, endCenter: middle, endRadius: 15,
                options: .drawsBeforeStartLocation)
        }
        #expect(pixel(image, 20, 20) == [255, 0, 0, 255] && pixel(image, 1, 20)[3] == 0)
        let way = [6, 8, 10, 12, 14].map { pixel(image, 20 + $0, 20)[2] }
        #expect(way == way.sorted() && way[0] < 60 && way[4] > 200, "\(way)")
        // Circles that move and do not grow leave a band.
        let band = picture {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 20), startRadius: 5, endCenter: CGPoint(x: 30, y: 20),
                endRadius: 5, options: [])
        }
        #expect(pixel(band, 20, 20)[3] == 255 && pixel(band, 20, 30)[3] == 0 && pixel(band, 20, 10)[3] == 0)
    }

    @Test("Colours say what they are made of")
    func components() throws {
        let color = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.5, 0.25, 1, 0.5]))
        #expect(color.components == [0.5, 0.25, 1, 0.5] && color.numberOfComponents == 4)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
    }

    @Test("Numbers that make no sense do no harm")
    func nonsense() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
                locations: [.nan, .infinity]))
        let image = picture { context in
            for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
                for paint: (CGContext) -> Void in [
                    { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) },
                    { $0.fill(CGRect(x: number, y: 0, width: 10, height: number)) },
                    { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 1e6)) },
                    { _ in ("x" as NSString).draw(at: CGPoint(x: 0, y: number), withAttributes: nil) },
                    { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: number, y: 1), options: []) },
                    {
                        $0.drawRadialGradient(
                            gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: number, y: 0),
                            endRadius: number, options: [.drawsAfterEndLocation])
                    },
                ] {
                    context.saveGState()
                    context.setShadow(
                        offset: CGSize(width: number, height: 1), blur: number, color: UIColor.red.cgColor)
                    context.setBlendMode(.multiply)
                    paint(context)
                    context.scaleBy(x: number, y: 1)
                    paint(context)
                    context.restoreGState()
                }
            }
            context.setShadow(offset: CGSize(width: 1e6, height: -1e6), blur: 1e6, color: UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(pixel(image, 5, 5)[3] == 255)
    }

    @Test("What covers all of a place replaces it, however it is painted: gradients, layers, images upside down")
    func wholePlaces() throws {
        let fade = try #require(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.white.cgColor, UIColor.clear.cgColor] as CFArray, locations: nil))
        let half = try #require(picture { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }.cgImage)
        let masks: [(CGContext) -> Void] = [
            {
                $0.drawLinearGradient(
                    fade, start: .zero, end: CGPoint(x: 0, y: 40),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            },
            { context in
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
                context.endTransparencyLayer()
            },
            { context in
                context.translateBy(x: 0, y: 40)
                context.scaleBy(x: 1, y: -1)
                context.draw(half, in: CGRect(x: 0, y: 0, width: 40, height: 40))
            },
        ]
        for mask in masks {
            let image = picture { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                context.setBlendMode(.destinationIn)
                mask(context)
            }
            #expect(pixel(image, 20, 1)[3] > 240 && pixel(image, 20, 38)[3] < 20)
        }
    }

    @Test("A layer that is half clear throws half a shadow")
    func shadowOfLayer() {
        let image = picture { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.blue.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(abs(pixel(image, 25, 5)[3] - 128) <= 1 && abs(pixel(image, 5, 5)[3] - 128) <= 1)
    }

    @Test("A view that is too large to be kept removes what it has drawn, and not what is behind it")
    func largeView() {
        final class Large: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                context.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
            }
        }
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let view = Large(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 10, y: 10)) == .white)
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) == .blue)
    }

    @Test("A picture that is asked for while clips and layers are open has what was painted in them, and goes on")
    func openClips() throws {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.clip(to: CGRect(x: 0, y: 20, width: 20, height: 20))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        for _ in 0..<2 {
            let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
            #expect(pixel(image, 20, 10) == [255, 0, 0, 255] && pixel(image, 1, 1)[3] == 0)
            #expect(pixel(image, 15, 30)[3] == 128 && pixel(image, 25, 30)[3] == 0)
        }
        context.endTransparencyLayer()
        context.setAlpha(1)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(pixel(image, 25, 30) == [255, 0, 0, 255] && pixel(image, 1, 38)[3] == 0)
        #expect(context.makeImage().map { pixel(UIImage(cgImage: $0), 25, 30) } == [255, 0, 0, 255])
    }
}
