/// Where a line stands that had to become smaller to fit: ``UILabel/baselineAdjustment``.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline is where it would be in the full size.
    case alignBaselines
    /// Its middle is.
    case alignCenters
    /// Its top is.
    case none
}
