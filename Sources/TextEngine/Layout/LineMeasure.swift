/// What is between the margins for one line. Lengths are points.
struct LineRoom {
    /// From the margin where the paragraph's lines begin to where this one does.
    var indent = 0.0
    /// How wide the line may be.
    var width = Double.infinity
    /// Where its tabs go.
    var tabs = TabRuler()
}

/// How the lines of one paragraph are set: indents, the space around them, their heights and places. All that a
/// paragraph's style decides about lines is decided here. Lengths are points.
///
/// A paragraph may be set in pieces. A piece that does not begin its paragraph has no first line, and the last line of
/// one that does not end it is a line like the others.
struct LineMeasure {
    /// What comes after the text.
    enum End {
        /// Another paragraph, or nothing.
        case paragraph
        /// Another line of the paragraph, which the writer has begun with U+2028.
        case lineSeparator
        /// More of the same line of text.
        case piece
    }

    private let options: TextLayout.Options
    /// Whether lines begin at the right margin.
    let isRightToLeft: Bool
    private let beginsParagraph: Bool
    private let end: End
    private let tabs: TabRuler

    init(_ options: TextLayout.Options, baseLevel: UInt8, beginsParagraph: Bool = true, end: End = .paragraph) {
        self.options = options
        isRightToLeft = baseLevel & 1 == 1
        self.beginsParagraph = beginsParagraph
        self.end = end
        tabs = TabRuler(stops: options.tabs, interval: options.defaultTabInterval)
    }

    // MARK: From margin to margin

    /// What there is for a line.
    /// - Parameter isFirst: Whether it is the first line of what is set.
    func room(isFirst: Bool) -> LineRoom {
        let indent = indent(isFirst: isFirst)
        return LineRoom(indent: indent, width: trailingEdge(in: options.width) - indent, tabs: tabs)
    }

    /// What there is for a line in what shapes leave of one; `nil` when that lies outside of the margins.
    func room(isFirst: Bool, in segment: LineSegment) -> LineRoom? {
        let margins = margins(isFirst: isFirst, in: options.width)
        let (left, right) = (max(margins.left, segment.x), min(margins.right, segment.x + segment.width))
        guard left < right else { return nil }
        return LineRoom(indent: isRightToLeft ? options.width - right : left, width: right - left, tabs: tabs)
    }

    /// From the left edge of the text to the right one.
    var width: Double { options.width }

    /// The width between the margins that a line of a width needs.
    func neededWidth(for width: Double, isFirst: Bool) -> Double {
        indent(isFirst: isFirst) + width + max(0, -options.tailIndent)
    }

    /// The left edge of a line.
    /// - Parameter width: That between the margins.
    func x(of fragment: LineFragment, isFirst: Bool, in width: Double) -> Double {
        let margins = margins(isFirst: isFirst, in: width)
        return x(of: fragment, from: margins.left, to: margins.right)
    }

    /// The left edge of a line in a room of a text that has a width.
    func x(of fragment: LineFragment, in room: LineRoom) -> Double {
        let left = isRightToLeft ? options.width - room.indent - room.width : room.indent
        return x(of: fragment, from: left, to: left + room.width)
    }

    private func margins(isFirst: Bool, in width: Double) -> (left: Double, right: Double) {
        let (leading, trailing) = (indent(isFirst: isFirst), trailingEdge(in: width))
        return isRightToLeft ? (width - trailing, width - leading) : (leading, trailing)
    }

    private func x(of fragment: LineFragment, from left: Double, to right: Double) -> Double {
        // In right-to-left paragraphs the hanging blanks are on the left.
        let hanging = isRightToLeft ? fragment.trailingBlankWidth : 0
        switch options.alignment.resolved(isRightToLeft: isRightToLeft) {
        case .right: return right - fragment.inkWidth - hanging
        case .center: return (left + right - fragment.inkWidth) / 2 - hanging
        default: return left - hanging
        }
    }

    /// Whether a line is stretched to both margins.
    func isStretched(isLast: Bool) -> Bool {
        options.alignment == .justified && options.width.isFinite && !(isLast && end != .piece)
    }

    private func indent(isFirst: Bool) -> Double {
        isFirst && beginsParagraph ? options.firstLineHeadIndent : options.headIndent
    }

    private func trailingEdge(in width: Double) -> Double {
        options.tailIndent > 0 ? min(options.tailIndent, width) : width + options.tailIndent
    }

    // MARK: From top to bottom

    /// The space above the first line.
    var spaceBefore: Double { beginsParagraph ? options.whole(options.paragraphSpacingBefore) : 0 }

    /// The space below the last line.
    var spaceAfter: Double { end == .paragraph ? options.whole(options.paragraphSpacing) : 0 }

    /// The space between this paragraph's lines, and below its last one when there is another line.
    var lineSpacing: Double { options.whole(options.lineSpacing) }

    /// The height of a line, without the space below it: the factor counts first, then the limits.
    func height(of fragment: LineFragment) -> Double {
        let height = max(fragment.height * options.lineHeightMultiple, options.minimumLineHeight)
        return options.whole(options.maximumLineHeight > 0 ? min(height, options.maximumLineHeight) : height)
    }
}
