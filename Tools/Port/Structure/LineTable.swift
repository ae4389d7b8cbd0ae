/// The lines of a source, which end with a line feed, a carriage return, or both.
struct LineTable {
    /// Where lines begin.
    private var starts = [0]
    /// What ends the first line; a line feed where there is only one line.
    private(set) var newline = "\n"

    init(_ bytes: [UInt8]) {
        var offset = 0
        while offset < bytes.count {
            let isReturn = bytes[offset] == UInt8(ascii: "\r")
            guard isReturn || bytes[offset] == UInt8(ascii: "\n") else {
                offset += 1
                continue
            }
            let isPair = isReturn && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
            if starts.count == 1 { newline = isPair ? "\r\n" : isReturn ? "\r" : "\n" }
            offset += isPair ? 2 : 1
            starts.append(offset)
        }
    }

    /// The line of a byte, from 1.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
