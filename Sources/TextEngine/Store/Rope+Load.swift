extension Rope {
    /// The text of `text`, in about the time that copying it takes.
    package init(_ text: String) {
        var text = text
        self = text.withUTF8 {
            $0.count <= TextChunk.minimumCount && $0.isASCII ? Rope(TextChunk(narrow: $0)) : Rope(utf8: $0)
        }
    }

    /// The text of any UTF-16 units, lone surrogates included.
    package init(utf16 units: some Sequence<UInt16>) {
        self = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: TextChunk.loadCount) { scratch in
            var loader = Loader()
            var count = 0
            for unit in units {
                if count == TextChunk.loadCount {
                    loader.append(TextChunk(UnsafeBufferPointer(scratch)))
                    count = 0
                }
                scratch[count] = unit
                count += 1
            }
            if count > 0 { loader.append(TextChunk(UnsafeBufferPointer(rebasing: scratch[..<count]))) }
            return loader.finish()
        }
    }

    init(_ chunk: TextChunk) {
        self.init(tree: chunk.count == 0 ? SumTree() : SumTree(only: chunk))
    }

    /// The text of a string's own bytes, which are known to be valid.
    private init(utf8: UnsafeBufferPointer<UInt8>) {
        // A pair of surrogates may exceed the count by one unit.
        self = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: TextChunk.loadCount + 1) { scratch in
            var loader = Loader()
            var position = 0
            while position < utf8.count {
                let end = min(position + TextChunk.loadCount, utf8.count)
                let block = UnsafeBufferPointer(rebasing: utf8[position..<end])
                if block.isASCII {
                    loader.append(TextChunk(narrow: block))
                    position = end
                } else {
                    let count = UTF8Transcoder.decode(
                        utf8, from: &position, into: scratch, atLeast: TextChunk.loadCount)
                    loader.append(TextChunk(UnsafeBufferPointer(rebasing: scratch[..<count])))
                }
            }
            return loader.finish()
        }
    }

    /// Collects chunks from front to back, and sees to it that the last one is not too short.
    private struct Loader {
        private var builder = SumTree<TextChunk>.Builder()
        private var last: TextChunk?

        mutating func append(_ chunk: TextChunk) {
            if let last { builder.append(last) }
            last = chunk
        }

        mutating func finish() -> Rope {
            var rope = Rope(tree: builder.finish())
            if let last { rope.append(Rope(last)) }
            return rope
        }
    }
}
