/// How the time in a layer goes by beside the time around it.
struct LayerTiming: Equatable {
    /// When it begins, in seconds of the time around the layer.
    var beginTime = 0.0
    /// What is added to it, in seconds of the layer's time.
    var timeOffset = 0.0
    /// How many times as fast it goes as the time around the layer.
    var speed: Float = 1

    /// The time in the layer at a time around it.
    func inside(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

    /// The time around the layer at a time in it; where the layer's time stands still, that at which it begins.
    func outside(_ time: Double) -> Double {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }
}
