import Foundation

/// A cell whose configurations follow the state that the cell is in.
@preconcurrency @MainActor
protocol ConfiguredCell: ConfiguredBackgroundHolder {
    var contentView: UIView { get }
    var selectedBackgroundView: UIView? { get set }
    /// What shows the configuration, once there was one.
    var configured: ConfiguredContent? { get set }
    /// Whether the state may be another one since the configuration was changed last.
    var needsConfiguration: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
    var backgroundState: any UIConfigurationState { configurationState }

    func clearGrounds() { (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil) }

    /// Shows another configuration, as it is in the present state.
    func show(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || configured != nil else { return }
        let shown = configured ?? ConfiguredContent(in: contentView)
        configured = shown
        shown.configuration =
            automaticallyUpdatesContentConfiguration
            ? configuration?.updated(for: configurationState) : configuration
        setNeedsLayout()
    }

    /// Changes the configurations to what they are in the present state, before the cell is measured or laid out.
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateBackground()
        if automaticallyUpdatesContentConfiguration, let configured {
            configured.configuration = configured.configuration?.updated(for: state)
        }
        updateConfiguration(using: state)
    }
}
