import Foundation

/// An edit that was made in a view and is on its way to the storage.
struct MirroredEdit {
    /// Who knows of it.
    let manager: ObjectIdentifier
    /// What it replaces.
    let range: NSRange
    /// The length of what it puts in.
    let newLength: Int
    /// Whether the storage has changed its characters for it.
    var hasArrived = false

    /// Where what a storage has replaced stands in the view and in the storage. With the first change the view has what it
    /// asked for instead; further ones are news to it.
    func places(of replaced: NSRange, newLength: Int) -> (shown: NSRange, new: NSRange) {
        guard !hasArrived else { return (replaced, NSRange(location: replaced.location, length: newLength)) }
        let all = NSRange(
            min(
                replaced.location, range.location)..<max(
                    replaced.location + replaced.length, range.location + range.length))
        func grown(_ count: Int) -> NSRange { NSRange(location: all.location, length: max(0, all.length + count)) }
        return (grown(self.newLength - range.length), grown(newLength - replaced.length))
    }
}
