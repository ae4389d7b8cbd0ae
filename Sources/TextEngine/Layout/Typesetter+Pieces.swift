extension Typesetter {
    /// Shapes an item: letters by the shaper, tabs in a row and boxes, which are runs of their own, by what is known of
    /// them. A tab has no width before it stands in a line.
    func shape(_ item: TextItem, in content: UnsafeBufferPointer<UInt16>) -> [ShapedRun] {
        func letters(_ range: Range<Int>) -> [ShapedRun] {
            range.isEmpty
                ? []
                : shaper.shape(content, range: range, style: item.style, script: item.script, level: item.level)
        }
        var runs: [ShapedRun] = []
        var start = item.range.lowerBound
        var offset = start
        while offset < item.range.upperBound {
            defer { offset += 1 }
            if content[offset] == AdvanceAccumulator.tab {
                runs += letters(start..<offset)
                start = offset
                while start < item.range.upperBound, content[start] == AdvanceAccumulator.tab { start += 1 }
                runs += letters(offset..<start).map { $0.with(advances: $0.clusters.map { _ in 0 }) }
                offset = start - 1
            } else if content[offset] == InlineBox.character, let box = item.style.box,
                GraphemeBreaker.boundary(atOrAfter: offset, in: content) == offset
            {
                runs += letters(start..<offset)
                start = min(GraphemeBreaker.boundary(atOrAfter: offset + 1, in: content), item.range.upperBound)
                runs.append(run(of: box, content[offset..<start], item: item))
                offset = start - 1
            }
        }
        return start == item.range.lowerBound ? letters(item.range) : runs + letters(start..<item.range.upperBound)
    }

    /// - Parameter text: The box's character and the marks that belong to it.
    private func run(
        of box: InlineBox, _ text: Slice<UnsafeBufferPointer<UInt16>>, item: TextItem
    ) -> ShapedRun {
        ShapedRun(
            font: InlineBoxFont(box, beside: font(of: item.style)), style: item.style, range: text.indices,
            text: [0x20] + text.dropFirst(), script: item.script, level: item.level,
            clusters: [ShapedRun.Cluster(offset: 0, advance: box.width, glyph: 0)])
    }

    /// The font of a style's plain letters.
    func font(of style: TextStyle) -> (any RunFont)? {
        let blank: [UInt16] = [0x20]
        return blank.withUnsafeBufferPointer {
            shaper.shape($0, range: 0..<1, style: style, script: .latin, level: 0).first?.font
        }
    }
}
