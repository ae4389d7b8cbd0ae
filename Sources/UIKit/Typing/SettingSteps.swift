/// The values that a setting steps through, from the least to the most.
struct SettingSteps: Equatable {
    /// The values; infinity stands for never.
    let values: [Double]

    /// How high keys are, as multiples of the usual height.
    static let scale = SettingSteps(values: [1, 1.1, 1.2, 1.3, 1.4])
    /// How long a key is held before it offers its alternates, in seconds.
    static let hold = SettingSteps(values: [0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, .infinity])
    /// How long a key is held before it repeats, in seconds.
    static let repeating = SettingSteps(values: [0.3, 0.5, 0.75, 1, 1.5, 2, 3, .infinity])
    /// How soon the same key is not taken again, in seconds.
    static let strikes = SettingSteps(values: [0, 0.1, 0.2, 0.3, 0.5, 0.75, 1])

    /// What differs by less is the same.
    private static let tolerance = 1e-6

    /// The next value above or below one, which need not be among them; `nil` at the end.
    func value(beside value: Double, isUpwards: Bool) -> Double? {
        isUpwards ? values.first { $0 > value + Self.tolerance } : values.last { $0 < value - Self.tolerance }
    }
}
