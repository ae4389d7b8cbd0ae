extension Range<Int> {
    /// The part of a text that a location and a length stand for, whatever their values: negative, beyond the end, or
    /// with a sum that overflows, as NSNotFound has it. Empty at the nearer end where there is none.
    /// - Parameter count: The length of the text, in UTF-16 units like all else.
    package init(location: Int, length: Int, within count: Int) {
        let (end, overflows) = location.addingReportingOverflow(Swift.max(length, 0))
        self = (location..<(overflows ? Int.max : end)).clamped(to: 0..<count)
    }
}
