import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: drawing, colours and fonts")
@MainActor
struct DrawingSessions {
    private func draw(_ size: CGSize, _ body: (CGContext) -> Void) -> String {
        Screenshot(UIGraphicsImageRenderer(size: size).image { body($0.cgContext) }.pixels).checksum
    }

    @Test("Every operation of a context", arguments: [1, 2, 3] as [CGFloat])
    func operations(scale: CGFloat) {
        let session = RecordedSession(
            "drawing-operations-\(Int(scale))", size: CGSize(width: 20, height: 20), scale: scale)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 30.5))
        path.addLine(to: CGPoint(x: 20, y: 4))
        path.addQuadCurve(to: CGPoint(x: 40, y: 8), controlPoint: CGPoint(x: 33, y: 30))
        path.addCurve(
            to: CGPoint(x: 55, y: 33), controlPoint1: CGPoint(x: 60, y: 3), controlPoint2: CGPoint(x: 30, y: 22))
        path.close()
        path.lineWidth = 2.5
        (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
        let arcs = [(0.0, 2.0, true), (0.0, 2.0, false), (3.0, 1.0, true), (-1.0, 9.0, true), (1.5, 1.5, false)]
        var answers: [String] = []
        func add(_ name: String, _ body: (CGContext) -> Void) {
            answers.append("\(name): \(draw(CGSize(width: 60.5, height: 40), body))")
        }
        let rect = CGRect(x: 3.3, y: 4.6, width: 33.4, height: 21.2)
        let colors: [UIColor] = [.black, .systemRed, UIColor(white: 0.3, alpha: 0.5), .clear]
        for (index, color) in colors.enumerated() {
            add("fill \(index)") { context in
                context.setFillColor(color.cgColor)
                context.fill(rect)
            }
            add("ellipse \(index)") { context in
                context.setFillColor(color.cgColor)
                context.fillEllipse(in: rect)
            }
            add("stroke \(index)") { context in
                context.setStrokeColor(color.cgColor)
                context.setLineWidth(CGFloat(index) + 0.5)
                context.stroke(rect)
            }
            add("path \(index)") { _ in
                color.set()
                path.fill()
            }
            add("outline \(index)") { _ in
                color.setStroke()
                path.stroke()
            }
        }
        add("alpha, state, clip and origin") { context in
            UIColor.systemBlue.setFill()
            context.setAlpha(0.5)
            context.saveGState()
            context.clip(to: CGRect(x: 6, y: 6, width: 30, height: 10))
            context.translateBy(x: 3.3, y: -2)
            context.setAlpha(0.9)
            UIColor.green.setFill()
            context.fill(rect)
            path.stroke()
            context.restoreGState()
            context.fill(CGRect(x: 30, y: 20, width: 20, height: 10))
            context.restoreGState()
            UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        for (start, end, clockwise) in arcs {
            add("arc \(start) \(end) \(clockwise)") { _ in
                let arc = UIBezierPath()
                arc.addArc(
                    withCenter: CGPoint(x: 30, y: 20), radius: 15, startAngle: start, endAngle: end,
                    clockwise: clockwise)
                UIColor.purple.set()
                arc.fill()
                arc.lineWidth = 3
                (arc.lineCapStyle, arc.lineJoinStyle) = (.round, .round)
                arc.stroke()
                answers.append("arc bounds \(Told.rect(arc.bounds))")
            }
        }
        for radius in [0, 3, 8.5, 50] as [CGFloat] {
            add("rounded \(radius)") { _ in
                let rounded = UIBezierPath(roundedRect: rect, cornerRadius: radius)
                rounded.append(UIBezierPath(ovalIn: rect.insetBy(dx: 6, dy: 5)))
                UIColor.brown.setFill()
                rounded.fill()
                rounded.apply(CGAffineTransform(scaleX: 0.7, y: 1.4).translatedBy(x: 9, y: 1))
                UIColor.orange.setStroke()
                (rounded.lineCapStyle, rounded.lineJoinStyle) = (.round, .round)
                rounded.stroke()
                answers.append("rounded bounds \(Told.rect(rounded.bounds)) \(rounded.isEmpty)")
            }
        }
        let picture = SampleTexts.picture(CGSize(width: 17, height: 9))
        for (name, target) in [
            ("as it is", CGRect(x: 2, y: 2, width: 17, height: 9)),
            ("larger", CGRect(x: 1.5, y: 2, width: 50, height: 30)),
            ("smaller", CGRect(x: 4, y: 5, width: 7.3, height: 3)),
            ("turned", CGRect(x: 40, y: 30, width: -20, height: -8)),
        ] {
            add("picture \(name)") { context in
                context.setAlpha(0.8)
                picture.draw(in: target)
                picture.draw(at: CGPoint(x: 30, y: 22))
            }
        }
        answers.append("picture \(Told.size(picture.size)) \(picture.scale) png \(picture.pngData()?.count ?? 0 > 0)")
        if let data = picture.pngData(), let again = UIImage(data: data, scale: 2) {
            answers.append("read again \(Told.size(again.size)) \(Screenshot(again.pixels).checksum)")
        }
        session.answers("operations", answers)
        session.finish()
    }

    @Test("Colours in their parts")
    func colors() {
        let session = RecordedSession("drawing-colours", size: CGSize(width: 20, height: 20))
        let colors: [(String, UIColor)] = [
            ("black", .black), ("dark gray", .darkGray), ("light gray", .lightGray), ("white", .white), ("gray", .gray),
            ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
            ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear),
            ("light text", .lightText), ("system blue", .systemBlue), ("system red", .systemRed),
            ("system green", .systemGreen), ("system orange", .systemOrange), ("system yellow", .systemYellow),
            ("system teal", .systemTeal), ("system indigo", .systemIndigo), ("system purple", .systemPurple),
            ("system pink", .systemPink), ("gray 1", .systemGray), ("gray 2", .systemGray2), ("gray 3", .systemGray3),
            ("gray 4", .systemGray4), ("gray 5", .systemGray5), ("gray 6", .systemGray6), ("label", .label),
            ("secondary label", .secondaryLabel), ("tertiary label", .tertiaryLabel),
            ("quaternary label", .quaternaryLabel), ("placeholder", .placeholderText), ("link", .link),
            ("separator", .separator), ("opaque separator", .opaqueSeparator), ("background", .systemBackground),
            ("secondary background", .secondarySystemBackground), ("fill", .systemFill),
            ("secondary fill", .secondarySystemFill), ("tertiary fill", .tertiarySystemFill),
            ("hue", UIColor(hue: 0.63, saturation: 0.4, brightness: 0.8, alpha: 0.7)),
            ("beyond", UIColor(red: 1.5, green: -1, blue: 0.5, alpha: 2)),
            ("faded", UIColor.systemRed.withAlphaComponent(0.25)),
            ("made", UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }),
        ]
        session.answers(
            "light, dark, hue and white",
            colors.map { name, color in
                let parts = [UIUserInterfaceStyle.light, .dark].map {
                    Told.color(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)))
                }
                var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                let isColor = color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
                var white: CGFloat = 0
                let isWhite = color.getWhite(&white, alpha: &alpha)
                let numbers = [hue, saturation, brightness, alpha, white].map(Told.number).joined(separator: " ")
                return "\(name) \(parts.joined(separator: " ")) \(isColor) \(isWhite) \(numbers)"
                    + " \(Told.number(color.cgColor.alpha))"
            })
        session.finish()
    }

    private static let scripts: [(String, String)] = [
        ("latin", "Hamburgefonstiv AVATo fi ffl"), ("accents", "Åé\u{302}ñ z\u{323}\u{307} ç"),
        ("greek", "Ελληνικά ώ"), ("cyrillic", "Кириллица й"), ("hebrew", "\u{5e9}\u{5b8}\u{5dc}\u{5d5}\u{5b9}\u{5dd}"),
        ("arabic", "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{644}\u{627}"),
        ("devanagari", "\u{915}\u{94d}\u{937}\u{93f} \u{939}\u{93f}\u{928}\u{94d}\u{926}\u{940}"),
        ("thai", "\u{e17}\u{e35}\u{e48}\u{e19}\u{e35}\u{e48}"), ("tamil", "\u{ba4}\u{bae}\u{bbf}\u{bb4}\u{bcd}"),
        ("georgian", "\u{10e5}\u{10d0}\u{10e0}"), ("chinese", "\u{4e2d}\u{6587}\u{5b57}"),
        ("japanese", "\u{3072}\u{3089}\u{304b}\u{306a}\u{30ab}"),
        ("korean", "\u{d55c}\u{ad6d} \u{1112}\u{1161}\u{11ab}"),
        ("heart", "\u{2764} \u{2764}\u{FE0F} \u{2764}\u{FE0E}"), ("keycaps", "1\u{FE0F}\u{20E3} #\u{20E3} 1 1\u{20E3}"),
        ("flags", "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7} \u{1F1E9}"),
        ("family", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"), ("skin", "\u{1F44D}\u{1F3FD} \u{1F44D} \u{1F3FD}"),
        ("symbols", "\u{2603} \u{00A9}\u{FE0F} \u{2713} \u{2192} \u{20AC} \u{221E}"),
        ("controls", "a\u{200B}b\u{00AD}c\u{200E}d\u{FEFF}"), ("unknown", "\u{E000} \u{10FFFD}"),
        ("zalgo", "h\u{300}\u{301}\u{302}\u{316}\u{317}"),
    ]

    @Test("Scripts and emoji in fonts, weights and sizes", arguments: [1, 2] as [CGFloat])
    func scripts(scale: CGFloat) {
        let session = RecordedSession(
            "drawing-scripts-\(Int(scale))", size: CGSize(width: 20, height: 20), scale: scale)
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let fonts: [(String, UIFont?)] =
            weights.map { ("weight \(Told.number($0.rawValue))", UIFont.systemFont(ofSize: 15, weight: $0)) } + [
                ("italic", .italicSystemFont(ofSize: 15)),
                ("digits", .monospacedDigitSystemFont(ofSize: 15, weight: .bold)),
                ("mono", .monospacedSystemFont(ofSize: 13, weight: .regular)), ("small", .systemFont(ofSize: 7.5)),
                ("large", .systemFont(ofSize: 40)), ("zero", .systemFont(ofSize: 0)),
                ("headline", .preferredFont(forTextStyle: .headline)),
                ("title", .preferredFont(forTextStyle: .largeTitle)),
                ("caption", .preferredFont(forTextStyle: .caption2)),
                ("Times", UIFont(name: "Times New Roman", size: 14)),
                ("Helvetica bold", UIFont(name: "Helvetica-Bold", size: 14)),
                ("Courier", UIFont(name: "Courier", size: 14)),
                ("none", UIFont(name: "No Such Font", size: 14)),
                ("other size", UIFont(name: "Georgia-Italic", size: 14)?.withSize(19.5)),
            ]
        session.answers(
            "fonts",
            fonts.map { name, font in
                guard let font else { return "\(name) nil" }
                let numbers = [
                    font.ascender, font.descender, font.lineHeight, font.leading, font.capHeight, font.xHeight,
                ]
                let text = "Ag 12 fi" as NSString
                let picture = draw(CGSize(width: 150, height: 50)) { _ in
                    text.draw(at: CGPoint(x: 1.25, y: 1), withAttributes: [.font: font])
                }
                return
                    "\(name) \(Told.font(font)) of \(font.familyName) \(numbers.map(Told.number).joined(separator: " "))"
                    + " \(Told.size(text.size(withAttributes: [.font: font]))) \(picture)"
            })
        for (name, text) in Self.scripts {
            var lines: [String] = []
            for (title, attributes) in [
                ("regular", [.font: UIFont.systemFont(ofSize: 17)]),
                ("bold", [.font: UIFont.boldSystemFont(ofSize: 21.5)]),
                ("italic", [.font: UIFont.italicSystemFont(ofSize: 12), .kern: NSNumber(value: 1.5)]),
            ] as [(String, [NSAttributedString.Key: Any])] {
                let string = text as NSString
                let picture = draw(CGSize(width: 260, height: 34)) { _ in
                    string.draw(at: CGPoint(x: 2.5, y: 0), withAttributes: attributes)
                }
                lines.append("\(title) \(Told.size(string.size(withAttributes: attributes))) \(picture)")
            }
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            field.text = text
            session.window.addSubview(field)
            let stops = (0...text.utf16.count).map { Told.number(field.caretRect(for: TextOffset($0)).minX) }
            lines.append("carets \(stops.joined(separator: " "))")
            field.removeFromSuperview()
            session.answers(name, lines)
        }
        session.finish()
    }
}
