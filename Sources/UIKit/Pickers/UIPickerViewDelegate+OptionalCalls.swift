import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIPickerViewDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var pickerView: OptionalCalls.PickerView? { OptionalCalls.PickerView(delegate: self) }
}

extension OptionalCalls {
    /// ``UIPickerViewDelegate``'s `pickerView`.
    @preconcurrency @MainActor
    public struct PickerView {
        let delegate: any UIPickerViewDelegate

        /// `pickerView(_:widthForComponent:)`.
        public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            delegate.pickerView(pickerView, widthForComponent: component)
        }

        /// `pickerView(_:rowHeightForComponent:)`.
        public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            delegate.pickerView(pickerView, rowHeightForComponent: component)
        }

        /// `pickerView(_:titleForRow:forComponent:)`.
        public func callAsFunction(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? {
            delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
        }

        /// `pickerView(_:attributedTitleForRow:forComponent:)`.
        public func callAsFunction(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? {
            delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        }

        /// `pickerView(_:viewForRow:forComponent:reusing:)`.
        public func callAsFunction(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        }

        /// `pickerView(_:didSelectRow:inComponent:)`.
        public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}
