/// What follows from a configuration: the planes of the keyboard, with their keys in their places.
///
/// Apart from the machine and shared by its copies, which are made at every look at it.
final class LaidOutKeyboard: Sendable {
    /// What the keyboard is.
    let configuration: KeyboardConfiguration
    /// The planes of this kind of keyboard, in the form that suits the window.
    let planes: KeyPlaneSet
    /// The names of the planes.
    private let names: [String]
    /// The planes laid out, in the order of their names.
    private let geometries: [KeyPlaneGeometry]

    /// Lays a keyboard out.
    init(_ configuration: KeyboardConfiguration) {
        self.configuration = configuration
        let metrics = configuration.metrics
        let planes = configuration.layout.planeSet(
            for: configuration.variant, form: metrics.form, hasGlobe: configuration.hasGlobe,
            isFull: configuration.showsFull, padsHaveReturn: configuration.padsHaveReturn)
        let rows = planes.rowCount
        self.planes = planes
        names = Array(planes.planes.keys)
        geometries = planes.planes.values.map { KeyPlaneGeometry(plane: $0, metrics: metrics, rowCount: rows) }
    }

    /// The same keys where something else is another: what is secret, or whether return does anything.
    init(_ configuration: KeyboardConfiguration, keysOf other: LaidOutKeyboard) {
        self.configuration = configuration
        planes = other.planes
        names = other.names
        geometries = other.geometries
    }

    /// The keys of a plane, and where they stand. Asked for several times a touch: to compare a few names is quicker than
    /// to hash one.
    func geometry(of plane: String) -> KeyPlaneGeometry? {
        names.firstIndex(of: plane).map { geometries[$0] }
    }

    /// Whether any plane has Ctrl or Alt.
    var hasModifiers: Bool {
        planes.planes.values.contains { plane in
            plane.keys.contains { $0.modifier != nil }
        }
    }
}
