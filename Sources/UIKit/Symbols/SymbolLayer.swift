import Foundation

/// A part of a symbol's drawing, on a grid of 24 × 24.
struct SymbolLayer: Sendable {
    /// How its outline is painted. Widths of lines are in lines of the symbol's weight.
    enum Paint: Sendable {
        case fill
        case stroke(CGFloat)
        case fillAndStroke
    }

    var outline: PathOutline
    var paint: Paint
    /// Whether it takes away from the layers below.
    var isErasing: Bool

    /// How far it is painted beside its outline, in lines of the symbol's weight.
    var reach: CGFloat {
        switch paint {
        case .fill: 0
        case .stroke(let width): width / 2
        case .fillAndStroke: 0.5
        }
    }
}

extension SymbolLayer {
    /// Reads a layer: how it is painted, then the outline, with spaces between everything. ``SymbolDrawing`` reads `@name` instead of
    /// an outline: the layers of another drawing, and with letters in front of it their outlines painted so.
    ///
    /// - `s`, `t`, `h`: a line, a thin one, a heavy one; `f`: filled; `b`: filled, with a line; `x`, `w`: a line that is
    ///   taken away, a wide one; `e`: an area that is taken away.
    /// - `M x y …`: moves, and goes on straight to further points; `L x y …`; `Q`, `C`: curves with one and two control
    ///   points; `Z`: closes; `O x y r`: a circle; `E x y rx ry`: an ellipse; `R x y width height r`: a rectangle with
    ///   round corners; `A x y r from to`: a part of a circle, in degrees clockwise from the right.
    init(reading text: Substring) {
        var words = text.split(whereSeparator: \.isWhitespace)
        (paint, isErasing) = Self.paint(words.removeFirst())
        outline = PathOutline()
        var command: Substring = ""
        var numbers: [CGFloat] = []
        for word in words {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else {
                Self.add(command, numbers, to: &outline)
                (command, numbers) = (word, [])
            }
        }
        Self.add(command, numbers, to: &outline)
    }

    /// The layer with its outline painted as a letter says.
    func painted(as letter: Substring) -> SymbolLayer {
        var layer = self
        (layer.paint, layer.isErasing) = Self.paint(letter.filter { !$0.isWhitespace })
        return layer
    }

    private static func paint(_ letter: some StringProtocol) -> (Paint, isErasing: Bool) {
        switch letter {
        case "s": (.stroke(1), false)
        case "t": (.stroke(0.75), false)
        case "h": (.stroke(1.6), false)
        case "f": (.fill, false)
        case "b": (.fillAndStroke, false)
        case "x": (.stroke(1), true)
        case "w": (.stroke(2.6), true)
        case "e": (.fill, true)
        default: preconditionFailure("A symbol's layer begins with how it is painted, not with \(letter).")
        }
    }

    private static func add(_ command: Substring, _ n: [CGFloat], to outline: inout PathOutline) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch command {
        case "M":
            outline.move(to: point(0))
            for index in stride(from: 2, to: n.count, by: 2) { outline.addLine(to: point(index)) }
        case "L": for index in stride(from: 0, to: n.count, by: 2) { outline.addLine(to: point(index)) }
        case "Q": outline.addQuadCurve(to: point(2), point(0))
        case "C":
            for i in stride(from: 0, to: n.count, by: 6) { outline.addCurve(to: point(i + 4), point(i), point(i + 2)) }
        case "Z": outline.close()
        case "O": outline.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case "E": outline.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
        case "R":
            outline.addRect(
                CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
                radii: CornerRadii(CGSize(width: n[4], height: n[4])))
        case "A":
            let (from, to) = (n[3] * .pi / 180, n[4] * .pi / 180)
            outline.move(to: CGPoint(x: n[0] + n[2] * cos(from), y: n[1] + n[2] * sin(from)))
            outline.addArc(center: point(0), radius: n[2], startAngle: from, endAngle: to, isClockwise: to > from)
        default: break
        }
    }
}
